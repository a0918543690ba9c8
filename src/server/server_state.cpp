#include "server/server_state.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "hub/hub.hpp"

namespace backlot {

ServerState::ServerState(const ServerSettings& wanted, Archive& kept, std::unique_ptr<Hub> tables,
                         const HandTime* by_hand)
    : settings(wanted),
      archive(kept),
      hub(std::move(tables)),
      files(wanted.web),
      names(machine_name(), wanted.public_url, wanted.hosts),
      proxies(wanted.proxies),
      limits(wanted.per_address, 10 * std::min(wanted.per_second, 100000U)),
      log(wanted.log_format, wanted.log),
      by_hand_(by_hand) {}
ServerState::~ServerState() = default;

void ServerState::received(const std::shared_ptr<Client>& client, std::string_view text) const {
  hub->received(client, text);
}
void ServerState::closed(const std::shared_ptr<Client>& client) const { hub->closed(client); }

std::uint64_t ServerState::milliseconds() const {
  if (by_hand_ != nullptr) return by_hand_->now();
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

bool ServerState::may(Deed deed, const std::string& household, const std::string& owner) {
  const bool may = limits.may(deed, household, owner, milliseconds());
  if (!may) ++turned_away;
  return may;
}

void ServerState::tell(std::string_view event, const std::string& sentence) const {
  log.event(event, {{"what", sentence}});
  if (settings.tell) settings.tell(sentence);
}

void ServerState::mind_unnamed_proxy(const Address& peer, Speaks how) {
  const bool costs_nothing = how == Speaks::http && settings.per_address == 0;
  if (proxies.any() || costs_nothing || std::exchange(told_of_proxy, true)) return;
  const std::string what =
      how == Speaks::http ? "requests from " + peer.text() +
                                " say that they were forwarded: everybody behind that proxy shares one allowance."
                          : "connections from " + peer.text() +
                                " begin with the PROXY protocol, which only a named proxy may speak: they are refused.";
  tell("unnamed proxy", what + " If it is yours, start with --proxy " + peer.text());
}

}  // namespace backlot
