// A game on record: all that happened, as JSON Lines (docs/record.md). A Record mirrors the lines;
// write_record makes the text, read_record (table/read_record.hpp) takes it back, verify
// (table/verify.hpp) replays it, restore (table/restore.hpp) plays on.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/all.hpp"
#include "contract/claim.hpp"
#include "json/content.hpp"
#include "json/write.hpp"
#include "table/on_record.hpp"
#include "table/table.hpp"

namespace backlot {

// Which content was played with. The pack itself is there unless it is the standard one, so that a
// record is complete with the program alone.
template <Game G>
struct PackOnRecord {
  std::string name;
  std::string hash;
  std::optional<typename G::Content> pack;
  bool operator==(const PackOnRecord&) const = default;

  friend void fields(Is<PackOnRecord> auto& x, const auto& visit) {
    visit("name", x.name);
    visit("hash", x.hash);
    visit("pack", x.pack);
  }
};

template <Game G>
struct Header {
  std::uint16_t format = record_format;
  std::string game{G::id};
  std::uint16_t rules = G::revision;
  typename G::Options options;
  PackOnRecord<G> content;
  std::vector<Player> seats;
  std::optional<std::string> seed;        // decimal: FastChance; 64 hexadecimal digits: TableChance
  std::optional<std::string> commitment;  // SHA-256 of a seed that the closing line reveals
  std::optional<Fairness> fair;           // of a served game, instead of both
  std::vector<Draw> deal;
  bool operator==(const Header&) const = default;

  friend void fields(Is<Header> auto& x, const auto& visit) {
    visit("record", x.format);
    visit("game", x.game);
    visit("rules", x.rules);
    visit("options", x.options);
    visit("content", x.content);
    visit("seats", x.seats);
    visit("seed", x.seed);
    visit("commitment", x.commitment);
    visit("fair", x.fair);
    visit("deal", x.deal);
  }
};

template <Game G>
struct MoveLine {
  std::uint32_t number = 0;  // from 1
  Move<G> move;
  static constexpr std::string_view in_full = Move<G>::in_full;

  friend void fields(Is<MoveLine> auto& x, const auto& visit) {
    visit("move", x.number);
    fields(x.move, visit);
  }
};

// Free words, or a claim and its words.
template <Game G>
struct Talk : FreeTalk {
  std::optional<ClaimOf<G>> claim{};
  bool operator==(const Talk&) const = default;

  friend void fields(Is<Talk> auto& x, const auto& visit) {
    fields(base_of<FreeTalk>(x), visit);
    if constexpr (MakesClaims<G>) visit("claim", x.claim);
  }
};

// The claims in what was said.
template <Game G>
std::vector<ClaimMade<G>> claims_in(const std::vector<Talk<G>>& talk) {
  std::vector<ClaimMade<G>> said;
  for (const Talk<G>& each : talk) {
    if (each.claim) said.push_back({each.seat, *each.claim, each.after});
  }
  return said;
}

// A claim, in the words it is made with, after all moves of the table.
template <Game G, Chance Source, class Name>
Talk<G> talk_of(const Table<G, Source>& table, Seat seat, const ClaimOf<G>& claim, const Name& name) {
  if constexpr (MakesClaims<G>) {
    return {{std::string(describe(table.content(), claim, name).view()), seat,
             static_cast<std::uint32_t>(table.moves().size())},
            claim};
  }
  return {};
}

struct Closing {
  Outcome outcome;
  std::string state;                       // SHA-256 over the leaves of the final state
  std::optional<std::string> seed;         // what the header's commitment was for
  std::optional<std::string> server_seed;  // what the commitment of a served game was for
  std::string lines;                       // SHA-256 over the text of all lines above; made by write_record
  bool operator==(const Closing&) const = default;
};

template <Game G>
struct Record {
  Header<G> header;
  typename G::Content content;  // the header's pack, or the standard one
  std::vector<Move<G>> moves;
  std::vector<Talk<G>> talk;  // in order
  std::optional<Closing> closing;
  std::size_t first_line = 1;  // where it begins in its file
  std::string lines;           // of a record that was read: what Closing::lines has to be

  // The line a move stands in, counted from 0 as in `moves`; with moves.size(), the closing line.
  std::size_t line_of(std::size_t move) const {
    std::size_t line = first_line + 1 + move;
    for (const Talk<G>& said : talk) line += said.after <= move ? 1 : 0;
    return line;
  }
};

void fields(Is<Closing> auto& x, const auto& visit) {
  visit("outcome", x.outcome);
  visit("state", x.state);
  visit("seed", x.seed);
  visit("server_seed", x.server_seed);
  visit("lines", x.lines);
}

template <class State>
std::string state_hash(const State& state) {
  return std::string(to_hex(digest_of(state)).view());
}

template <Game G>
Closing closing_of(const typename G::Content& content, const typename G::State& state) {
  return {outcome(content, state), state_hash(state), std::nullopt};
}

// The header's word on a pack: embedded unless it is the standard one.
template <Game G>
PackOnRecord<G> pack_on_record(const typename G::Content& content, std::string name) {
  PackOnRecord<G> pack{std::move(name), content_hash(content), std::nullopt};
  if (content != standard_content(G{})) pack.pack = content;
  return pack;
}

// The record of a table as it stands; closed when the game is over. Say who sat there, the seed
// when the draws came from one, and what was said.
template <Game G, Chance Source>
Record<G> record_of(const Table<G, Source>& table, std::vector<Player> seats, std::optional<std::string> seed,
                    std::string content_name = "standard") {
  Record<G> record;
  record.content = table.content();
  record.header.options = table.options();
  record.header.content = pack_on_record<G>(table.content(), std::move(content_name));
  record.header.seats = std::move(seats);
  record.header.seed = std::move(seed);
  record.header.deal = table.deal();
  record.moves = table.moves();
  if (table.over()) record.closing = closing_of<G>(table.content(), table.state());
  return record;
}

// Compiled once for every game, in record.cpp.
template <Game G>
std::string write_record(const Record<G>& record);

}  // namespace backlot
