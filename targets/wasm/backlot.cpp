// The rules of a game, JSON and records as a WebAssembly module; practice.cpp adds games against bots.
#include <cstddef>
#include <cstdlib>
#include <span>
#include <string>
#include <utility>

#include "exchange.hpp"
#include "table/about.hpp"
#include "table/fairness.hpp"
#include "table/verify.hpp"

namespace backlot::wasm {
namespace {

std::string answer;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

const char* give(std::string text) {
  answer = std::move(text);
  return answer.data();
}

BACKLOT_EXPORT(alloc) void* backlot_alloc(std::size_t bytes) { return std::malloc(bytes); }
BACKLOT_EXPORT(release) void backlot_release(void* at) { std::free(at); }
BACKLOT_EXPORT(answer_size) std::size_t backlot_answer_size() { return answer.size(); }

// A record in, what verify says out.
BACKLOT_EXPORT(verify) const char* backlot_verify(const char* text, std::size_t bytes) {
  return give(to_json(verify_text({text, bytes})));
}

// The game in here, in a list, with what has to agree with the native program.
BACKLOT_EXPORT(games) const char* backlot_games() { return give(games_to_json()); }

// Bytes in, their SHA-256 in hex out: pages over plain HTTP have no crypto.subtle.
BACKLOT_EXPORT(sha256) const char* backlot_sha256(const std::uint8_t* bytes, std::size_t size) {
  return give("\"" + hex_of(sha256(std::span(bytes, size))) + "\"");
}

}  // namespace backlot::wasm
