// Frames: from what a seat was shown last, patch by patch, to what it sees now; in every game, for every seat and for
// those who watch.
#include "table/frames.hpp"

#include <gtest/gtest.h>

#include "contract/option_sets.hpp"
#include "support/patch.hpp"
#include "table/play_of.hpp"

using namespace backlot;
using backlot::testing::apply_patch;

namespace {

json::Node parsed(const std::string& text) {
  const auto node = json::parse(text);
  EXPECT_TRUE(std::holds_alternative<json::Node>(node)) << text;
  return std::holds_alternative<json::Node>(node) ? std::get<json::Node>(node) : json::Node{};
}

// Lines do not matter.
std::string text_of(const json::Node& node) { return json::to_text(node); }

// The plain way: a whole screen.
template <Game G>
json::Node screen_of(const typename G::Content& content, const typename G::State& state, Seat seat, SeatSet waiting) {
  const auto view = seen_by(content, state, seat);
  return parsed("{\"view\":" + json::write(content, view) + ",\"outlook\":" +
                json::write(content, outlook(content, view)) + ",\"waiting\":" + json::write(content, waiting) + "}");
}
// And one in the middle of an action: nobody is asked.
template <Game G>
json::Node screen_at_event(const typename G::Content& content, const typename G::State& state, Seat seat) {
  const auto view = seen_by(content, state, seat);
  return parsed("{\"view\":" + json::write(content, view) +
                ",\"outlook\":" + json::write(content, outlook_at_event<G>(content, view)) + ",\"waiting\":[]}");
}

// What one observer is to be shown of an action: a screen for each event that it sees, and then the table at rest.
struct Act {
  std::vector<std::string> screens;
  std::string rest;
};

struct Screen {
  Seat seat = nobody;
  json::Node shown;
  std::vector<Act> acts;  // that are not shown yet
};

// The last move once more, from the state before it, as each observer is to see it.
template <Game G>
void expect_move(const PlayOf<G>& play, typename G::State state, std::vector<Screen>& screens) {
  const auto& content = play.table().content();
  const Move<G>& move = play.table().moves().back();
  for (Screen& screen : screens) screen.acts.emplace_back();
  Tape drawn(move.draws);
  EventsTo sink{[&](const typename G::Event& event) {
    for (Screen& screen : screens) {
      if (!seen_by(content, event, screen.seat)) continue;
      screen.acts.back().screens.push_back(text_of(screen_at_event<G>(content, state, screen.seat)));
    }
  }};
  apply(content, state, move.seat, move.action, drawn, sink);
  for (Screen& screen : screens) {
    screen.acts.back().rest = text_of(screen_of<G>(content, state, screen.seat, play.waiting()));
  }
}

// Where a screen is: so many actions are shown, and so many events of the next.
struct Place {
  std::size_t act = 0;
  std::size_t seen = 0;
};

// In the middle of an action: whoever was asked before it, or will be after it.
template <Game G>
void expect_nobody_asked(const json::Node& shown) {
  EXPECT_TRUE(shown.find("waiting")->items.empty()) << G::id;
  const json::Node& outlook = *shown.find("outlook");
  if constexpr (std::same_as<G, hollywood::Game>) {
    EXPECT_FALSE(outlook.find("window")->truth);
    for (const json::Node& job : outlook.find("jobs")->items) EXPECT_FALSE(job.find("possible")->truth);
    for (const json::Node& seat : outlook.find("seats")->items) {
      EXPECT_FALSE(seat.find("asked")->truth || seat.find("may")->truth);
    }
  }
  if constexpr (std::same_as<G, maybe::Game>) EXPECT_TRUE(outlook.find("casts")->items.empty());
}

// Goes on to a frame. It shows events of one action between which nothing changes, and the screen at the last of them;
// with the last event of an action the table is at rest.
template <Game G>
void take_frame(const json::Node& frame, Screen& screen, Place& at) {
  apply_patch(screen.shown, *frame.find("changes"));
  const auto events = static_cast<std::size_t>(frame.find("events")->number);
  // Actions of which this seat sees no event may show in nothing, or in a frame without events.
  const auto unseen = [&] { return at.act < screen.acts.size() && screen.acts[at.act].screens.empty(); };
  if (events == 0) {
    const std::string shown = text_of(screen.shown);
    while (unseen() && screen.acts[at.act].rest != shown) ++at.act;
    ASSERT_TRUE(unseen()) << G::id << ": no event leads here";
    ++at.act;
    return;
  }
  while (unseen()) ++at.act;
  ASSERT_LT(at.act, screen.acts.size()) << G::id;
  const Act& act = screen.acts[at.act];
  ASSERT_LE(at.seen + events, act.screens.size()) << G::id << ": events of two actions";
  for (std::size_t i = 1; i < events; ++i) {
    ASSERT_EQ(act.screens[at.seen + i], act.screens[at.seen]) << G::id << ": a change is left out";
  }
  at.seen += events;
  if (at.seen == act.screens.size()) {
    ASSERT_EQ(text_of(screen.shown), act.rest) << G::id;
    at = {at.act + 1, 0};
  } else {
    ASSERT_EQ(text_of(screen.shown), act.screens[at.seen - 1]) << G::id;
    expect_nobody_asked<G>(screen.shown);
  }
}

template <Game G>
void show_all(PlayOf<G>& play, std::vector<Screen>& screens, std::size_t& frames) {
  ASSERT_TRUE(play.has_frames());
  for (Screen& screen : screens) {
    const std::string& now = screen.acts.back().rest;
    std::string at_once;
    play.append_changes(at_once, screen.seat);
    json::Node other = screen.shown;
    apply_patch(other, parsed(at_once));
    ASSERT_EQ(text_of(other), now) << G::id << at_once;
    std::string out;
    play.append_frames(out, screen.seat);
    Place at;
    for (const json::Node& frame : parsed(out).items) {
      ASSERT_NO_FATAL_FAILURE(take_frame<G>(frame, screen, at)) << out;
      ++frames;
    }
    for (; at.act < screen.acts.size(); ++at.act) ASSERT_TRUE(screen.acts[at.act].screens.empty()) << G::id << out;
    ASSERT_EQ(text_of(screen.shown), now) << G::id << " " << out;
    screen.acts.clear();
  }
  play.frames_were_shown();
}

template <Game G>
void follow(const typename G::Options& options, std::uint64_t seed, std::size_t& frames, std::size_t& moves) {
  PlayOf<G> play(options, Digest{static_cast<std::uint8_t>(seed)});
  play.keep_frames(true);
  std::vector<Screen> screens(play.players() + 1);
  for (std::size_t i = 0; i < screens.size(); ++i) {
    screens[i].seat = i == play.players() ? nobody : seat_at(i);
    screens[i].shown = screen_of<G>(play.table().content(), play.table().state(), screens[i].seat, play.waiting());
  }
  FastChance dice(seed);
  while (!play.over()) {
    const Seat seat = play.waiting().front();
    const auto actions = play.table().legal(seat);
    const auto before = play.table().state();
    ASSERT_FALSE(play.act(seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
    ++moves;
    expect_move<G>(play, before, screens);
    // Several actions may be shown together.
    if (dice.below(3, 0) == 0 || play.over()) ASSERT_NO_FATAL_FAILURE(show_all<G>(play, screens, frames));
  }
}

}  // namespace

TEST(Frames, patches_lead_from_what_was_shown_to_what_is_seen_in_every_game) {
  for_each_game([](auto which) {
    using G = decltype(which);
    std::size_t frames = 0;
    std::size_t moves = 0;
    std::uint64_t seed = 1;
    for_each_option_set<G>(standard_content(which), [&](const auto& options) {
      if (++seed % 5 != 0) return;
      ASSERT_NO_FATAL_FAILURE(follow<G>(options, seed, frames, moves));
    });
    EXPECT_GT(frames, moves) << G::id;
  });
}

TEST(Frames, after_a_decision_was_taken_back_there_is_doubt_until_all_is_shown_again) {
  using G = cinecitta::Game;
  PlayOf<G> play(G::Options{}, Digest{});
  EXPECT_FALSE(play.has_frames());
  play.keep_frames(true);
  EXPECT_TRUE(play.has_frames());
  const Seat seat = seat_at(0);
  ASSERT_FALSE(play.act(seat, play.table().legal(seat)[0]));
  ASSERT_TRUE(play.undo(seat));
  EXPECT_FALSE(play.has_frames());
  play.frames_were_shown();
  EXPECT_TRUE(play.has_frames());
  std::string out;
  play.append_frames(out, seat);
  EXPECT_EQ(out, "[]");
}

TEST(Frames, C37_70_an_offer_is_one_frame_and_the_others_learn_nothing_but_that_it_was_made) {
  using G = cinecitta::Game;
  PlayOf<G> play(G::Options{}, Digest{});
  play.keep_frames(true);
  ASSERT_FALSE(play.act(seat_at(0), play.table().legal(seat_at(0))[3]));
  std::string out;
  play.append_frames(out, nobody);
  const json::Node frames = parsed(out);
  ASSERT_EQ(frames.items.size(), 1U) << out;
  EXPECT_EQ(frames.items[0].find("events")->number, 1);
  EXPECT_NE(out.find("/view/decided"), std::string::npos) << out;
  EXPECT_EQ(out.find("wallet"), std::string::npos) << out;
}

TEST(Frames, H47_63_at_the_first_loyalty_shown_not_all_are) {
  using G = hollywood::Game;
  PlayOf<G> play(G::Options{.players = 5}, Digest{});
  play.keep_frames(true);
  FastChance dice(1);
  while (!play.over()) {
    play.frames_were_shown();
    const Seat seat = play.waiting().front();
    const auto actions = play.table().legal(seat);
    ASSERT_FALSE(play.act(seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
  }
  std::string out;
  play.append_frames(out, nobody);
  std::size_t first_loyalties = 0;
  for (const json::Node& frame : parsed(out).items) {
    std::size_t shown = 0;
    for (const json::Node& operation : frame.find("changes")->items) {
      if (operation.find("path")->text.ends_with("/loyalty")) ++shown;
    }
    EXPECT_LE(shown, 1U) << out;
    first_loyalties += shown;
  }
  EXPECT_EQ(first_loyalties, 5U) << out;
}
