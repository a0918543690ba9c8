// What happened at a table, in words: whole, or as one seat saw it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "table/rerun.hpp"
#include "terminal/draw/draw.hpp"

namespace backlot::terminal {

struct TranscriptLine {
  std::uint32_t action = 0;  // the number of the action it came from, from 1
  std::string heading;       // of the round
  std::string text;
};

void fields(Is<TranscriptLine> auto& x, const auto& visit) {
  visit("action", x.action);
  visit("heading", x.heading);
  visit("text", x.text);
}

// `seat`: nothing shows all.
template <Game G>
std::vector<TranscriptLine> transcript(const typename G::Content& content, const typename G::Options& options,
                                       const std::vector<Draw>& deal, const std::vector<Move<G>>& moves,
                                       std::optional<Seat> seat) {
  std::vector<TranscriptLine> lines;
  Rerun<G> rerun(content, options, deal, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string at = heading(content, rerun.to(i));
    for (const typename G::Event& event : moves[i].events) {
      const std::optional<typename G::Event> seen = seat ? seen_by(content, event, *seat) : event;
      if (!seen) continue;
      lines.push_back(
          {static_cast<std::uint32_t>(i + 1), at, std::string(describe(content, *seen, Look::name).view())});
    }
  }
  return lines;
}

// The lines under their headings.
inline std::string text_of(const std::vector<TranscriptLine>& lines, const Paint& paint) {
  std::string out;
  std::string_view heading;
  for (const TranscriptLine& line : lines) {
    if (line.heading != heading) out += paint(Colour::bold, line.heading) + "\n";
    heading = line.heading;
    out += "  " + wrapped(line.text, screen_width, 2) + "\n";
  }
  return out;
}

}  // namespace backlot::terminal
