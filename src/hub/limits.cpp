#include "hub/limits.hpp"

#include <algorithm>
#include <iterator>

namespace backlot {
namespace {

using Figures = Allowances::Figures;

// So many at once, then one more in so many milliseconds: by a person, and from an address with all its people.
struct Allowed {
  Deed deed;
  Allowances::Figure person;
  Allowances::Figure address;
};
constexpr std::array<Allowed, deeds> rows{{
    {Deed::request, {0, 0}, {4000, 20}},  // tokens are free: a page, of many files, counts for its address
    {Deed::create, {20, 3000}, {30, 1000}},
    {Deed::guess, {10, 10000}, {30, 5000}},
    {Deed::join, {30, 1000}, {300, 100}},
    {Deed::load, {10, 3000}, {100, 500}},
    {Deed::talk, {10, 1000}, {100, 100}},
    {Deed::note, {30, 1000}, {300, 100}},
    {Deed::record, {0, 0}, {20, 3000}},
    {Deed::message, {0, 0}, {0, 0}},  // as whoever runs the server says
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < deeds; ++i) {
    if (rows[i].deed != static_cast<Deed>(i)) return false;
  }
  return true;
}
static_assert(in_order());

constexpr Figures column(Allowances::Figure Allowed::* whose) {
  Figures figures{};
  for (std::size_t i = 0; i < deeds; ++i) figures[i] = rows[i].*whose;
  return figures;
}

Figures for_addresses(std::uint32_t messages) {
  Figures figures = column(&Allowed::address);
  figures[static_cast<std::size_t>(Deed::message)] = {4 * messages, 1000 / std::max(messages, 1U)};
  return figures;
}

constexpr std::size_t most_remembered = 50000;  // addresses, and as many people: some 15 MB each
constexpr std::uint32_t most_told = 16;         // of one address that there is no room for more

}  // namespace

bool Allowances::has(const std::string& who, Deed deed, std::uint64_t now) const {
  const auto found = used_.find(who);
  if (figure(deed).most == 0 || found == used_.end()) return true;
  const std::uint64_t until = std::max(found->second.until[static_cast<std::size_t>(deed)], now);
  return until + figure(deed).each <= now + std::uint64_t{figure(deed).most} * figure(deed).each;
}

void Allowances::take(const std::string& who, Deed deed, std::uint64_t now) {
  if (figure(deed).most == 0) return;
  const auto [at, is_new] = used_.try_emplace(who);
  if (is_new) {
    at->second.place = order_.insert(order_.end(), &at->first);
  } else {
    order_.splice(order_.end(), order_, at->second.place);
  }
  std::uint64_t& until = at->second.until[static_cast<std::size_t>(deed)];
  until = std::max(until, now) + figure(deed).each;
  forget(now);
}

void Allowances::give_back(const std::string& who, Deed deed) {
  const auto found = used_.find(who);
  if (figure(deed).most == 0 || found == used_.end()) return;
  std::uint64_t& until = found->second.until[static_cast<std::size_t>(deed)];
  until -= std::min<std::uint64_t>(until, figure(deed).each);
}

bool Allowances::all_back(const Used& used, std::uint64_t now) {
  return std::all_of(used.until.begin(), used.until.end(), [&](std::uint64_t until) { return until <= now; });
}

// A few at a time, so that nobody waits for it: two go for each one that comes.
void Allowances::forget(std::uint64_t now) {
  for (int i = 0; i < 2 && order_.size() > 1; ++i) {
    const auto oldest = used_.find(*order_.front());
    if (used_.size() <= most_ && !all_back(oldest->second, now)) return;
    order_.pop_front();
    used_.erase(oldest);
  }
}

Limits::Limits(std::uint32_t connections, std::uint32_t messages)
    : most_connections_(connections),
      addresses_(for_addresses(messages), most_remembered),
      people_(column(&Allowed::person), most_remembered) {}

Limits::Room Limits::enter(const std::string& address) {
  if (most_connections_ == 0) return Room::free;
  std::uint32_t& here = connections_[address];
  if (here >= most_connections_ + most_told) return Room::none;
  return ++here > most_connections_ ? Room::crowded : Room::free;
}

void Limits::leave(const std::string& address) {
  const auto found = connections_.find(address);
  if (found != connections_.end() && --found->second == 0) connections_.erase(found);
}

bool Limits::may(Deed deed, const std::string& address, const std::string& person, std::uint64_t now) {
  const bool by_address = most_connections_ != 0;
  if (by_address && !addresses_.has(address, deed, now)) return false;
  if (!person.empty() && !people_.has(person, deed, now)) return false;
  if (by_address) addresses_.take(address, deed, now);
  if (!person.empty()) people_.take(person, deed, now);
  return true;
}

void Limits::give_back(Deed deed, const std::string& address, const std::string& person) {
  addresses_.give_back(address, deed);
  people_.give_back(person, deed);
}

}  // namespace backlot
