#include "table/record.hpp"

#include "games/registry.hpp"

namespace backlot {

template <Game G>
std::string write_record(const Record<G>& record) {
  std::string out = json::write(record.content, record.header) + '\n';
  auto said = record.talk.begin();
  for (std::size_t i = 0; i <= record.moves.size(); ++i) {
    for (; said != record.talk.end() && said->after == i; ++said) {
      Talk<G> line = *said;
      line.number = static_cast<std::uint32_t>(said - record.talk.begin() + 1);
      out += json::write(record.content, line) + '\n';
    }
    if (i == record.moves.size()) break;
    json::append(out, record.content, MoveLine<G>{static_cast<std::uint32_t>(i + 1), record.moves[i]});
    out += '\n';
  }
  if (record.closing) {
    Closing closing = *record.closing;
    closing.lines = std::string(to_hex(sha256(out)).view());
    out += json::write(record.content, closing) + '\n';
  }
  return out;
}

[[gnu::used]] static const auto compiled_writers = of_each_game([]<Game G>() { return &write_record<G>; });

}  // namespace backlot
