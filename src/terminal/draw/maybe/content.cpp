// The printed components, and the words of a score.
#include "terminal/draw/maybe/cards.hpp"

namespace backlot::maybe {

std::string line_name(const Content& /*content*/, const ScoreLine& line) {
  if (line.clause == "MM-32"_clause) return "Votes won";
  if (line.clause == "MM-51"_clause) return "icons made";
  return "";
}

std::vector<Explanation> last_words(const Content& /*content*/) {
  return {{"", "MM-51"_clause, "A Vote's number does not matter in the end, only its icon."}};
}

namespace {

// How many there are of each icon and number.
std::string votes_text(const Content& content, const terminal::Paint& paint) {
  std::string out = paint(terminal::Colour::bold, "Votes") + "    ";
  for (std::size_t i = 0; i < icons; ++i) out += fmt::format("{:>11}", name_of(icon_at(i)));
  out += "\n";
  for (const VoteKind kind : {VoteKind::yes, VoteKind::no}) {
    for (int number = 1; number <= int{max_changes}; ++number) {
      std::array<int, icons> copies{};
      int all = 0;
      for (const VoteCard& card : content.votes) {
        if (card.kind != kind || card.number != number) continue;
        copies[index(card.icon)] += card.copies;
        all += card.copies;
      }
      if (all == 0) continue;
      out += terminal::padded(
          paint(colour_of(kind), fmt::format("{} {}", kind == VoteKind::yes ? "YES" : "NO", number)), 9);
      for (const int count : copies) out += fmt::format("{:>11}", count);
      out += "\n";
    }
  }
  std::string changes;
  for (const VoteCard& card : content.votes) {
    if (card.kind == VoteKind::change) changes += fmt::format(" {}", int{card.number});
  }
  if (!changes.empty()) out += terminal::padded(paint(colour_of(VoteKind::change), "CHANGE"), 9) + changes + "\n";
  return out;
}

std::string movies_text(const Content& content, MovieKind kind, std::string_view title, const terminal::Paint& paint) {
  std::string out;
  for (std::size_t i = 0; i < content.movies.size(); ++i) {
    if (content.movies[i].kind == kind) out += "  " + movie_line(content, static_cast<Movie>(i)) + "\n";
  }
  if (out.empty()) return out;
  const std::string head = fmt::format("{:<29} {:<27} {}", title, "cost", "profit");
  return "\n" + paint(terminal::Colour::bold, head) + "\n" + out;
}

}  // namespace

std::string draw_content(const Content& content, const terminal::Paint& paint) {
  std::string out = votes_text(content, paint);
  out += movies_text(content, MovieKind::plain, "Movie cards", paint);
  out += movies_text(content, MovieKind::blockbuster, "Blockbusters", paint);
  out += fmt::format(
      "\n{}\n"
      "\nEach player: {} YES and {} NO in the deck, {} Votes in hand.\n"
      "The market shows {} Movie cards.\n"
      "With Breaking Changes {} CHANGE Votes and {} own Movie cards each.\n",
      icon_legend, int{content.yes_per_player}, int{content.no_per_player}, int{content.hand}, int{content.market},
      int{content.change_per_player}, int{content.own});
  return out;
}

}  // namespace backlot::maybe
