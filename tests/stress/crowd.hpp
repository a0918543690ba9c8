// Those who overload a server: too many connections, messages faster than allowed, frames that are too large, requests
// that never end, and people who do not read.
#pragma once
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "core/chance.hpp"
#include "server/raw.hpp"
#include "server/reference_client.hpp"

namespace backlot {

class Crowd {
 public:
  explicit Crowd(std::uint64_t seed) : dice_(mix(seed)) {}

  void press(std::uint16_t port, std::atomic<int>& done) {
    for (int i = 0; i < 60; ++i) {
      auto line = std::make_unique<Raw>(port);
      if (!line->good()) return;
      line->send(opening());
      lines_.push_back(std::move(line));  // nobody reads
      if (lines_.size() > 40) lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(roll(lines_.size())));
      ++done;
    }
    flood(port, done);
  }

 private:
  std::size_t roll(std::size_t sides) { return dice_.below(static_cast<std::uint32_t>(sides), 1); }

  static std::string frame(const std::string& text) {
    std::string out = "\x81";
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(text.size() / 256);
    out += static_cast<char>(text.size() % 256);
    return out + std::string(4, '\0') + text;
  }

  std::string opening() {
    std::string hellos;
    switch (roll(7)) {
      case 0: return "GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n";
      case 1: return "GET / HTTP/1.1\r\nHost: loc";
      case 2: return std::string(40000, 'x');
      case 3: return upgrade_request() + "\x81\xff" + std::string(8, '\x7f') + std::string(4, '\0') + "x";
      case 4: return upgrade_request() + frame(std::string(65535, 'x')) + frame(std::string(65535, 'x'));
      case 5: return upgrade_request("Origin: http://elsewhere.example\r\n");
      default: break;
    }
    // A welcome is long: so many of them fill whatever is kept for somebody who does not read.
    for (int i = 0; i < 400; ++i) hellos += frame(R"({"type":"hello","version":1})");
    return upgrade_request() + hellos;
  }

  void flood(std::uint16_t port, std::atomic<int>& done) {
    ReferenceClient client(port, "Flood");
    for (int i = 0; i < 300; ++i) {
      client.send(R"({"type":"join","id":")" + std::to_string(i) + R"(","code":"CDFGHJ"})");
      ++done;
    }
  }

  FastChance dice_;
  std::vector<std::unique_ptr<Raw>> lines_;
};

}  // namespace backlot
