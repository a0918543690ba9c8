// Frames: from what a seat was shown last, patch by patch, to what it sees now; in every game, for every seat and for
// those who watch.
#include "table/frames.hpp"

#include <gtest/gtest.h>

#include "contract/option_sets.hpp"
#include "support/patch.hpp"
#include "table/play.hpp"

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

template <Game G>
json::Node screen_of(const PlayOf<G>& play, Seat seat) {
  std::string out = "{\"view\":";
  play.append_view(out, seat);
  out += ",\"outlook\":";
  play.append_outlook(out, seat);
  out += ",\"waiting\":" + json::write(play.table().content(), play.waiting()) + "}";
  return parsed(out);
}

template <Game G>
std::size_t seen_of_last_move(const PlayOf<G>& play, Seat seat) {
  std::size_t seen = 0;
  for (const auto& event : play.table().moves().back().events) {
    if (seen_by(play.table().content(), event, seat)) ++seen;
  }
  return seen;
}

struct Screens {
  std::vector<json::Node> shown;      // to each seat, and to those who watch
  std::vector<std::size_t> expected;  // events that are not shown yet
};

Seat observer(std::size_t at, std::size_t players) { return at == players ? nobody : seat_at(at); }

template <Game G>
void show_all(PlayOf<G>& play, Screens& screens, std::size_t& frames) {
  ASSERT_TRUE(play.has_frames());
  for (std::size_t i = 0; i < screens.shown.size(); ++i) {
    const Seat seat = observer(i, play.players());
    const std::string now = text_of(screen_of<G>(play, seat));
    std::string at_once;
    play.append_changes(at_once, seat);
    json::Node other = screens.shown[i];
    apply_patch(other, parsed(at_once));
    ASSERT_EQ(text_of(other), now) << G::id << at_once;
    std::string out;
    play.append_frames(out, seat);
    std::size_t events = 0;
    for (const json::Node& frame : parsed(out).items) {
      apply_patch(screens.shown[i], *frame.find("changes"));
      events += static_cast<std::size_t>(frame.find("events")->number);
      ++frames;
    }
    ASSERT_EQ(events, std::exchange(screens.expected[i], 0)) << G::id;
    ASSERT_EQ(text_of(screens.shown[i]), now) << G::id << " " << out;
  }
  play.frames_were_shown();
}

template <Game G>
void follow(const typename G::Options& options, std::uint64_t seed, std::size_t& frames, std::size_t& moves) {
  PlayOf<G> play(options, Digest{static_cast<std::uint8_t>(seed)});
  play.keep_frames(true);
  Screens screens;
  for (std::size_t i = 0; i <= play.players(); ++i) {
    screens.shown.push_back(screen_of<G>(play, observer(i, play.players())));
  }
  screens.expected.resize(screens.shown.size());
  FastChance dice(seed);
  while (!play.over()) {
    const Seat seat = play.waiting().front();
    const auto actions = play.table().legal(seat);
    ASSERT_FALSE(play.act(seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
    ++moves;
    for (std::size_t i = 0; i < screens.shown.size(); ++i) {
      screens.expected[i] += seen_of_last_move<G>(play, observer(i, play.players()));
    }
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
