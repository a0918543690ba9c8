// What all connections share: the settings, the hub, the archive, limits, figures and the log.
#pragma once
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "hub/client.hpp"
#include "hub/hand_time.hpp"
#include "hub/limits.hpp"
#include "server/files.hpp"
#include "server/host_names.hpp"
#include "server/log.hpp"
#include "server/proxies.hpp"
#include "server/server.hpp"
#include "storage/archive.hpp"

namespace backlot {

// A client whose connection can be ended from this side.
class Visitor : public Client {
 public:
  using Client::Client;
  // Says that the server goes down, and closes when that is sent.
  virtual void farewell() = 0;
};

class Hub;

struct ServerState {
  // `by_hand` is the clock of tests, which outlives the state; without one it is the machine's.
  ServerState(const ServerSettings& wanted, Archive& kept, std::unique_ptr<Hub> tables, const HandTime* by_hand);
  ~ServerState();
  ServerState(const ServerState&) = delete;
  ServerState& operator=(const ServerState&) = delete;

  void received(const std::shared_ptr<Client>& client, std::string_view text) const;
  void closed(const std::shared_ptr<Client>& client) const;

  // Whether somebody may do that once more; counts those who may not.
  bool may(Deed deed, const std::string& household, const std::string& owner);
  // One more message from that address is taken; whoever may not send one waits, and is not turned away.
  bool has_room_for_message(const std::string& household) {
    return limits.may(Deed::message, household, {}, milliseconds());
  }
  // For the person who runs the server, whether or not it keeps a log.
  void tell(std::string_view event, const std::string& sentence) const;
  // When everybody behind a proxy that nobody has named shares one allowance, or is refused because it begins with the
  // PROXY protocol. Said once.
  enum class Speaks : std::uint8_t { http, proxy_protocol };
  void mind_unnamed_proxy(const Address& peer, Speaks how);

  // The one clock of tables, allowances and the care of the store.
  std::uint64_t milliseconds() const;
  bool secure() const { return !settings.tls_certificate.empty() || settings.public_url.starts_with("https://"); }

  ServerSettings settings;
  Archive& archive;
  std::unique_ptr<Hub> hub;
  Files files;
  HostNames names;
  Proxies proxies;
  Limits limits;
  Log log;
  // Held by each of them too: the last ones leave when the state is gone.
  std::shared_ptr<std::set<Visitor*>> visitors = std::make_shared<std::set<Visitor*>>();
  bool leaving = false;     // nobody should come any more; those who are here may stay for a moment
  bool going_down = false;  // messages are left unread; who sent them sends them again
  std::uint64_t connections = 0;
  std::uint64_t requests = 0;
  std::uint64_t turned_away = 0;  // by a limit
  std::uint64_t held_up = 0;      // messages of who sends too many
  std::uint64_t slow_closed = 0;  // clients that left too much unread
  bool told_of_proxy = false;

 private:
  const HandTime* by_hand_;
};

}  // namespace backlot
