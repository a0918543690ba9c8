// Any bytes on a connection to a real server: requests, an upgrade, frames. What comes back is answers and then frames
// as the standards have them, and the connection ends when we have nothing more to say. The first byte says in how
// large portions the rest is sent.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "json/node.hpp"
#include "server/server.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "support/folder.hpp"

namespace {

using namespace backlot;

void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

class Serving {
 public:
  Serving() {
    SqliteSettings opening;
    opening.opening.synchronous = sqlite::Synchronous::off;
    store_ = std::move(std::get<0>(open_sqlite_store((folder_.path() / "s").string(), opening)));
    std::filesystem::create_directory(folder_.path() / "web");
    ServerSettings settings;
    settings.address = "127.0.0.1";
    settings.port = 0;
    settings.web = (folder_.path() / "web").string();
    settings.per_address = 0;         // everybody is at this address
    settings.per_second = 1'000'000;  // nothing waits
    settings.farewell_millis = 0;
    settings.log = [](const std::string& line) { must(line.find('\n') == std::string::npos, "a log line in two"); };
    server_ = std::make_unique<Server>(settings, *store_);
    must(server_->listen().empty(), "no port");
    thread_ = std::thread([this] { server_->run(Server::Signals::ignored); });
  }
  ~Serving() {
    server_->stop();
    thread_.join();
    server_.reset();
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  std::uint16_t port() const { return server_->port(); }

 private:
  const testing_support::Folder folder_{"fuzz-connection"};
  std::unique_ptr<Archive> store_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

// Connects from one address of the loopback range after another: each has its own ports, so that those which have not
// been given back yet never run out.
void connect_to(int line, std::uint16_t port) {
  static std::uint32_t caller = 0;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + caller++ % 250);
  must(bind(line, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0, "no address to call from");
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(line, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return;
  // libFuzzer's alarm interrupts it; the connection comes about all the same.
  pollfd writable{line, POLLOUT, 0};
  while (errno == EINTR && poll(&writable, 1, -1) < 0) {
  }
  int fault = errno == EINTR ? 0 : errno;
  socklen_t size = sizeof fault;
  if (fault == 0) getsockopt(line, SOL_SOCKET, SO_ERROR, &fault, &size);
  must(fault == 0, "nobody listens");
}

// Everything the server has to say to these bytes.
std::string talk(std::uint16_t port, std::string_view bytes, std::size_t portion) {
  const int line = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int on = 1;
  setsockopt(line, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  connect_to(line, port);
  for (; !bytes.empty(); bytes.remove_prefix(std::min(portion, bytes.size()))) {
    ssize_t sent = 0;
    do sent = send(line, bytes.data(), std::min(portion, bytes.size()), MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    if (sent < 0) break;  // it has hung up
  }
  shutdown(line, SHUT_WR);
  std::string said;  // until the server hangs up; if it never does, libFuzzer loses its patience
  char buffer[16384];
  for (;;) {
    const ssize_t got = recv(line, buffer, sizeof buffer, 0);
    if (got > 0) said.append(buffer, static_cast<std::size_t>(got));
    if (got > 0 || (got < 0 && errno == EINTR)) continue;
    must(got == 0 || errno == ECONNRESET || errno == EPIPE, "the connection ends in an odd way");
    break;
  }
  // Closed hard: tens of thousands of connections would otherwise keep their ports for a minute.
  const linger hard{1, 0};
  setsockopt(line, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
  close(line);
  return said;
}

// Takes one answer off; whether what follows are frames. What was cut off in the middle by a reset is nothing at all.
bool take_answer(std::string_view& said) {
  constexpr std::string_view start = "HTTP/1.";
  must(said.substr(0, start.size()) == start.substr(0, said.size()), "not an answer");
  const std::size_t end = said.find("\r\n\r\n");
  if (end == std::string_view::npos) {
    said = {};
    return false;
  }
  const std::string_view head = said.substr(0, end + 2);
  said.remove_prefix(end + 4);
  if (head.substr(9, 3) == "101") return true;
  constexpr std::string_view field = "Content-Length: ";
  std::size_t length = 0;
  const std::size_t at = head.find(field);
  if (at != std::string_view::npos) {
    std::from_chars(head.data() + at + field.size(), head.data() + head.size(), length);
  }
  // After HEAD there is a length without a body: then the next answer begins at once.
  if (said.substr(0, start.size()) != start) said.remove_prefix(std::min(length, said.size()));
  return false;
}

// Frames of a server: not masked, whole, text of JSON lines, or about the connection itself.
void check_frames(std::string_view said) {
  while (said.size() >= 2) {
    const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<std::uint8_t>(said[at])); };
    const std::size_t kind = byte(0);
    must(kind == 0x81 || kind == 0x88 || kind == 0x89 || kind == 0x8A, "an odd frame");
    const std::size_t wide = byte(1) == 126 ? 2 : byte(1) == 127 ? 8 : 0;
    must(byte(1) < 128, "a masked frame");
    if (said.size() < 2 + wide) return;
    std::size_t size = wide == 0 ? byte(1) : 0;
    for (std::size_t i = 0; i < wide; ++i) size = size * 256 + byte(2 + i);
    said.remove_prefix(2 + wide);
    if (said.size() < size) return;
    std::string_view lines = said.substr(0, size);
    said.remove_prefix(size);
    while (kind == 0x81 && !lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(line.size() + 1, lines.size()));
      must(std::holds_alternative<json::Node>(json::parse(std::string(line))), "not JSON");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // A server for so many connections: what they leave behind at its tables does not pile up.
  constexpr int connections = 500;
  static std::unique_ptr<Serving> serving;
  static int served = 0;
  if (size == 0) return 0;
  if (!serving || ++served > connections) {
    serving.reset();
    serving = std::make_unique<Serving>();
    served = 0;
  }
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);  // NOLINT
  const std::string said = talk(serving->port(), bytes.substr(1), data[0] == 0 ? size : data[0]);
  std::string_view rest = said;
  while (!rest.empty()) {
    if (!take_answer(rest)) continue;
    check_frames(rest);
    break;
  }
  return 0;
}
