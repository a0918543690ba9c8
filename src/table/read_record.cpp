#include "table/read_record.hpp"

#include <charconv>
#include <utility>

#include "games/registry.hpp"
#include "json/content.hpp"
#include "table/fairness.hpp"
#include "table/known_content.hpp"

namespace backlot {

namespace record_reading {
namespace {

// Takes lines off the text; each ends with a newline, or the record is cut off.
class Lines {
 public:
  Lines(std::string_view text, std::size_t first_line) : text_(text), line_(first_line) {}
  bool empty() const { return at_ == text_.size(); }
  std::size_t number() const { return line_; }
  std::string_view before() const { return text_.substr(0, at_); }
  std::variant<json::Node, Fault> next();

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_;
};

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

}  // namespace

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

// What is wrong with a header, its content aside.
template <Game G>
std::optional<Fault> fault_in_header(const Record<G>& record) {
  const Header<G>& header = record.header;
  const auto fault = [&](const char* field, std::string why) {
    return Fault{record.first_line, field, std::move(why)};
  };
  if (header.rules == 0 || header.rules > G::revision) {
    return fault("rules", "this is rules revision " + std::to_string(header.rules) + "; this program knows 1 to " +
                              std::to_string(G::revision));
  }
  if (const auto refusal = check(record.content, header.options)) {
    const Explanation explanation = explain(*refusal);
    return fault("options",
                 std::string(explanation.why) + " (" + std::string(name_of(explanation.clause).view()) + ")");
  }
  if (header.seats.size() != header.options.players) {
    return fault("seats", std::to_string(header.options.players) + " players, but " +
                              std::to_string(header.seats.size()) + " seats");
  }
  if (header.seed && header.commitment) return fault("seed", "a record has a seed or a commitment, not both");
  if (header.fair && (header.seed || header.commitment)) {
    return fault("fair", "the seed of a served game follows from what is here; no other seed or commitment");
  }
  if (header.seed && !record_reading::fast_seed(*header.seed) && !record_reading::is_digest(*header.seed)) {
    return fault("seed", "a seed is a number below 2^64 or 64 hexadecimal digits");
  }
  if (header.commitment && !record_reading::is_digest(*header.commitment)) {
    return fault("commitment", "a commitment is 64 hexadecimal digits");
  }
  return std::nullopt;
}

namespace {

// Reads the header's pack, or takes the content that its hash names; the standard one when it names none, so that the
// rest can be read.
template <Game G>
std::optional<Fault> take_pack(Record<G>& record, const json::Node& header) {
  record.content = standard_content(G{});
  const json::Node* const content = header.find("content");
  const json::Node* const pack = content == nullptr ? nullptr : content->find("pack");
  if (pack == nullptr) {
    const json::Node* const hash = content == nullptr ? nullptr : content->find("hash");
    const auto* const known = hash == nullptr || hash->text.empty() ? nullptr : known_content<G>(hash->text);
    if (known != nullptr) record.content = *known;
    return std::nullopt;
  }
  record.content = {};
  const auto in_pack = [&](Fault fault) {
    fault.field = "content.pack" + (fault.field.empty() ? "" : "." + fault.field);
    return fault;
  };
  // Names are looked up in the pack itself, as far as it is read.
  json::Reader<typename G::Content> reader(record.content, json::Unknowns::refused);
  reader.value(*pack, record.content);
  if (reader.fault()) return in_pack(*reader.fault());
  if (const auto fault = fault_in(record.content)) return in_pack(json::locate(*pack, *fault));
  typename G::Content sorted = record.content;
  normalise(sorted);
  if (sorted != record.content) return in_pack({pack->line, "", "the pack is not in normal form"});
  return std::nullopt;
}

template <Game G>
std::optional<Fault> take_header(Record<G>& record, const json::Node& node) {
  if (auto fault = take_pack(record, node)) return fault;
  json::Reader<typename G::Content> reader(record.content, json::Unknowns::refused);
  reader.value(node, record.header);
  if (reader.fault()) return reader.fault();
  if (content_hash(record.content) != record.header.content.hash) {
    return Fault{record.first_line, "content.hash",
                 record.header.content.pack
                     ? "the pack has another hash"
                     : "this is not the standard content, and the record does not carry its pack"};
  }
  return fault_in_header(record);
}

// Takes one line below the header.
template <Game G>
std::optional<Fault> take_line(Record<G>& record, const json::Node& node) {
  json::Reader<typename G::Content> reader(record.content, json::Unknowns::allowed);
  const auto fault = [&](const char* field, std::string why) { return Fault{node.line, field, std::move(why)}; };
  if (record.closing) return fault("", "nothing may follow the closing line");
  if (node.find("move") != nullptr) {
    MoveLine<G> line;
    reader.value(node, line);
    if (reader.fault()) return reader.fault();
    if (line.number != record.moves.size() + 1) {
      return fault("move", "move " + std::to_string(record.moves.size() + 1) + " is expected");
    }
    record.moves.push_back(std::move(line.move));
  } else if (node.find("talk") != nullptr) {
    Talk<G> talk;
    reader.value(node, talk);
    if (reader.fault()) return reader.fault();
    if (talk.number && *talk.number != record.talk.size() + 1) {
      return fault("number", "number " + std::to_string(record.talk.size() + 1) +
                                 " is expected: something said before is missing, or was put in");
    }
    talk.number.reset();  // of the text, not of what was said
    if (talk.after != record.moves.size())
      return fault("after", "this stands after move " + std::to_string(record.moves.size()));
    if (index(talk.seat) >= record.header.options.players) return fault("seat", "there is no such seat at this table");
    if (talk.text.size() > most_talk) {
      return fault("talk", "longer than " + std::to_string(most_talk) + " bytes");
    }
    if (talk.claim && !can_claim<G>(record.content, record.header.options, talk.seat, *talk.claim)) {
      return fault("claim", "nobody can claim that here");
    }
    record.talk.push_back(std::move(talk));
  } else if (node.find("outcome") != nullptr) {
    reader.value(node, record.closing.emplace());
    if (reader.fault()) return reader.fault();
  } else if (node.find("record") != nullptr) {
    return fault("record", "a second header");
  } else {
    return fault("", "a line is a move, talk or the closing line");
  }
  return std::nullopt;
}

}  // namespace

template <Game G>
std::variant<Record<G>, Fault> read_record(std::string_view text, std::size_t first_line) {
  auto game = game_of(text, first_line);
  if (auto* fault = std::get_if<Fault>(&game)) return std::move(*fault);
  if (std::get<std::string>(game) != G::id) {
    return Fault{first_line, "game",
                 "this is a record of " + json::in_quotes(std::get<std::string>(game)) + ", not of \"" +
                     std::string(G::id) + "\""};
  }
  Record<G> record;
  record.first_line = first_line;
  record_reading::Lines lines(text, first_line);
  while (!lines.empty()) {
    const bool first = lines.number() == first_line;
    const std::string_view above = lines.before();
    auto node = lines.next();
    if (auto* fault = std::get_if<Fault>(&node)) return std::move(*fault);
    const auto& object = std::get<json::Node>(node);
    if (auto fault = first ? take_header(record, object) : take_line(record, object)) return std::move(*fault);
    if (record.closing) record.lines = std::string(to_hex(sha256(above)).view());
  }
  return record;
}

[[gnu::used]] static const auto compiled_readers =
    of_each_game([]<Game G>() { return std::tuple{&fault_in_header<G>, &read_record<G>}; });

}  // namespace backlot
