// What the server has to say, one line for each event: words for people, or a JSON object for programs. No
// secret is ever handed to it: no token, no seed, no table's id (who has the id has the link).
#pragma once
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace backlot {

class Log {
 public:
  enum class Format : std::uint8_t { words, json };
  using Sink = std::function<void(const std::string& line)>;
  using Field = std::pair<std::string_view, std::string>;

  // Without a sink nothing is said.
  Log(Format format, Sink sink) : format_(format), sink_(std::move(sink)) {}

  void event(std::string_view name, std::initializer_list<Field> fields = {}) const;

 private:
  Format format_;
  Sink sink_;
};

}  // namespace backlot
