// The table: a row for each seat, and what the one who looks has at hand.
#include "games/cinecitta/hidden/bounds.hpp"
#include "terminal/draw/cinecitta/cards.hpp"

namespace backlot::cinecitta {

namespace {

using terminal::Colour;
using terminal::Look;
using terminal::padded;

constexpr std::size_t office_column = 51;

std::string rule() { return std::string(terminal::screen_width, '-') + "\n"; }

std::string step_name(Step step) {
  switch (step) {
    case Step::offer: return "step 1 of 3: offer";
    case Step::answer: return "step 2 of 3: answer";
    case Step::place: return "step 3 of 3: place";
    case Step::over: break;
  }
  return "the box office";
}

std::string title_line(const Content& content, const Position& table, Seat viewer, const Look& look) {
  std::string line = look.paint(Colour::bold, "Cinecittà 1937") + "   ";
  line += table.step == Step::over ? "the end" : heading(content, table);
  line += "   " + step_name(table.step);
  if (table.step != Step::over && viewer != nobody) {
    const Seat to = receiver_of(table.options, table.round, viewer);
    const Seat from = giver_to(table.options, table.round, viewer);
    line += fmt::format("   folder to {}, from {}", index(to) + 1, index(from) + 1);
  }
  return line + "\n";
}

// The Office with its icons summed up; more cards than fit go on the next line.
std::string office_text(const Content& content, const Desk& desk, const Look& look) {
  if (desk.office.empty()) return "-";
  const std::string sums = icons_text(icons_in(content, desk.office));
  const std::size_t room = (terminal::screen_width - office_column - sums.size() - 1) / 3;
  std::string line;
  std::string more;
  for (std::size_t i = 0; i < desk.office.size(); ++i) {
    std::string& part = i < room ? line : more;
    if (!part.empty()) part += " ";
    part += card_text(content, desk.office[i], look.paint, Detail::code);
  }
  line = padded(line, terminal::screen_width - office_column - sums.size()) + sums;
  return more.empty() ? line : line + "\n" + std::string(office_column, ' ') + more;
}

std::string row(const Content& content, const Position& table, Seat seat, Seat viewer, const std::string& wallet,
                const Look& look) {
  const Desk& desk = table.desk(seat);
  std::string who =
      fmt::format("{}{} {}", seat == viewer ? ">" : " ", index(seat) + 1, look.players[index(seat)].substr(0, 10));
  if (seat == viewer) who = look.paint(Colour::bold, who);
  std::string studio;
  for (const Card card : desk.studio) studio += padded(card_text(content, card, look.paint, Detail::icons), 8);
  std::string out = padded(who, 14) + (table.decided.has(seat) ? "* " : "  ");
  out += padded(fmt::format("{}", desk.hand.size()), 3) + padded(wallet, 8) + padded(studio.empty() ? "-" : studio, 24);
  return out + office_text(content, desk, look) + "\n";
}

template <class Wallet>
std::string rows(const Content& content, const Position& table, Seat viewer, const Look& look, const Wallet& wallet) {
  std::string out = title_line(content, table, viewer, look) + rule();
  out += look.paint(Colour::dim, "  seat        * h  wallet  Studio                  Office") + "\n";
  for (const Seat seat : SeatSet::first(table.players())) {
    out += row(content, table, seat, viewer, wallet(seat), look);
  }
  if (table.step == Step::over) return out + rule();
  out += look.paint(Colour::dim,
                    "  * has decided  h cards in hand | D Director A Actor C Cameraman S Scriptwriter\n"
                    "  P Producer | icons: p promotion, w pen (no wages), a audience") +
         "\n";
  return out + rule();
}

std::string known_folder(const Content& content, const Folder& folder, const Look& look) {
  return card_text(content, folder.card, look.paint, Detail::icons) + " and " +
         std::string(money_text(content, folder.notes).view());
}

}  // namespace

std::string heading(const Content& content, const Position& table) {
  const int rounds = content.dealing_for(table.players()).hand;
  if (table.step == Step::over) return "The box office";
  return fmt::format("round {} of {}", table.round + 1, rounds);
}

std::string draw_table(const Content& content, const View& view, const Look& look) {
  const Seat me = view.seat();
  std::string out = rows(content, view, me, look, [&](Seat seat) {
    const Bounds bounds = wallet_bounds(content, view, seat);
    const int note = content.note.amount;
    if (bounds.low == bounds.high) return fmt::format("{}", bounds.low * note);
    return fmt::format("{}-{}", bounds.low * note, bounds.high * note);
  });
  if (me == nobody || view.step == Step::over) return out;
  if (view.step != Step::offer || view.decided.has(me)) {
    out += "Your hand: " + cards_text(content, view.desk(me).hand, look.paint, Detail::icons) + "\n";
    const Folder& folder = view.folder_from(me);
    if (view.step != Step::place) out += "Your folder: " + known_folder(content, folder, look) + "\n";
  }
  return out;
}

std::string draw_table(const Content& content, const State& state, const Look& look) {
  std::string out = rows(content, state, nobody, look,
                         [&](Seat seat) { return fmt::format("{}", money_of(content, state.desk(seat).wallet)); });
  for (const Seat seat : SeatSet::first(state.players())) {
    if (state.step == Step::over) break;
    out += fmt::format("{} hand: {}", Look::name(seat).view(),
                       cards_text(content, state.desk(seat).hand, look.paint, Detail::icons));
    const Folder& folder = state.folder_from(seat);
    if (folder.card != Card::unknown) out += " | folder: " + known_folder(content, folder, look);
    out += "\n";
  }
  out += "Left over: " + cards_text(content, state.left_over, look.paint, Detail::icons) + "\n";
  return out;
}

}  // namespace backlot::cinecitta
