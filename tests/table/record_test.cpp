#include "table/record.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/table_chance.hpp"
#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "table/records_in.hpp"
#include "table/restore.hpp"
#include "table/verify.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using Cinecitta = cinecitta::Game;
using cinecitta::Options;

namespace {

Record<Cinecitta> reread(const Record<Cinecitta>& record) {
  auto back = read_record<Cinecitta>(write_record(record));
  EXPECT_TRUE(std::holds_alternative<Record<Cinecitta>>(back)) << text_of(std::get<Fault>(back));
  return std::get<0>(back);
}

Fault fault_in(const Record<Cinecitta>& record) {
  auto result = verify(record);
  EXPECT_TRUE(std::holds_alternative<Fault>(result));
  return std::holds_alternative<Fault>(result) ? std::get<Fault>(result) : Fault{};
}

}  // namespace

TEST(Record, what_is_written_is_read_and_verifies) {
  for (const Options options : {Options{3}, Options{4, true, true}, Options{5, false, true}}) {
    Record<Cinecitta> record = random_record<Cinecitta>(options, 11);
    record.talk = {{{"good luck", seat_at(1), 0}}, {{"hm", seat_at(0), 5}}, {{"oh", seat_at(2), 5}}};
    const Record<Cinecitta> back = reread(record);
    EXPECT_EQ(back.header, record.header);
    EXPECT_EQ(back.moves, record.moves);
    EXPECT_EQ(back.talk, record.talk);
    EXPECT_EQ(back.closing->outcome, record.closing->outcome);
    const auto result = verify(back);
    ASSERT_TRUE(std::holds_alternative<Verified>(result)) << text_of(std::get<Fault>(result));
    EXPECT_EQ(std::get<Verified>(result), (Verified{"cinecitta", record.moves.size(), true, record.closing->state, 1}));
    EXPECT_EQ(write_record(back), write_record(record));
  }
}

TEST(Record, an_unfinished_game_has_no_closing_line_and_verifies) {
  const Record<Cinecitta> record = random_record<Cinecitta>(Options{4}, 3, 10);
  EXPECT_FALSE(record.closing);
  const auto result = verify(reread(record));
  ASSERT_TRUE(std::holds_alternative<Verified>(result));
  EXPECT_FALSE(std::get<Verified>(result).finished);
}

TEST(Record, a_restored_table_goes_on_as_if_it_had_never_stopped) {
  Table<Cinecitta> whole(cinecitta::standard, Options{4}, FastChance(5));
  play_at_random(whole, 6);
  Table<Cinecitta> part(cinecitta::standard, Options{4}, FastChance(5));
  for (std::size_t i = 0; i < 20; ++i) part.act(whole.moves()[i].seat, whole.moves()[i].action);
  const Record<Cinecitta> record = reread(record_of(part, random_players(4), "5"));
  Table<Cinecitta> again = restore(record, FastChance(5));
  EXPECT_EQ(again.state(), part.state());
  for (std::size_t i = 20; i < whole.moves().size(); ++i) again.act(whole.moves()[i].seat, whole.moves()[i].action);
  EXPECT_EQ(again.state(), whole.state());
  EXPECT_EQ(again.moves(), whole.moves());
  EXPECT_EQ(again.deal(), whole.deal());
}

TEST(Record, a_pack_that_is_not_standard_travels_with_the_record) {
  cinecitta::Content content = cinecitta::standard;
  content.note = {20};
  Table<Cinecitta> table(content, Options{3}, FastChance(1));
  play_at_random(table, 2);
  const Record<Cinecitta> record = record_of(table, random_players(3), "1", "double");
  ASSERT_TRUE(record.header.content.pack);
  const Record<Cinecitta> back = reread(record);
  EXPECT_EQ(back.content, content);
  EXPECT_EQ(back.header.content.name, "double");
  EXPECT_TRUE(std::holds_alternative<Verified>(verify(back)));
  EXPECT_FALSE(random_record<Cinecitta>(Options{3}, 1).header.content.pack);
}

TEST(Record, an_illegal_action_is_a_fault_with_its_clause) {
  Record<Cinecitta> record = random_record<Cinecitta>(Options{4}, 3, 10);
  record.moves[2].action = cinecitta::Action::secure();
  record.talk = {{{"hello", seat_at(0), 1}}};
  EXPECT_EQ(fault_in(record), (Fault{5, "action", "that belongs to another step of the round (C37-70)"}));
}

TEST(Record, a_changed_event_is_a_fault) {
  Record<Cinecitta> record = random_record<Cinecitta>(Options{4}, 3, 10);
  record.moves[0].events[0].notes.count ^= 1U;
  EXPECT_EQ(fault_in(record).field, "events[0]");
  record.moves[0].events.clear();
  EXPECT_EQ(fault_in(record), (Fault{2, "events", "the rules give 1 events here, not 0"}));
}

TEST(Record, draws_must_fit_the_rules_and_the_seed) {
  const Record<Cinecitta> good = random_record<Cinecitta>(Options{4}, 3, 4);
  Record<Cinecitta> record = good;
  record.header.deal[0].outcome = record.header.deal[0].n;
  EXPECT_EQ(fault_in(record), (Fault{1, "deal[0]", "a draw's outcome is below its n"}));
  record = good;
  record.header.deal.push_back({2, 1});
  EXPECT_EQ(fault_in(record), (Fault{1, "deal", "the rules draw less here"}));
  record = good;
  record.header.deal.pop_back();
  EXPECT_EQ(fault_in(record), (Fault{1, "deal", "the rules draw something else here"}));
  record = good;
  record.moves[1].draws.push_back({2, 1});
  EXPECT_EQ(fault_in(record), (Fault{3, "draws", "the rules draw less here"}));
  record = good;
  record.header.seed = "4";
  EXPECT_EQ(fault_in(record), (Fault{1, "deal", "the seed does not give these draws"}));
  record.header.seed.reset();
  EXPECT_TRUE(std::holds_alternative<Verified>(verify(record)));
}

TEST(Record, a_commitment_is_kept_by_the_closing_line) {
  const Digest seed = sha256("a table's seed");
  Table<Cinecitta, TableChance> table(cinecitta::standard, Options{3}, TableChance(seed));
  play_at_random(table, 1);
  Record<Cinecitta> record = record_of(table, random_players(3), std::nullopt);
  record.header.commitment = std::string(to_hex(sha256(seed)).view());
  EXPECT_EQ(fault_in(record).why, "the seed behind the header's commitment is missing");
  record.closing->seed = std::string(to_hex(seed).view());
  EXPECT_TRUE(std::holds_alternative<Verified>(verify(reread(record))));
  record.header.commitment = std::string(to_hex(seed).view());
  EXPECT_EQ(fault_in(record).why, "this is not the seed that the header's commitment promised");
  record.header.commitment.reset();
  EXPECT_EQ(fault_in(record).why, "the header has no commitment to reveal");
  record.closing->seed.reset();
  record.header.seed = std::string(to_hex(seed).view());
  EXPECT_TRUE(std::holds_alternative<Verified>(verify(record)));
}

TEST(Record, outcome_and_state_are_checked) {
  Record<Cinecitta> record = random_record<Cinecitta>(Options{3}, 3);
  const std::size_t last = record.moves.size() + 2;
  record.closing->state[0] = record.closing->state[0] == '0' ? '1' : '0';
  EXPECT_EQ(fault_in(record).field, "state");
  EXPECT_EQ(fault_in(record).line, last);
  record.closing->outcome.seats[0].score += 1;
  EXPECT_EQ(fault_in(record).field, "outcome");
  record.closing.reset();
  EXPECT_EQ(fault_in(record).why, "the game is over, but the closing line is missing: the record is cut off");
  record.closing.emplace();
  record.moves.pop_back();
  EXPECT_EQ(fault_in(record).why, "the game is not over here");
}

TEST(Record, a_changed_name_is_found_by_the_hash_of_the_lines) {
  std::string text = write_record(random_record<Cinecitta>(Options{3}, 3));
  text.replace(text.find("Player 1"), 8, "Player 9");
  const auto result = verify_text(text);
  ASSERT_TRUE(std::holds_alternative<Fault>(result));
  EXPECT_EQ(std::get<Fault>(result).field, "lines");
}

TEST(Record, a_file_may_hold_several) {
  const std::string one = write_record(random_record<Cinecitta>(Options{3}, 1));
  const std::string two = write_record(random_record<Cinecitta>(Options{4}, 2, 5));
  std::istringstream file(one + two + one);
  RecordsIn records(file);
  const auto first = records.next();
  const auto second = records.next();
  const auto third = records.next();
  ASSERT_TRUE(first && second && third);
  EXPECT_FALSE(records.next());
  EXPECT_EQ(first->text, one);
  EXPECT_EQ(second->text, two);
  EXPECT_EQ(second->first_line, 75U);
  EXPECT_EQ(third->first_line, 81U);
  EXPECT_TRUE(std::holds_alternative<Verified>(verify_text(third->text, third->first_line)));
  EXPECT_EQ(std::get<Fault>(verify_text(one + two)).why, "nothing may follow the closing line");
  std::istringstream empty("");
  RecordsIn none(empty);
  EXPECT_TRUE(none.next());
  EXPECT_FALSE(none.next());
}

// The writer is compiled in the library, and this would go unnoticed in one without checks.
TEST(RecordDeathTest, a_broken_expectation_inside_a_library_is_noticed) {
  Record<Cinecitta> record = random_record<Cinecitta>(Options{3}, 1, 5);
  record.content = {};  // no cards to name
  EXPECT_DEATH(write_record(record), "");
}

namespace {

using Hollywood = hollywood::Game;

// A game of five in which three things are said: a claim, free words, a claim about somebody.
Record<Hollywood> with_talk(std::size_t actions = 10000) {
  Record<Hollywood> record = random_record<Hollywood>(hollywood::Options{5}, 9, actions);
  const auto name = [](Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); };
  const auto claimed = [&](Seat seat, std::size_t which, std::uint32_t after) {
    ClaimsOf<Hollywood> all;
    claims(record.content, record.header.options, seat, all);
    const hollywood::Claim& claim = all[which];
    return Talk<Hollywood>{{std::string(describe(record.content, claim, name).view()), seat, after}, claim};
  };
  record.talk = {claimed(seat_at(1), 0, 2), {{"hm", seat_at(0), 3}}, claimed(seat_at(2), 5, 4)};
  return record;
}

std::string without_line(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  const std::size_t from = text.rfind('\n', at) + 1;
  return text.substr(0, from) + text.substr(text.find('\n', at) + 1);
}

Fault fault_in_text(const std::string& text) {
  const auto result = verify_text(text);
  return std::holds_alternative<Fault>(result) ? std::get<Fault>(result) : Fault{};
}

}  // namespace

TEST(Record, a_claim_whose_words_contradict_it_is_a_fault) {
  for (const std::size_t actions : {std::size_t{12}, std::size_t{10000}}) {
    Record<Hollywood> record = with_talk(actions);
    ASSERT_EQ(fault_in_text(write_record(record)), Fault{});
    // In the names of those who sat there it is as good.
    const auto by_name = [&](Seat seat) { return Text(record.header.seats[index(seat)].name); };
    record.talk[2].text = describe(record.content, *record.talk[2].claim, by_name).view();
    ASSERT_EQ(fault_in_text(write_record(record)), Fault{});
    record.talk[2].text = record.talk[0].text;
    const Fault fault = fault_in_text(write_record(record));
    EXPECT_EQ(fault.field, "talk");
    EXPECT_EQ(fault.line, 1U + 4 + 3);  // the header, four moves, what was said
    EXPECT_NE(fault.why.find("the claim in words is"), std::string::npos);
  }
}

TEST(Record, a_title_whose_words_contradict_it_is_a_fault) {
  auto record = random_record<maybe::Game>(maybe::Options{3}, 9, 12);
  Talk<maybe::Game> said{{"\u201cThe Long Night\u201d: Nobody sleeps.", seat_at(0), 4}};
  said.titled = TitleOnRecord{0, "The Long Night", "Nobody sleeps."};
  record.talk = {said};
  ASSERT_EQ(fault_in_text(write_record(record)), Fault{});
  record.talk[0].titled->title = "The Short Day";
  const Fault fault = fault_in_text(write_record(record));
  EXPECT_EQ(fault.field, "talk");
  EXPECT_EQ(fault.line, 1U + 4 + 1);  // the header, four moves, what was said
  EXPECT_NE(fault.why.find("the title in words is \"\u201cThe Short Day\u201d: Nobody sleeps.\""), std::string::npos)
      << fault.why;
  record.talk[0].titled->line.clear();
  record.talk[0].text = "\u201cThe Short Day\u201d";
  EXPECT_EQ(fault_in_text(write_record(record)), Fault{});
}

TEST(Record, a_claim_line_taken_out_is_a_fault_also_before_the_end) {
  for (const std::size_t actions : {std::size_t{12}, std::size_t{10000}}) {
    const std::string text = write_record(with_talk(actions));
    const Fault first = fault_in_text(without_line(text, R"("after":2)"));
    EXPECT_EQ(first.field, "number");
    EXPECT_EQ(first.line, 1U + 3 + 1);  // the header, three moves: the next thing said
    EXPECT_EQ(fault_in_text(without_line(text, "hm")).field, "number");
  }
  // What was said last is missed by the hash of a finished game.
  const std::string text = write_record(with_talk());
  EXPECT_EQ(fault_in_text(without_line(text, R"("after":4)")).field, "lines");
}

TEST(Record, what_was_said_needs_no_numbers_in_older_records) {
  std::string text = write_record(with_talk(12));
  for (const std::string number : {R"(,"number":1)", R"(,"number":2)", R"(,"number":3)"}) {
    text.erase(text.find(number), number.size());
  }
  EXPECT_EQ(fault_in_text(text), Fault{});
}
