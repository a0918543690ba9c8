#include "server/server.hpp"

#include <malloc.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <sstream>
#include <thread>

#include "hub/hand_time.hpp"
#include "hub/hub.hpp"
#include "server/connection.hpp"
#include "server/inbox.hpp"
#include "server/lanes.hpp"
#include "server/proxy_header.hpp"
#include "server/sodium_passwords.hpp"
#include "server/store_care.hpp"
#include "table/random_bytes.hpp"

namespace backlot {

using tcp = asio::ip::tcp;

namespace {

// Updates for a whole group of tables come and go at once. What they took is kept for the next: giving it back to the
// system each time costs more than making the messages.
void keep_memory() {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

}  // namespace

class Server::Impl {
 public:
  Impl(const ServerSettings& settings, Archive& archive)
      : acceptor_(io_),
        time_(settings.time_by_hand ? std::make_unique<HandTime>() : nullptr),
        state_(settings, archive, std::make_unique<Hub>(services(settings, archive)), time_.get()) {}

  // What comes from other threads after this goes nowhere: the io_context and the hub that it was for are about to end.
  ~Impl() {
    state_.hub->stop_thinking();  // whoever thinks is waited for, and should not take long
    inbox_->close();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  std::string listen() {
    const ServerSettings& settings = state_.settings;
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
    if (signals == Signals::heeded) heed_signals();
    state_.log.event("listening", {{"port", std::to_string(port())}, {"tls", tls_ ? "yes" : "no"}});
    asio::co_spawn(io_, accept_all(), asio::detached);
    if (time_ && signals == Signals::heeded) asio::co_spawn(io_, hear_time(), asio::detached);
    care_.begin();
    io_.run();
    ends_.clear();  // what ends from here on takes its time with nobody to listen: a signal ends it
    state_.log.event("stopped");
  }

  void stop() {
    asio::post(io_, [this] { go_down(); });
  }

  void pass(std::chrono::milliseconds time) {
    asio::post(io_, [this, time] {
      if (time_) time_->pass(time);
    });
  }

 private:
  // The second signal finds the usual handler, which ends the process even when this thread waits for a disk; it may
  // also have come together with the first.
  void heed_signals() {
    for (const int signal : {SIGINT, SIGTERM}) ends_.add(signal);
    ends_.async_wait([this](boost::system::error_code failed, int /*signal*/) {
      if (failed) return;
      ends_.async_wait([](boost::system::error_code none, int signal) {
        if (!none) std::raise(signal);
      });
      ends_.clear();
      go_down();
    });
    hangups_.add(SIGHUP);
    heed_hangups();
    if (isatty(STDIN_FILENO) != 0) asio::co_spawn(io_, watch_terminal(), asio::detached);
  }

  void heed_hangups() {
    hangups_.async_wait([this](boost::system::error_code failed, int /*signal*/) {
      if (failed) return;
      reload();
      heed_hangups();
    });
  }

  void reload() {
    if (!tls_) return state_.log.event("nothing to reload", {{"why", "there is no certificate"}});
    const std::string why = tls_->load(state_.settings.tls_certificate, state_.settings.tls_key);
    if (why.empty()) return state_.log.event("certificate reloaded");
    state_.tell("certificate kept", "the certificate was not reloaded, and the one from before goes on: " + why);
  }

  // A terminal that has hung up is no terminal any more. It is looked at, not waited for: what is waited for must not
  // block, and the terminal belongs to the shell, too.
  Awaitable<void> watch_terminal() {
    Timer pause(io_);
    boost::system::error_code error;
    while (isatty(STDIN_FILENO) != 0) {
      pause.expires_after(std::chrono::seconds(1));
      co_await pause.async_wait(asio::redirect_error(awaited, error));
      if (error || state_.leaving) co_return;
    }
    state_.log.event("terminal closed");
    go_down();
  }

  // Lines "pass MILLISECONDS", until the input ends.
  Awaitable<void> hear_time() {
    asio::posix::stream_descriptor input(io_, dup(STDIN_FILENO));
    std::string text;
    boost::system::error_code ended;
    while (!ended) {
      const std::size_t size = co_await asio::async_read_until(input, asio::dynamic_buffer(text, 4096), '\n',
                                                               asio::redirect_error(awaited, ended));
      std::istringstream line(text.substr(0, size));
      std::string word;
      std::uint32_t milliseconds = 0;
      if (line >> word >> milliseconds && word == "pass") time_->pass(std::chrono::milliseconds(milliseconds));
      text.erase(0, size);
    }
  }

  Hub::Services services(const ServerSettings& settings, EventStore& store) {
    return {.store = store,
            .post = [inbox = inbox_](Hub::Task task) { inbox->add(std::move(task)); },
            .later = [this](std::chrono::milliseconds time, Hub::Task task) { later(time, std::move(task)); },
            .think = [this](Hub::Lane lane, const std::string& table,
                            Thinkers::Task task) { lanes_.add(lane, table, std::move(task)); },
            .wait = [this](Hub::Task task) { asio::post(waiters_, std::move(task)); },
            .random = random_bytes,
            .opening_seconds = settings.opening_seconds,
            .programs = settings.programs,
            .idle_seconds = settings.idle_seconds,
            .bot_pause = settings.bot_pause,
            .milliseconds = [this] { return state_.milliseconds(); },
            .passwords = &passwords_,
            .load = [this](Hub::Task task) { asio::post(loaders_, std::move(task)); }};
  }

  void later(std::chrono::milliseconds time, Hub::Task task) {
    if (time_) return time_->later(time, std::move(task));
    auto timer = std::make_shared<Timer>(io_, time);
    timer->async_wait([timer, task = std::move(task)](boost::system::error_code failed) {
      if (!failed) task();
    });
  }

  Awaitable<void> accept_all() {
    for (;;) {
      boost::system::error_code failed;
      Socket socket = co_await acceptor_.async_accept(asio::redirect_error(awaited, failed));
      if (failed == asio::error::operation_aborted || state_.going_down) co_return;
      if (failed) {  // no more file descriptors, most likely: let some go first
        Timer pause(io_, std::chrono::milliseconds(50));
        co_await pause.async_wait(asio::redirect_error(awaited, failed));
        continue;
      }
      const tcp::endpoint peer = socket.remote_endpoint(failed);
      if (!failed) asio::co_spawn(io_, attend_one(std::move(socket), address_of(peer)), asio::detached);
    }
  }

  static Address address_of(const tcp::endpoint& peer) {
    const std::string text = peer.address().to_string();
    return Address::from(text.substr(0, text.find('%'))).value_or(Address{});
  }

  Awaitable<void> attend_one(Socket socket, Address peer) {
    ++state_.connections;
    boost::system::error_code error;
    socket.set_option(tcp::no_delay(true), error);
    TcpStream stream(std::move(socket));
    Arrival arrival{peer, {}, Arrival::Fate::counted};
    if (state_.proxies.trusts(peer)) co_await hear_proxy(stream, arrival);
    if (tls_ && arrival.fate == Arrival::Fate::malformed) co_return;
    const std::string household = arrival.peer.household();
    const bool counts = !state_.proxies.trusts(arrival.peer);
    if (!counts && arrival.fate == Arrival::Fate::counted) arrival.fate = Arrival::Fate::uncounted;
    if (counts) {
      const auto room = state_.limits.enter(household);
      if (room == Limits::Room::crowded) arrival.fate = Arrival::Fate::crowded;
      if (room != Limits::Room::free) {
        state_.log.event("turned away", {{"address", arrival.peer.text()}, {"why", "too many connections from there"}});
      }
      if (room == Limits::Room::none) {
        ++state_.turned_away;
        co_return;
      }
    }
    if (tls_) {
      co_await tls_->attend(std::move(stream), std::move(arrival), state_);
    } else {
      co_await attend(std::move(stream), std::move(arrival), state_);
    }
    if (counts) state_.limits.leave(household);
  }

  // Whom a trusted proxy speaks for, when it begins with the PROXY protocol. What makes no sense is a bad request; with
  // TLS there is nobody to say so to, for no handshake has begun.
  Awaitable<void> hear_proxy(TcpStream& stream, Arrival& arrival) {
    ProxyHeader header;
    boost::system::error_code error;
    stream.expires_after(std::chrono::seconds(30));
    while (header.state() == ProxyHeader::State::more) {
      char byte = 0;
      co_await stream.async_read_some(asio::buffer(&byte, 1), asio::redirect_error(awaited, error));
      if (error) break;
      header.take(byte);
    }
    switch (header.state()) {
      case ProxyHeader::State::more:  // the connection has ended, and so does what is done with it
      case ProxyHeader::State::none: arrival.read = header.read(); break;
      case ProxyHeader::State::done: arrival.peer = header.source().value_or(arrival.peer); break;
      case ProxyHeader::State::wrong: arrival.fate = Arrival::Fate::malformed; break;
    }
  }

  // Where other servers go on, its tables move there while it still answers whoever comes, until the balancer has
  // noticed. Then everything that was taken in is stored and answered, and everybody is told and let go.
  void go_down() {
    if (state_.leaving) return io_.stop();  // asked twice: at once
    state_.leaving = true;
    state_.log.event("going down", {{"clients", std::to_string(state_.visitors->size())}});
    state_.hub->leave();
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
    const auto begun = Clock::now();
    const auto patience = begun + std::chrono::seconds(30);
    co_await wait_until(patience, [this] { return state_.hub->has_left(); });
    const auto noticed = begun + std::chrono::milliseconds(state_.settings.notice_millis);
    co_await wait_until(noticed, [this] { return !state_.hub->is_followed(); });
    state_.going_down = true;
    state_.hub->stop_thinking();
    acceptor_.close(error);
    co_await wait_until(patience, [this] { return state_.hub->settled(); });
    // What did not move, other servers may go on with before anybody comes to them.
    const auto handed_over = std::make_shared<bool>(false);
    state_.hub->hand_over([handed_over] { *handed_over = true; });
    co_await wait_until(Clock::now() + std::chrono::seconds(1), [handed_over] { return *handed_over; });
    const std::set<Visitor*> told = *state_.visitors;
    for (Visitor* const visitor : told) visitor->farewell();
    const auto end = Clock::now() + std::chrono::milliseconds(state_.settings.farewell_millis);
    co_await wait_until(end, [this] { return state_.visitors->empty(); });
    io_.stop();
  }

  // The order of their ends, which is from the last to the first:
  // - The care for the store, passwords, loaders, lanes and waiters have threads of their own and wait for those:
  //   after them no task of theirs runs, and until then the hub, which their tasks know, is there.
  // - The state with the hub. Its store is the archive, which outlives all of this and may still hold callbacks of the
  //   hub's appends: those hold the inbox, by value, and the inbox is closed.
  // - The io_context, with all connections: they know the state, and end without asking it anything.
  // - The inbox goes when nobody holds it any more, perhaps long after.
  asio::io_context io_{1};
  const std::shared_ptr<Inbox> inbox_ = std::make_shared<Inbox>(io_);
  asio::basic_socket_acceptor<tcp, Executor> acceptor_;
  asio::signal_set ends_{io_};
  asio::signal_set hangups_{io_};
  std::unique_ptr<Tls> tls_;
  const std::unique_ptr<HandTime> time_;  // null: the machine's
  ServerState state_;
  // A program keeps a thread waiting, not working.
  static constexpr std::size_t most_programs_at_once = 16;
  asio::thread_pool waiters_{most_programs_at_once};
  Lanes lanes_;
  // Long logs beside short ones.
  static constexpr std::size_t most_loads_at_once = 4;
  asio::thread_pool loaders_{most_loads_at_once};
  SodiumPasswords passwords_{[inbox = inbox_](Hub::Task task) { inbox->add(std::move(task)); }};
  StoreCare care_{{.archive = state_.archive,
                   .log = state_.log,
                   .later = [this](std::chrono::milliseconds time, Hub::Task task) { later(time, std::move(task)); },
                   .post = [inbox = inbox_](Hub::Task task) { inbox->add(std::move(task)); },
                   .held = [this] { return state_.hub->held(); },
                   .steady_seconds = [this] { return state_.milliseconds() / 1000; }},
                  state_.settings};
};

Server::Server(const ServerSettings& settings, Archive& archive) : impl_(std::make_unique<Impl>(settings, archive)) {}
Server::~Server() = default;
std::string Server::listen() { return impl_->listen(); }
std::uint16_t Server::port() const { return impl_->port(); }
void Server::run(Signals signals) { impl_->run(signals); }
void Server::stop() { impl_->stop(); }
void Server::pass(std::chrono::milliseconds time) { impl_->pass(time); }

}  // namespace backlot
