// The PROXY protocol, versions 1 and 2, as HAProxy describes it: before its first byte of anything else, a proxy says
// who has connected to it. Read byte by byte, so that nothing of what follows is taken. Any bytes may come in here.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/address.hpp"

namespace backlot {

class ProxyHeader {
 public:
  enum class State : std::uint8_t {
    more,   // it may become one
    none,   // it is something else: what was read belongs to that
    done,   // it was one, and is over
    wrong,  // it begins like one and makes no sense
  };

  // Whether these bytes are the beginning of one, as far as they can be told from anything else.
  static bool is_begun_by(std::string_view bytes);

  // Only while there is more to come.
  State take(char byte);
  State state() const { return state_; }

  // Who has connected to the proxy; nothing when the proxy speaks for itself or does not know.
  const std::optional<Address>& source() const { return source_; }
  const std::string& read() const { return read_; }

 private:
  State take_line();
  State take_binary();

  State state_ = State::more;
  std::string read_;
  std::optional<Address> source_;
};

}  // namespace backlot
