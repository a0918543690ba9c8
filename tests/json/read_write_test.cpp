#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "content/cinecitta.hpp"
#include "core/outcome.hpp"
#include "games/registry.hpp"
#include "json/read.hpp"
#include "json/write.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using backlot::json::read;
using backlot::json::Unknowns;
using backlot::json::write;

namespace {

template <class T>
Fault fault_of(std::string_view text, Unknowns unknowns = Unknowns::refused) {
  const auto result = read<T>(standard, text, unknowns);
  const Fault* const fault = std::get_if<Fault>(&result);
  EXPECT_NE(fault, nullptr) << text;
  return fault == nullptr ? Fault{} : *fault;
}

template <class T>
void survives(const T& x) {
  const std::string text = write(standard, x);
  const auto back = read<T>(standard, text);
  ASSERT_TRUE(std::holds_alternative<T>(back)) << text << "\n" << text_of(std::get<Fault>(back));
  EXPECT_EQ(std::get<T>(back), x) << text;
}

Card card(std::string_view name) {
  Card out = Card::unknown;
  EXPECT_TRUE(parse_name(standard, name, out));
  return out;
}

// Somebody saw a card, or none, and surely did something.
struct Seen {
  Card seen = Card::unknown;
  Card done = Card::unknown;
  static constexpr std::string_view in_full = "done";
};
void fields(Is<Seen> auto& x, const auto& visit) {
  visit("seen", x.seen);
  visit("done", x.done);
}

}  // namespace

TEST(JsonRead, a_field_that_is_always_told_in_full_has_no_unknowns_even_where_others_may) {
  const auto read_by = [](std::string_view text) { return read<Seen>(standard, text, Unknowns::allowed); };
  EXPECT_TRUE(std::holds_alternative<Seen>(read_by(R"({"seen":null,"done":"Director 7"})")));
  const Fault fault = fault_of<Seen>(R"({"seen":"Director 7","done":null})", Unknowns::allowed);
  EXPECT_EQ(fault.field, "done");
}

TEST(JsonWrite, actions_by_name_and_fields) {
  EXPECT_EQ(write(standard, Action::offer(card("Director 7"), {3})),
            R"({"kind":"offer","card":"Director 7","notes":3})");
  EXPECT_EQ(write(standard, Action::secure()), R"({"kind":"secure"})");
  EXPECT_EQ(write(standard, Action::place({})), R"({"kind":"place","out":[]})");
}

TEST(JsonWrite, seats_are_counted_from_one_and_hidden_things_are_null) {
  FastChance chance(1);
  const State state = setup(standard, Options{3}, chance);
  const std::string seen = write(standard, seen_by(standard, state, seat_at(1)));
  EXPECT_EQ(seen.substr(0, 10), R"({"seat":2,)");
  EXPECT_NE(seen.find("[null,null,null,null,null,null,null,null]"), std::string::npos);
  EXPECT_EQ(write(standard, seen_by(standard, state, nobody)).substr(0, 13), R"({"seat":null,)");
  EXPECT_EQ(write(standard, SeatSet::first(3)), "[1,2,3]");
  EXPECT_EQ(write(standard, SetOf<Profession>{Profession::producer, Profession::actor}), R"(["actor","producer"])");
}

TEST(JsonWrite, texts_are_escaped) {
  EXPECT_EQ(write(standard, std::string("a\"b\\c\n\x01\x7F\xC2\x9B é")), R"("a\"b\\c\n\u0001\u007f\u009b é")");
  EXPECT_EQ(write(standard, std::string("\xFF\xED\xA0\x80")), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

// Eight characters are looked at together, so every character stands at every place of them once.
TEST(JsonWrite, a_text_is_its_characters_one_by_one) {
  const std::string plain = "plain characters, 20";
  const auto inside = [](std::string_view text) {
    std::string out;
    json::append_text(out, text);
    return out.substr(1, out.size() - 2);
  };
  for (int byte = 0; byte < 256; ++byte) {
    const std::string character(1, static_cast<char>(byte));
    for (std::size_t at = 0; at <= plain.size(); ++at) {
      const std::string before = plain.substr(0, at);
      EXPECT_EQ(inside(before + character + plain.substr(at)), before + inside(character) + plain.substr(at)) << byte;
    }
  }
}

TEST(JsonWrite, numbers_and_maps_of_reports) {
  const std::map<std::string, double> means{{"a", 0.1}, {"b", -2e30}, {"c", std::nan("")}, {"d", 3}};
  EXPECT_EQ(json::write(json::NoContent{}, means), R"({"a":0.1,"b":-2e+30,"c":null,"d":3})");
  const std::map<std::string, std::uint64_t> counts{{"most", UINT64_MAX}};
  EXPECT_EQ(json::write(json::NoContent{}, counts), R"({"most":18446744073709551615})");
  EXPECT_EQ(json::write(json::NoContent{}, std::map<std::string, double>{}), "{}");
}

TEST(JsonRead, every_state_action_event_and_outcome_of_a_game_survives) {
  for (const Options options : {Options{3, false, true}, Options{5, true, false}}) {
    FastChance chance(7);
    State state = setup(standard, options, chance);
    while (!is_over(standard, state)) {
      survives(state);
      const Seat seat = waiting_on(standard, state).front();
      ActionsOf<cinecitta::Game> legal;
      legal_actions(standard, state, seat, legal);
      const Action action = legal[chance.below(static_cast<std::uint32_t>(legal.size()), 1)];
      survives(action);
      EventsTo sink{[&](const Event& event) {
        survives(event);
        const auto seen = seen_by(standard, event, seat_at(0));
        if (seen) survives(*seen);
      }};
      apply(standard, state, seat, action, chance, sink);
    }
    survives(state);
    survives(outcome(standard, state));
  }
  survives(standard);
}

TEST(JsonRead, faults_name_line_and_field) {
  EXPECT_EQ(fault_of<Action>("[]"), (Fault{1, "", "an object is expected, not a list"}));
  EXPECT_EQ(fault_of<Action>("{}"), (Fault{1, "", "the field \"kind\" is missing"}));
  EXPECT_EQ(fault_of<Action>("{\"kind\":\n\"sell\"}"),
            (Fault{2, "kind", "\"sell\" is none of offer, secure, headhunt, place"}));
  EXPECT_EQ(fault_of<Action>(R"({"kind":"secure","notes":1})"), (Fault{1, "", "there is no field \"notes\" here"}));
  EXPECT_EQ(fault_of<Action>("{\"kind\":\"offer\",\"card\":\"Director 7\",\n\"notes\":-1}"),
            (Fault{2, "notes", "-1 is not within 0 to 255"}));
  EXPECT_EQ(fault_of<Action>(R"({"kind":"offer","card":"Director 7","notes":255})"),
            (Fault{1, "notes", "255 is out of range"}));
  EXPECT_EQ(fault_of<Action>(R"({"kind":"offer","card":"Director 7","notes":1.5})").why,
            "a whole number is expected, not a fraction");
  EXPECT_EQ(fault_of<Action>(R"({"kind":"place","out":["Director 7","Clown 1"]})"),
            (Fault{1, "out[1]", "there is no \"Clown 1\""}));
  EXPECT_EQ(fault_of<Action>(R"({"kind":"place","out":["Actor 5","Actor 6","Actor 7"]})"),
            (Fault{1, "out", "a list of at most 2 is expected, not of 3"}));
  EXPECT_EQ(fault_of<Action>(R"({"kind":"place","out":[null]})"), (Fault{1, "out[0]", "a text is expected, not null"}));
  EXPECT_EQ(fault_of<Seat>("0").why, "0 is not within 1 to 9");
  EXPECT_EQ(fault_of<SeatSet>("[1,1]").why, "a set of seats names each once");
  EXPECT_EQ(fault_of<SetOf<Profession>>(R"(["actor","actor"])").why, "a set names each once");
  EXPECT_EQ(fault_of<Clause>("\"24\"").why, "\"24\" is no clause");
  EXPECT_EQ(fault_of<Draw>("[3]").why, "a list of 2 is expected, not of 1");
  EXPECT_EQ(fault_of<std::string>(R"("\u001b[2J")").why, "control characters are not allowed");
  EXPECT_EQ(fault_of<bool>("1").why, "true or false is expected, not a whole number");
  EXPECT_EQ(fault_of<Outcome>(R"({"winners":[1],"ended_by":"C37-54","seats":[{"score":1}]})").field, "seats[0]");
}

TEST(JsonRead, a_quoted_text_is_short_and_harmless) {
  const Fault fault = fault_of<Action>("{\"kind\":\"" + std::string(500, 'x') + "\"}");
  EXPECT_LT(fault.why.size(), 150U);
  EXPECT_NE(fault_of<Action>(R"({"kind":"\u001b"})").why.find("\\u001b"), std::string::npos);
}
