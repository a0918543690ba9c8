// When bots act: a while after they are asked, which tells nothing about what they hold or think.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

constexpr std::uint32_t shortest = 600;  // milliseconds; at most twice as many

// Somebody at a table for three that has begun, with two bots at the other seats. What is dealt goes by the name.
struct Company {
  Company(const std::string& name, const std::string& game, const std::string& options, const std::string& bot)
      : person(house, name) {
    house.bot_pause = shortest;
    house.restart();
    person.connect();
    EXPECT_EQ(person.ask("create", R"("game":")" + game + R"(","options":)" + options), "");
    EXPECT_EQ(person.join(json::text_of(person.answer, "table")), "");
    EXPECT_EQ(person.sit(1), "");
    for (const char* const seat : {"2", "3"}) {
      EXPECT_EQ(person.ask("bot", R"("seat":)" + std::string(seat) + R"(,"bot":")" + bot + "\""), "");
    }
    EXPECT_EQ(person.ask("start"), "");
    EXPECT_EQ(person.ask("open", R"("contribution":")" + hex_of(person.contribution()) + "\""), "");
  }

  bool waits_for(std::size_t seat) const {
    const auto& waiting = person.update.find("waiting")->items;
    return std::any_of(waiting.begin(), waiting.end(),
                       [&](const json::Node& each) { return each.number == static_cast<std::int64_t>(seat); });
  }
  // Who has acted since this was asked last.
  std::vector<std::size_t> acted() {
    std::vector<std::size_t> seats;
    for (const auto& log = house.store.log(person.table); read < log.size(); ++read) {
      const auto entry = json::parse(log[read].body);
      const json::Node* const move = std::get<json::Node>(entry).find("move");
      if (move != nullptr) seats.push_back(json::number_of(*move, "seat"));
    }
    return seats;
  }

  FakeHouse house;
  FakePerson person;
  std::size_t read = 0;  // of the log
};

// How long after they are asked two bots act, one decision after the other, where so many milliseconds pass until they
// have thought.
std::vector<std::uint64_t> times_of(const std::string& name, const std::string& bot, std::uint64_t thinks,
                                    int decisions) {
  Company company(name, "cinecitta", R"({"players":3,"coaster":false,"awards":false})", bot);
  FakeHouse& house = company.house;
  house.hold_thoughts = true;
  std::vector<std::uint64_t> times;
  for (int decision = 0; decision < decisions; ++decision) {
    std::array<std::uint64_t, 2> passed{};
    for (std::uint64_t now = 0; now < 10 * shortest && (company.waits_for(2) || company.waits_for(3)); ++now) {
      if (now == thinks) {
        for (auto& held : std::exchange(house.held, {})) held.second(1);
      }
      for (const std::size_t seat : {2U, 3U}) passed[seat - 2] += company.waits_for(seat) ? 1 : 0;
      house.pass(1);
    }
    times.insert(times.end(), passed.begin(), passed.end());
    EXPECT_EQ(company.person.act(), "");
  }
  return times;
}

}  // namespace

TEST(BotPause, a_bot_acts_after_a_while_that_does_not_tell_what_it_holds) {
  const std::vector<std::uint64_t> times = times_of("Ada", "heuristic", 0, 6);
  for (const std::uint64_t time : times) {
    EXPECT_GE(time, shortest);
    EXPECT_LE(time, 2 * shortest);
  }
  EXPECT_NE(times[0], times[1]);  // it is not always the same
  for (const char* const name : {"Ben", "Cleo"}) EXPECT_EQ(times_of(name, "heuristic", 0, 6), times);
}

TEST(BotPause, does_not_tell_how_long_a_bot_thought) {
  const std::vector<std::uint64_t> times = times_of("Ada", "hard", 0, 2);
  for (const std::uint64_t time : times) EXPECT_LE(time, 2 * shortest);
  EXPECT_EQ(times_of("Ada", "hard", 400, 2), times);
}

TEST(BotPause, H47_143_a_bot_that_interrupts_waits_as_long_as_one_that_is_asked) {
  std::size_t interrupted = 0;
  // A random bot seldom holds a costume that fits the moment.
  for (int game = 0; game < 300 && interrupted == 0; ++game) {
    Company company("Ada " + std::to_string(game), "hollywood",
                    R"({"players":3,"edition":"final","justice":false,"random_loyalties":false,"studio_order":false,)"
                    R"("union_strike":false,"costumes":true,"without":0})",
                    "random");
    FakePerson& person = company.person;
    std::uint64_t last = company.house.time();
    std::array<bool, 4> asked{};
    const auto look = [&] {
      for (const std::size_t seat : company.acted()) {
        if (seat > 1 && !asked[seat]) {
          ++interrupted;
          EXPECT_GE(company.house.time() - last, shortest);
          EXPECT_LE(company.house.time() - last, 2 * shortest);
        }
        last = company.house.time();
      }
      for (const std::size_t seat : {1U, 2U, 3U}) asked[seat] = company.waits_for(seat);
    };
    for (std::size_t i = 0; i < 500 && !person.over(); ++i) {
      for (std::uint32_t passed = 0; passed <= 2 * shortest; ++passed) {
        look();
        company.house.pass(1);
      }
      look();
      if (asked[1]) ASSERT_EQ(person.act(i), "");
    }
    EXPECT_TRUE(person.over());
  }
  EXPECT_GT(interrupted, 0U);
}
