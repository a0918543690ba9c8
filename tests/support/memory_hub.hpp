// A hub without sockets, threads, disk or luck: what is stored is remembered, what is random follows from a number, and
// everything that is to happen later happens in `settle`.
#pragma once
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "hub/hub.hpp"
#include "table/fairness.hpp"

namespace backlot::testing_support {

class MemoryStore final : public EventStore {
 public:
  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    ++tries;
    if (full) return done(Appended::failed);
    tables_[table].push_back({seq, std::move(body)});
    if (listing) listings_[table] = std::move(*listing);
    done(Appended::durable);
    if (when_durable) when_durable();
  }
  LoadedLog load(const std::string& table, std::uint64_t from) override {
    ++loads;
    LoadedLog found;
    if (!away.empty()) return {{}, away};
    const auto known = tables_.find(table);
    if (known == tables_.end()) return found;
    for (const StoredEntry& entry : known->second) {
      if (entry.seq >= from) found.entries.push_back(entry);
    }
    return found;
  }
  CodeFound table_with_code(const std::string& code) override {
    if (!away.empty()) return {{}, away};
    for (const auto& [table, listing] : listings_) {
      if (!code.empty() && listing.code == code) return {table, ""};
    }
    return {};
  }

  Lease take(const std::string& table) override {
    ++takes;
    if (lapsed) return {.state = Lease::State::unknown};
    if (const auto found = others.find(table); found != others.end()) return found->second;
    held.insert(table);
    return {};
  }
  bool holds(const std::string& table) override { return !lapsed && !others.contains(table); }
  void pin(const std::string& table, const Rules& rules) override { pins[table] = rules.game; }
  void release(const std::vector<std::string>& tables, const std::function<void()>& done) override {
    for (const std::string& table : tables) held.erase(table);
    if (hold_releases) return releases.push_back(done);
    done();
  }
  void leave(const std::function<void(std::vector<std::string>)>& done) override { done(neighbours); }
  std::size_t free_among(const std::vector<std::string>& /*tables*/) override { return free; }
  void on_lapse(const std::function<void()>& told) override { tell_of_lapse = told; }

  std::map<std::string, Lease> others;  // who has the tables that are not ours
  std::set<std::string> held;           // that were taken
  std::vector<std::string> neighbours;  // the other programs
  std::size_t free = 0;                 // tables that none of them has taken yet
  bool hold_releases = false;           // they take until somebody calls them
  std::vector<std::function<void()>> releases;
  std::map<std::string, std::string> pins;
  bool lapsed = false;  // all leases have run out
  std::function<void()> tell_of_lapse;
  std::function<void()> when_durable;
  std::uint64_t takes = 0;
  bool full = false;        // nothing can be written
  std::string away;         // why nothing can be read for a while
  std::uint64_t tries = 0;  // to write
  std::uint64_t loads = 0;  // tried
  void damaged(const std::string& /*table*/, const std::string& why) override { reports.push_back(why); }
  std::vector<std::string> reports;
  const std::vector<StoredEntry>& log(const std::string& table) { return tables_[table]; }
  void damage(const std::string& table, std::uint64_t entry, std::string body) {
    tables_[table][entry - 1].body = std::move(body);
  }

 private:
  std::map<std::string, std::vector<StoredEntry>> tables_;
  std::map<std::string, Listing> listings_;
};

// Passwords that are no secret.
class PlainPasswords final : public Passwords {
 public:
  explicit PlainPasswords(std::deque<std::function<void()>>& tasks) : tasks_(tasks) {}
  void hash(std::string password, std::function<void(std::string hash)> done) override {
    tasks_.emplace_back([done = std::move(done), hash = "plain:" + std::move(password)] { done(hash); });
  }
  void check(std::string password, std::string hash, std::function<void(Checked)> done) override {
    const Checked checked = hash == "plain:" + password ? Checked::right : Checked::wrong;
    tasks_.emplace_back([done = std::move(done), checked] { done(checked); });
  }

 private:
  std::deque<std::function<void()>>& tasks_;
};

class MemoryHub {
 public:
  explicit MemoryHub(std::uint64_t seed) : seed_(seed), passwords_(tasks_), hub_(services()) {}

  void send(const std::shared_ptr<Client>& client, std::string_view message) {
    hub_.received(client, message);
    settle();
  }
  Hub& hub() { return hub_; }

  void settle() {
    while (!tasks_.empty()) {
      const auto task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }

 private:
  Hub::Services services() {
    Hub::Services around{store_};
    around.post = [this](Hub::Task task) { tasks_.push_back(std::move(task)); };
    around.later = [](auto, const Hub::Task&) {};  // nobody is late
    around.think = [this](Hub::Lane, const std::string&, const std::function<void(std::uint32_t)>& thought) {
      tasks_.emplace_back([thought] { thought(1); });
    };
    around.wait = [](const Hub::Task&) {};
    around.random = [this] {
      const std::vector<std::string> parts{std::to_string(seed_), std::to_string(++drawn_)};
      return hash_of_list(parts);
    };
    around.passwords = &passwords_;
    return around;
  }

  std::uint64_t seed_;
  std::uint64_t drawn_ = 0;
  MemoryStore store_;
  std::deque<std::function<void()>> tasks_;
  PlainPasswords passwords_;
  Hub hub_;
};

}  // namespace backlot::testing_support
