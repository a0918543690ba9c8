#include "table/read_record.hpp"

#include <charconv>

#include "table/fairness.hpp"

namespace backlot {

namespace record_reading {

std::variant<json::Node, Fault> Lines::next() {
  constexpr std::size_t most_in_line = std::size_t{1} << 20U;
  const std::size_t number = line_++;
  const std::size_t end = text_.find('\n', at_);
  if (end == std::string_view::npos) {
    at_ = text_.size();
    return Fault{number, {}, "the record is cut off inside this line"};
  }
  const std::string_view line = text_.substr(at_, end - at_);
  at_ = end + 1;
  auto node = json::parse(line, number, {.bytes = most_in_line});
  if (std::holds_alternative<json::Node>(node) && std::get<json::Node>(node).kind != json::Node::Kind::object) {
    return Fault{number, {}, "a line of a record is an object"};
  }
  return node;
}

bool is_digest(std::string_view text) { return digest_from_hex(text).has_value(); }

std::optional<std::uint64_t> fast_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, seed);
  if (text.empty() || error != std::errc() || at != end || (text[0] == '0' && text.size() > 1)) return std::nullopt;
  return seed;
}

}  // namespace record_reading

std::variant<std::string, Fault> game_of(std::string_view text, std::size_t first_line) {
  if (text.empty()) return Fault{first_line, {}, "this is empty; a record begins with a header"};
  if (text.size() > record_reading::most_bytes) {
    return Fault{first_line, {}, "a record has at most " + std::to_string(record_reading::most_bytes) + " bytes"};
  }
  auto node = record_reading::Lines(text, first_line).next();
  if (auto* fault = std::get_if<Fault>(&node)) return std::move(*fault);
  const auto& header = std::get<json::Node>(node);
  const json::Node* const format = header.find("record");
  const json::Node* const game = header.find("game");
  if (format == nullptr || format->kind != json::Node::Kind::integer) {
    return Fault{first_line, {}, "this is no record: it begins with a header that has \"record\", its format"};
  }
  if (format->number != record_format) {
    return Fault{first_line, "record",
                 "this is record format " + std::to_string(format->number) + "; this program reads format " +
                     std::to_string(record_format)};
  }
  if (game == nullptr || game->kind != json::Node::Kind::text) {
    return Fault{first_line, "game", "the header does not name the game"};
  }
  return game->text;
}

}  // namespace backlot
