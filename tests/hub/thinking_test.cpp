// Who may think, how long, and when it ends.
#include <gtest/gtest.h>

#include <thread>

#include "bots/bots.hpp"
#include "bots/play_bot.hpp"
#include "hub/fake_house.hpp"
#include "table/play_of.hpp"

using namespace backlot;

namespace {

const std::string four_seats = R"({"players":4,"coaster":false,"awards":false})";

// At a table with two bots that search, which think until the test lets them.
void play_with_searchers(FakePerson& person) {
  ASSERT_EQ(person.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  ASSERT_EQ(person.join(json::text_of(person.answer, "table")), "");
  ASSERT_EQ(person.sit(1), "");
  for (const char* const seat : {"2", "3"}) {
    ASSERT_EQ(person.ask("bot", R"("bot":"easy","seat":)" + std::string(seat)), "");
  }
  ASSERT_EQ(person.ask("start"), "");
  ASSERT_EQ(person.ask("open", R"("contribution":")" + hex_of(person.contribution()) + "\""), "");
}

}  // namespace

TEST(Thinking, over_the_wire_there_are_levels_and_what_answers_at_once) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  ASSERT_EQ(ada.ask("create", R"("game":"cinecitta","options":)" + four_seats), "");
  ASSERT_EQ(ada.join(json::text_of(ada.answer, "table")), "");
  for (const char* const bot : {"search", "search:1", "search:600000ms", "search:10000000x64", "search:500x2",
                                "net:100", "net:networks/cinecitta.net", "cmd:/bin/true", "nobody", ""}) {
    EXPECT_EQ(ada.ask("bot", R"("seat":2,"bot":")" + std::string(bot) + "\""),
              "there is no such bot here; bots at tables are easy, medium, hard or expert")
        << bot;
  }
  for (const char* const bot : {"easy", "medium", "hard", "expert", "heuristic", "random"}) {
    EXPECT_EQ(ada.ask("bot", R"("seat":2,"bot":")" + std::string(bot) + "\""), "") << bot;
    EXPECT_EQ(ada.ask("leave", R"("seat":2)"), "");
  }
}

TEST(Thinking, a_search_of_any_length_in_an_older_log_plays_as_a_level_does) {
  EXPECT_EQ(bots::played_as("cinecitta", "search:600000ms"), "hard");
  EXPECT_EQ(bots::played_as("cinecitta", "search"), "hard");
  EXPECT_EQ(bots::played_as("cinecitta", "expert"), "expert");
  EXPECT_EQ(bots::played_as("cinecitta", "heuristic"), "heuristic");
}

TEST(Thinking, a_search_ends_when_nobody_wants_its_answer) {
  const auto options = json::parse(four_seats);
  auto made = make_play("cinecitta", std::get<json::Node>(options), "", sha256("a deal"));
  const auto& play = *std::get<std::unique_ptr<Play>>(made);
  const Seat seat = play.waiting().front();
  auto bot = bots::bot_named<cinecitta::Game>("search:600000ms");  // ten minutes
  ASSERT_TRUE(bot);
  const auto stop = std::make_shared<bots::StopFlag>(false);
  std::get<bots::Search<cinecitta::Game, bots::GuideOf<cinecitta::Game>>>(bot->which).stop_at(stop.get());
  const auto& table = static_cast<const PlayOf<cinecitta::Game>&>(play).table();
  std::thread impatient([&] { *stop = true; });
  FastChance chance(1);
  static_cast<void>(bots::choose<cinecitta::Game>(*bot, table.content(), table.view(seat), chance));
  impatient.join();
  *stop = true;
  EXPECT_EQ(bots::thinking(play, seat, "easy", 1, stop).think(1), std::nullopt);  // not even begun
}

TEST(Thinking, ends_with_its_decision_its_table_and_the_server) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.hold_thoughts = true;
  FakePerson dora(house, "Dora");
  play_with_searchers(dora);
  ASSERT_EQ(house.held.size(), 2U);
  EXPECT_EQ(house.held[0].first, Hub::Lane::bots);
  // A hint is thought out elsewhere, and is of no use once the decision is made.
  dora.ask("hint", R"("decision":)" + std::to_string(dora.decision()));
  ASSERT_EQ(house.held.size(), 3U);
  EXPECT_EQ(house.held[2].first, Hub::Lane::hints);
  ASSERT_EQ(dora.act(), "");
  house.held[2].second(1);  // comes back at once with nothing
  house.settle();
  EXPECT_EQ(json::text_of(dora.answer, "why"), "that is decided; no hint is needed any more");
  // The server goes down: what the bots would say is not waited for, and not played.
  const std::uint64_t tries = house.store.tries;
  house.hub->stop_thinking();
  house.held[0].second(1);
  house.held[1].second(1);
  house.settle();
  EXPECT_EQ(house.store.tries, tries);
  EXPECT_EQ(house.held.size(), 3U);  // and nothing new is thought about
}

TEST(Thinking, ends_with_a_table_that_is_lost_and_begins_anew_when_it_is_back) {
  FakeHouse house;
  house.hold_thoughts = true;
  FakePerson dora(house, "Dora");
  play_with_searchers(dora);
  ASSERT_EQ(house.held.size(), 2U);
  house.store.lapsed = true;
  house.store.tell_of_lapse();
  house.settle();
  const std::uint64_t tries = house.store.tries;
  for (auto& [lane, thought] : house.held) thought(1);
  house.settle();
  EXPECT_EQ(house.store.tries, tries) << "what they came to belongs to a table that is not here any more";
  EXPECT_EQ(house.held.size(), 2U);
  house.store.lapsed = false;
  house.pass(60'000);
  EXPECT_EQ(house.held.size(), 4U) << "the table is back, and they are asked again";
}
