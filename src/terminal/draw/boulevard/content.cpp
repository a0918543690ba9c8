// The printed components, what the films bring, and the words of a score.
#include "games/boulevard/pricing.hpp"
#include "terminal/draw/boulevard/films.hpp"

namespace backlot::boulevard {

namespace {

using Ink = terminal::Colour;
using terminal::padded;
using terminal::Paint;

std::string film_lines(const Content& content, Deck deck, const Paint& paint) {
  std::string out = paint(Ink::bold, fmt::format("{} deck", deck == Deck::first ? "First" : "Second")) + "\n";
  out += paint(Ink::dim, "title                        year  director             genre  min price dice") + "\n";
  for (std::size_t i = 0; i < content.films.size(); ++i) {
    const FilmFacts& film = content.films[i];
    if (film.deck != deck) continue;
    const FilmText& text = film_texts[static_cast<std::size_t>(film.title)];
    out += title_of(content, static_cast<Film>(i), 28) +
           fmt::format(" {:>4}  {} ", text.year, padded(cut(text.director, 20), 20)) +
           fmt::format("{} {} {:>5} {:>4} {:>2} {}\n", genre_codes[static_cast<std::size_t>(film.genre)],
                       colour_codes[static_cast<std::size_t>(film.colour)], int{film.minutes.count}, film.price.amount,
                       int{film.dice}, cut(codes_of(film), 7));
  }
  return out;
}

std::string asked_text(const Condition& asked) {
  std::string out;
  const auto add = [&](std::string_view word) { out += (out.empty() ? "" : ", ") + std::string(word); };
  for (const Genre genre : asked.genres) add(name_of(genre).view());
  for (const boulevard::Colour colour : asked.colours) add(name_of(colour).view());
  for (const Special special : asked.specials) add(name_of(special).view());
  for (const Trade trade : asked.stars)
    add(trade == Trade::actor ? "an actor on the board" : "a director on the board");
  if (asked.at_least > Minutes{}) add(fmt::format("{} minutes or more", int{asked.at_least.count}));
  if (asked.at_most > Minutes{}) add(fmt::format("{} minutes or less", int{asked.at_most.count}));
  if (asked.price_at_most > Money{}) add(fmt::format("a price of {} or less", thousands(asked.price_at_most)));
  return out;
}

std::string bonus_text(const Bonus& bonus) {
  std::string out;
  const auto add = [&](const std::string& word) { out += (out.empty() ? "" : ", ") + word; };
  if (bonus.dice > 0) add(fmt::format("{} {}", int{bonus.dice}, bonus.dice == 1 ? "die" : "dice"));
  if (bonus.uses > Minutes{}) add(fmt::format("takes {} unused minutes", int{bonus.uses.count}));
  if (bonus.discount > Money{}) add(fmt::format("{} off a film", thousands(bonus.discount)));
  if (bonus.minutes > Minutes{}) add(fmt::format("{} minutes more", int{bonus.minutes.count}));
  if (bonus.picks > 0) add("pick again at once");
  if (bonus.raise > Money{}) add(fmt::format("an investment counts {} more", thousands(bonus.raise)));
  if (bonus.breaks_tie) add("breaks a tie");
  return out;
}

std::string tip_lines(const Content& content, const Paint& paint) {
  std::string out = paint(Ink::bold, "Insider Tips") + "\n";
  for (std::size_t i = 0; i < content.tips.size(); ++i) {
    const TipFacts& tip = content.tips[i];
    std::string what = bonus_text(tip.bonus);
    if (tip.bonus.of_film) what += " for a film: " + asked_text(tip.condition);
    out += fmt::format("{} x ", int{tip.copies}) + padded(std::string(name_of(content, tip.title).view()), 25) + what +
           (tip.any_number ? ", any number" : "") + "\n";
  }
  return out;
}

std::string star_lines(const Content& content, const Paint& paint) {
  std::string names;
  for (std::size_t i = 0; i < content.stars.size(); ++i) {
    if (!names.empty()) names += ", ";
    names += std::string(name_of(content, static_cast<Star>(i)).view());
  }
  return paint(Ink::bold, "Names on the board") + "\n" + terminal::wrapped(names, terminal::screen_width, 0) + "\n";
}

std::string chip_lines(const Content& content, const Paint& paint) {
  std::string out = paint(Ink::bold, "Boxes                     fee  most  dice a week") + "\n";
  for (const ChipFacts& chip : content.chips) {
    out += padded(std::string(name_of(chip.chip).view()), 24) +
           fmt::format("{:>5}  {:>4}  {:>4}\n", thousands(chip.fee), int{chip.most}, int{chip.dice});
  }
  return out;
}

// Mean returns before bonuses: what films bring beyond their price, for each, for an hour, for a dollar.
std::string return_line(const std::string& name, const Returns& sum) {
  if (sum.films == 0) return "";
  const double profit = 0.5 * sum.twice_profit().amount;
  return padded(name, 18) + fmt::format("{:>5}  {:>6.2f}  {:>5.2f}  {:>8.2f}  {:>7.3f}  {:>8.3f}\n", sum.films,
                                        static_cast<double>(sum.price.amount) / sum.films,
                                        static_cast<double>(sum.dice) / sum.films, profit / sum.films,
                                        profit / sum.minutes, profit / sum.price.amount);
}

std::string return_lines(const Content& content, const Paint& paint) {
  std::string out = paint(Ink::bold, "Mean return ($k)  films   price   dice  per film  per min  per dollar") + "\n";
  const auto line = [&](std::string_view name, const auto& which) {
    out += return_line(std::string(name), returns_of(content, which));
  };
  line("all", [](const FilmFacts&) { return true; });
  line("first deck", [](const FilmFacts& film) { return film.deck == Deck::first; });
  line("second deck", [](const FilmFacts& film) { return film.deck == Deck::second; });
  for (std::size_t i = 0; i < genres; ++i) {
    line(genre_names[i], [&](const FilmFacts& film) { return film.genre == static_cast<Genre>(i); });
  }
  for (std::size_t i = 0; i < special_names.size(); ++i) {
    line(special_names[i], [&](const FilmFacts& film) { return film.specials.has(static_cast<Special>(i)); });
  }
  line("no process", [](const FilmFacts& film) { return !film.specials.meets(processes()); });
  return out;
}

}  // namespace

std::string line_name(const Content& /*content*/, const ScoreLine& line) {
  if (line.clause == "B54-95"_clause) return "cash";
  if (line.clause == "B54-51"_clause) return "loans";
  if (line.clause == "B54-80"_clause) return "unplayed tips";
  return "";
}

std::vector<Explanation> last_words(const Content& /*content*/) {
  return {{"", "B54-80"_clause, "Unplayed tips stay hidden; their number counts."}};
}

std::string draw_content(const Content& content, const Paint& paint) {
  return film_lines(content, Deck::first, paint) + "\n" + film_lines(content, Deck::second, paint) + "\n" +
         tip_lines(content, paint) + "\n" + star_lines(content, paint) + "\n" + chip_lines(content, paint) + "\n" +
         return_lines(content, paint);
}

}  // namespace backlot::boulevard
