#include "server/server.hpp"

#include <malloc.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>
#include <thread>

#include "server/connection.hpp"
#include "server/headers.hpp"
#include "server/hub.hpp"
#include "server/inbox.hpp"
#include "server/queries.hpp"
#include "server/sodium_passwords.hpp"
#include "server/thinkers.hpp"

namespace backlot {

using tcp = asio::ip::tcp;

namespace {

std::string_view field_of(const Request& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

// Updates for a whole group of tables come and go at once. What they took is kept for the next: giving it back to the
// system each time costs more than making the messages.
void keep_memory() {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

}  // namespace

std::string token_in(const Request& request) { return token_in(field_of(request, http::field::cookie)); }

std::string cookie_for(const House& house, const std::string& token) {
  return "backlot=" + token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000" +
         (house.secure() ? "; Secure" : "");
}

bool same_origin(const House& house, const Request& request) {
  return same_origin(field_of(request, http::field::origin), field_of(request, http::field::host),
                     house.settings.public_url);
}

http::response<http::string_body> respond(House& house, const Request& request, const std::string& address) {
  ++house.requests;
  http::response<http::string_body> response(http::status::ok, request.version());
  response.keep_alive(request.keep_alive());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; object-src 'none'; "
               "base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  const std::string_view target(request.target().data(), request.target().size());
  Page page{405, "text/plain; charset=utf-8", "Only GET.\n"};
  if (!house.addresses.may_request(address, House::milliseconds())) {
    ++house.turned_away;
    page = {429, "text/plain; charset=utf-8", "Too many requests; wait a little.\n"};
  } else if (reads) {
    const std::string token = token_in(request);
    page = page_for(house, target,
                    {token.empty() ? token : hex_of(sha256(std::string_view(token))),
                     std::string(field_of(request, http::field::host)), field_of(request, http::field::accept_encoding),
                     field_of(request, http::field::if_none_match)});
  }
  response.result(page.status);
  response.set(http::field::content_type, page.type);
  const bool lasting = page.file != nullptr && page.file->immutable;
  response.set(http::field::cache_control, lasting ? "public, max-age=31536000, immutable" : "no-cache");
  // Not with what others' caches may keep.
  if (page.file != nullptr && !lasting && token_in(request).empty()) {
    response.set(http::field::set_cookie, cookie_for(house, hex_of(random_bytes())));
  }
  if (page.packing != nullptr) {
    response.set(http::field::etag, page.packing->tag);
    if (!page.packing->coding.empty()) response.set(http::field::content_encoding, page.packing->coding);
    if (page.file->packings.size() > 1) response.set(http::field::vary, "Accept-Encoding");
  }
  const bool sent = request.method() != http::verb::head && page.status != 304;
  if (sent) response.body() = page.packing != nullptr ? page.packing->body : page.body;
  response.prepare_payload();
  house.log.event("request", {{"address", address},
                              {"method", std::string(request.method_string())},
                              {"path", std::string(loggable(target))},
                              {"status", std::to_string(page.status)}});
  return response;
}

class Server::Impl {
 public:
  Impl(const ServerSettings& settings, Archive& archive)
      : acceptor_(io_), house_(settings, archive, std::make_unique<Hub>(surroundings(settings, archive))) {}

  // What comes from other threads after this goes nowhere: the io_context and the hub that it was for are about to end.
  ~Impl() { inbox_->close(); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  std::string listen() {
    const ServerSettings& settings = house_.settings;
    boost::system::error_code error;
    const auto address = asio::ip::make_address(settings.address, error);
    if (error) return "'" + settings.address + "' is no address";
    if (!settings.tls_certificate.empty()) {
      tls_ = std::make_unique<Tls>();
      if (std::string why = tls_->load(settings.tls_certificate, settings.tls_key); !why.empty()) return why;
    }
    const tcp::endpoint endpoint(address, settings.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    return error ? "port " + std::to_string(settings.port) + ": " + error.message() : std::string();
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void run(Signals signals) {
    keep_memory();
    house_.log.event("listening", {{"port", std::to_string(port())}, {"tls", tls_ ? "yes" : "no"}});
    asio::co_spawn(io_, accept_all(), asio::detached);
    asio::signal_set set(io_);
    if (signals == Signals::heeded) {
      set.add(SIGINT);
      set.add(SIGTERM);
      set.async_wait([this](boost::system::error_code failed, int /*signal*/) {
        if (!failed) go_down();
      });
    }
    io_.run();
    house_.log.event("stopped");
  }

  void stop() {
    asio::post(io_, [this] { go_down(); });
  }

 private:
  Hub::Surroundings surroundings(const ServerSettings& settings, EventStore& store) {
    return {.store = store,
            .post = [inbox = inbox_](Hub::Task task) { inbox->add(std::move(task)); },
            .later =
                [this](std::chrono::milliseconds time, Hub::Task task) {
                  auto timer = std::make_shared<Timer>(io_, time);
                  timer->async_wait([timer, task = std::move(task)](boost::system::error_code failed) {
                    if (!failed) task();
                  });
                },
            .think = [this](const std::string& table, Thinkers::Task task) { thinkers_.add(table, std::move(task)); },
            .wait = [this](Hub::Task task) { asio::post(waiters_, std::move(task)); },
            .random = random_bytes,
            .opening_seconds = settings.opening_seconds,
            .programs = settings.programs,
            .idle_seconds = settings.idle_seconds,
            .milliseconds = House::milliseconds,
            .passwords = &passwords_};
  }

  Awaitable<void> accept_all() {
    for (;;) {
      boost::system::error_code failed;
      Socket socket = co_await acceptor_.async_accept(asio::redirect_error(awaited, failed));
      if (failed == asio::error::operation_aborted || house_.going_down) co_return;
      if (failed) {  // no more file descriptors, most likely: let some go first
        Timer pause(io_, std::chrono::milliseconds(50));
        co_await pause.async_wait(asio::redirect_error(awaited, failed));
        continue;
      }
      const tcp::endpoint peer = socket.remote_endpoint(failed);
      if (!failed) asio::co_spawn(io_, attend_one(std::move(socket), peer.address().to_string()), asio::detached);
    }
  }

  Awaitable<void> attend_one(Socket socket, std::string address) {
    if (!house_.addresses.enter(address)) {
      ++house_.turned_away;
      house_.log.event("turned away", {{"address", address}, {"why", "too many connections from there"}});
      co_return;
    }
    ++house_.connections;
    boost::system::error_code error;
    socket.set_option(tcp::no_delay(true), error);
    if (tls_) {
      co_await tls_->attend(std::move(socket), address, house_);
    } else {
      co_await attend(TcpStream(std::move(socket)), address, house_);
    }
    house_.addresses.leave(address, House::milliseconds());
  }

  // First everything that was taken in is stored and answered, then everybody is told and let go.
  void go_down() {
    if (house_.going_down) return io_.stop();  // asked twice: at once
    house_.going_down = true;
    house_.log.event("going down", {{"clients", std::to_string(house_.visitors->size())}});
    boost::system::error_code none;
    acceptor_.close(none);
    asio::co_spawn(io_, finish(), asio::detached);
  }

  Awaitable<void> finish() {
    using Clock = std::chrono::steady_clock;
    Timer pause(io_);
    boost::system::error_code error;
    const auto wait_until = [&](Clock::time_point end, auto done) -> Awaitable<void> {
      while (!done() && Clock::now() < end) {
        pause.expires_after(std::chrono::milliseconds(5));
        co_await pause.async_wait(asio::redirect_error(awaited, error));
      }
    };
    // The store always answers; half a minute is for a disk that hangs.
    co_await wait_until(Clock::now() + std::chrono::seconds(30), [this] { return house_.hub->settled(); });
    const std::set<Visitor*> told = *house_.visitors;
    for (Visitor* const visitor : told) visitor->farewell();
    const auto end = Clock::now() + std::chrono::milliseconds(house_.settings.farewell_millis);
    co_await wait_until(end, [this] { return house_.visitors->empty(); });
    io_.stop();
  }

  // The order of their ends, which is from the last to the first:
  // - Passwords, thinkers and waiters have threads of their own and wait for those: after them no task of theirs runs,
  //   and until then the hub, which their tasks know, is there.
  // - The house with the hub. Its store is the archive, which outlives all of this and may still hold callbacks of the
  //   hub's appends: those hold the inbox, by value, and the inbox is closed.
  // - The io_context, with all connections: they know the house, and end without asking it anything.
  // - The inbox goes when nobody holds it any more, perhaps long after.
  asio::io_context io_{1};
  const std::shared_ptr<Inbox> inbox_ = std::make_shared<Inbox>(io_);
  asio::basic_socket_acceptor<tcp, Executor> acceptor_;
  std::unique_ptr<Tls> tls_;
  House house_;
  // A program keeps a thread waiting, not working.
  static constexpr std::size_t most_programs_at_once = 16;
  asio::thread_pool waiters_{most_programs_at_once};
  Thinkers thinkers_{std::max(4U, 2 * std::thread::hardware_concurrency()), std::thread::hardware_concurrency()};
  SodiumPasswords passwords_{[inbox = inbox_](Hub::Task task) { inbox->add(std::move(task)); }};
};

Server::Server(const ServerSettings& settings, Archive& archive) : impl_(std::make_unique<Impl>(settings, archive)) {}
Server::~Server() = default;
std::string Server::listen() { return impl_->listen(); }
std::uint16_t Server::port() const { return impl_->port(); }
void Server::run(Signals signals) { impl_->run(signals); }
void Server::stop() { impl_->stop(); }

}  // namespace backlot
