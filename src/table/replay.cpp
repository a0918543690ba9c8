#include "table/replay.hpp"

#include "table/verify.hpp"

namespace backlot {

std::variant<std::unique_ptr<Replay>, Fault> open_replay(std::string_view text) {
  std::unique_ptr<Replay> opened;
  auto fault = with_verified(text, 1, [&]<Game G>(Record<G>&& record, const Verified& /*verified*/) {
    opened = std::make_unique<ReplayOf<G>>(std::move(record));
  });
  if (fault) return std::move(*fault);
  return opened;
}

}  // namespace backlot
