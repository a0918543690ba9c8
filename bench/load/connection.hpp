// A WebSocket client as cheap as can be, for thousands of them on the cores they share with the server:
// one epoll, no library, text frames only.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace backlot::load {

class Connection {
 public:
  // Connects and upgrades, blocking; good() says whether that worked. An empty token: the server gives one.
  Connection(std::uint16_t port, std::string token);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool good() const { return socket_ >= 0; }
  const std::string& token() const { return token_; }
  void send(std::string_view text);

  std::function<void(std::string_view)> received;

 private:
  friend class Loop;
  bool readable();  // false when the connection has ended
  void flush();

  int socket_ = -1;
  std::string token_;
  std::string in_;
  std::string out_;
};

// Waits for all of them.
class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void add(Connection& connection) const;
  // Handles what comes within so many milliseconds; gives those that ended.
  std::vector<Connection*> run(int milliseconds) const;

 private:
  int epoll_;
};

}  // namespace backlot::load
