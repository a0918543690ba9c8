// A bot that remembers is told what its seat sees, also in a game without claims.
#include <gtest/gtest.h>

#include <array>
#include <utility>
#include <vector>

#include "content/cinecitta.hpp"
#include "lab/play.hpp"

namespace backlot {
namespace memory_test {

// Cinecittà under a tag of its own, with a bot that counts what it is told.
struct Remembered : cinecitta::Game {};
static_assert(!MakesClaims<Remembered>);

struct Told {
  int starts = 0;
  std::vector<std::pair<cinecitta::View, cinecitta::Event>> events;  // each with the View before its action
};
inline std::array<Told, 3> told;

class Follower {
 public:
  static constexpr std::string_view name = "follower";
  static constexpr std::string_view about = "any legal action; remembers how much it was told";

  template <Chance C>
  cinecitta::Action choose(const cinecitta::Content& content, const cinecitta::View& view, C& chance) {
    return bots::Random<Remembered>().choose(content, view, chance);
  }
  void start(const cinecitta::Content& /*content*/, const cinecitta::View& view) {
    seat_ = view.seat();
    ++told[index(seat_)].starts;
  }
  void watch(const cinecitta::Content& /*content*/, const cinecitta::View& before, const cinecitta::Event& event) {
    told[index(seat_)].events.emplace_back(before, event);
  }
  void hear(const cinecitta::Content& /*content*/, const cinecitta::View& /*view*/, Seat /*by*/,
            const NoClaim& /*claim*/) {}

 private:
  Seat seat_ = nobody;
};

}  // namespace memory_test

namespace bots {

using memory_test::Remembered;

template <>
struct BotsOf<Remembered> {
  using Type = std::variant<Random<Remembered>, memory_test::Follower>;
};

// What the library has for the games of the list.
template <>
cinecitta::Action choose<Remembered>(AnyBot<Remembered>& bot, const cinecitta::Content& content,
                                     const cinecitta::View& view, FastChance& chance) {
  return std::get<memory_test::Follower>(bot.which).choose(content, view, chance);
}
template <>
std::optional<cinecitta::Action> interrupt<Remembered>(AnyBot<Remembered>& /*bot*/,
                                                       const cinecitta::Content& /*content*/,
                                                       const cinecitta::View& /*view*/, FastChance& /*chance*/) {
  return std::nullopt;
}
template <>
void External<Remembered>::notice(const cinecitta::Content& /*content*/, const cinecitta::Event& /*event*/) {}
template <>
void External<Remembered>::end(const cinecitta::Content& /*content*/, const Outcome& /*outcome*/) {}

}  // namespace bots

namespace lab {
namespace {

using memory_test::Follower;
using memory_test::Remembered;
using memory_test::told;

TEST(Play, a_memory_is_fed_in_a_game_without_claims) {
  using G = Remembered;
  told = {};
  const std::vector<bots::AnyBot<G>> three(3, bots::AnyBot<G>{"follower", Follower{}});
  Table<G> table(cinecitta::standard, cinecitta::Options{3}, FastChance(5));
  play_to_the_end<G>(cinecitta::standard, table, three, 5, [&](Seat seat, const cinecitta::Action& action, auto& sink) {
    act_and_tell(table, seat, action, sink);
  });
  for (const Seat seat : SeatSet::first(3)) {
    Rerun<G> rerun(cinecitta::standard, table.options(), table.deal(), table.moves());
    decltype(memory_test::Told::events) seen;
    for (std::size_t i = 0; i < table.moves().size(); ++i) {
      const cinecitta::View before = seen_by(cinecitta::standard, rerun.to(i), seat);
      for (const cinecitta::Event& event : table.moves()[i].events) {
        if (const auto mine = seen_by(cinecitta::standard, event, seat)) seen.emplace_back(before, *mine);
      }
    }
    EXPECT_EQ(told[index(seat)].starts, 1);
    EXPECT_EQ(told[index(seat)].events.size(), seen.size());
    EXPECT_TRUE(told[index(seat)].events == seen);
    EXPECT_GT(seen.size(), 20U);
  }
}

}  // namespace
}  // namespace lab
}  // namespace backlot
