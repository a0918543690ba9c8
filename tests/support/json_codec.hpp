// The JSON of the program as a codec for the conformance kit.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "json/read.hpp"
#include "json/write.hpp"

namespace backlot::testing {

struct JsonCodec {
  template <class Content, class T>
  static std::string write(const Content& content, const T& x) {
    return json::write(content, x);
  }
  template <class T, class Content>
  static std::optional<T> read(const Content& content, std::string_view text) {
    auto result = json::read<T>(content, text);
    if (T* x = std::get_if<T>(&result)) return *x;
    return std::nullopt;
  }
};

}  // namespace backlot::testing
