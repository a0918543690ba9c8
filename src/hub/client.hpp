// Somebody's connection, as the hub sees it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/seat.hpp"
#include "hub/deed.hpp"
#include "hub/messages.hpp"
#include "table/showing.hpp"

namespace backlot {

// `owner` is the hash of the secret token behind it.
class Client {
 public:
  explicit Client(std::string owner_hash) : owner(std::move(owner_hash)) {}
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;
  virtual void send(std::string message) = 0;
  template <class Message>
  void tell(const Message& message) {
    send(message::write(message));
  }
  void refuse(const std::string& id, const Refused& why) { tell(message::error(id, why)); }

  // Whether this person may do that once more now, and whoever else comes from there: one is taken.
  virtual bool may(Deed /*deed*/) { return true; }
  // It does not count after all: the guess was right.
  virtual void give_back(Deed /*deed*/) {}

  const std::string owner;

 private:
  friend class Hub;
  friend class LiveTable;
  bool greeted_ = false;
  bool joining_ = false;                // a table that is being loaded
  std::vector<std::string> later_;      // what it has sent since
  std::string table_;                   // joined
  bool watching_ = false;               // sees what everybody may see, whoever sits at the table with its token
  bool tv_ = false;                     // a screen for all
  std::optional<message::Guest> here_;  // without a seat
  std::uint64_t people_ = 0;            // the number of the last entry about people that was sent
  std::size_t seen_ = 0;                // of the stream, already sent
  std::uint32_t decision_ = 0;          // the number of the last decision sent
  SeatSet waiting_;                     // who owed a decision then
  bool caught_up_ = false;              // has got a view since joining
  Showing showing_ = Showing::whole;
  Seat seat_ = nobody;          // whose view it has got
  std::uint32_t clocks_ = 0;    // their version, as it was sent last
  message::Presence presence_;  // as it was sent last
};

}  // namespace backlot
