// The table: the pitch, the Movies Made, a row for each seat, and what the one who looks has at hand.
#include "terminal/draw/maybe/cards.hpp"

namespace backlot::maybe {

namespace {

using terminal::Colour;
using terminal::Look;
using terminal::padded;

std::string rule() { return std::string(terminal::screen_width, '-') + "\n"; }

std::string step_name(Step step) {
  switch (step) {
    case Step::pitch: return "pitch";
    case Step::vote: return "vote";
    case Step::add: return "CHANGE: add";
    case Step::remove: return "CHANGE: remove";
    case Step::cost: return "choice on cost";
    case Step::profit: return "choice on profit";
    case Step::keep: return "keep a card";
    case Step::over: break;
  }
  return "the score";
}

std::string title_line(const Content& content, const Position& table, const Look& look) {
  std::string line = look.paint(Colour::bold, "Maybe Movies") + "   ";
  if (table.step == Step::over) return line + "the end\n";
  line += heading(content, table) + "   " + step_name(table.step);
  return line + fmt::format("   {} is active\n", Look::name(table.active).view());
}

// What the row costs and yields as far as that is printed; conditions are said card by card.
std::string row_text(const Content& content, const Position& table, const Look& look) {
  if (table.row.empty()) return "";
  const auto row_head = [](std::string_view cost, std::string_view profit) {
    return fmt::format("{:<29} {:<27} {}", "The pitch, left to right", cost, profit);
  };
  std::string out = look.paint(Colour::dim, row_head("cost", "profit")) + "\n";
  for (const Movie movie : table.row) out += "  " + movie_line(content, movie) + "\n";
  return out;
}

std::string counts_text(const IconCounts& counts) {
  std::string out;
  for (const std::uint8_t count : counts) out += count == 0 ? "  ." : fmt::format("{:>3}", count);
  return out;
}

// With Trendsetter Tricks failures lie there, too.
std::string made_text(const Content& content, const Position& table) {
  std::string out;
  for (const Made& made : table.made) {
    std::string shown;
    for (const Icon icon : content[made.top].icons) shown += letter_of(icon);
    if (shown.empty()) shown = "-";
    out += " " + shown;
    if (table.options.trendsetter) out += made.result == Result::success ? "(made)" : "(failed)";
  }
  return out.empty() ? " none" : out;
}

std::string own_text(const Content& content, const Desk& desk) {
  std::string out;
  for (const Movie movie : desk.own) {
    out += fmt::format("{}{} > {}", out.empty() ? "" : " | ", cost_text(content[movie]), profit_text(content[movie]));
  }
  return out.empty() ? "-" : out;
}

std::string seat_row(const Content& content, const Position& table, Seat seat, Seat viewer, const Look& look) {
  const Desk& desk = table.desk(seat);
  std::string who =
      fmt::format("{}{} {}", seat == viewer ? ">" : " ", index(seat) + 1, look.players[index(seat)].substr(0, 10));
  if (seat == viewer) who = look.paint(Colour::bold, who);
  const SeatResult now = result_for(content, table.made, desk.won);
  std::string out = padded(who, 14) + (table.decided.has(seat) ? "*" : " ");
  out += fmt::format("{:>4}{:>5}  ", desk.hand.size(), desk.won.size());
  out += counts_text(icons_won(content, desk.won)) + fmt::format("{:>6}", now.score);
  if (table.vote_of(seat) != Vote::unknown) out += "  " + vote_code(content, table.vote_of(seat), look.paint);
  return out + "\n";
}

// They lie face up before everybody: MM-70, MM-101.
std::string own_rows(const Content& content, const Position& table, const Look& look) {
  std::string out = look.paint(Colour::dim, "Own Movie cards (cost > profit)") + "\n";
  for (const Seat seat : SeatSet::first(table.players())) {
    out += fmt::format("  {} {}\n", index(seat) + 1, own_text(content, table.desk(seat)));
  }
  return out;
}

// The pool by icon, and card by card: everybody sees it, and profits come out of it (MM-12, MM-30).
std::string pool_text(const Content& content, const Position& table, const Look& look) {
  std::string out = padded("  pool", 19) + fmt::format("{:>5}  ", table.pool.size());
  out += counts_text(icons_won(content, table.pool)) + "\n";
  if (table.pool.size() == 0) return out;
  std::string cards = "in the pool:";
  Vote last = Vote::unknown;
  std::size_t copies = 0;
  const auto add = [&] {
    if (copies > 0) cards += " " + vote_code(content, last, look.paint);
    if (copies > 1) cards += fmt::format("x{}", copies);
  };
  for (const Vote vote : table.pool.cards()) {  // in ascending order
    if (vote != last) {
      add();
      copies = 0;
    }
    last = vote;
    ++copies;
  }
  add();
  return out + "  " + terminal::wrapped(cards, terminal::screen_width, 4) + "\n";
}

std::string market_text(const Content& content, const Position& table) {
  std::string out = "Market (cost > profit):";
  for (const Movie movie : table.market) {
    out +=
        fmt::format("{} {} > {}", out.back() == ':' ? "" : ",", cost_text(content[movie]), profit_text(content[movie]));
  }
  return terminal::wrapped(out, terminal::screen_width, 2) + "\n";
}

std::string rows(const Content& content, const Position& table, Seat viewer, const Look& look) {
  std::string out = title_line(content, table, look) + rule();
  // Who pitches chooses from a list with the same cards.
  const bool chooses = table.step == Step::pitch && viewer == table.active;
  if (!chooses && table.step != Step::over) out += market_text(content, table);
  out += row_text(content, table, look);
  out += look.paint(Colour::dim, "  seat        *hand  won    $  A  S  L  C  M  score  vote") + "\n";
  for (const Seat seat : SeatSet::first(table.players())) out += seat_row(content, table, seat, viewer, look);
  out += pool_text(content, table, look);
  out += padded("  Movies Made", 19) + fmt::format("{:>5}  ", table.made.size()) +
         counts_text(icons_made(content, table.made)) + "\n";
  if (table.options.trendsetter && !table.made.empty()) {
    out += "  " + terminal::wrapped("tops:" + made_text(content, table), terminal::screen_width, 2) + "\n";
  }
  if (table.options.changes && table.step != Step::over) out += own_rows(content, table, look);
  out += look.paint(Colour::dim, fmt::format("  {}", icon_legend)) + "\n";
  return out + rule();
}

}  // namespace

bool in_the_table(const Event& event) {
  using enum Event::Kind;
  return event.kind == finished || event.kind == filled || event.kind == returned || event.kind == taken_back;
}

std::string heading(const Content& content, const Position& table) {
  if (table.step == Step::over) return "The score";
  return fmt::format("turn {} of {}", table.turn + 1, int{content.hand});
}

std::string draw_table(const Content& content, const View& view, const Look& look) {
  const Seat me = view.seat();
  std::string out = rows(content, view, me, look);
  if (me == nobody || view.step == Step::over || view.desk(me).hand.empty()) return out;
  if (view.step != Step::vote || view.decided.has(me)) {
    out += "Your hand: " + vote_codes(content, view.desk(me).hand, look.paint) + "\n";
  }
  return out;
}

std::string draw_table(const Content& content, const State& state, const Look& look) {
  std::string out = rows(content, state, nobody, look);
  for (const Seat seat : SeatSet::first(state.players())) {
    if (state.step == Step::over) break;
    out +=
        fmt::format("{} hand: {}\n", Look::name(seat).view(), vote_codes(content, state.desk(seat).hand, look.paint));
  }
  return out;
}

}  // namespace backlot::maybe
