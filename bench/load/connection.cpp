#include "load/connection.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>

namespace backlot::load {

Connection::Connection(std::uint16_t port, std::string token) : token_(std::move(token)) {
  const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const timeval patience{10, 0};
  setsockopt(made, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  const int yes = 1;
  setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  std::string request =
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
  if (!token_.empty()) request += "Cookie: backlot=" + token_ + "\r\n";
  request += "\r\n";
  if (connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
      ::send(made, request.data(), request.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(request.size())) {
    std::array<char, 1024> buffer{};
    while (in_.find("\r\n\r\n") == std::string::npos) {
      const ssize_t got = recv(made, buffer.data(), buffer.size(), 0);
      if (got <= 0) break;
      in_.append(buffer.data(), static_cast<std::size_t>(got));
    }
    const std::size_t end = in_.find("\r\n\r\n");
    if (in_.starts_with("HTTP/1.1 101") && end != std::string::npos) {
      if (const std::size_t at = in_.find("backlot="); at < end) token_ = in_.substr(at + 8, 64);
      in_.erase(0, end + 4);
      in_.shrink_to_fit();
      socket_ = made;
    }
  }
  if (socket_ < 0) close(made);
}

Connection::~Connection() {
  if (socket_ >= 0) close(socket_);
}

void Connection::send(std::string_view text) {
  out_ += '\x81';
  if (text.size() < 126) {
    out_ += static_cast<char>(0x80U | text.size());
  } else {
    out_ += static_cast<char>(0x80U | 126U);
    out_ += static_cast<char>(text.size() >> 8U);
    out_ += static_cast<char>(text.size() & 0xFFU);
  }
  out_.append(4, '\0');  // a mask of zeros changes nothing
  out_ += text;
  flush();
}

// The requests of a client are small; the socket takes them, or the next call does.
void Connection::flush() {
  const ssize_t sent = ::send(socket_, out_.data(), out_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent > 0) out_.erase(0, static_cast<std::size_t>(sent));
}

bool Connection::readable() {
  std::array<char, 65536> buffer;
  for (;;) {
    const ssize_t got = recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) break;
    if (got <= 0) return false;
    in_.append(buffer.data(), static_cast<std::size_t>(got));
    if (static_cast<std::size_t>(got) < buffer.size()) break;
  }
  std::size_t at = 0;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint64_t>(static_cast<unsigned char>(in_[at + i])); };
  while (in_.size() - at >= 2) {
    std::uint64_t size = byte(1) & 0x7FU;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (in_.size() - at < 2 + more) break;
    if (more > 0) {
      size = 0;
      for (std::size_t i = 0; i < more; ++i) size = size << 8U | byte(2 + i);
    }
    if (in_.size() - at - 2 - more < size) break;
    const std::uint64_t kind = byte(0) & 0xFU;
    if (kind == 8) return false;
    if (kind == 9) {  // a ping is answered
      out_ += '\x8A';
      out_ += static_cast<char>(0x80U | size);
      out_.append(4, '\0');
      out_.append(in_, at + 2, size);
      flush();
    }
    if (kind == 1 && received) {
      std::string_view lines = std::string_view(in_).substr(at + 2 + more, size);  // a message each
      while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        received(line);
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
      }
    }
    at += 2 + more + size;
  }
  in_.erase(0, at);
  if (in_.empty()) in_.shrink_to_fit();
  if (!out_.empty()) flush();
  return true;
}

Loop::Loop() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
Loop::~Loop() { close(epoll_); }

void Loop::add(Connection& connection) const {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &connection;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, connection.socket_, &event);
}

std::vector<Connection*> Loop::run(int milliseconds) const {
  std::array<epoll_event, 512> events{};
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), milliseconds);
  std::vector<Connection*> ended;
  for (int i = 0; i < count; ++i) {
    auto* const connection = static_cast<Connection*>(events[static_cast<std::size_t>(i)].data.ptr);
    if (connection->readable()) continue;
    epoll_ctl(epoll_, EPOLL_CTL_DEL, connection->socket_, nullptr);
    ended.push_back(connection);
  }
  return ended;
}

}  // namespace backlot::load
