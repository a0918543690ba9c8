// The entries of a log: each is written and read by its fields, the oldest forms are still read, and nothing else is.
#include "table/entry.hpp"

#include <gtest/gtest.h>

#include "table/file.hpp"

using namespace backlot;

namespace {

bool is_read(std::string_view text) { return std::holds_alternative<entry::Any>(entry::read(text)); }

template <class T>
T again(const T& x) {
  const auto read = entry::read(entry::write(x));
  EXPECT_TRUE(std::holds_alternative<entry::Any>(read)) << entry::write(x);
  return std::get<T>(std::get<entry::Any>(read));
}

}  // namespace

TEST(Entry, every_kind_reads_back_as_it_was_written) {
  const std::string digest(64, 'd');
  std::size_t kinds = 0;
  const auto one = [&]<class T>(const T& x) {
    EXPECT_EQ(entry::write(again(x)), entry::write(x));
    EXPECT_TRUE(entry::within_bounds(x)) << entry::write(x);
    EXPECT_TRUE(entry::write(x).starts_with("{\"kind\":\"" + std::string(T::name) + "\"")) << entry::write(x);
    ++kinds;
  };
  one(entry::Created{.game = "maybe",
                     .rules = 3,
                     .content = "abc",
                     .options = json::Raw::written(R"({"players":3})"),
                     .host = "h",
                     .server_seed = digest,
                     .hints = false,
                     .listed = true,
                     .clock = ClockSetting{ClockSetting::Kind::bank, 600, 5},
                     .code = "CDFGHJ",
                     .password = "hash"});
  one(entry::Sat{seat_at(0), "Zoë \"Z\"", "o", digest, 7});
  one(entry::BotAdded{seat_at(8), "hard", "Klaxon"});
  one(entry::Left{{seat_at(1)}});
  one(entry::Committed{seat_at(1), digest});
  one(entry::Starting{});
  one(entry::Opened{seat_at(1), digest});
  one(entry::Voided{digest});
  one(entry::Acted{"id", 1200, true, json::Raw::written(R"({"seat":1,"action":{"kind":"pass"}})")});
  one(entry::ActedTogether{"id", 1200, {json::Raw::written(R"({"seat":1})"), json::Raw::written(R"({"seat":1})")}});
  one(entry::Titled{seat_at(2), 4, "The Long Night", "Nobody sleeps."});
  one(entry::Untitled{4});
  one(entry::Said{"id", seat_at(2), "hello", json::Raw::written(R"({"kind":"trust","about":1})")});
  one(entry::Closed{7});
  one(entry::Paused{});
  one(entry::Resumed{});
  one(entry::Held{{seat_at(0)}});
  one(entry::Back{{seat_at(0)}});
  one(entry::Undone{{seat_at(0)}});
  one(entry::Rematch{seat_at(0), "t"});
  one(entry::TookOver{seat_at(0), "Cleo", "o", 65535});
  one(entry::Looked{{seat_at(0)}});
  one(entry::Ready{{seat_at(0), true}});
  one(entry::Again{{seat_at(0), false}});
  one(entry::Nameable{{seat_at(1), true}});
  one(entry::Faced{seat_at(0), 0});
  one(entry::Moved{seat_at(0), seat_at(1)});
  one(entry::Wished{"o", "w"});
  one(entry::HandedOver{{"o"}});
  one(entry::Muted{{"o"}});
  one(entry::Unmuted{{"o"}});
  one(entry::Admitted{{"o"}});
  one(entry::Noted{seat_at(3), {"two\nlines"}, {{seat_at(1), Mark::suspect}}});
  EXPECT_EQ(kinds, std::variant_size_v<entry::Any>);
}

TEST(Entry, fuzzing_starts_from_every_kind) {
  const auto kept = read_file(BACKLOT_SOURCE_DIR "/fuzz/corpus/entries/kinds.txt");
  ASSERT_TRUE(std::holds_alternative<std::string>(kept));
  [&]<class... T>(std::variant<T...>*) {
    const auto there = [&](std::string_view name) {
      const std::string start = "{\"kind\":\"" + std::string(name) + "\"";
      EXPECT_NE(std::get<std::string>(kept).find(start), std::string::npos) << name;
    };
    (there(T::name), ...);
  }(static_cast<entry::Any*>(nullptr));
}

// One list of fields has the bounds, too: the schema states them, commands keep to them, and older logs are read.
TEST(Entry, bounds_are_in_the_types) {
  const std::string digest(64, 'd');
  const auto within = [](const entry::Any& entry) {
    EXPECT_TRUE(is_read(entry::write(entry))) << entry::write(entry);
    return entry::within_bounds(entry);
  };
  const auto long_by = [](std::size_t bytes) { return std::string(bytes, 'x'); };
  const json::Raw move = json::Raw::written(R"({"seat":1})");
  EXPECT_TRUE(within(entry::Sat{seat_at(0), long_by(bounds::name_bytes), "o", "", {}}));
  EXPECT_FALSE(within(entry::Sat{seat_at(0), long_by(bounds::name_bytes + 1), "o", "", {}}));
  EXPECT_FALSE(within(entry::TookOver{seat_at(0), long_by(bounds::name_bytes + 1), "o", {}}));
  EXPECT_FALSE(within(entry::Sat{seat_at(0), "Ada", "o", digest.substr(1), {}}));
  EXPECT_FALSE(within(entry::Committed{seat_at(0), digest + "d"}));
  EXPECT_FALSE(within(entry::Opened{seat_at(0), ""}));
  EXPECT_FALSE(within(entry::Voided{std::string(64, 'D')}));
  EXPECT_FALSE(within(entry::Created{.server_seed = digest, .code = "CDFGH"}));
  EXPECT_TRUE(within(entry::Said{long_by(bounds::id_bytes), seat_at(0), long_by(bounds::talk_bytes), {}}));
  EXPECT_FALSE(within(entry::Said{"", seat_at(0), "hello", {}}));
  EXPECT_FALSE(within(entry::Said{"id", seat_at(0), long_by(bounds::talk_bytes + 1), {}}));
  EXPECT_FALSE(within(entry::Acted{long_by(bounds::id_bytes + 1), {}, {}, move}));
  EXPECT_TRUE(within(entry::ActedTogether{"id", {}, std::vector(bounds::most_together, move)}));
  EXPECT_FALSE(within(entry::ActedTogether{"id", {}, std::vector(bounds::most_together + 1, move)}));
  EXPECT_FALSE(within(entry::ActedTogether{"id", {}, {}}));
  EXPECT_FALSE(within(entry::Titled{seat_at(0), 1, "", ""}));
  EXPECT_FALSE(within(entry::Titled{seat_at(0), 1, "A", long_by(bounds::line_bytes + 1)}));
  EXPECT_FALSE(within(entry::Noted{seat_at(0), long_by(bounds::note_bytes + 1), {}}));
  EXPECT_FALSE(within(entry::Noted{seat_at(0), "", std::vector<MarkedSeat>(max_seats + 1)}));
}

TEST(Entry, the_oldest_forms_are_read) {
  const auto read =
      entry::read(R"({"kind":"created","game":"cinecitta","options":{"players":3},"host":"h","server_seed":"s"})");
  ASSERT_TRUE(std::holds_alternative<entry::Any>(read));
  const auto& created = std::get<entry::Created>(std::get<entry::Any>(read));
  EXPECT_FALSE(created.rules || created.hints || created.listed || created.clock || created.code);
  EXPECT_TRUE(is_read(R"({"kind":"acted","client":"a","move":{"seat":1}})"));
  EXPECT_TRUE(is_read(R"({"kind":"said","client":"a","seat":1,"text":"hello"})"));
}

TEST(Entry, what_is_no_entry_is_not_read) {
  for (const char* const text :
       {"", "{}", "[]", "nonsense", R"({"kind":7})", R"({"kind":"nonsense"})", R"({"kind":"left"})",
        R"({"kind":"left","seat":0})", R"({"kind":"left","seat":10})", R"({"kind":"left","seat":"1"})",
        R"({"kind":"left","seat":1,"more":1})", R"({"kind":"paused","seat":1})",
        R"({"kind":"sat","seat":1,"name":"a\u0007","owner":"","commitment":""})",
        R"({"kind":"noted","seat":1,"text":"a\u0007","marks":[]})",
        R"({"kind":"noted","seat":1,"text":"a","marks":[{"seat":2,"mark":"odd"}]})",
        R"({"kind":"acted","client":"a"})"}) {
    EXPECT_FALSE(is_read(text)) << text;
  }
}
