// A replay shows at every step what was shown when the game was played.
#include "table/replay.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "json/lookup.hpp"
#include "support/all_games.hpp"
#include "support/random_game.hpp"
#include "table/play_of.hpp"
#include "table/record.hpp"
#include "table/verify.hpp"

using namespace backlot;
using namespace backlot::testing_support;

namespace {

const SeatNames names{"Ada", "Ben", "Cleo", "Player 4", "Player 5", "Player 6"};

// What one pair of eyes was shown at a step.
struct Shown {
  std::string outlook;
  std::string view;
  std::vector<std::string> events;
  std::string frames;
};

template <Game G>
class PlayedGame {
 public:
  PlayedGame() : play_(options(), sha256("a game to look at again")) {
    play_.keep_frames(true);
    look();
    FastChance chance(7);
    while (!play_.over()) {
      const auto& table = play_.table();
      std::vector<Seat> seats;
      for (const Seat seat : table.waiting()) seats.push_back(seat);
      const Seat seat = seats[chance.below(static_cast<std::uint32_t>(seats.size()), 0)];
      const auto legal = table.legal(seat);
      EXPECT_FALSE(play_.act(seat, legal[chance.below(static_cast<std::uint32_t>(legal.size()), 1)]));
      look();
    }
  }

  Record<G> record() const {
    std::vector<Player> players;
    for (std::size_t i = 0; i < play_.players(); ++i) players.push_back({names[i], "random"});
    return record_of<G>(play_.table(), std::move(players), std::nullopt);
  }
  const PlayOf<G>& play() const { return play_; }
  std::size_t watchers() const { return play_.players() + 1; }
  Seat seat(std::size_t watcher) const { return watcher == play_.players() ? nobody : seat_at(watcher); }
  // By step, then by seat; the last is who only watches.
  const std::vector<std::vector<Shown>>& shown() const { return shown_; }
  const std::vector<std::string>& states() const { return states_; }

 private:
  static typename G::Options options() {
    typename G::Options options;
    options.players = 4;
    return options;
  }
  void look() {
    std::vector<Shown>& now = shown_.emplace_back(watchers());
    if (play_.moves() > 0) {
      auto events = play_.last_events(names);
      for (std::size_t i = 0; i < watchers(); ++i) now[i].events = std::move(events[i]);
    }
    for (std::size_t i = 0; i < watchers(); ++i) {
      play_.append_outlook(now[i].outlook, seat(i));
      play_.append_view(now[i].view, seat(i));
      play_.append_frames(now[i].frames, seat(i));
    }
    play_.frames_were_shown();
    states_.push_back(json::write(play_.table().content(), play_.table().state()));
  }

  PlayOf<G> play_;
  std::vector<std::vector<Shown>> shown_;
  std::vector<std::string> states_;
};

std::unique_ptr<Replay> opened(const std::string& text) {
  auto replay = open_replay(text);
  if (const auto* fault = std::get_if<Fault>(&replay)) ADD_FAILURE() << text_of(*fault);
  return std::holds_alternative<Fault>(replay) ? nullptr : std::move(std::get<0>(replay));
}

json::Node parsed(const std::string& text) {
  auto node = json::parse(text, 1, {.bytes = std::size_t{64} << 20U});
  EXPECT_TRUE(std::holds_alternative<json::Node>(node)) << text;
  return std::get<json::Node>(std::move(node));
}

// The items of a log as lines, by step.
std::vector<std::string> joined_items(const Replay& replay, Eyes eyes) {
  std::vector<std::string> by_step(replay.steps() + 1);
  const std::string log = replay.log(eyes);
  const json::Node entries = parsed(log);
  for (const json::Node& entry : entries.items) {
    const auto step = static_cast<std::size_t>(entry.find("step")->number);
    for (const json::Node& item : entry.find("items")->items) by_step[step] += json::to_text(item) + "\n";
  }
  return by_step;
}

std::string joined(const std::vector<std::string>& items) {
  std::string out;
  for (const std::string& item : items) out += json::to_text(parsed(item)) + "\n";
  return out;
}

template <class G>
class EachGame : public testing::Test {};
TYPED_TEST_SUITE(EachGame, AllGames);

}  // namespace

TYPED_TEST(EachGame, a_replay_shows_each_seat_what_it_saw_then) {
  const PlayedGame<TypeParam> game;
  const auto replay = opened(write_record(game.record()));
  ASSERT_TRUE(replay);
  ASSERT_EQ(replay->steps(), game.play().moves());
  for (std::size_t i = 0; i < game.watchers(); ++i) {
    const std::vector<std::string> items = joined_items(*replay, game.seat(i));
    for (std::size_t step = 0; step <= replay->steps(); ++step) {
      const std::string now = replay->step(step, game.seat(i));
      const auto& [outlook, view, events, frames] = game.shown()[step][i];
      std::string expected = ",\"outlook\":" + outlook;
      expected += ",\"view\":" + view + "}";
      ASSERT_EQ(now.substr(now.find(",\"outlook\":")), expected) << "step " << step << ", watcher " << i;
      ASSERT_EQ(items[step], joined(events)) << "step " << step << ", watcher " << i;
      ASSERT_EQ(replay->frames(step, game.seat(i)), frames) << "step " << step << ", watcher " << i;
    }
  }
}

TYPED_TEST(EachGame, with_everything_shown_the_view_is_the_state) {
  const PlayedGame<TypeParam> game;
  const auto replay = opened(write_record(game.record()));
  ASSERT_TRUE(replay);
  for (std::size_t step = 0; step <= replay->steps(); ++step) {
    const std::string now = replay->step(step, {});
    ASSERT_EQ(now.substr(now.find(",\"view\":") + 8), "{\"seat\":null," + game.states()[step].substr(1) + "}");
  }
}

TYPED_TEST(EachGame, a_decision_is_told_to_who_made_it_and_to_who_sees_all) {
  const PlayedGame<TypeParam> game;
  const auto replay = opened(write_record(game.record()));
  ASSERT_TRUE(replay);
  const auto& moves = game.play().table().moves();
  const auto decisions = [&](Eyes eyes) {
    std::size_t count = 0;
    const std::string log = replay->log(eyes);
    const json::Node entries = parsed(log);
    for (const json::Node& entry : entries.items) {
      const json::Node* const choice = entry.find("choice");
      if (choice == nullptr) continue;
      const Move<TypeParam>& move = moves[static_cast<std::size_t>(entry.find("step")->number) - 1];
      EXPECT_EQ(entry.find("seat")->number, static_cast<std::int64_t>(index(move.seat) + 1));
      EXPECT_EQ(json::text_of(*choice, "text"), describe(game.play().table().content(), move.action).view());
      EXPECT_EQ(json::to_text(*choice->find("action")), json::write(game.play().table().content(), move.action));
      EXPECT_TRUE(!eyes || *eyes == move.seat);
      ++count;
    }
    return count;
  };
  EXPECT_EQ(decisions({}), moves.size());
  EXPECT_EQ(decisions(nobody), 0U);
  std::size_t together = 0;
  for (std::size_t i = 0; i + 1 < game.watchers(); ++i) together += decisions(seat_at(i));
  EXPECT_EQ(together, moves.size());
}

TYPED_TEST(EachGame, rounds_begin_where_the_round_changes_and_the_end_is_in_the_last) {
  const PlayedGame<TypeParam> game;
  const auto replay = opened(write_record(game.record()));
  ASSERT_TRUE(replay);
  const std::string about_text = replay->about();
  const json::Node about = parsed(about_text);
  const auto& rounds = about.find("rounds")->items;
  ASSERT_GT(rounds.size(), 1U);
  std::size_t round = 0;
  for (std::size_t step = 0; step <= replay->steps(); ++step) {
    if (round < rounds.size() && rounds[round].number == static_cast<std::int64_t>(step)) ++round;
    const std::string now = replay->step(step, nobody);
    ASSERT_EQ(parsed(now).find("round")->number, static_cast<std::int64_t>(round)) << "step " << step;
  }
  EXPECT_EQ(round, rounds.size());
  EXPECT_LT(rounds.back().number, static_cast<std::int64_t>(replay->steps()));
  EXPECT_NE(about_text.find(",\"outcome\":" + game.play().outcome_json() + "}"), std::string::npos);
}

TEST(Replay, what_was_said_stands_at_its_step_with_the_truth_beside_each_claim) {
  using Hollywood = hollywood::Game;
  const PlayedGame<Hollywood> game;
  Record<Hollywood> record = game.record();
  const auto loyalty = game.play().table().state().desk(seat_at(1)).loyalty;
  const auto other =
      loyalty == hollywood::Loyalty::patriot ? hollywood::Loyalty::communist : hollywood::Loyalty::patriot;
  const auto claimed = [&](hollywood::Loyalty said) {
    const hollywood::Claim claim{.kind = hollywood::Claim::Kind::loyalty, .loyalty = said};
    const Text words = describe(record.content, claim, [](Seat) { return Text(); });
    return Talk<Hollywood>{{std::string(words.view()), seat_at(1), 3}, claim};
  };
  record.talk = {{{"hello", seat_at(0), 0}}, claimed(loyalty), claimed(other)};
  const auto replay = opened(write_record(record));
  ASSERT_TRUE(replay);
  for (const Eyes eyes : {Eyes(seat_at(2)), Eyes(nobody), Eyes()}) {
    const auto items = joined_items(*replay, eyes);
    EXPECT_NE(items[0].find("\"text\":\"Ada: hello\""), std::string::npos) << items[0];
    const std::size_t first = items[3].find("Ben: " + record.talk[1].text);
    EXPECT_LT(first, items[3].find("Ben: " + record.talk[2].text)) << items[3];
  }
  const std::string about_text = replay->about();
  const json::Node about = parsed(about_text);
  const auto& talk = about.find("talk")->items;
  ASSERT_EQ(talk.size(), 3U);
  EXPECT_EQ(talk[0].find("fact"), nullptr);
  EXPECT_EQ(talk[0].find("claim"), nullptr);
  EXPECT_EQ(json::text_of(*talk[1].find("claim"), "kind"), "loyalty");
  const std::string truth = "Ben is " + std::string(hollywood::with_article(loyalty));
  EXPECT_EQ(json::text_of(talk[1], "fact"), truth);
  EXPECT_TRUE(talk[1].find("holds")->truth);
  EXPECT_EQ(json::text_of(talk[2], "fact"), truth);
  EXPECT_FALSE(talk[2].find("holds")->truth);
}

TEST(Replay, the_truth_of_claims_is_not_told_before_the_end) {
  using Hollywood = hollywood::Game;
  Record<Hollywood> record = random_record<Hollywood>(hollywood::Options{}, 3, 6);
  record.talk = {{{"I am a Patriot", seat_at(1), 6},
                  hollywood::Claim{.kind = hollywood::Claim::Kind::loyalty, .loyalty = hollywood::Loyalty::patriot}}};
  const auto replay = opened(write_record(record));
  ASSERT_TRUE(replay);
  const std::string about = replay->about();
  EXPECT_NE(about.find("I am a Patriot"), std::string::npos);
  EXPECT_NE(about.find("\"finished\":false"), std::string::npos);
  EXPECT_EQ(about.find("fact"), std::string::npos);
}

TEST(Replay, a_broken_record_is_refused_as_verify_does) {
  const std::string text = write_record(random_record<maybe::Game>(maybe::Options{}, 5));
  for (std::size_t at = 0; at < text.size(); at += 97) {
    std::string broken = text;
    broken[at] = broken[at] == '1' ? '2' : '1';
    const auto verified = verify_text(broken);
    const auto replay = open_replay(broken);
    ASSERT_EQ(std::holds_alternative<Fault>(verified), std::holds_alternative<Fault>(replay)) << at;
    if (const auto* fault = std::get_if<Fault>(&verified)) EXPECT_EQ(text_of(std::get<Fault>(replay)), text_of(*fault));
  }
}
