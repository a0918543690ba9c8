// One connection: requests answered until it becomes a WebSocket, then messages to and from the hub. The
// stream is TCP or TLS; each is one unit that includes this, for Beast is slow to compile.
#pragma once
#include <netinet/tcp.h>
#include <sys/random.h>

#include <algorithm>
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
#include <utility>
#include <vector>

#include "server/house.hpp"
#include "server/pages.hpp"
#include "table/fairness.hpp"

namespace backlot {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Request = http::request<http::string_body>;

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

inline Digest random_bytes() {
  Digest bytes{};
  std::size_t got = 0;
  while (got < bytes.size()) {
    const ssize_t more = getrandom(bytes.data() + got, bytes.size() - got, 0);
    if (more > 0) got += static_cast<std::size_t>(more);
  }
  return bytes;
}

// The token in a Cookie header; empty when there is none that looks like one of ours.
std::string token_in(const Request& request);
std::string cookie_for(const House& house, const std::string& token);
// A page from elsewhere must not speak in its visitor's name.
bool same_origin(const House& house, const Request& request);
http::response<http::string_body> respond(House& house, const Request& request, const std::string& address);

template <class Stream>
class WebClient final : public Visitor {
 public:
  WebClient(Stream stream, std::string owner_hash, std::string address, House& house)
      : Visitor(std::move(owner_hash)),
        house_(house),
        visitors_(house.visitors),
        address_(std::move(address)),
        socket_(std::move(stream)),
        more_(socket_.get_executor()) {
    more_.expires_at(std::chrono::steady_clock::time_point::max());
    visitors_->insert(this);
  }
  ~WebClient() override { visitors_->erase(this); }
  WebClient(const WebClient&) = delete;
  WebClient& operator=(const WebClient&) = delete;

  void send(std::string message) override {
    if (closing_) return;
    queued_ += message.size();
    queue_.push_back(std::move(message));
    if (queued_ > max_queued) {  // too slow: it will reconnect and resume
      ++house_.slow_closed;
      house_.log.event("slow client closed", {{"address", address_}});
      closing_ = true;
      beast::get_lowest_layer(socket_).cancel();
    }
    more_.cancel_one();
  }

  bool may_create() override {
    const bool may = house_.addresses.may_create(address_, House::milliseconds());
    if (!may) ++house_.turned_away;
    return may;
  }

  bool may_guess() override {
    const bool may = house_.addresses.may_guess(address_, House::milliseconds());
    if (!may) ++house_.turned_away;
    return may;
  }
  void guessed_right() override { house_.addresses.guessed_right(address_); }

  void farewell() override {
    send(R"({"type":"going_down"})");
    leaving_ = true;
  }

  Awaitable<void> run(std::shared_ptr<WebClient> self, std::shared_ptr<const Request> request, std::string token) {
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    socket_.read_message_max(max_message);
    socket_.auto_fragment(false);  // which would keep a buffer for each connection
    if (!token.empty()) {
      socket_.set_option(
          websocket::stream_base::decorator([cookie = cookie_for(house_, token)](websocket::response_type& response) {
            response.set(http::field::set_cookie, cookie);
          }));
    }
    boost::system::error_code error;
    co_await socket_.async_accept(*request, asio::redirect_error(awaited, error));
    request.reset();
    if (error) co_return;
    asio::co_spawn(socket_.get_executor(), write_all(self), asio::detached);
    Bucket rate(4 * house_.settings.per_second, house_.settings.per_second);
    beast::flat_buffer buffer;
    while (!closing_) {
      co_await socket_.async_read(buffer, asio::redirect_error(awaited, error));
      if (error) break;
      if (!rate.take(House::milliseconds())) {  // it waits, and what it sends piles up on its own side
        Timer pause(socket_.get_executor(), std::chrono::milliseconds(rate.wait(House::milliseconds())));
        ++house_.held_up;
        co_await pause.async_wait(asio::redirect_error(awaited, error));
        rate.take(House::milliseconds());
      }
      // On the way down it is left: it will be sent again to the next server.
      if (!house_.going_down) {
        house_.received(self, {static_cast<const char*>(buffer.data().data()), buffer.size()});
      }
      buffer = {};  // an idle connection keeps no room
    }
    house_.closed(self);
    closing_ = true;
    more_.cancel_one();
  }

 private:
  // One write at a time; the timer wakes it when there is something to send.
  Awaitable<void> write_all(std::shared_ptr<WebClient> /*self*/) {
    boost::system::error_code error;
    while (!closing_) {
      if (queue_.empty() && leaving_) {
        co_await socket_.async_close(websocket::close_code::going_away, asio::redirect_error(awaited, error));
        co_return;
      }
      if (queue_.empty()) {
        co_await more_.async_wait(asio::redirect_error(awaited, error));
        continue;
      }
      // What waits together travels together: an acknowledgement and the update it brings are one packet.
      const std::vector<std::string> together = std::exchange(queue_, {});
      if (together.size() > 1) hold_back(Corked::yes);
      for (const std::string& message : together) {
        co_await socket_.async_write(asio::buffer(message), asio::redirect_error(awaited, error));
        queued_ -= message.size();
        if (error) co_return;
      }
      if (together.size() > 1) hold_back(Corked::no);
    }
  }

  // While the socket is corked the system sends full packets only.
  enum class Corked : std::uint8_t { no, yes };
  void hold_back(Corked corked) {
    const int on = corked == Corked::yes ? 1 : 0;
    setsockopt(beast::get_lowest_layer(socket_).socket().native_handle(), IPPROTO_TCP, TCP_CORK, &on, sizeof on);
  }

  House& house_;
  std::shared_ptr<std::set<Visitor*>> visitors_;
  std::string address_;
  websocket::stream<Stream> socket_;
  Timer more_;
  std::vector<std::string> queue_;
  std::size_t queued_ = 0;
  bool closing_ = false;
  bool leaving_ = false;
};

// Requests until the end, or until one of them asks for a WebSocket; then that one.
template <class Stream>
Awaitable<std::shared_ptr<const Request>> answer_requests(Stream& stream, const std::string& address, House& house) {
  boost::system::error_code error;
  beast::flat_buffer buffer;
  for (;;) {
    beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(30));
    http::request_parser<http::string_body> parser;
    parser.header_limit(max_header);
    parser.body_limit(max_message);
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(awaited, error));
    if (error) co_return nullptr;
    auto request = std::make_shared<const Request>(parser.release());
    const bool upgrade = websocket::is_upgrade(*request);
    if (upgrade && same_origin(house, *request) && !house.going_down &&
        house.addresses.may_request(address, House::milliseconds())) {
      co_return request;
    }
    if (upgrade) {
      ++house.turned_away;
      co_return nullptr;
    }
    auto response = respond(house, *request, address);
    co_await http::async_write(stream, response, asio::redirect_error(awaited, error));
    if (error || !response.keep_alive()) co_return nullptr;
  }
}

template <class Stream>
Awaitable<void> attend(Stream stream, std::string address, House& house) {
  std::shared_ptr<const Request> request = co_await answer_requests(stream, address, house);
  if (!request) {
    boost::system::error_code error;
    beast::get_lowest_layer(stream).socket().shutdown(Socket::shutdown_send, error);
    co_return;
  }
  std::string token = token_in(*request);
  const bool known = !token.empty();
  if (!known) token = hex_of(random_bytes());
  auto client =
      std::make_shared<WebClient<Stream>>(std::move(stream), hex_of(sha256(std::string_view(token))), address, house);
  co_await client->run(client, std::move(request), known ? std::string() : token);
}

// tls.cpp
class Tls {
 public:
  Tls();
  ~Tls();
  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;
  // What is wrong with the files, or nothing.
  std::string load(const std::string& certificate, const std::string& key);
  Awaitable<void> attend(Socket socket, std::string address, House& house);

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

}  // namespace backlot
