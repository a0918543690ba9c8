// The printed components, and the words of a score.
#include "terminal/draw/hollywood/words.hpp"

namespace backlot::hollywood {

std::string line_name(const Content& /*content*/, const ScoreLine& line) {
  if (line.kind == LineKind::points) return "wins";
  if (line.clause == "H47-60"_clause) return "rounds won";
  if (line.clause == "H47-50"_clause) return "in the last movie";
  if (line.clause == "H47-61"_clause) return "away from a tie";
  return "";
}

std::vector<Explanation> last_words(const Content& /*content*/) {
  return {{"", "H47-23"_clause, "What the Screenwriters rejected stays unseen."},
          {"", "H47-54"_clause, "What was discarded stays unseen."}};
}

std::string draw_content(const Content& content, const terminal::Paint& paint) {
  std::string out = paint(terminal::Colour::bold, "Card                    symbols  copies  with two players") + "\n";
  for (const CardFacts& facts : content.cards) {
    const std::string symbols = std::string(static_cast<std::size_t>(patriot_symbols(facts.card)), 'P') +
                                std::string(static_cast<std::size_t>(communist_symbols(facts.card)), 'C');
    out += terminal::padded(card_text(facts.card, paint), 24) +
           fmt::format("{:<7}  {:<6}  {}\n", symbols, int{facts.copies}, int{facts.with_two});
  }
  for (const Symbol symbol : {Symbol::patriot, Symbol::communist, Symbol::neutral}) {
    std::string names;
    for (const PosterFacts& facts : content.posters) {
      if (facts.symbol != symbol) continue;
      names += fmt::format("{}{}{}", names.empty() ? "" : ", ", title_of(facts.poster), facts.with_two ? "" : "*");
    }
    out += terminal::wrapped(fmt::format("Posters, {}: {}", title_of(symbol), names), terminal::screen_width, 2) + "\n";
  }
  out += "(* not with two players)\n\nplayers  patriots  communists  rising star\n";
  for (const Dealing& dealing : content.dealing) {
    out += fmt::format("{:<7}  {:<8}  {:<10}  {}\n", int{dealing.players}, int{dealing.patriots},
                       int{dealing.communists}, int{dealing.rising_stars});
  }
  out +=
      fmt::format("\nA hand is {} cards. A die has {} stars on {} faces. {} tokens. {} rounds win.\n",
                  int{content.hand}, int{content.stars}, int{content.faces}, int{content.tokens}, int{content.to_win});
  return out +
         terminal::wrapped("Costumes: " + std::string(list_text(content.costumes).view()), terminal::screen_width, 2) +
         "\n";
}

}  // namespace backlot::hollywood
