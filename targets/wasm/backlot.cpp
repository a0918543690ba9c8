// The rules, JSON and records as a WebAssembly module. Texts come in through alloc, answers go out
// as JSON text: each call gives the answer's address, answer_size() its length, until the next call.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "contract/signature.hpp"
#include "games/registry.hpp"
#include "table/verify.hpp"

#define BACKLOT_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

std::string answer;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

const char* give(std::string text) {
  answer = std::move(text);
  return answer.data();
}

std::string hex(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(number >> (56U - 8U * i));
  return std::string(backlot::to_hex(bytes).view());
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
BACKLOT_EXPORT(games) const char* backlot_games() {
  std::string out = "[";
  backlot::for_each_game([&](auto game) {
    using G = decltype(game);
    const auto& content = standard_content(game);
    if (out.size() > 1) out += ',';
    out += "{\"game\":\"" + std::string(G::id) + "\",\"rules\":" + std::to_string(G::revision) + ",\"content\":\"" +
           backlot::content_hash(content) + "\",\"signature\":\"" + hex(backlot::signature<G>(content)) + "\"}";
  });
  return give(out + "]");
}
