// Any bytes as messages of three people to the hub: answers that are messages of the protocol and say by name what they
// refuse, or nothing; never a crash. Each line is one
// message; its first character says whose, and @ stands for the first table there is. What one of them writes into a
// note goes to nobody else before the end.
#include "hub/messages.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "support/memory_hub.hpp"

namespace {

using namespace backlot;

constexpr std::string_view secret = "zebra in a note";

void must(bool holds) {
  if (!holds) std::abort();
}

class Reader final : public Client {
 public:
  using Client::Client;
  void send(std::string message) override {
    const auto read = message::read(message);
    must(std::holds_alternative<message::Any>(read));
    const auto& said = std::get<message::Any>(read);
    if (const auto* const ack = std::get_if<message::Ack>(&said); ack != nullptr && table.empty())
      table = ack->table.text;
    if (const auto* const error = std::get_if<message::Error>(&said)) must(!error->refusal.empty());
    const auto* const shown = std::get_if<message::Table>(&said);
    const bool ended = shown != nullptr && shown->lobby.phase == Phase::over;
    must(writes || ended || message.find(secret) == std::string::npos);
  }
  std::string table;
  bool writes = false;  // has sent the secret, so may see it
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);  // NOLINT
  testing_support::MemoryHub house(1);
  std::array<std::shared_ptr<Reader>, 3> readers;
  for (std::size_t i = 0; i < readers.size(); ++i) readers[i] = std::make_shared<Reader>(std::string(64, "abc"[i]));
  for (const auto& reader : readers) house.send(reader, R"({"type":"hello","version":1})");
  for (int messages = 0; messages < 60 && !rest.empty(); ++messages) {
    std::string line(rest.substr(0, rest.find('\n')));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.empty()) continue;
    const auto& who = readers[static_cast<std::size_t>(line[0]) % readers.size()];
    for (std::size_t at = line.find('@'); at != std::string::npos; at = line.find('@', at + 1)) {
      line.replace(at, 1, readers[0]->table);
    }
    // Only a note is a secret; what is said or a name is for all.
    const bool note = line.find("\"note\"") != std::string::npos;
    if (line.find(secret) != std::string::npos && !note) continue;
    who->writes = who->writes || (note && line.find(secret) != std::string::npos);
    house.send(who, std::string_view(line).substr(1));
  }
  for (const auto& reader : readers) house.hub().closed(reader);
  return 0;
}
