#include "server/log.hpp"

#include <array>
#include <chrono>
#include <ctime>

#include "json/write.hpp"

namespace backlot {
namespace {

std::string time_now() {
  const auto now = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  const auto part = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  std::tm broken{};
  gmtime_r(&seconds, &broken);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &broken);
  const std::string thousandths = std::to_string(1000 + part).substr(1);
  return std::string(text.data()) + "." + thousandths + "Z";
}

}  // namespace

void Log::event(std::string_view name, std::initializer_list<Field> fields) const {
  if (!sink_) return;
  std::string line;
  if (format_ == Format::json) {
    line = "{\"time\":\"" + time_now() + "\",\"event\":";
    json::append_text(line, name);
    for (const auto& [key, value] : fields) {
      line += ",";
      json::append_text(line, key);
      line += ":";
      json::append_text(line, value);
    }
    line += "}";
  } else {
    line = time_now() + " " + std::string(name);
    for (const auto& [key, value] : fields) {
      line += " " + std::string(key) + "=";
      json::append_text(line, value);  // in quotes, so that nobody's text makes a line of its own
    }
  }
  sink_(line);
}

}  // namespace backlot
