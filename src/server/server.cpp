#include "server/server.hpp"

#include <sys/random.h>

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <thread>
#include <utility>

#include "server/files.hpp"
#include "server/hub.hpp"
#include "server/thinkers.hpp"

namespace backlot {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;

constexpr std::size_t max_message = std::size_t{64} << 10U;
constexpr std::size_t max_queued = std::size_t{1} << 20U;  // bytes for one slow client

Digest random_bytes() {
  Digest bytes{};
  std::size_t got = 0;
  while (got < bytes.size()) {
    const ssize_t more = getrandom(bytes.data() + got, bytes.size() - got, 0);
    if (more > 0) got += static_cast<std::size_t>(more);
  }
  return bytes;
}

// The token in a Cookie header; empty when there is none that looks like one of ours.
std::string token_in(const Request& request) {
  std::string_view cookies(request[http::field::cookie].data(), request[http::field::cookie].size());
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    if (cookie.starts_with("backlot=") && digest_from_hex(cookie.substr(8))) return std::string(cookie.substr(8));
  }
  return {};
}

std::string cookie_for(const std::string& token) {
  return "backlot=" + token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000";
}

// A page from elsewhere must not speak in its visitor's name.
bool same_origin(const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return true;  // no browser
  const auto host = request[http::field::host];
  const auto at = origin.find("://");
  return at != std::string_view::npos && origin.substr(at + 3) == host;
}

class WebClient final : public Client, public std::enable_shared_from_this<WebClient> {
 public:
  WebClient(beast::tcp_stream stream, std::string owner_hash)
      : Client(std::move(owner_hash)), socket_(std::move(stream)), more_(socket_.get_executor()) {
    more_.expires_at(std::chrono::steady_clock::time_point::max());
  }

  void send(std::string message) override {
    queued_ += message.size();
    queue_.push_back(std::move(message));
    if (queued_ > max_queued) return close();  // too slow: it will reconnect and resume
    more_.cancel_one();
  }

  void close() {
    closing_ = true;
    more_.cancel_one();
    beast::get_lowest_layer(socket_).cancel();
  }

  asio::awaitable<void> run(std::shared_ptr<WebClient> self, std::shared_ptr<const Request> request, std::string token,
                            Hub& hub) {
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    socket_.read_message_max(max_message);
    if (!token.empty()) {
      socket_.set_option(websocket::stream_base::decorator(
          [token](websocket::response_type& response) { response.set(http::field::set_cookie, cookie_for(token)); }));
    }
    boost::system::error_code error;
    co_await socket_.async_accept(*request, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    asio::co_spawn(socket_.get_executor(), write_all(self), asio::detached);
    beast::flat_buffer buffer;
    for (;;) {
      co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      hub.received(self, beast::buffers_to_string(buffer.data()));
      buffer.consume(buffer.size());
    }
    hub.closed(self);
    closing_ = true;
    more_.cancel_one();
  }

 private:
  // One write at a time; the timer wakes it when there is something to send.
  asio::awaitable<void> write_all(std::shared_ptr<WebClient> /*self*/) {
    boost::system::error_code error;
    while (!closing_) {
      if (queue_.empty()) {
        co_await more_.async_wait(asio::redirect_error(asio::use_awaitable, error));
        continue;
      }
      const std::string message = std::move(queue_.front());
      queue_.pop_front();
      co_await socket_.async_write(asio::buffer(message), asio::redirect_error(asio::use_awaitable, error));
      queued_ -= message.size();
      if (error) co_return;
    }
  }

  websocket::stream<beast::tcp_stream> socket_;
  asio::steady_timer more_;
  std::deque<std::string> queue_;
  std::size_t queued_ = 0;
  bool closing_ = false;
};

http::response<http::string_body> respond(const Request& request, const Files& files) {
  http::response<http::string_body> response(http::status::ok, request.version());
  response.keep_alive(request.keep_alive());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; object-src 'none'; "
               "base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  const File* const file = reads ? files.find({request.target().data(), request.target().size()}) : nullptr;
  if (file == nullptr) {
    response.result(reads ? http::status::not_found : http::status::method_not_allowed);
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    response.body() = reads ? "There is nothing here.\n" : "Only GET.\n";
  } else {
    response.set(http::field::content_type, file->type);
    response.set(http::field::cache_control, file->immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (token_in(request).empty()) response.set(http::field::set_cookie, cookie_for(hex_of(random_bytes())));
    if (request.method() == http::verb::get) response.body() = file->body;
  }
  response.prepare_payload();
  return response;
}

}  // namespace

class Server::Impl {
 public:
  Impl(ServerSettings settings, EventStore& store)
      : settings_(std::move(settings)), files_(settings_.web), acceptor_(io_), hub_(surroundings(store)) {}

  std::string listen() {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(settings_.address, error);
    if (error) return "'" + settings_.address + "' is no address";
    const tcp::endpoint endpoint(address, settings_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    return error ? "port " + std::to_string(settings_.port) + ": " + error.message() : std::string();
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void run(Signals signals) {
    asio::co_spawn(io_, accept_all(), asio::detached);
    asio::signal_set set(io_);
    if (signals == Signals::heeded) {
      set.add(SIGINT);
      set.add(SIGTERM);
      set.async_wait([this](boost::system::error_code failed, int /*signal*/) {
        if (!failed) io_.stop();
      });
    }
    io_.run();
  }

  void stop() { io_.stop(); }

 private:
  Hub::Surroundings surroundings(EventStore& store) {
    return {store,
            [this](Hub::Task task) { asio::post(io_, std::move(task)); },
            [this](std::uint32_t seconds, Hub::Task task) {
              auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::seconds(seconds));
              timer->async_wait([timer, task = std::move(task)](boost::system::error_code failed) {
                if (!failed) task();
              });
            },
            [this](const std::string& table, Thinkers::Task task) { thinkers_.add(table, std::move(task)); },
            [this](Hub::Task task) { asio::post(waiters_, std::move(task)); },
            random_bytes,
            settings_.opening_seconds,
            settings_.programs};
  }

  asio::awaitable<void> accept_all() {
    for (;;) {
      boost::system::error_code failed;
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, failed));
      if (failed == asio::error::operation_aborted) co_return;
      if (!failed) asio::co_spawn(io_, attend(std::move(socket)), asio::detached);
    }
  }

  asio::awaitable<void> attend(tcp::socket socket) {
    boost::system::error_code error;
    socket.set_option(tcp::no_delay(true), error);
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    for (;;) {
      stream.expires_after(std::chrono::seconds(30));
      http::request_parser<http::string_body> parser;
      parser.body_limit(max_message);
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      const auto request = std::make_shared<const Request>(parser.release());
      if (websocket::is_upgrade(*request)) {
        if (!same_origin(*request)) break;
        std::string token = token_in(*request);
        const bool known = !token.empty();
        if (!known) token = hex_of(random_bytes());
        auto client = std::make_shared<WebClient>(std::move(stream), hex_of(sha256(std::string_view(token))));
        co_await client->run(client, request, known ? std::string() : token, hub_);
        co_return;
      }
      auto response = respond(*request, files_);
      co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
      if (error || !response.keep_alive()) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
  }

  ServerSettings settings_;
  Files files_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  Hub hub_;
  // These end before what their results are posted to. A program keeps a thread waiting, not working.
  static constexpr std::size_t most_programs_at_once = 16;
  asio::thread_pool waiters_{most_programs_at_once};
  Thinkers thinkers_{std::max(4U, 2 * std::thread::hardware_concurrency()), std::thread::hardware_concurrency()};
};

Server::Server(ServerSettings settings, EventStore& store)
    : impl_(std::make_unique<Impl>(std::move(settings), store)) {}
Server::~Server() = default;
std::string Server::listen() { return impl_->listen(); }
std::uint16_t Server::port() const { return impl_->port(); }
void Server::run(Signals signals) { impl_->run(signals); }
void Server::stop() { impl_->stop(); }

}  // namespace backlot
