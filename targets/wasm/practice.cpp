// Practice against bots without a server: the server's own hub with a client for each person at the page, a store that
// only remembers (the page keeps what is in it, and takes the game up from that), and random bytes of the page. It
// speaks the protocol of docs/protocol.md, so that a page plays in here exactly as it does over a socket.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "exchange.hpp"
#include "hub/hub.hpp"
#include "json/lookup.hpp"
#include "json/write.hpp"
#include "table/fairness.hpp"

namespace backlot::wasm {
namespace {

class MemoryStore final : public EventStore {
 public:
  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> /*listing*/,
              Done done) override {
    if (!news.empty()) news += ",";
    json::append_text(news, body);
    auto& entries = tables_[table];
    entries.push_back({seq == 0 ? entries.size() + 1 : seq, std::move(body)});
    done(Appended::durable);
  }
  std::string news;  // the bodies since somebody looked, as JSON texts

  LoadedLog load(const std::string& table, std::uint64_t from) override {
    LoadedLog found;
    for (const StoredEntry& entry : tables_[table]) {
      if (entry.seq >= from) found.entries.push_back(entry);
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
  explicit Practice(const Digest& seed) : seed_(seed), hub_(services()) {}

  // Everything the hub answers at once. Person 0 sits at the page, the others share it.
  std::string received(std::size_t person, std::string_view text) {
    while (people_.size() <= person) {
      people_.push_back(std::make_shared<Page>("friend " + std::to_string(people_.size())));
    }
    hub_.received(people_[person], text);
    return settled();
  }

  // One bot, or a hint, thinks its decision through; nothing left to think about: null.
  std::string think() {
    if (thoughts_.empty()) return "null";
    const auto thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    thought(1);
    return settled();
  }

  // The record of a finished game (docs/record.md) as a JSON text; null before the end.
  std::string record(const std::string& table) {
    std::string out = "null";
    hub_.record(table, people_.front()->owner, [&](const Hub::Recorded& found) {
      const auto* const record = std::get_if<std::string>(&found);
      if (record == nullptr) return;
      out.clear();
      json::append_text(out, *record);
    });
    return out;
  }

  // A log from before, as `settled` gave it entry by entry.
  void restore(const std::string& table, const json::Node& entries) {
    for (const json::Node& entry : entries.items) store_.append(table, 0, entry.text, {}, [](Appended) {});
    store_.news.clear();
  }

 private:
  static constexpr std::chrono::milliseconds bots_wait{1};

  Hub::Services services() {
    return {store_,
            [this](Hub::Task task) { tasks_.push_back(std::move(task)); },
            // Nobody is late here: the only person is the one who asks. Only bots wait: until the page has shown what
            // happened, and asks for the next thought.
            [this](std::chrono::milliseconds time, Hub::Task task) {
              if (time <= 2 * bots_wait) thoughts_.emplace_back([task = std::move(task)](std::uint32_t) { task(); });
            },
            [this](Hub::Lane, const std::string&, std::function<void(std::uint32_t)> thought) {
              thoughts_.push_back(std::move(thought));
            },
            [](const Hub::Task&) {},  // there are no programs here
            [this] { return fresh(); },
            20,
            {},
            0,
            static_cast<std::uint32_t>(bots_wait.count())};
  }
  // What the page gets, and what was written down, for the page to keep.
  std::string settled() {
    while (!tasks_.empty()) {
      const Hub::Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
    std::string out = "{\"messages\":[" + std::exchange(people_.front()->messages, {}) + "],\"friends\":[";
    for (std::size_t i = 1; i < people_.size(); ++i) {
      out += (i > 1 ? ",[" : "[") + std::exchange(people_[i]->messages, {}) + "]";
    }
    return out + "],\"entries\":[" + std::exchange(store_.news, {}) + "]}";
  }
  Digest fresh() {
    const std::vector<std::string> parts{"backlot practice", hex_of(seed_), std::to_string(++drawn_)};
    return hash_of_list(parts);
  }

  Digest seed_;
  std::uint64_t drawn_ = 0;
  MemoryStore store_;
  std::deque<Hub::Task> tasks_;
  std::deque<std::function<void(std::uint32_t)>> thoughts_;
  std::vector<std::shared_ptr<Page>> people_{std::make_shared<Page>("page")};
  Hub hub_;
};

std::unique_ptr<Practice> practice;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

// {"seed": 64 hex digits, "table": its name or null, "entries": its log so far} in; begins anew, or takes that up.
// False when they are none.
BACKLOT_EXPORT(practice_begin) const char* backlot_practice_begin(const char* text, std::size_t bytes) {
  const auto parsed = json::parse({text, bytes}, 1, {.bytes = std::size_t{64} << 20U});
  const auto* const asked = std::get_if<json::Node>(&parsed);
  const auto seed = asked == nullptr ? std::nullopt : digest_from_hex(json::text_of(*asked, "seed"));
  if (!seed) return give("false");
  practice = std::make_unique<Practice>(*seed);
  const json::Node* const entries = asked->find("entries");
  if (entries != nullptr) practice->restore(json::text_of(*asked, "table"), *entries);
  return give("true");
}

// A message of the protocol from one of the people in, {"messages": the answers to person 0, "friends": those to each
// of the others, "entries": what was logged} out. Null for more people than a table has seats and onlookers.
BACKLOT_EXPORT(practice_receive)
const char* backlot_practice_receive(const char* text, std::size_t bytes, std::size_t person) {
  constexpr std::size_t onlookers = 2;  // somebody who watches, and a television
  const bool there = practice && person < max_seats + onlookers;
  return give(there ? practice->received(person, {text, bytes}) : "null");
}

// The same after a bot has thought; null when none has to.
BACKLOT_EXPORT(practice_think) const char* backlot_practice_think() {
  return give(practice ? practice->think() : "null");
}

// The name of a table in, the record of its game out; null when there is none to be had.
BACKLOT_EXPORT(practice_record) const char* backlot_practice_record(const char* text, std::size_t bytes) {
  return give(practice ? practice->record({text, bytes}) : "null");
}

}  // namespace backlot::wasm
