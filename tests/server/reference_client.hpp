// A small client that does what docs/protocol.md says, over a real socket, blocking. Keeps every
// message it ever got, so that a test can look for secrets in them.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sha256.hpp"
#include "json/node.hpp"

namespace backlot {

class ReferenceClient {
 public:
  explicit ReferenceClient(std::uint16_t port, std::string name);
  ~ReferenceClient();
  ReferenceClient(ReferenceClient&&) noexcept;
  ReferenceClient& operator=(ReferenceClient&&) noexcept;

  // Connects (again), says hello; keeps the token of the first time.
  bool connect(std::uint16_t port);
  void disconnect();

  void send(const std::string& message);
  // The next message; nothing when none comes within the time.
  std::optional<json::Node> receive(int milliseconds = 60000);
  // Reads until a message of that type (and id, when given) comes; updates what it knows on the way.
  std::optional<json::Node> wait_for(std::string_view type, std::string_view id = {});
  // Until all that the server has sent and all that bots at the table are asked for is here: what a connection is sent
  // comes in order, so the answer to a question comes last.
  void settle();
  // Whether the connection was ended.
  bool ended() const;
  // Sends a request with a fresh id and gives the ack or error.
  json::Node ask(const std::string& type, const std::string& fields = {});

  std::string create(const std::string& game, const std::string& options);
  void join(const std::string& table);
  void sit(std::size_t seat);
  json::Node act(const std::string& action, std::uint32_t decision, const std::string& id);

  std::string fresh_id() { return name + "-" + std::to_string(++requests_); }

  std::string name;
  std::string table;
  std::string token;
  std::size_t seen = 0;              // the number of the last stream item
  std::vector<std::string> stream;   // texts of the events, in order
  std::optional<json::Node> update;  // the last one
  std::optional<json::Node> lobby;
  std::vector<std::string> messages;
  std::uint64_t frame = 0;  // the number of the frame the last message came in

 private:
  void take(const json::Node& message);
  bool a_bot_is_asked() const;
  struct Socket;
  std::unique_ptr<Socket> socket_;
  std::uint64_t requests_ = 0;
  Digest contribution_{};
};

}  // namespace backlot
