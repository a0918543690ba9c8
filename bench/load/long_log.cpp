#include "load/long_log.hpp"

#include <chrono>
#include <future>
#include <variant>

#include "core/sha256.hpp"
#include "load/connection.hpp"
#include "load/reading.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "table/served_table.hpp"

namespace backlot::load {
namespace {

using Clock = std::chrono::steady_clock;

// Says yes and no to being ready, as often as it takes.
std::string entry_at(std::size_t number, const std::string& owner) {
  if (number == 2) return entry::write(entry::Sat{.seat = seat_at(0), .person = "Ada", .owner = owner});
  if (number > 2) return entry::write(entry::Ready{{.seat = seat_at(0), .yes = number % 2 == 0}});
  const auto options = json::parse(R"({"players":4,"coaster":false,"awards":false})");
  const auto created = ServedTable::create("cinecitta", std::get<json::Node>(options), owner, sha256("seed"));
  return entry::write(std::get<ServedTable::Entry>(created));
}

}  // namespace

std::string write_long_log(const std::string& store, std::size_t entries) {
  constexpr std::size_t at_once = 20000;  // what waits to be written is memory
  std::string table = "0123456789ab";
  const std::string owner = hex_of(sha256("owner"));
  auto opened = open_sqlite_store(store);
  if (opened.index() != 0) return {};
  for (std::size_t number = 1; number <= entries; ++number) {
    std::promise<Appended> written;
    const bool wait = number == entries || number % at_once == 0;
    std::get<0>(opened)->append(table, number, entry_at(number, owner), {}, [&written, wait](Appended appended) {
      if (wait) written.set_value(appended);
    });
    if (wait && written.get_future().get() != Appended::durable) return {};
  }
  return table;
}

void Visit::come(std::uint16_t port, const std::string& table) {
  const auto begin = Clock::now();
  Connection connection(port, "");
  Loop loop;
  bool answered = false;
  connection.received = [&](std::string_view message) {
    const std::string_view type = text_in(message.substr(0, 40), "type");
    if (type == "error") fault = message;
    answered = answered || type == "ack" || type == "error";
  };
  if (!connection.good()) {
    fault = "nobody can connect";
  } else {
    loop.add(connection);
    connection.send(R"({"type":"hello","version":1})");
    connection.send(R"({"type":"join","id":"j","watch":true,"table":")" + table + "\"}");
    while (!answered) {
      if (loop.run(10).empty()) continue;
      fault = "the connection was closed";
      break;
    }
  }
  seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  done_ = true;
}

}  // namespace backlot::load
