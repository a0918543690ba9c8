// What the load generator reads of a message, without a parser: it shares its cores with the server.
#pragma once
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace backlot::load {

// Where the text begins in the message. An update is mostly quotes, where string_view::find starts anew at each.
inline std::size_t find_in(std::string_view message, std::string_view text) {
  const void* const at = memmem(message.data(), message.size(), text.data(), text.size());
  return at == nullptr ? std::string_view::npos
                       : static_cast<std::size_t>(static_cast<const char*>(at) - message.data());
}

// The text of a field in a message whose fields are known to be texts without quotes in them.
inline std::string_view text_in(std::string_view message, std::string_view name) {
  const std::string key = "\"" + std::string(name) + "\":\"";
  const std::size_t at = find_in(message, key);
  if (at == std::string_view::npos) return {};
  message.remove_prefix(at + key.size());
  return message.substr(0, message.find('"'));
}

inline std::uint64_t number_in(std::string_view message, std::string_view name) {
  const std::string key = "\"" + std::string(name) + "\":";
  const std::size_t at = find_in(message, key);
  std::uint64_t number = 0;
  if (at != std::string_view::npos) {
    std::from_chars(message.data() + at + key.size(), message.data() + message.size(), number);
  }
  return number;
}

// The first action among the choices, from its brace to the one that closes it.
inline std::string_view first_action(std::string_view message) {
  constexpr std::string_view key = "\"choices\":[{\"action\":";
  const std::size_t at = message.rfind(key);
  if (at == std::string_view::npos) return {};
  message.remove_prefix(at + key.size());
  int depth = 0;
  for (std::size_t i = 0; i < message.size(); ++i) {
    depth += message[i] == '{' ? 1 : message[i] == '}' ? -1 : 0;
    if (depth == 0) return message.substr(0, i + 1);
  }
  return {};
}

}  // namespace backlot::load
