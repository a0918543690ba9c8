// Any bytes as a record: a fault or a game, never a crash; and what was read is written and read
// back as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/registry.hpp"
#include "table/restore.hpp"
#include "table/verify.hpp"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

template <class G>
void try_as(std::string_view text) {
  using namespace backlot;
  const auto read = read_record<G>(text);
  const auto* record = std::get_if<Record<G>>(&read);
  if (record == nullptr) return;
  const auto again = read_record<G>(write_record(*record));
  must(std::holds_alternative<Record<G>>(again));
  must(std::get<0>(again).header == record->header && std::get<0>(again).moves == record->moves);
  const auto verified = verify(*record);
  if (std::holds_alternative<Fault>(verified)) return;
  const Table<G> table = restore(*record, FastChance(1));
  must(state_hash(table.state()) == std::get<Verified>(verified).state);
  must(table.over() == std::get<Verified>(verified).finished);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);  // NOLINT
  const auto result = backlot::verify_text(text);
  if (const auto* fault = std::get_if<backlot::Fault>(&result)) must(fault->line > 0 && !fault->why.empty());
  backlot::for_each_game([&](auto game) { try_as<decltype(game)>(text); });
  return 0;
}
