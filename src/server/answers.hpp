// What a request is answered, or whether it becomes a WebSocket: everything about HTTP that needs no stream.
#pragma once
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/pages.hpp"
#include "server/server_state.hpp"

namespace backlot {

namespace http = boost::beast::http;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// The token in a Cookie header; empty when there is none that looks like one of ours.
std::string token_in(const Request& request);
enum class Cookies : std::uint8_t { plain, secure };
std::string cookie_for(Cookies how, const std::string& token);

// A connection before its first request.
struct Arrival {
  Address peer;      // by TCP, or who a trusted proxy says has connected to it
  std::string read;  // already, while looking for what a proxy says first
  enum class Fate : std::uint8_t {
    counted,    // as a connection of its address
    uncounted,  // from a trusted proxy: its requests tell for whom
    crowded,    // counted, but one too many, and told so
    malformed,  // a trusted proxy says what cannot be read
  };
  Fate fate = Fate::counted;
};

// What becomes of a request: an answer, or a WebSocket.
struct Reception {
  std::optional<Response> answer;
  Caller caller;
  std::string trace;  // by which all that is logged about the request, or about its WebSocket, is found
};
// Calls `done` at once or, when something has to be loaded first, later on the same thread.
void receive(ServerState& state, const std::shared_ptr<const Request>& request, const Arrival& arrival,
             const std::function<void(Reception)>& done);
// The answer to what the parser refuses, of which `sent` is what it has not taken; nothing when there is nobody to
// answer any more.
std::optional<Response> answer_to(ServerState& state, const boost::system::error_code& error, const Arrival& arrival,
                                  std::string_view sent);

}  // namespace backlot
