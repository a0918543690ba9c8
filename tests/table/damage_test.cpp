// A record cut off anywhere or edited anywhere gets a clear error and never a crash.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/cinecitta/tiny.hpp"
#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "table/verify.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using Cinecitta = cinecitta::Game;

namespace {

// A whole game in a few lines: seven cards, two rounds; the pack is in the header.
std::string short_record() {
  Table<Cinecitta> table(cinecitta::tiny_seven, cinecitta::Options{3, false, true}, FastChance(1));
  play_at_random(table, 2);
  Record<Cinecitta> record = record_of(table, random_players(3), "1", "tiny");
  record.talk = {{{"ciao", seat_at(1), 2}}};
  return write_record(record);
}

void is_clear(const Fault& fault, std::size_t lines) {
  EXPECT_GE(fault.line, 1U);
  EXPECT_LE(fault.line, lines + 1);
  EXPECT_FALSE(fault.why.empty());
  EXPECT_EQ(text_of(fault).find('\n'), std::string::npos);
  EXPECT_FALSE(json::has_control_characters(text_of(fault)));
}

std::size_t lines_in(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST(Damage, a_record_cut_off_anywhere_is_a_fault_or_an_unfinished_game) {
  const std::string text = short_record();
  ASSERT_TRUE(std::get<Verified>(verify_text(text)).finished);
  const std::size_t closing = text.rfind('\n', text.size() - 2) + 1;
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto result = verify_text(text.substr(0, size));
    const bool at_line_end = size > 0 && text[size - 1] == '\n';
    if (at_line_end && size < closing) {
      ASSERT_TRUE(std::holds_alternative<Verified>(result)) << size;
      EXPECT_FALSE(std::get<Verified>(result).finished);
      continue;
    }
    ASSERT_TRUE(std::holds_alternative<Fault>(result)) << size;
    is_clear(std::get<Fault>(result), lines_in(text));
    if (size > 0 && !at_line_end) {
      EXPECT_EQ(std::get<Fault>(result).why, "the record is cut off inside this line");
      EXPECT_EQ(std::get<Fault>(result).line, lines_in(text.substr(0, size)) + 1);
    }
  }
}

TEST(Damage, a_byte_changed_anywhere_is_a_fault) {
  const std::string text = short_record();
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char old = text[at];
    for (const char now :
         {static_cast<char>(old ^ 1), static_cast<char>(old ^ 0x20), '0', '9', '"', ',', '\n', '\xFF'}) {
      if (now == old) continue;
      std::string edited = text;
      edited[at] = now;
      const auto result = verify_text(edited);
      ASSERT_TRUE(std::holds_alternative<Fault>(result)) << at << ": " << old << " to " << now;
      is_clear(std::get<Fault>(result), lines_in(text));
    }
  }
}

TEST(Damage, a_byte_left_out_or_doubled_anywhere_is_a_fault) {
  const std::string text = short_record();
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string shorter = text;
    shorter.erase(at, 1);
    EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(shorter))) << at;
    std::string longer = text;
    longer.insert(at, 1, text[at]);
    EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(longer))) << at;
  }
}

TEST(Damage, a_line_left_out_doubled_or_moved_is_a_fault) {
  const std::string text = short_record();
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    lines.push_back(text.substr(at, end - at));
    at = end;
  }
  const auto joined = [](const std::vector<std::string>& all) {
    std::string out;
    for (const std::string& line : all) out += line;
    return out;
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::vector<std::string> edited = lines;
    edited.erase(edited.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(joined(edited)))) << i;
    edited = lines;
    edited.insert(edited.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(joined(edited)))) << i;
    edited = lines;
    std::swap(edited[i], edited[(i + 1) % edited.size()]);
    EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(joined(edited)))) << i;
  }
}

TEST(Damage, a_record_of_another_game_or_version_says_so) {
  const std::string text = write_record(random_record<Cinecitta>(cinecitta::Options{3}, 1, 3));
  const auto fault_with = [&](std::string_view what, std::string_view by) {
    std::string edited = text;
    edited.replace(edited.find(what), what.size(), by);
    const auto result = verify_text(edited);
    EXPECT_TRUE(std::holds_alternative<Fault>(result)) << by;
    return std::holds_alternative<Fault>(result) ? std::get<Fault>(result) : Fault{};
  };
  EXPECT_EQ(fault_with("\"record\":1", "\"record\":2"),
            (Fault{1, "record", "this is record format 2; this program reads format 1"}));
  EXPECT_EQ(fault_with("\"game\":\"cinecitta\"", "\"game\":\"chess\""),
            (Fault{1, "game", "there is no game \"chess\""}));
  EXPECT_EQ(fault_with("\"rules\":1", "\"rules\":2"),
            (Fault{1, "rules", "this is rules revision 2; this program knows 1 to 1"}));
  EXPECT_EQ(fault_with("\"players\":3", "\"players\":7"),
            (Fault{1, "options", "the game is for 3 to 5 players (C37-10)"}));
  EXPECT_EQ(fault_with("\"players\":3", "\"players\":4"), (Fault{1, "seats", "4 players, but 3 seats"}));
  EXPECT_EQ(fault_with("\"coaster\":false", "\"coaster\":true"),
            (Fault{1, "options", "the coaster is for 4 or 5 players (C37-60)"}));
  EXPECT_EQ(fault_with("\"hash\":\"3", "\"hash\":\"4").field, "content.hash");
  EXPECT_EQ(fault_with("\"seed\":\"1\"", "\"seed\":\"x\"").field, "seed");
  EXPECT_EQ(fault_with("\"seed\":\"1\"", "\"seed\":\"01\"").field, "seed");
  EXPECT_EQ(fault_with("{\"record\"", "[] {\"record\"").line, 1U);
  EXPECT_EQ(std::get<Fault>(verify_text("{\"game\":\"cinecitta\"}\n")).why,
            "this is no record: it begins with a header that has \"record\", its format");
  EXPECT_EQ(std::get<Fault>(verify_text("")).why, "this is empty; a record begins with a header");
  const auto other = read_record<Cinecitta>("{\"record\":1,\"game\":\"chess\"}\n");
  EXPECT_EQ(std::get<Fault>(other).why, "this is a record of \"chess\", not of \"cinecitta\"");
}
