// Tellings, in whole games of every kind: what a screen is told agrees with the game's own result, everybody is told
// the same of what everybody sees, and each stands beside its event in a frame.
#include "table/tellings.hpp"

#include <gtest/gtest.h>

#include <set>

#include "contract/option_sets.hpp"
#include "json/write.hpp"
#include "table/play_of.hpp"

using namespace backlot;

namespace {

Seat observer(std::size_t at, std::size_t players) { return at == players ? nobody : seat_at(at); }

// Plays one game at random; each(event, state) for every event of every action.
template <Game G, class Each>
void play_at_random(const typename G::Options& options, std::uint64_t seed, const Each& each) {
  const auto& content = standard_content(G{});
  FastChance chance(seed);
  typename G::State state = setup(content, options, chance);
  FastChance dice(seed + 1);
  while (!is_over(content, state)) {
    const Seat seat = waiting_on(content, state).front();
    ActionsOf<G> actions;
    legal_actions(content, state, seat, actions);
    EventsTo sink{[&](const typename G::Event& event) { each(event, std::as_const(state)); }};
    const auto action = actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)];
    apply(content, state, seat, action, chance, sink);
  }
}

// Whether what is told ends where the game itself does.
bool agrees(const hollywood::Telling& told, const hollywood::Event& event, const hollywood::State& state) {
  using namespace hollywood;
  if (told.kind == Telling::Kind::roles) {
    const SeatSet winners = outcome(standard, state).winners;
    SeatSet first;
    SeatSet all;
    for (std::size_t i = 0; i < told.order.size(); ++i) {
      all = all.with(told.order[i]);
      if (i < winners.size()) first = first.with(told.order[i]);
    }
    return first == winners && all == SeatSet::first(state.players());
  }
  Counts turned{};
  for (const Turned& each : told.cards) ++turned[index(each.card)];
  const Count& last = told.cards.empty() ? told.poster : told.cards.back().count;
  const Leader leader = event.winner == Winner::both       ? Leader::nobody
                        : event.winner == Winner::patriots ? Leader::patriots
                                                           : Leader::communists;
  return turned == event.shown && last.patriots == event.symbols[0] && last.communists == event.symbols[1] &&
         last.leader == leader && told.winner == event.winner &&
         told.tie.clause.named() == (event.symbols[0] == event.symbols[1]);
}

bool agrees(const boulevard::Telling& told, const boulevard::Event& event, const boulevard::State& /*state*/) {
  using namespace boulevard;
  decltype(event.faces) faces{};
  std::size_t again = 0;
  for (const ToldDie& die : told.dice) {
    ++faces[static_cast<std::size_t>(die.face) - 1];
    again += is_unknown(die.was) ? 0U : 1U;
  }
  const Money counted = told.counted.empty() ? Money{} : told.counted.back();
  return faces == event.faces && told.dice.size() == event.dice && counted == event.money &&
         again == std::min<std::size_t>(event.re_rolled, event.dice);
}

bool agrees(const maybe::Telling& told, const maybe::Event& event, const maybe::State& state) {
  using enum maybe::Event::Kind;
  if (event.kind == profit) {
    std::size_t shared = 0;
    for (const maybe::Share& share : told.shares) shared += std::size_t{share.equal} + share.rest;
    std::size_t round = 0;
    for (const maybe::Vote vote : state.votes) round += vote != maybe::Vote::unknown ? 1 : 0;
    return shared <= event.number && shared + told.to_pool == round + told.from_pool;
  }
  std::int32_t missing = told.any;
  for (const std::int32_t each : told.missing) missing += each;
  const bool sensible = told.covered == (told.lacking == 0) && told.lacking <= missing &&
                        (told.any > 0 || told.lacking == missing - static_cast<std::int32_t>(told.wild_pairs.size()));
  if (event.kind == maybe::Event::Kind::shown) return sensible && told.votes > 0;
  const maybe::Sums sums = sums_of(maybe::standard, state);
  return sensible && told.settled && told.covered == (event.kind == succeeded) &&
         std::equal(sums.begin(), sums.end(), told.sums.begin());
}

bool agrees(const cinecitta::Telling& told, const cinecitta::Event& event, const cinecitta::State& state) {
  using namespace cinecitta;
  const Desk& desk = state.desk(event.seat);
  if (told.kind == Telling::Kind::quality) {
    return told.quality == quality_of(standard, desk.studio) && told.digits.size() == desk.studio.size();
  }
  const std::int32_t total = outcome(standard, state).seats[index(event.seat)].score;
  const bool dropped_out = !is_unknown(told.dropped_out);
  return told.total == total && told.money == told.wallet + told.promotion - told.wages &&
         (dropped_out || told.total == told.quality + told.money.amount * told.audience + told.award.amount);
}

template <Game G>
std::size_t check_games(std::set<std::string>& kinds) {
  const auto& content = standard_content(G{});
  std::size_t tellings = 0;
  std::uint64_t seed = 0;
  for_each_option_set<G>(content, [&](const auto& options) {
    if (++seed % 3 != 0 || ::testing::Test::HasFailure()) return;
    play_at_random<G>(options, seed, [&](const typename G::Event& event, const typename G::State& state) {
      if (!tells(event.kind) || ::testing::Test::HasFailure()) return;
      std::optional<TellingOf<G>> everybodys = telling(content, seen_by(content, state, nobody), event);
      for (std::size_t i = 0; i <= options.players; ++i) {
        const Seat seat = observer(i, options.players);
        const auto seen = seen_by(content, event, seat);
        ASSERT_TRUE(seen) << G::id << ": not everybody sees it";
        const auto told = telling(content, seen_by(content, state, seat), *seen);
        ASSERT_EQ(told, everybodys) << G::id << ": seat " << i + 1 << " is told something else";
        if (!told) continue;
        ++tellings;
        ASSERT_TRUE(agrees(*told, event, state)) << G::id << json::write(content, *told) << json::write(content, event);
        kinds.insert(std::string(names_of(told->kind)[static_cast<std::size_t>(told->kind)]));
      }
    });
  });
  return tellings;
}

json::Node parsed(const std::string& text) { return std::get<json::Node>(json::parse(text)); }

// How many tellings stand in frames, each beside an event that has one; `seen` are the events of all frames together.
template <class Events>
void count_told(const std::string& frames, const Events& seen, std::size_t& told) {
  std::size_t at = 0;
  for (const json::Node& frame : parsed(frames).items) {
    const auto count = static_cast<std::size_t>(frame.find("events")->number);
    if (const json::Node* const tellings = frame.find("tellings")) {
      ASSERT_FALSE(tellings->items.empty()) << "an empty list is left out";
      for (const json::Node& each : tellings->items) {
        const auto which_event = static_cast<std::size_t>(each.find("event")->number);
        ASSERT_LT(which_event, count);
        ASSERT_TRUE(tells(seen[at + which_event].kind)) << frames;
        ASSERT_NE(each.find("telling")->find("kind"), nullptr);
        ++told;
      }
    }
    at += count;
  }
}

}  // namespace

TEST(Tellings, agree_with_the_result_in_every_game) {
  std::set<std::string> kinds;
  for_each_game([&](auto which) { EXPECT_GT(check_games<decltype(which)>(kinds), 100U); });
  EXPECT_EQ(kinds, (std::set<std::string>{"premiere", "roles", "box_office", "cover", "verdict", "shares", "quality",
                                          "screening"}));
}

TEST(Tellings, stand_beside_their_events_in_frames) {
  for_each_game([](auto which) {
    using G = decltype(which);
    const auto& content = standard_content(which);
    PlayOf<G> play(typename G::Options{}, Digest{3});
    play.keep_frames(true);
    FastChance dice(5);
    std::size_t found = 0;
    while (!play.over()) {
      const auto actions = play.table().legal(play.waiting().front());
      ASSERT_FALSE(
          play.act(play.waiting().front(), actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
      const auto& events = play.table().moves().back().events;
      for (std::size_t i = 0; i <= play.players(); ++i) {
        const Seat seat = observer(i, play.players());
        std::vector<typename G::Event> seen;
        for (const auto& event : events) {
          if (const auto mine = seen_by(content, event, seat)) seen.push_back(*mine);
        }
        std::string out;
        play.append_frames(out, seat);
        std::size_t told = 0;
        ASSERT_NO_FATAL_FAILURE(count_told(out, seen, told)) << G::id;
        std::size_t expected = 0;
        for (const auto& event : seen) expected += tells(event.kind) ? 1U : 0U;
        ASSERT_LE(told, expected);
        // Of all loyalties only the last has one: H47-63.
        if constexpr (!std::same_as<G, hollywood::Game>) ASSERT_EQ(told, expected) << G::id;
        found += told;
      }
      play.frames_were_shown();
    }
    EXPECT_GT(found, 0U) << G::id;
  });
}

TEST(Tellings, only_what_everybody_sees_takes_time) {
  for_each_game([](auto which) {
    using G = decltype(which);
    const auto& content = standard_content(which);
    PlayOf<G> play(typename G::Options{}, Digest{4});
    FastChance dice(6);
    std::uint64_t sum = 0;
    while (!play.over()) {
      const auto actions = play.table().legal(play.waiting().front());
      ASSERT_FALSE(
          play.act(play.waiting().front(), actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
      Milliseconds expected;
      for (const auto& event : play.table().moves().back().events) {
        for (std::size_t i = 0; i <= play.players() && scene_length(event.kind) > Milliseconds{}; ++i) {
          EXPECT_TRUE(seen_by(content, event, observer(i, play.players()))) << G::id << ": a clock would tell of it";
        }
        expected += scene_length(event.kind);
      }
      EXPECT_EQ(play.last_scenes(), expected);
      sum += expected.count;
    }
    EXPECT_GT(sum, 0U) << G::id;
  });
}

static_assert(scene_length(hollywood::Event::Kind::revealed) == Milliseconds{12'000});
static_assert(scene_length(hollywood::Event::Kind::loyalty_shown) == Milliseconds{700});
static_assert(scene_length(hollywood::Event::Kind::drew) == Milliseconds{});
static_assert(scene_length(boulevard::Event::Kind::agency_shown) == Milliseconds{2'500});
static_assert(scene_length(boulevard::Event::Kind::tie) == Milliseconds{700});
static_assert(scene_length(boulevard::Event::Kind::section_won) == Milliseconds{500});
static_assert(scene_length(boulevard::Event::Kind::rolled_off) == Milliseconds{600});
static_assert(scene_length(boulevard::Event::Kind::genre_shown) == Milliseconds{1'200});
static_assert(scene_length(boulevard::Event::Kind::paid_out) == Milliseconds{2'000});
static_assert(scene_length(maybe::Event::Kind::shown) == Milliseconds{1'400});
static_assert(scene_length(maybe::Event::Kind::chose) == Milliseconds{2'100});
static_assert(scene_length(maybe::Event::Kind::succeeded) == Milliseconds{3'600});
static_assert(scene_length(maybe::Event::Kind::failed) == Milliseconds{3'600});
static_assert(scene_length(cinecitta::Event::Kind::wallet_shown) == Milliseconds{700});
static_assert(scene_length(cinecitta::Event::Kind::placed) == Milliseconds{});
