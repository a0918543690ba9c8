#include "server/reference_client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <sstream>

#include "table/fairness.hpp"

namespace backlot {

namespace asio = boost::asio;
namespace beast = boost::beast;

struct ReferenceClient::Socket {
  asio::io_context io{1};
  beast::websocket::stream<beast::tcp_stream> stream{io};
  beast::flat_buffer buffer;
  struct Received {
    std::uint64_t frame = 0;
    std::string message;
  };
  std::deque<Received> received;
  std::uint64_t frames = 0;
  bool reading = false;
  bool broken = false;

  void read() {
    reading = true;
    stream.async_read(buffer, [this](beast::error_code error, std::size_t) {
      reading = false;
      if (error) {
        broken = true;
        return;
      }
      ++frames;
      std::istringstream lines(beast::buffers_to_string(buffer.data()));  // a message each
      for (std::string line; std::getline(lines, line);) received.push_back({frames, line});
      buffer.consume(buffer.size());
    });
  }
};

ReferenceClient::ReferenceClient(std::uint16_t port, std::string called)
    : name(std::move(called)), contribution_(sha256(name + " contributes")) {
  connect(port);
}
ReferenceClient::~ReferenceClient() = default;
ReferenceClient::ReferenceClient(ReferenceClient&&) noexcept = default;
ReferenceClient& ReferenceClient::operator=(ReferenceClient&&) noexcept = default;

bool ReferenceClient::connect(std::uint16_t port) {
  socket_ = std::make_unique<Socket>();
  beast::error_code error;
  asio::ip::tcp::socket& tcp = beast::get_lowest_layer(socket_->stream).socket();
  tcp.connect({asio::ip::make_address("127.0.0.1"), port}, error);
  if (error) return false;
  tcp.set_option(asio::ip::tcp::no_delay(true), error);
  const std::string host = "127.0.0.1:" + std::to_string(port);
  socket_->stream.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
    request.set(beast::http::field::origin, "http://" + host);
    if (!token.empty()) request.set(beast::http::field::cookie, "other=1; backlot=" + token);
  }));
  beast::websocket::response_type response;
  socket_->stream.handshake(response, host, "/ws", error);
  if (error) return false;
  const std::string cookie(response[beast::http::field::set_cookie]);
  if (cookie.starts_with("backlot=")) token = cookie.substr(8, 64);
  send(R"({"type":"hello","version":1})");
  return wait_for("welcome").has_value();
}

void ReferenceClient::disconnect() { socket_.reset(); }

void ReferenceClient::send(const std::string& message) {
  beast::error_code error;
  socket_->stream.write(asio::buffer(message), error);
}

std::optional<json::Node> ReferenceClient::receive(int milliseconds) {
  if (!socket_) return std::nullopt;
  const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  while (socket_->received.empty()) {
    if (socket_->broken || std::chrono::steady_clock::now() >= until) return std::nullopt;
    if (!socket_->reading) socket_->read();
    socket_->io.restart();
    socket_->io.run_one_until(until);
  }
  frame = socket_->received.front().frame;
  messages.push_back(std::move(socket_->received.front().message));
  socket_->received.pop_front();
  auto parsed = json::parse(messages.back());
  if (!std::holds_alternative<json::Node>(parsed)) return std::nullopt;
  take(std::get<json::Node>(parsed));
  return std::get<json::Node>(parsed);
}

void ReferenceClient::take(const json::Node& message) {
  const std::string& type = message.find("type")->text;
  if (type == "table") {
    lobby = *message.find("lobby");
    if (lobby->find("phase")->text == "opening") {
      for (const json::Node& seat : lobby->find("seats")->items) {
        const json::Node* const yours = seat.find("yours");
        if (yours != nullptr && yours->truth && seat.find("contribution") == nullptr) {
          send(R"({"type":"open","id":")" + fresh_id() + R"(","contribution":")" + hex_of(contribution_) + R"("})");
        }
      }
    }
  }
  if (type != "update") return;
  update = *message.find("update");
  const auto from = static_cast<std::size_t>(update->find("from")->number);
  const json::Node* const events = update->find("events");
  for (std::size_t i = 0; i < events->items.size(); ++i) {
    if (from + i < seen) continue;  // had it already
    stream.push_back(events->items[i].find("text")->text);
  }
  seen = static_cast<std::size_t>(update->find("number")->number);
}

std::optional<json::Node> ReferenceClient::wait_for(std::string_view type, std::string_view id) {
  constexpr int patience = 60000;  // for a slow machine: nothing here is late on purpose
  while (auto message = receive(patience)) {
    const json::Node* const its_id = message->find("id");
    const bool fits = id.empty() || (its_id != nullptr && its_id->text == id);
    const std::string& its_type = message->find("type")->text;
    if (fits && (its_type == type || (!id.empty() && its_type == "error"))) return message;
  }
  return std::nullopt;
}

void ReferenceClient::settle() {
  const std::string id = fresh_id();
  send(R"({"type":"history","before":1,"id":")" + id + "\"}");
  if (!wait_for("history", id)) return;
  while (a_bot_is_asked() && receive()) {
  }
}

bool ReferenceClient::a_bot_is_asked() const {
  if (!lobby || !update || lobby->find("phase")->text != "playing") return false;
  for (const json::Node& seat : update->find("waiting")->items) {
    const json::Node& asked = lobby->find("seats")->items[static_cast<std::size_t>(seat.number - 1)];
    if (asked.find("kind")->text == "bot") return true;
  }
  return false;
}

bool ReferenceClient::ended() const { return !socket_ || socket_->broken; }

json::Node ReferenceClient::ask(const std::string& type, const std::string& fields) {
  const std::string id = fresh_id();
  send(R"({"type":")" + type + R"(","id":")" + id + "\"" + (fields.empty() ? "" : "," + fields) + "}");
  return wait_for("ack", id).value_or(json::Node{});
}

std::string ReferenceClient::create(const std::string& game, const std::string& options) {
  const json::Node answer = ask("create", R"("game":")" + game + R"(","options":)" + options);
  const json::Node* const made = answer.find("table");
  if (made == nullptr) return {};
  join(made->text);
  return table;
}

void ReferenceClient::join(const std::string& which) {
  table = which;
  ask("join", R"("table":")" + table + R"(","seen":)" + std::to_string(seen));
}

void ReferenceClient::sit(std::size_t seat) {
  ask("sit", R"("seat":)" + std::to_string(seat) + R"(,"name":")" + name + R"(","commitment":")" +
                 commitment_to(contribution_) + "\"");
}

json::Node ReferenceClient::act(const std::string& action, std::uint32_t decision, const std::string& id) {
  send(R"({"type":"act","id":")" + id + R"(","decision":)" + std::to_string(decision) + R"(,"action":)" + action + "}");
  return wait_for("ack", id).value_or(json::Node{});
}

}  // namespace backlot
