// One connection: requests answered until it becomes a WebSocket, then messages to and from the hub. The
// stream is TCP or TLS; each is one unit that includes this, for Beast is slow to compile.
#pragma once
#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "server/answers.hpp"
#include "server/bucket.hpp"
#include "server/server_state.hpp"
#include "table/fairness.hpp"
#include "table/random_bytes.hpp"

namespace backlot {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// There is one executor, and everything knows its type: asking one that could be any goes through pointers, many times
// a message.
using Executor = asio::io_context::executor_type;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr asio::use_awaitable_t<Executor> awaited;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using TcpStream = beast::basic_stream<asio::ip::tcp, Executor>;

inline constexpr std::size_t max_message = std::size_t{64} << 10U;
inline constexpr std::size_t max_header = std::size_t{16} << 10U;
inline constexpr std::size_t max_queued = std::size_t{1} << 20U;  // bytes for one slow client

template <class Stream>
class WebClient final : public Visitor, public std::enable_shared_from_this<WebClient<Stream>> {
 public:
  WebClient(Stream stream, std::string owner_hash, const Address& address, std::string trace, ServerState& state)
      : Visitor(std::move(owner_hash)),
        state_(state),
        visitors_(state.visitors),
        trace_(std::move(trace)),
        address_(address.text()),
        household_(address.household()),
        socket_(std::move(stream)) {
    visitors_->insert(this);
  }
  ~WebClient() override { visitors_->erase(this); }
  WebClient(const WebClient&) = delete;
  WebClient& operator=(const WebClient&) = delete;

  void send(std::string message) override {
    if (closing_) return;
    if (waiting_.empty()) {
      waiting_ = std::move(message);
    } else {
      waiting_ += '\n';
      waiting_ += message;
    }
    if (waiting_.size() + sending_.size() > max_queued) {  // too slow: it will reconnect and resume
      ++state_.slow_closed;
      state_.log.event("slow client closed", {{"trace", trace_}, {"address", address_}});
      closing_ = true;
      beast::get_lowest_layer(socket_).cancel();
    }
    write_soon();
  }

  bool may(Deed deed) override { return state_.may(deed, household_, owner); }
  void give_back(Deed deed) override { state_.limits.give_back(deed, household_, owner); }

  void farewell() override {
    leaving_ = true;
    tell(message::GoingDown{});
  }

  // `cookie` is empty for who has one.
  Awaitable<void> run(std::shared_ptr<const Request> request, std::string cookie) {
    const auto self = this->shared_from_this();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    socket_.read_message_max(max_message);
    socket_.auto_fragment(false);  // which would keep a buffer for each connection
    socket_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(cookie), trace = trace_](websocket::response_type& response) {
          response.set("X-Request-ID", trace);
          if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
        }));
    boost::system::error_code error;
    co_await socket_.async_accept(*request, asio::redirect_error(awaited, error));
    request.reset();
    if (error) co_return;
    open_ = true;
    state_.log.event("connected", {{"trace", trace_}, {"address", address_}});
    if (!waiting_.empty()) write_soon();
    Bucket rate(4 * state_.settings.per_second, state_.settings.per_second);
    beast::flat_buffer buffer;
    while (!closing_) {
      co_await socket_.async_read(buffer, asio::redirect_error(awaited, error));
      if (error) break;
      // Who sends too much waits, and what it sends piles up on its own side.
      const bool steady = rate.take(state_.milliseconds());
      const bool room = state_.has_room_for_message(household_);
      if (!steady || !room) ++state_.held_up;
      if (!steady) {
        co_await hold_up(rate.wait(state_.milliseconds()));
        rate.take(state_.milliseconds());
      }
      constexpr std::uint64_t another_look = 100;
      for (bool may = room; !may && !closing_; may = state_.has_room_for_message(household_)) {
        co_await hold_up(another_look);
      }
      // On the way down it is left: it will be sent again to the next server.
      if (!state_.going_down) {
        state_.received(self, {static_cast<const char*>(buffer.data().data()), buffer.size()});
      }
      buffer = {};  // an idle connection keeps no room
    }
    state_.closed(self);
    closing_ = true;
    state_.log.event("disconnected", {{"trace", trace_}, {"address", address_}});
  }

 private:
  Awaitable<void> hold_up(std::uint64_t milliseconds) {
    Timer pause(socket_.get_executor(), std::chrono::milliseconds(milliseconds));
    boost::system::error_code error;
    co_await pause.async_wait(asio::redirect_error(awaited, error));
  }

  // Not at once: what else this turn brings travels in the same frame, such as an update with the acknowledgement of
  // the move behind it.
  void write_soon() {
    if (!open_ || std::exchange(writing_, true)) return;
    asio::post(socket_.get_executor(), [self = this->shared_from_this()] { self->write(); });
  }

  // One write at a time, until nothing waits.
  void write() {
    if (closing_) return;
    if (!waiting_.empty()) {
      sending_ = std::exchange(waiting_, {});
      socket_.async_write(asio::buffer(sending_),
                          [self = this->shared_from_this()](boost::system::error_code error, std::size_t /*bytes*/) {
                            self->sending_ = {};
                            if (!error) self->write();
                          });
      return;
    }
    writing_ = leaving_;
    if (!leaving_) return;
    socket_.async_close(websocket::close_code::going_away, [self = this->shared_from_this()](auto /*error*/) {});
  }

  ServerState& state_;
  std::shared_ptr<std::set<Visitor*>> visitors_;
  std::string trace_;
  std::string address_;
  std::string household_;
  websocket::stream<Stream> socket_;
  std::string waiting_;  // messages, a line each
  std::string sending_;  // one frame
  bool open_ = false;    // the handshake is done
  bool writing_ = false;
  bool closing_ = false;
  bool leaving_ = false;
};

// What becomes of a request, waited for when it does not come at once.
inline Awaitable<Reception> received(Executor executor, ServerState& state, std::shared_ptr<const Request> request,
                                     const Arrival& arrival) {
  const auto alarm = std::make_shared<Timer>(executor, Timer::time_point::max());
  const auto reception = std::make_shared<std::optional<Reception>>();
  receive(state, request, arrival, [alarm, reception](Reception made) {
    *reception = std::move(made);
    alarm->cancel();
  });
  boost::system::error_code error;
  while (!*reception) co_await alarm->async_wait(asio::redirect_error(awaited, error));
  co_return std::move(**reception);
}

struct Upgrade {
  std::shared_ptr<const Request> request;  // nothing: the connection is over
  Caller caller;
  std::string trace;
};

// Requests until the end, or until one of them asks for a WebSocket; then that one.
template <class Stream>
Awaitable<Upgrade> answer_requests(Stream& stream, const Arrival& arrival, ServerState& state) {
  boost::system::error_code error;
  beast::flat_buffer buffer;
  buffer.commit(asio::buffer_copy(buffer.prepare(arrival.read.size()), asio::buffer(arrival.read)));
  for (;;) {
    beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(30));
    http::request_parser<http::string_body> parser;
    parser.header_limit(max_header);
    parser.body_limit(max_message);
    if (arrival.fate == Arrival::Fate::malformed) {
      error = http::error::bad_value;
    } else {
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(awaited, error));
    }
    Upgrade upgrade;
    std::optional<Response> answer;
    if (error) {
      answer = answer_to(state, error, arrival, {static_cast<const char*>(buffer.data().data()), buffer.size()});
    } else {
      upgrade.request = std::make_shared<const Request>(parser.release());
      Reception reception = co_await received(stream.get_executor(), state, upgrade.request, arrival);
      answer = std::move(reception.answer);
      upgrade.caller = reception.caller;
      upgrade.trace = std::move(reception.trace);
      if (!answer) co_return upgrade;
    }
    if (!answer) co_return Upgrade{};
    co_await http::async_write(stream, *answer, asio::redirect_error(awaited, error));
    if (error || !answer->keep_alive()) co_return Upgrade{};
  }
}

// The end that loses nothing: what was answered may still be on its way, and a socket that is closed with something
// unread in it takes that back by a reset. So we say that nothing more comes, and read for a moment what does.
template <class Stream>
Awaitable<void> part_from(Stream& stream) {
  constexpr std::size_t most = std::size_t{1} << 20U;
  auto& tcp = beast::get_lowest_layer(stream);
  boost::system::error_code error;
  tcp.expires_after(std::chrono::seconds(2));
  if constexpr (!std::is_same_v<Stream, TcpStream>) {
    co_await stream.async_shutdown(asio::redirect_error(awaited, error));
  }
  tcp.socket().shutdown(Socket::shutdown_send, error);
  std::array<char, 4096> dropped;
  for (std::size_t read = 0; !error && read < most;) {
    read += co_await tcp.async_read_some(asio::buffer(dropped), asio::redirect_error(awaited, error));
  }
}

// What a WebSocket runs over: it minds the time itself, so that a TCP stream need not.
inline Socket without_timer(TcpStream stream) { return stream.release_socket(); }
template <class Stream>
Stream without_timer(Stream stream) {
  beast::get_lowest_layer(stream).expires_never();
  return stream;
}

template <class Stream>
Awaitable<void> attend(Stream stream, Arrival arrival, ServerState& state) {
  Upgrade upgrade = co_await answer_requests(stream, arrival, state);
  if (!upgrade.request) {
    co_await part_from(stream);
    co_return;
  }
  std::string token = token_in(*upgrade.request);
  std::string cookie;
  if (token.empty()) {
    token = hex_of(random_bytes());
    const bool secure = state.secure() || upgrade.caller.over_tls;
    cookie = cookie_for(secure ? Cookies::secure : Cookies::plain, token);
  }
  const Address address = upgrade.caller.address;
  auto client = std::make_shared<WebClient<decltype(without_timer(std::move(stream)))>>(
      without_timer(std::move(stream)), hex_of(sha256(std::string_view(token))), address, std::move(upgrade.trace),
      state);
  co_await client->run(std::move(upgrade.request), std::move(cookie));
  if (arrival.fate == Arrival::Fate::uncounted) state.limits.leave(address.household());
}

// tls.cpp
class Tls {
 public:
  Tls();
  ~Tls();
  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;
  // What is wrong with the files, or nothing. Again: connections that come from now on get the new certificate; when
  // something is wrong with it, still the old one.
  std::string load(const std::string& certificate, const std::string& key);
  Awaitable<void> attend(TcpStream stream, Arrival arrival, ServerState& state);

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

}  // namespace backlot
