#include "table/verify.hpp"

#include "games/registry.hpp"

namespace backlot {

SeedCheck::SeedCheck(const std::optional<std::string>& seed) {
  if (!seed) return;
  if (const auto table_seed = digest_from_hex(*seed)) {
    source_ = TableChance(*table_seed);
  } else if (const auto number = record_reading::fast_seed(*seed)) {
    source_ = FastChance(*number);
  }
}

std::uint32_t SeedCheck::below(std::uint32_t n, std::uint8_t purpose) {
  if (auto* fast = std::get_if<FastChance>(&source_)) return fast->below(n, purpose);
  if (auto* table = std::get_if<TableChance>(&source_)) return table->below(n, purpose);
  return 0;
}

std::optional<Fault> fault_in_fairness(const Fairness& fair, const std::vector<Player>& seats,
                                       const std::optional<Closing>& closing, std::size_t first_line,
                                       std::size_t closing_line) {
  const auto fault = [&](const std::string& field, std::string why) {
    return Fault{first_line, "fair." + field, std::move(why)};
  };
  if (fair.list != 1 && fair.list != 2) return fault("list", "this program knows the lists 1 and 2");
  if (!digest_from_hex(fair.commitment)) return fault("commitment", "a commitment is 64 hexadecimal digits");
  if (fair.seats.size() != seats.size()) return fault("seats", "there is one for each seat");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const FairSeat& seat = fair.seats[i];
    const std::string at = "seats[" + std::to_string(i) + "]";
    if (seats[i].bot) {
      if (seat.commitment || seat.contribution) return fault(at, "a bot contributes nothing");
      continue;
    }
    const auto contribution = digest_from_hex(seat.contribution.value_or(""));
    if (!contribution) return fault(at + ".contribution", "a contribution is 64 hexadecimal digits");
    if (commitment_to(*contribution) != seat.commitment.value_or("")) {
      return fault(at + ".contribution", "this is not what was committed to");
    }
  }
  for (const std::string& seed : fair.voided) {
    if (!digest_from_hex(seed)) return fault("voided", "a seed is 64 hexadecimal digits");
  }
  if (!closing) return std::nullopt;
  const auto seed = digest_from_hex(closing->server_seed.value_or(""));
  if (!seed) return Fault{closing_line, "server_seed", "the server's seed is missing, or not 64 hexadecimal digits"};
  if (commitment_to(*seed) != fair.commitment) {
    return Fault{closing_line, "server_seed", "this is not the seed that the server had committed to"};
  }
  return std::nullopt;
}

std::optional<Fault> fault_in_reveal(const std::optional<std::string>& commitment, const Closing& closing,
                                     std::size_t line) {
  if (!commitment) {
    if (closing.seed) return Fault{line, "seed", "the header has no commitment to reveal"};
    return std::nullopt;
  }
  if (!closing.seed) return Fault{line, "seed", "the seed behind the header's commitment is missing"};
  const auto seed = digest_from_hex(*closing.seed);
  if (!seed) return Fault{line, "seed", "a revealed seed is 64 hexadecimal digits"};
  if (commitment_to(*seed) != *commitment) {
    return Fault{line, "seed", "this is not the seed that the header's commitment promised"};
  }
  return std::nullopt;
}

std::variant<Verified, Fault> verify_text(std::string_view text, std::size_t first_line) {
  auto id = game_of(text, first_line);
  if (auto* fault = std::get_if<Fault>(&id)) return std::move(*fault);
  std::variant<Verified, Fault> result;
  const bool known = with_game(std::get<std::string>(id), [&](auto game) {
    auto record = read_record<decltype(game)>(text, first_line);
    if (auto* fault = std::get_if<Fault>(&record)) {
      result = std::move(*fault);
    } else {
      result = verify(std::get<0>(record));
    }
  });
  if (!known) return Fault{first_line, "game", "there is no game " + json::in_quotes(std::get<std::string>(id))};
  return result;
}

std::string to_json(const std::variant<Verified, Fault>& result) {
  std::string out;
  if (const auto* fault = std::get_if<Fault>(&result)) {
    out += "{\"ok\":false,\"line\":" + std::to_string(fault->line) + ",\"field\":";
    json::append_text(out, fault->field);
    out += ",\"why\":";
    json::append_text(out, fault->why);
  } else {
    const auto& verified = std::get<Verified>(result);
    out += "{\"ok\":true,\"game\":";
    json::append_text(out, verified.game);
    out += ",\"moves\":" + std::to_string(verified.moves);
    out += ",\"finished\":";
    out += verified.finished ? "true" : "false";
    out += ",\"state\":";
    json::append_text(out, verified.state);
  }
  return out + '}';
}

}  // namespace backlot
