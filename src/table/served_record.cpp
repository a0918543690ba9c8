#include "table/served_record.hpp"

#include "table/play_of.hpp"
#include "table/record.hpp"

namespace backlot {
namespace {

template <Game G>
std::string record_text(const ServedTable& table) {
  std::vector<Player> seats;
  Fairness fair;
  const SeedList list = table.seed_list();
  fair.list = list.rules == 0 ? 1 : 2;
  fair.commitment = table.commitment();
  fair.voided = table.voided();
  for (const ServedTable::Chair& chair : table.chairs()) {
    const bool bot = chair.kind == ServedTable::Chair::Kind::bot;
    seats.push_back({chair.name, bot ? std::optional(chair.bot) : std::nullopt});
    fair.seats.push_back(bot ? FairSeat{} : FairSeat{chair.commitment, chair.contribution});
  }
  const auto& played = static_cast<const PlayOf<G>&>(*table.play()).table();
  Record<G> record = record_of<G>(played, std::move(seats), std::nullopt);
  if (list.rules != 0) record.header.rules = list.rules;
  record.header.fair = std::move(fair);
  record.closing->server_seed = list.server_seed;
  for (const ServedTable::TalkOnRecord& said : table.talk()) {
    Talk<G> line{{said.text, said.seat, said.after}};
    if (said.titled) line.titled = {said.titled->number, said.titled->title, said.titled->line};
    if constexpr (MakesClaims<G>) {
      if (said.claim) {
        const auto claim = json::read<ClaimOf<G>>(played.content(), *said.claim);
        if (std::holds_alternative<ClaimOf<G>>(claim)) line.claim = std::get<ClaimOf<G>>(claim);
      }
    }
    record.talk.push_back(std::move(line));
  }
  return write_record(record);
}

}  // namespace

std::variant<std::string, Refused> served_record(const ServedTable& table) {
  if (table.phase() == ServedTable::Phase::closed) {
    return no(No::not_finished_by_rules);
  }
  if (table.phase() != ServedTable::Phase::over) {
    return no(No::not_over);
  }
  std::string text;
  with_game(table.game(), [&](auto game) { text = record_text<decltype(game)>(table); });
  return text;
}

Listing listing_of(const std::vector<std::string>& log) {
  ServedTable table;
  for (const std::string& entry : log) {
    if (!table.take(entry)) return {};
  }
  return table.listing();
}

}  // namespace backlot
