// One JSON object, written field by field.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "json/write.hpp"

namespace backlot::json {

class Object {
 public:
  Object() = default;
  // For an object that will have about so many bytes.
  explicit Object(std::size_t bytes) { out_.reserve(bytes); }
  // For one that comes after other text.
  explicit Object(std::string before) : out_(std::move(before)) { out_ += '{'; }

  Object& text(const char* name, std::string_view value) {
    key(name);
    append_text(out_, value);
    return *this;
  }
  Object& raw(const char* name, std::string_view value) {
    key(name);
    out_ += value;
    return *this;
  }
  Object& number(const char* name, std::uint64_t value) { return raw(name, std::to_string(value)); }
  Object& flag(const char* name, bool value) { return raw(name, value ? "true" : "false"); }
  // Whatever `append` appends to the text.
  template <class Append>
  Object& made(const char* name, const Append& append) {
    key(name);
    append(out_);
    return *this;
  }
  std::string done() {
    out_ += '}';
    return std::move(out_);
  }

 private:
  void key(const char* name) {
    out_ += std::exchange(first_, false) ? "\"" : ",\"";
    out_ += name;
    out_ += "\":";
  }
  std::string out_ = "{";
  bool first_ = true;
};

}  // namespace backlot::json
