// Practice against bots without a server: the server's own hub with one client, a store that only
// remembers, and the random bytes of the page that asks. It speaks the protocol of docs/protocol.md,
// so that a page plays in here exactly as it does over a socket.
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exchange.hpp"
#include "server/hub.hpp"
#include "table/fairness.hpp"

namespace backlot::wasm {
namespace {

class MemoryStore final : public EventStore {
 public:
  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> /*listing*/,
              Done done) override {
    tables_[table].push_back({seq, std::move(body)});
    done(Appended::durable);
  }
  std::vector<StoredEntry> load(const std::string& table, std::uint64_t from) override {
    std::vector<StoredEntry> found;
    for (const StoredEntry& entry : tables_[table]) {
      if (entry.seq >= from) found.push_back(entry);
    }
    return found;
  }

 private:
  std::map<std::string, std::vector<StoredEntry>> tables_;
};

class Page final : public Client {
 public:
  using Client::Client;
  void send(std::string message) override { messages += (messages.empty() ? "" : ",") + message; }
  std::string messages;
};

class Practice {
 public:
  explicit Practice(const Digest& seed) : seed_(seed), hub_(surroundings()) {}

  // Everything the hub answers, as a JSON list; the bots have moved by then.
  std::string received(std::string_view text) {
    page_->messages.clear();
    hub_.received(page_, text);
    while (!tasks_.empty()) {
      const Hub::Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
    return "[" + page_->messages + "]";
  }

 private:
  Hub::Surroundings surroundings() {
    return {store_, [this](Hub::Task task) { tasks_.push_back(std::move(task)); },
            // Nobody is late here: the only person is the one who asks.
            [](std::uint32_t, const Hub::Task&) {}, [](const Hub::Task& task) { task(); }, [this] { return fresh(); }};
  }
  // The same seed and the same messages give the same game, so that a page can take it up again.
  Digest fresh() {
    const std::vector<std::string> parts{"backlot practice", hex_of(seed_), std::to_string(++drawn_)};
    return hash_of_list(parts);
  }

  Digest seed_;
  std::uint64_t drawn_ = 0;
  MemoryStore store_;
  std::deque<Hub::Task> tasks_;
  std::shared_ptr<Page> page_ = std::make_shared<Page>("page");
  Hub hub_;
};

std::unique_ptr<Practice> practice;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

// 64 hex digits in; begins anew. False when they are none.
BACKLOT_EXPORT(practice_begin) const char* backlot_practice_begin(const char* text, std::size_t bytes) {
  const auto seed = digest_from_hex({text, bytes});
  if (seed) practice = std::make_unique<Practice>(*seed);
  return give(seed ? "true" : "false");
}

// A message of the protocol in, the list of answers out.
BACKLOT_EXPORT(practice_receive) const char* backlot_practice_receive(const char* text, std::size_t bytes) {
  return give(practice ? practice->received({text, bytes}) : "[]");
}

}  // namespace backlot::wasm
