// The printed components, and the words of a score.
#include "terminal/draw/cinecitta/cards.hpp"

namespace backlot::cinecitta {

std::string line_name(const Content& /*content*/, const ScoreLine& line) {
  if (line.clause == "C37-40"_clause) return "quality";
  if (line.clause == "C37-41"_clause) return "Studio not full";
  if (line.clause == "C37-50"_clause) return "promotion";
  if (line.clause == "C37-51"_clause) return "wages";
  if (line.clause == "C37-52"_clause) return line.kind == LineKind::money ? "money left" : "wages not paid";
  if (line.clause == "C37-53"_clause) return line.kind == LineKind::count ? "audience icons" : "revenue";
  if (line.clause == "C37-62"_clause) return "award";
  return "";
}

std::vector<Explanation> last_words(const Content& /*content*/) {
  return {{"", "C37-15"_clause, "The left-over cards stay hidden."},
          {"", "C37-28"_clause, "What the folders held stays between giver and receiver."}};
}

std::string draw_content(const Content& content, const terminal::Paint& paint) {
  std::string out =
      paint(terminal::Colour::bold, "Card             code  promotion  pen  audience  copies with 3, 4, 5 players") +
      "\n";
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const auto card = static_cast<Card>(i);
    const CardFacts& facts = content.cards[i];
    out += terminal::padded(card_text(content, card, paint, Detail::name), 17);
    out +=
        fmt::format("{}{}    {:9}  {:3}  {:8}        {}  {}  {}\n", name_of(facts.profession).view().substr(0, 1),
                    int{facts.number}, std::string(facts.promotion, 'p'), std::string(facts.pen, 'w'),
                    std::string(facts.audience, 'a'), int{facts.copies[0]}, int{facts.copies[1]}, int{facts.copies[2]});
  }
  out += "\nplayers  cards  hand  money each\n";
  for (const Dealing& dealing : content.dealing) {
    out += fmt::format("{:<7}  {:<5}  {:<4}  {}\n", int{dealing.players}, int{dealing.cards}, int{dealing.hand},
                       content.note.amount * dealing.notes);
  }
  out += fmt::format("\nA note is worth {}. Awards: +{} and -{}.\n", content.note.amount, content.golden_award.amount,
                     content.gray_award.amount);
  return out;
}

}  // namespace backlot::cinecitta
