// A served table and its log: taken up again under its own rules, under others, and from before.
#include "table/served_table.hpp"

#include <gtest/gtest.h>

#include "table/names.hpp"
#include "table/served_record.hpp"
#include "table/verify.hpp"

using namespace backlot;

namespace {

const std::string ada = hex_of(sha256("Ada's token"));
const Digest contribution = sha256("Ada contributes");

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string update_of(const ServedTable& table) {
  std::string text;
  table.with_update(seat_at(0), 0, Showing::whole,
                    [&](const shown::Update& seen) { text = json::write(json::NoContent{}, seen); });
  return text;
}

// Ada and two bots that are never asked; she plays all seats, each with its first choice.
class Log {
 public:
  explicit Log(const std::string& rules_then) {
    const auto options = json::parse(R"({"players":3,"coaster":false,"awards":true})");
    const auto created = ServedTable::create("cinecitta", std::get<json::Node>(options), ada, sha256("server seed"));
    take(replaced(entry::write(std::get<0>(created)), R"("rules":1,)", rules_then));
    take(std::get<0>(table.sit(ada, 0, "Ada", commitment_to(contribution))));
    take(std::get<0>(table.add_bot(ada, 1, "random")));
    take(std::get<0>(table.add_bot(ada, 2, "random")));
    take(std::get<0>(table.start(ada)));
    take(std::get<0>(table.open(ada, hex_of(contribution))));
    dealt = entries.size();
  }

  void play(std::size_t actions) {
    for (; actions > 0 && !table.play()->over(); --actions) {
      const Seat seat = table.play()->waiting().front();
      const auto decision = json::parse(table.play()->decision(seat));
      const json::Node& choices = *std::get<json::Node>(decision).find("choices");
      auto answer = table.act(seat, "c" + std::to_string(entries.size()), table.decision_number(seat),
                              *choices.items[entries.size() % choices.items.size()].find("action"));
      entries.push_back(entry::write(std::get<0>(answer)));
    }
  }

  // The table as another program finds it; nothing when the log is broken.
  static std::optional<ServedTable> taken_up(const std::vector<std::string>& log) {
    ServedTable again;
    for (const std::string& entry : log) {
      if (!again.take(entry)) return std::nullopt;
    }
    return again;
  }

  void take(const ServedTable::Entry& entry) { take(entry::write(entry)); }
  void take(const std::string& entry) {
    EXPECT_TRUE(table.take(entry));
    entries.push_back(entry);
  }

  ServedTable table;
  std::vector<std::string> entries;
  std::size_t dealt = 0;
};

std::vector<std::string> stream_of(const ServedTable& table, Seat seat) { return table.stream_after(seat, 0); }

}  // namespace

TEST(ServedTable, pins_the_revision_of_its_rules_and_goes_on_under_the_same) {
  Log log(R"("rules":1,)");
  log.play(20);
  auto again = Log::taken_up(log.entries);
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->from_other_rules());
  EXPECT_EQ(update_of(*again), update_of(log.table));
}

TEST(ServedTable, goes_on_under_another_revision_that_replays_alike) {
  Log log(R"("rules":99,)");
  log.play(20);
  auto again = Log::taken_up(log.entries);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->from_other_rules());
  EXPECT_EQ(again->phase(), ServedTable::Phase::playing);
  EXPECT_EQ(update_of(*again), update_of(log.table));
}

TEST(ServedTable, is_closed_where_another_revision_went_otherwise_and_shows_its_events) {
  Log log(R"("rules":99,)");
  log.play(20);
  const auto streams = [](const ServedTable& table) {
    return std::vector{stream_of(table, seat_at(0)), stream_of(table, seat_at(2)), stream_of(table, nobody)};
  };
  const auto before = streams(log.table);
  // By the rules of then this action had drawn something.
  log.entries[log.dealt + 7] = replaced(log.entries[log.dealt + 7], R"("draws":[])", R"("draws":[[6,3]])");
  auto again = Log::taken_up(log.entries);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::closed);
  EXPECT_EQ(streams(*again), before);  // nobody sees more or less than was seen then
  EXPECT_EQ(again->decision_number(seat_at(0)), 0U);
  EXPECT_FALSE(again->closed_on_record());
  EXPECT_TRUE(again->take(std::get<0>(again->close())));
  EXPECT_TRUE(again->closed_on_record());
  EXPECT_EQ(again->listing().phase, "closed");
  EXPECT_TRUE(std::holds_alternative<Refused>(served_record(*again)));
}

TEST(ServedTable, an_action_in_a_log_says_all_it_means_also_where_events_need_not) {
  Log log(R"("rules":1,)");
  log.play(1);
  const std::string whole = log.entries.back();
  const std::size_t from = whole.find(R"("card":")") + 7;
  ASSERT_LT(from, whole.find(R"("events")")) << whole;
  log.entries.back().replace(from, whole.find('"', from + 1) + 1 - from, "null");
  EXPECT_FALSE(Log::taken_up(log.entries));
  log.entries.back() = whole;
  EXPECT_TRUE(Log::taken_up(log.entries));
}

TEST(ServedTable, a_closed_one_shows_pauses_and_what_was_taken_back_too) {
  Log log(R"("rules":99,)");
  log.play(1);
  for (const auto& answer : {log.table.pause(ada), log.table.undo(seat_at(0))}) log.take(std::get<0>(answer));
  log.take(std::get<0>(log.table.resume(ada)));
  log.play(10);
  log.entries[log.dealt] = replaced(log.entries[log.dealt], R"("draws":[])", R"("draws":[[6,3]])");
  auto again = Log::taken_up(log.entries);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::closed);
  EXPECT_EQ(stream_of(*again, seat_at(0)), stream_of(log.table, seat_at(0)));
  EXPECT_EQ(stream_of(*again, nobody), stream_of(log.table, nobody));
}

TEST(ServedTable, a_log_of_the_same_revision_that_does_not_replay_is_broken) {
  Log log(R"("rules":1,)");
  log.play(20);
  log.entries[log.dealt + 7] = replaced(log.entries[log.dealt + 7], R"("draws":[])", R"("draws":[[6,3]])");
  EXPECT_FALSE(Log::taken_up(log.entries));
}

TEST(ServedTable, a_log_from_before_revisions_were_pinned_goes_on_with_its_own_seed) {
  Log log("");
  log.play(1000);
  ASSERT_EQ(log.table.phase(), ServedTable::Phase::over);
  auto again = Log::taken_up(log.entries);
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->from_other_rules());
  const auto record = std::get<std::string>(served_record(*again));
  EXPECT_NE(record.find(R"("fair":{"list":1)"), std::string::npos);
  EXPECT_TRUE(std::holds_alternative<Verified>(verify_text(record)));
  EXPECT_TRUE(std::holds_alternative<Fault>(verify_text(replaced(record, R"("list":1)", R"("list":2)"))));
}

namespace {

std::string name_at(const ServedTable& table, std::size_t chair) { return table.listing().players[chair].name; }

}  // namespace

TEST(ServedTable, bots_have_names_of_their_own_and_keep_them) {
  ServedTable table;
  const auto take = [&](const auto& answer) { EXPECT_TRUE(table.take(entry::write(std::get<0>(answer)))); };
  const auto options = json::parse(R"({"players":5,"coaster":false,"awards":true})");
  take(ServedTable::create("cinecitta", std::get<json::Node>(options), ada, sha256("server seed")));
  take(table.sit(ada, 0, "Ada", commitment_to(contribution)));
  take(table.add_bot(ada, 1, "easy"));
  take(table.move(ada, 1));
  EXPECT_EQ(name_at(table, 0), bot_names[1]);
  take(table.add_bot(ada, 2, "easy"));
  take(table.leave(ada, 2));
  take(table.move(ada, 2));
  take(table.add_bot(ada, 1, "easy"));  // its name sits on the first chair
  EXPECT_EQ(name_at(table, 1), bot_names[2]);
}

TEST(ServedTable, bots_of_older_logs_are_called_by_their_seats) {
  Log log(R"("rules":1,)");
  std::vector<std::string> older(log.entries.begin(), log.entries.begin() + 4);
  older[2] = replaced(older[2], R"(,"name":"Flicker")", "");
  older[3] = replaced(older[3], R"(,"name":"Clapper")", "");
  auto table = Log::taken_up(older);
  ASSERT_TRUE(table);
  EXPECT_EQ(name_at(*table, 1), "Bot 2");
  EXPECT_EQ(name_at(*table, 2), "Bot 3");
  ASSERT_TRUE(table->take(entry::write(std::get<0>(table->move(ada, 2)))));
  EXPECT_EQ(name_at(*table, 0), "Bot 1");
}

TEST(ServedTable, says_of_itself_what_lobby_and_archive_show) {
  Log log(R"("rules":1,)");
  EXPECT_EQ(log.table.listing(),
            (Listing{"cinecitta",
                     "playing",
                     "",
                     false,
                     {{"Ada", true, false}, {"Flicker", false, false}, {"Clapper", false, false}}}));
  log.play(1000);
  const Listing end = listing_of(log.entries);
  EXPECT_EQ(end.phase, "over");
  EXPECT_TRUE(end.ended_by.starts_with("C37-"));
  EXPECT_TRUE(end.players[0].won || end.players[1].won || end.players[2].won);
}

TEST(ServedTable, secrets_are_compared_whole) {
  EXPECT_TRUE(same_secret(ada, ada));
  EXPECT_FALSE(same_secret(ada, ada.substr(1)));
  for (const std::size_t at : {std::size_t{0}, ada.size() - 1}) {
    std::string other = ada;
    other[at] = other[at] == 'a' ? 'b' : 'a';
    EXPECT_FALSE(same_secret(ada, other));
  }
}
