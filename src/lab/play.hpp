// One game between bots. The cards come from one source and each bot's choices from another, so that
// the same seed deals the same cards to whatever bots.
#pragma once
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "bots/stream.hpp"
#include "json/write.hpp"
#include "table/seat_json.hpp"
#include "table/table.hpp"

namespace backlot::lab {

// The seed of one game; FastChance(game_seed(...)) deals it.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) { return combine(combine(0, seed), game); }
constexpr std::uint64_t bot_seed(std::uint64_t game_seed, std::size_t seat) { return combine(game_seed, seat + 1); }

// A game without a log, with the names of a Table.
template <Game G>
class BareTable {
 public:
  BareTable(const typename G::Content& content, const typename G::Options& options, FastChance chance)
      : content_(content), chance_(chance), state_(setup(content_, options, chance_)) {}
  // From the middle of a game on.
  BareTable(const typename G::Content& content, const typename G::State& state, FastChance chance)
      : content_(content), chance_(chance), state_(state) {}
  const typename G::State& state() const { return state_; }
  bool over() const { return is_over(content_, state_); }
  SeatSet waiting() const { return waiting_on(content_, state_); }
  SeatSet interrupting() const { return may_interrupt(content_, state_); }
  typename G::View view(Seat seat) const { return seen_by(content_, state_, seat); }
  template <class Sink>
  void act(Seat seat, const typename G::Action& action, Sink& sink) {
    apply(content_, state_, seat, action, chance_, sink);
  }

 private:
  const typename G::Content& content_;
  FastChance chance_;
  typename G::State state_;
};

template <Game G, class Sink>
void act_and_tell(BareTable<G>& table, Seat seat, const typename G::Action& action, Sink& sink) {
  table.act(seat, action, sink);
}
template <Game G, class Sink>
void act_and_tell(Table<G>& table, Seat seat, const typename G::Action& action, Sink& sink) {
  table.act(seat, action);
  for (const typename G::Event& event : table.moves().back().events) sink(event);
}

// The bots of a game while it is played: they choose, follow what happens, and talk. They are copies: one
// that remembers must not remember the game before.
template <Game G, class AnyTable>
class BotsAtTable {
 public:
  using Action = typename G::Action;
  using Event = typename G::Event;

  BotsAtTable(const typename G::Content& content, const AnyTable& table, std::vector<bots::AnyBot<G>> bots,
              std::uint64_t seed)
      : content_(content), table_(table), bots_(std::move(bots)) {
    chances_.reserve(bots_.size());
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      chances_.emplace_back(bot_seed(seed, i));
      if (bots::speaks<G>(bots_[i])) speaking_ = speaking_.with(seat_at(i));
      listening_ = bots::listens<G>(bots_[i], content_) || listening_;
      if (!bots::remembers<G>(bots_[i])) continue;
      following_ = following_.with(seat_at(i));
      bots::start<G>(bots_[i], content_, table_.view(seat_at(i)));
    }
    if (!speaking_.empty()) {
      // What is said comes from chances of its own: talk does not change how a bot plays that does not listen.
      voices_.reserve(bots_.size());
      for (std::size_t i = 0; i < bots_.size(); ++i) voices_.emplace_back(combine(bot_seed(seed, i), 1));
    }
  }

  // Plays on to the end. Each action is taken by act(seat, action, tell), which tells every event; each claim
  // is given to said(seat, claim).
  template <class Act, class SaidTo>
  void play(const Act& act, const SaidTo& said) {
    play(act, said, [this](Seat seat) { return chosen_by(seat); });
  }
  // The same where somebody else decides for some of them: what is done is choose(seat).
  template <class Act, class SaidTo, class Choose>
  void play(const Act& act, const SaidTo& said, const Choose& choose) {
    while (!table_.over()) {
      if (interrupted(act, said)) continue;
      const Seat seat = table_.waiting().front();
      const Action action = choose(seat);
      say_first(seat, said);
      take(seat, action, act, said);
    }
    if (listening_) bots::end<G>(bots_, content_, outcome(content_, table_.state()));
  }
  // What the seat's bot does. A View is made only for one that looks at it: what is legal is the same in the State.
  Action chosen_by(Seat seat) {
    bots::AnyBot<G>& bot = bots_[index(seat)];
    FastChance& chance = chances_[index(seat)];
    if (auto* random = std::get_if<bots::Random<G>>(&bot.which)) {
      return random->any(content_, table_.state(), seat, chance);
    }
    return bots::choose<G>(bot, content_, table_.view(seat), chance);
  }
  // For the next game.
  std::vector<bots::AnyBot<G>> take_bots() { return std::move(bots_); }

 private:
  std::optional<Action> interrupt_by(Seat seat) {
    bots::AnyBot<G>& bot = bots_[index(seat)];
    FastChance& chance = chances_[index(seat)];
    if (auto* random = std::get_if<bots::Random<G>>(&bot.which)) {
      return random->any_or_none(content_, table_.state(), seat, chance);
    }
    return bots::interrupt<G>(bot, content_, table_.view(seat), chance);
  }

  // The first seat that wants to interrupt does.
  template <class Act, class SaidTo>
  bool interrupted(const Act& act, const SaidTo& said) {
    for (const Seat seat : table_.interrupting()) {
      if (table_.waiting().has(seat)) continue;
      const auto action = interrupt_by(seat);
      if (!action) continue;
      say_first(seat, said);
      take(seat, *action, act, said);
      return true;
    }
    return false;
  }

  template <class Act, class SaidTo>
  void take(Seat seat, const Action& action, const Act& act, const SaidTo& said) {
    if (!listening_ && following_.empty() && speaking_.empty()) {
      NoEvents quiet;
      act(seat, action, quiet);
      return;
    }
    before_.clear();
    events_.clear();
    for (const Seat each : following_) before_.push_back(table_.view(each));
    EventsTo tell{[&](const Event& event) {
      if (listening_) bots::notice<G>(bots_, content_, event);
      if (!following_.empty() || (!speaking_.empty() && is_talked_about(event))) events_.push_back(event);
    }};
    act(seat, action, tell);
    std::size_t next = 0;
    for (const Seat each : following_) {
      const typename G::View& before = before_[next++];
      for (const Event& event : events_) {
        if (const auto seen = seen_by(content_, event, each)) {
          bots::watch<G>(bots_[index(each)], content_, before, *seen);
        }
      }
    }
    if constexpr (MakesClaims<G>) {
      for (const Event& event : events_) {
        if (invites_talk(event) && !table_.over()) talk_about(event, said);
      }
    }
  }
  static bool is_talked_about(const Event& event) {
    if constexpr (MakesClaims<G>) {
      return invites_talk(event);
    } else {
      return false;
    }
  }

  // Everybody in turn may say something, and whoever wants to answers.
  template <class SaidTo>
  void talk_about(const Event& event, const SaidTo& said) {
    for (const Seat seat : speaking_) {
      const auto seen = seen_by(content_, event, seat);
      if (!seen) continue;
      const auto claim = bots::speak<G>(bots_[index(seat)], content_, table_.view(seat), *seen, voices_[index(seat)]);
      if (claim) claim_and_answer(seat, *claim, said);
    }
  }
  // What somebody says along with their next action.
  template <class SaidTo>
  void say_first(Seat seat, const SaidTo& said) {
    if constexpr (MakesClaims<G>) {
      if (const auto claim = bots::take_claim<G>(bots_[index(seat)])) claim_and_answer(seat, *claim, said);
    }
  }
  template <class SaidTo>
  void claim_and_answer(Seat seat, const ClaimOf<G>& claim, const SaidTo& said) {
    tell(seat, claim, said);
    for (const Seat other : speaking_) {
      if (other == seat) continue;
      const auto reply =
          bots::answer<G>(bots_[index(other)], content_, table_.view(other), seat, claim, voices_[index(other)]);
      if (reply) tell(other, *reply, said);
    }
  }
  template <class SaidTo>
  void tell(Seat by, const ClaimOf<G>& claim, const SaidTo& said) {
    said(by, claim);
    if (listening_) {
      const auto name = [](Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); };
      bots::notice_talk<G>(
          bots_, said_item(by, name(by).view(), describe(content_, claim, name).view(), json::write(content_, claim)));
    }
    for (const Seat each : following_) bots::hear<G>(bots_[index(each)], content_, table_.view(each), by, claim);
  }

  const typename G::Content& content_;
  const AnyTable& table_;
  std::vector<bots::AnyBot<G>> bots_;
  std::vector<FastChance> chances_;
  std::vector<FastChance> voices_;
  SeatSet following_;
  SeatSet speaking_;
  bool listening_ = false;                // somebody is told what happens
  std::vector<typename G::View> before_;  // of those who follow
  std::vector<Event> events_;
};

// Plays on to the end. Each action is taken by act(seat, action, sink), with a sink for the bots that
// listen.
template <Game G, class AnyTable, class Act>
void play_to_the_end(const typename G::Content& content, const AnyTable& table, std::vector<bots::AnyBot<G>> bots,
                     std::uint64_t seed, const Act& act) {
  BotsAtTable<G, AnyTable>(content, table, std::move(bots), seed).play(act, [](Seat, const auto&) {});
}

// A game to its end, of which only the result counts.
template <Game G>
void play_quietly(const typename G::Content& content, BareTable<G>& table, std::vector<bots::AnyBot<G>> bots,
                  std::uint64_t seed) {
  play_to_the_end<G>(content, table, std::move(bots), seed,
                     [&](Seat seat, const typename G::Action& action, auto& sink) { table.act(seat, action, sink); });
}

}  // namespace backlot::lab
