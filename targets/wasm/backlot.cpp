// The rules, JSON and records as a WebAssembly module. Texts come in through alloc, answers go out
// as JSON text: each call gives the answer's address, answer_size() its length, until the next call.
#include <cstddef>
#include <cstdlib>
#include <string>
#include <utility>

#include "table/about.hpp"
#include "table/verify.hpp"

#define BACKLOT_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

std::string answer;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

const char* give(std::string text) {
  answer = std::move(text);
  return answer.data();
}

}  // namespace

BACKLOT_EXPORT(alloc) void* backlot_alloc(std::size_t bytes) { return std::malloc(bytes); }
BACKLOT_EXPORT(release) void backlot_release(void* at) { std::free(at); }
BACKLOT_EXPORT(answer_size) std::size_t backlot_answer_size() { return answer.size(); }

// A record in, what verify says out.
BACKLOT_EXPORT(verify) const char* backlot_verify(const char* text, std::size_t bytes) {
  return give(backlot::to_json(backlot::verify_text({text, bytes})));
}

// The games in here, with what has to agree with the native program.
BACKLOT_EXPORT(games) const char* backlot_games() { return give(backlot::games_to_json()); }
