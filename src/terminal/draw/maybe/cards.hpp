// Cards in as few letters as possible: +4C is the YES with four cameras, -2S the NO with two
// scripts, x7 the CHANGE 7; a Movie card costs its letters.
#pragma once
#include <fmt/format.h>

#include <string>

#include "terminal/draw/maybe/draw.hpp"

namespace backlot::maybe {

inline constexpr std::string_view icon_letters = "$ASLCM";
inline constexpr std::string_view icon_legend = "$ money  A actors  S script  L setting  C camera  M microphone";

inline char letter_of(Icon icon) { return icon_letters[index(icon)]; }

inline terminal::Colour colour_of(VoteKind kind) {
  using terminal::Colour;
  constexpr std::array<Colour, 3> colours{Colour::green, Colour::red, Colour::magenta};
  return colours[static_cast<std::size_t>(kind)];
}

inline std::string vote_code(const Content& content, Vote vote, const terminal::Paint& paint) {
  if (vote == Vote::unknown) return "?";
  const VoteCard& card = content[vote];
  const std::string code = card.kind == VoteKind::change ? fmt::format("x{}", int{card.number})
                                                         : fmt::format("{}{}{}", card.kind == VoteKind::yes ? '+' : '-',
                                                                       int{card.number}, letter_of(card.icon));
  return paint(colour_of(card.kind), code);
}

template <class Votes>
std::string vote_codes(const Content& content, const Votes& votes, const terminal::Paint& paint) {
  std::string out;
  for (const Vote vote : votes) {
    if (!out.empty()) out += " ";
    out += vote_code(content, vote, paint);
  }
  return out.empty() ? "-" : out;
}

// MM-81
inline std::string cost_text(const MovieCard& card) {
  std::string shown;
  for (const Icon icon : card.icons) shown += letter_of(icon);
  const auto of_r = [&](std::size_t count) { return shown.empty() ? shown : std::string(count, shown[0]); };
  switch (card.cost) {
    case Cost::printed: return shown;
    case Cost::as_neighbour_with_most: return "as neighbour with most";
    case Cost::as_neighbour_with_fewest: return "as neighbour with fewest";
    case Cost::one_per_yes: return shown + " per YES";
    case Cost::one_per_no: return shown + " per NO";
    case Cost::one_per_card: return shown + " per card";
    case Cost::two_unless_long: return of_r(2) + " unless 4+ cards";
    case Cost::three_if_made: return of_r(3) + " if " + shown + " is made";
    case Cost::two_if_not_made: return of_r(2) + " if no " + shown + " is made";
    case Cost::any: return fmt::format("{} of any", int{card.number});
    case Cost::any_unless_all_six: return fmt::format("{} of any unless all six", int{card.number});
    case Cost::four_unless_one_type: return of_r(4) + " unless all vote alike";
    case Cost::two_most_frequent: return "2 of the most frequent";
    case Cost::two_least_frequent: return "2 of the least frequent";
    case Cost::any_per_change: return "1 of any per CHANGE";
  }
  return "";
}

// MM-82
inline std::string profit_text(const MovieCard& card) {
  switch (card.yields) {
    case Profit::printed: return fmt::format("{}", int{card.profit});
    case Profit::as_highest_neighbour: return "as highest neighbour";
    case Profit::as_lowest_neighbour: return "as lowest neighbour";
    case Profit::one_per_yes: return "1 per YES";
    case Profit::one_per_no: return "1 per NO";
    case Profit::one_per_card: return "1 per card";
    case Profit::three_if_long: return "3 if 3+ cards";
    case Profit::four_if_made: return "4 if an icon is made";
    case Profit::three_if_none_made: return "3 if no icon is made";
    case Profit::chosen: return "1, 2 or 3";
    case Profit::five_if_all_six: return "5 if all six, else 1";
    case Profit::five_if_one_type: return "5 if all vote alike";
    case Profit::as_card_with_most: return "as the dearest card";
    case Profit::as_card_with_fewest: return "as the cheapest card";
    case Profit::one_per_change: return "1 per CHANGE";
  }
  return "";
}

// A card on a line of its own: flavour, cost, profit.
inline std::string movie_line(const Content& content, Movie movie) {
  const MovieCard& card = content[movie];
  return fmt::format("{:<27} {:<27} {}", line_of(card.flavour), cost_text(card), profit_text(card));
}

// Letters with their numbers: "CC L", "2 any"; "nothing" when there are none.
inline std::string budget_text(const Budget& budget) {
  std::string out;
  for (std::size_t i = 0; i < icons; ++i) {
    if (budget.icons[i] == 0) continue;
    if (!out.empty()) out += " ";
    out += fmt::format("{}{}", budget.icons[i] > 1 ? fmt::format("{}", budget.icons[i]) : "", icon_letters[i]);
  }
  if (budget.any > 0) out += fmt::format("{}{} of any", out.empty() ? "" : " + ", budget.any);
  return out.empty() ? "nothing" : out;
}

}  // namespace backlot::maybe
