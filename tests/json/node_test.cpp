#include "json/node.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "core/chance.hpp"
#include "json/print.hpp"

using namespace backlot;
using namespace backlot::json;

namespace {

Fault fault_of(std::string_view text, const Limits& limits = {}) {
  auto result = parse(text, 1, limits);
  const Fault* const fault = std::get_if<Fault>(&result);
  EXPECT_NE(fault, nullptr) << text;
  return fault == nullptr ? Fault{} : *fault;
}

}  // namespace

TEST(JsonNode, every_value_knows_its_line) {
  const auto result = parse("{\n \"a\": 12\n,\n \"b\": [1,\n2\n, \"x\",\n true ]\n}\n");
  const Node& root = std::get<Node>(result);
  EXPECT_EQ(root.line, 1U);
  EXPECT_EQ(root.find("a")->line, 2U);  // the lexer reads the newline behind the 12
  EXPECT_EQ(root.find("a")->number, 12);
  const Node& list = *root.find("b");
  EXPECT_EQ(list.line, 4U);
  EXPECT_EQ(list.items[0].line, 4U);
  EXPECT_EQ(list.items[1].line, 5U);
  EXPECT_EQ(list.items[2].line, 6U);
  EXPECT_EQ(list.items[3].line, 7U);
  EXPECT_EQ(root.find("c"), nullptr);
}

TEST(JsonNode, first_line_shifts_the_lines) {
  const auto result = parse("[1]", 7);
  EXPECT_EQ(std::get<Node>(result).items[0].line, 7U);
}

TEST(JsonNode, a_duplicate_key_is_a_fault_on_its_line) {
  EXPECT_EQ(fault_of("{\"a\":1,\n\"a\":2}"), (Fault{2, "", "duplicate field \"a\""}));
}

TEST(JsonNode, what_is_not_json_says_why_and_quotes_no_bytes) {
  EXPECT_EQ(fault_of(""), (Fault{1, "", "not JSON: unexpected end of input; expected '[', '{', or a literal"}));
  EXPECT_EQ(fault_of("{\n\n]"), (Fault{3, "", "not JSON: unexpected ']'; expected string literal"}));
  EXPECT_EQ(fault_of("[\"\xFF\"]").why, "not JSON: invalid string: ill-formed UTF-8 byte");
  EXPECT_EQ(fault_of("[1] 2").line, 1U);
  EXPECT_EQ(fault_of("[1e999]").why, "a number is too large");
  EXPECT_EQ(fault_of("[18446744073709551615]").why, "a number is too large");
  EXPECT_EQ(fault_of("[-9223372036854775809]").why, "a number is too large");
}

// Texts on one line are read without the library; an end of line before them has the library read them. Both say the
// same.
TEST(JsonNode, plain_texts_are_read_as_the_library_reads_them) {
  constexpr std::array<std::string_view, 32> pieces{"{",
                                                    "}",
                                                    "[",
                                                    "]",
                                                    ",",
                                                    ":",
                                                    "\"a\"",
                                                    "\"b\":",
                                                    "\"\"",
                                                    "1",
                                                    "-1",
                                                    "0",
                                                    "-",
                                                    "01",
                                                    "-0",
                                                    "1.5",
                                                    "1e3",
                                                    "true",
                                                    "false",
                                                    "null",
                                                    "nul",
                                                    " ",
                                                    "\"\\\"\"",
                                                    "\"\xC3\xA0\"",
                                                    "\t",
                                                    "999999999999999999",
                                                    "9999999999999999999",
                                                    "[[[]]]",
                                                    "{\"a\":1}",
                                                    "\"\x7F\"",
                                                    "\"",
                                                    "\"\xFF\""};
  FastChance chance(1);
  const auto below = [&](std::uint32_t n) { return chance.below(n, 0); };
  const auto agree = [](const std::string& text) {
    constexpr Limits limits{.depth = 4, .keys = 2};
    if (!text.empty()) EXPECT_EQ(parse(text, 3, limits), parse("\n" + text, 2, limits)) << text;
  };
  for (const std::string_view piece : pieces) agree(std::string(piece));
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::uint32_t rest = below(8); rest > 0; --rest) text += pieces[below(pieces.size())];
    agree(text);
    agree("[" + text + "]");
    std::string twice = "{\"a\":";
    twice.append(text).append(",\"b\":[").append(text).append("]}");
    agree(twice);
  }
}

TEST(JsonNode, limits_are_faults_that_name_them) {
  EXPECT_EQ(fault_of("[[[1]]]", {.depth = 2}).why, "nested more than 2 deep");
  EXPECT_EQ(fault_of("[1,2]", {.bytes = 4}).why, "larger than 4 bytes");
  EXPECT_EQ(fault_of("{\"a\":1,\"b\":2}", {.keys = 1}).why, "an object has more than 1 fields");
  EXPECT_TRUE(std::holds_alternative<Node>(parse("[[1]]", 1, {.depth = 2})));
  EXPECT_TRUE(std::holds_alternative<Fault>(parse(std::string(1000000, '['))));
}

TEST(JsonNode, a_fault_reads_as_a_sentence) {
  EXPECT_EQ(text_of({12, "cards[3].number", "too large"}), "line 12: cards[3].number: too large");
  EXPECT_EQ(text_of({0, "", "empty"}), "empty");
}

TEST(JsonNode, numbers_with_a_fraction_survive) {
  const std::string text = R"({"a":[1.5,-0.25,1e-7,2.0,3],"b":12345678901234567.125})";
  const auto node = parse(text);
  ASSERT_TRUE(std::holds_alternative<Node>(node));
  EXPECT_EQ(to_text(std::get<Node>(node)), text);
  EXPECT_EQ(std::get<Node>(parse(to_text(std::get<Node>(node)))), std::get<Node>(node));
  EXPECT_NE(std::get<Node>(parse("1.5")), std::get<Node>(parse("2.5")));
  EXPECT_EQ(print(std::get<Node>(parse("[0.5, 2]"))), "[0.5, 2]\n");
}
