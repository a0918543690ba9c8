// The table: the score, a row for each seat and ghost, the centre and the movie, and what the one who
// looks has at hand. With nine players it leaves room for the log and the menu on 24 lines.
#include "terminal/draw/hollywood/words.hpp"

namespace backlot::hollywood {

namespace {

using terminal::Colour;
using terminal::Look;
using terminal::padded;

int rounds_at_most(const Content& content, const Options& options) {
  const Score needed = score_needed(content, options);
  return needed.patriots + needed.communists - 1;
}

std::string step_name(const Position& table) {
  switch (table.step) {
    case Step::before_cards:
    case Step::stars:
    case Step::tokens:
    case Step::before_cut:
    case Step::edit: return "Post";
    case Step::after_reveal: return "Premiere";
    case Step::over: return "the end";
    default: break;
  }
  return fmt::format("Production, {}'s turn", Look::name(table.actor).view());
}

std::string title_line(const Content& content, const Position& table, const Look& look) {
  std::string line = look.paint(Colour::bold, "Hollywood 1947") + "   ";
  if (table.step != Step::over) line += heading(content, table) + "   ";
  return line + step_name(table) + "\n";
}

// A box for each movie: who won it, and the symbols.
std::string score_line(const Content& content, const Position& table, const Look& look) {
  const Score won = score_of(table);
  const Score needed = score_needed(content, table.options);
  std::string line = look.paint(Colour::cyan, fmt::format("Patriots {}/{}", won.patriots, needed.patriots)) + "  ";
  for (int i = 0; i < rounds_at_most(content, table.options); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Winner winner = at < table.rounds.size() ? table.rounds[at].winner : Winner::none;
    if (winner == Winner::none) {
      line += fmt::format("[{}{}]", i + 1, at == table.round ? " now" : "");
      continue;
    }
    const Round& round = table.rounds[at];
    const bool communists = winner == Winner::communists;
    const char* const side = winner == Winner::both ? "B" : communists ? "C" : "P";
    line += look.paint(communists ? Colour::red : Colour::cyan,
                       fmt::format("[{} {}-{}]", side, int{round.patriots}, int{round.communists}));
  }
  return line + "  " + look.paint(Colour::red, fmt::format("Communists {}/{}", won.communists, needed.communists)) +
         "\n";
}

// Cards somebody has put into the movie of this round: how many is public.
std::size_t put_in(const Position& table, Place who) {
  std::size_t count = 0;
  for (const Trace& trace : table.log) {
    if (trace.move() == CardMove::premiered) count = 0;
    const bool adds = trace.move() == CardMove::added || trace.move() == CardMove::added_score;
    if (adds && trace.who() == who) ++count;
  }
  return count;
}

std::size_t jobs_width(const Options& options) { return options.small() ? 41 : 21; }

std::string faces_of(const Position& table, Place owner, const Look& look) {
  std::string faces;
  for (std::size_t die = 0; die < table.dice.size(); ++die) {
    if (owner_of_die(table.options, die) != owner) continue;
    faces += table.dice[die] == Face::star ? look.paint(Colour::yellow, "*") : std::string("-");
  }
  return faces;
}

std::string header_line(const Position& table, const Look& look) {
  std::string line =
      padded("  seat", 15) + padded("die", 4) + padded("job (+ performed)", jobs_width(table.options)) + "tok hand in ";
  if (table.options.costumes) line += "cost";
  return look.paint(Colour::dim, line) + "\n";
}

std::string seat_row(const Content& content, const Position& table, Seat seat, Seat viewer, const Look& look) {
  const Desk& desk = table.desk(seat);
  const Place place = place_of(seat);
  std::string who = fmt::format("{}{} {}", seat == viewer ? ">" : " ", backlot::index(seat) + 1,
                                look.players[backlot::index(seat)].substr(0, 10));
  if (seat == viewer) who = look.paint(Colour::bold, who);
  const char* const mark = table.decided.has(seat) ? "! " : is_asked(content, table, seat) ? "? " : "  ";
  std::string line = padded(who, 13) + mark + padded(faces_of(table, place, look), 4) +
                     padded(jobs_of(table, place), jobs_width(table.options)) +
                     fmt::format("{:^3} {:^4} {:^2} ", int{desk.tokens}, desk.hand.size(), put_in(table, place));
  if (table.options.costumes) line += fmt::format("{:^4} ", desk.costumes.size());
  const bool known = desk.loyalty != Loyalty::unknown && (seat != viewer || table.step == Step::over);
  if (known)
    line += look.paint(colour_of(desk.loyalty), title_of(desk.loyalty).substr(0, table.options.small() ? 3 : 11));
  return line + "\n";
}

std::string ghost_row(const Position& table, std::size_t ghost, const Look& look) {
  const Place place = ghost_place(ghost);
  const Card card = table.ghosts[ghost].card;
  std::string line = padded(fmt::format("  {}", place_name(place)), 15) + padded(faces_of(table, place, look), 4);
  line += padded(is_unknown(card) ? "" : card_text(card, look.paint), jobs_width(table.options));
  return line + fmt::format("{:^3} {:^4} {:^2}\n", int{table.ghosts[ghost].tokens}, 1, put_in(table, place));
}

std::string middle(const Content& content, const Position& table, const Look& look) {
  std::string centre = fmt::format("Centre: {}; {} tokens", jobs_of(table, Place::centre), int{table.centre});
  if (table.options.costumes) centre += fmt::format("; {} costumes", table.wardrobe.size());
  std::string movie = fmt::format("Poster: {}; movie {}, deck {}, discards {} cards",
                                  poster_text(content, table.now().poster, look.paint), int{table.movie.size},
                                  int{table.deck.size}, int{table.discards.size});
  if (table.declarer != nobody) movie += fmt::format("; {} edits", Look::name(table.declarer).view());
  return terminal::wrapped(centre, terminal::screen_width, 2) + "\n" +
         terminal::wrapped(movie, terminal::screen_width, 2) + "\n";
}

std::string common(const Content& content, const Position& table, Seat viewer, const Look& look) {
  std::string out = title_line(content, table, look) + score_line(content, table, look) + header_line(table, look);
  for (const Seat seat : SeatSet::first(table.players())) out += seat_row(content, table, seat, viewer, look);
  for (std::size_t i = 0; i < table.ghosts.size(); ++i) out += ghost_row(table, i, look);
  return out + middle(content, table, look);
}

std::string costumes_text(const Desk& desk) {
  return desk.costumes.empty() ? "" : fmt::format("; costumes: {}", list_text(desk.costumes).view());
}

// What this seat has put into the movie of this round, and the poster it rejected in it.
std::string own_secrets(const Content& content, const View& view, const Look& look) {
  std::string out;
  Pile<Card, 8> put;
  for (const Trace& trace : view.log) {
    if (trace.move() == CardMove::premiered) put.clear();
    const bool adds = trace.move() == CardMove::added || trace.move() == CardMove::added_score;
    if (adds && trace.who() == place_of(view.seat())) put.push(trace.card());
  }
  for (const Card card : view.desk(view.seat()).sealed) put.push(card);
  if (!put.empty()) out = "You put in: " + cards_text(put, look.paint);
  for (const RejectedPoster& rejected : view.rejected) {
    if (rejected.by != view.seat() || &rejected != &view.rejected.back()) continue;
    out +=
        fmt::format("{}You rejected: {}", out.empty() ? "" : "; ", poster_text(content, rejected.poster, look.paint));
  }
  return out.empty() ? out : out + "\n";
}

}  // namespace

bool in_the_table(const Event& event) {
  return event.kind == Event::Kind::turn_started || event.kind == Event::Kind::movie_discarded;
}

std::string heading(const Content& content, const Position& table) {
  if (table.step == Step::over) return "The end";
  return fmt::format("round {} of {}", table.round + 1, rounds_at_most(content, table.options));
}

std::string draw_table(const Content& content, const View& view, const Look& look) {
  std::string out = common(content, view, view.seat(), look);
  if (view.seat() == nobody || view.step == Step::over) return out;
  const Desk& desk = view.desk(view.seat());
  out += terminal::wrapped("Your hand: " + cards_text(desk.hand, look.paint) + costumes_text(desk),
                           terminal::screen_width, 2);
  return out + "\n" + own_secrets(content, view, look);
}

std::string draw_table(const Content& content, const State& state, const Look& look) {
  std::string out = common(content, state, nobody, look);
  for (const Seat seat : SeatSet::first(state.players())) {
    const Desk& desk = state.desk(seat);
    const std::string things =
        fmt::format("{} hand: {}{}", Look::name(seat).view(), cards_text(desk.hand, look.paint), costumes_text(desk));
    out += terminal::wrapped(things, terminal::screen_width, 2) + "\n";
  }
  const std::string movie = fmt::format("Movie: {}", counts_text(state.movie.cards).view());
  return out + terminal::wrapped(movie, terminal::screen_width, 2) + "\n";
}

}  // namespace backlot::hollywood
