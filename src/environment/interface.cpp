// The C interface: handles, sizes and pointers are looked at here, and nothing is thrown across it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <unordered_map>

#include "environment/batch.hpp"
#include "environment/include/backlot.h"

namespace {

using backlot::environment::Batch;
using backlot::environment::Buffers;
using backlot::environment::Code;
using backlot::environment::Trouble;

thread_local std::string last_error;  // NOLINT(*-avoid-non-const-global-variables): C has no other place for it

std::int32_t say(Code code, std::string text) {
  last_error = std::move(text);
  return static_cast<std::int32_t>(code);
}

// A batch and its lock. Handles are numbers that are never given twice, so that an old one is known for what it is.
struct Shared {
  std::mutex mutex;
  std::unique_ptr<Batch> batch;
};
class Handles {
 public:
  backlot_batch add(std::unique_ptr<Batch> batch) {
    auto shared = std::make_shared<Shared>();
    shared->batch = std::move(batch);
    const std::scoped_lock lock(mutex_);
    batches_.emplace(++last_, std::move(shared));
    return last_;
  }
  std::shared_ptr<Shared> find(backlot_batch handle) {
    const std::scoped_lock lock(mutex_);
    const auto found = batches_.find(handle);
    return found == batches_.end() ? nullptr : found->second;
  }
  bool remove(backlot_batch handle) {
    std::shared_ptr<Shared> ended;  // ends after the lock
    const std::scoped_lock lock(mutex_);
    const auto found = batches_.find(handle);
    if (found == batches_.end()) return false;
    ended = std::move(found->second);
    batches_.erase(found);
    return true;
  }

 private:
  std::mutex mutex_;
  std::unordered_map<backlot_batch, std::shared_ptr<Shared>> batches_;
  backlot_batch last_ = 0;
};
Handles& handles() {
  static Handles all;
  return all;
}

// Calls f and turns whatever it throws into a code.
template <class F>
std::int32_t guarded(const F& f) noexcept {
  try {
    try {
      const Trouble trouble = f();
      if (!trouble) return BACKLOT_OK;
      return say(trouble.code, trouble.text);
    } catch (const std::bad_alloc&) {
      return say(Code::internal, "there is not enough memory");
    } catch (const std::exception& error) {
      return say(Code::internal, error.what());
    }
  } catch (...) {  // not even memory for the sentence
    return BACKLOT_INTERNAL;
  }
}

template <class F>
std::int32_t with_batch(backlot_batch handle, const F& f) noexcept {
  return guarded([&]() -> Trouble {
    const auto shared = handles().find(handle);
    if (!shared) return {Code::handle, "there is no batch " + std::to_string(handle)};
    const std::scoped_lock lock(shared->mutex);
    return f(*shared->batch);
  });
}

Trouble null_pointer(const char* what) { return {Code::argument, std::string(what) + " is a null pointer"}; }

// Bytes into what the caller has room for; texts get a zero behind them.
enum class Ends : std::uint8_t { with_zero, plain };
Trouble give(const std::string& from, void* to, std::size_t room, std::size_t* length, Ends ends) {
  if (length != nullptr) *length = from.size();
  const std::size_t wanted = from.size() + (ends == Ends::with_zero ? 1 : 0);
  if (room < wanted)
    return {Code::size, std::to_string(wanted) + " bytes are wanted, and there is room for " + std::to_string(room)};
  if (to == nullptr) return null_pointer("the buffer");
  std::memcpy(to, from.data(), from.size());
  if (ends == Ends::with_zero) static_cast<char*>(to)[from.size()] = '\0';
  return {};
}

// What the struct had before: callers that were compiled with it are still understood.
constexpr std::array earlier_buffers = {offsetof(backlot_buffers, scores), offsetof(backlot_buffers, interrupting)};

Trouble read(const backlot_buffers* from, Buffers& to) {
  if (from == nullptr) return {};
  if (from->size != sizeof(backlot_buffers) &&
      std::ranges::find(earlier_buffers, from->size) == earlier_buffers.end()) {
    return {Code::size, "backlot_buffers.size is " + std::to_string(from->size) + ", and here it is " +
                            std::to_string(sizeof(backlot_buffers))};
  }
  backlot_buffers all{};
  std::memcpy(&all, from, from->size);
  to = {all.observations, all.legal_bits, all.legal_list, all.legal_count, all.seats,  all.waiting,
        all.payoffs,      all.terminated, all.truncated,  all.scores,      all.worlds, all.interrupting};
  return {};
}

Trouble describe(Batch& games, std::size_t game, backlot::Seat seat, const int32_t* actions, std::size_t count,
                 int16_t* out, std::size_t room) {
  if (actions == nullptr || out == nullptr) return null_pointer(actions == nullptr ? "actions" : "out");
  if (count > room / games.sizes().action_features) {
    return {Code::size, "an action has " + std::to_string(games.sizes().action_features) + " numbers"};
  }
  return games.describe(game, seat, actions, count, out);
}

}  // namespace

extern "C" {

const char* backlot_version(void) { return BACKLOT_VERSION; }
int32_t backlot_interface(void) { return BACKLOT_INTERFACE; }
const char* backlot_error(void) { return last_error.c_str(); }

int32_t backlot_games(char* text, size_t room, size_t* length) {
  return guarded([&] { return give(backlot::environment::games_in_json(), text, room, length, Ends::with_zero); });
}

int32_t backlot_spec(const char* game, char* text, size_t room, size_t* length) {
  return guarded([&]() -> Trouble {
    if (game == nullptr) return null_pointer("game");
    const std::string spec = backlot::environment::spec_of(game);
    if (spec.empty()) return {Code::argument, "there is no game \"" + std::string(game) + "\""};
    return give(spec, text, room, length, Ends::with_zero);
  });
}

int32_t backlot_open(const char* config, backlot_batch* batch) {
  return guarded([&]() -> Trouble {
    if (config == nullptr) return null_pointer("config");
    if (batch == nullptr) return null_pointer("batch");
    auto made = backlot::environment::make_batch(config);
    if (made.trouble) return made.trouble;
    *batch = handles().add(std::move(made.batch));
    return {};
  });
}

int32_t backlot_close(backlot_batch batch) {
  return guarded([&]() -> Trouble {
    if (handles().remove(batch)) return {};
    return {Code::handle, "there is no batch " + std::to_string(batch)};
  });
}

int32_t backlot_clone(backlot_batch batch, backlot_batch* copy) {
  return with_batch(batch, [&](Batch& from) -> Trouble {
    if (copy == nullptr) return null_pointer("copy");
    *copy = handles().add(from.clone());
    return {};
  });
}

int32_t backlot_sizes_of(backlot_batch batch, backlot_sizes* sizes) {
  return with_batch(batch, [&](Batch& of) -> Trouble {
    if (sizes == nullptr) return null_pointer("sizes");
    if (sizes->size != sizeof(backlot_sizes)) {
      return {Code::size, "backlot_sizes.size is " + std::to_string(sizes->size) + ", and here it is " +
                              std::to_string(sizeof(backlot_sizes))};
    }
    const auto& its = of.sizes();
    *sizes = {sizeof(backlot_sizes), its.games,           its.observation, its.actions, its.legal_bytes, its.legal,
              its.players,           its.action_features, its.save};
    return {};
  });
}

int32_t backlot_reset(backlot_batch batch, const uint64_t* seed, const backlot_buffers* buffers) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    Buffers to;
    if (auto trouble = read(buffers, to)) return trouble;
    games.reset(seed == nullptr ? std::nullopt : std::optional(*seed));
    games.write(to);
    return {};
  });
}

int32_t backlot_reset_game(backlot_batch batch, size_t game) {
  return with_batch(batch, [&](Batch& games) { return games.reset_game(game); });
}

int32_t backlot_step(backlot_batch batch, const int32_t* actions, size_t count, const backlot_buffers* buffers) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (actions == nullptr) return null_pointer("actions");
    if (count != games.sizes().games) {
      return {Code::size,
              "there are " + std::to_string(count) + " actions for " + std::to_string(games.sizes().games) + " games"};
    }
    Buffers to;
    if (auto trouble = read(buffers, to)) return trouble;
    return games.step(actions, to);
  });
}

int32_t backlot_interrupt(backlot_batch batch, size_t game, int32_t seat, int32_t action) {
  return with_batch(batch, [&](Batch& games) { return games.interrupt(game, seat, action); });
}

int32_t backlot_write(backlot_batch batch, const backlot_buffers* buffers) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    Buffers to;
    if (auto trouble = read(buffers, to)) return trouble;
    games.write(to);
    return {};
  });
}

int32_t backlot_copy(backlot_batch batch, size_t from, size_t to) {
  return with_batch(batch, [&](Batch& games) { return games.copy(from, to); });
}

int32_t backlot_save(backlot_batch batch, size_t game, void* bytes, size_t room, size_t* length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    std::string saved;
    if (auto trouble = games.save(game, saved)) return trouble;
    return give(saved, bytes, room, length, Ends::plain);
  });
}

int32_t backlot_restore(backlot_batch batch, size_t game, const void* bytes, size_t length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (bytes == nullptr) return null_pointer("bytes");
    return games.restore(game, {static_cast<const char*>(bytes), length});
  });
}

int32_t backlot_imagine(backlot_batch batch, size_t from, int32_t seat, uint64_t seed, size_t to) {
  return with_batch(batch, [&](Batch& games) { return games.imagine(from, seat, seed, to); });
}

int32_t backlot_walk(backlot_batch batch, size_t game, const int32_t* history, size_t count, uint32_t* outcomes) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (outcomes == nullptr) return null_pointer("outcomes");
    if (history == nullptr && count != 0) return null_pointer("history");
    return games.walk(game, {history, count}, *outcomes);
  });
}

int32_t backlot_stream(backlot_batch batch, size_t game, int32_t seat, char* text, size_t room, size_t* length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    std::string stream;
    if (auto trouble = games.stream(game, seat, stream)) return trouble;
    return give(stream, text, room, length, Ends::with_zero);
  });
}

int32_t backlot_observe(backlot_batch batch, size_t game, int32_t seat, int16_t* out, size_t count) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (out == nullptr) return null_pointer("out");
    if (count < games.sizes().observation) {
      return {Code::size, "an observation has " + std::to_string(games.sizes().observation) + " numbers"};
    }
    return games.observe(game, seat, out);
  });
}

int32_t backlot_legal(backlot_batch batch, size_t game, int32_t seat, uint8_t* bits, size_t room) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (bits == nullptr) return null_pointer("bits");
    if (room < games.sizes().legal_bytes) {
      return {Code::size, "the bits of all actions are " + std::to_string(games.sizes().legal_bytes) + " bytes"};
    }
    return games.legal(game, seat, bits);
  });
}

int32_t backlot_view(backlot_batch batch, size_t game, int32_t seat, char* text, size_t room, size_t* length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    std::string view;
    if (auto trouble = games.view(game, seat, view)) return trouble;
    return give(view, text, room, length, Ends::with_zero);
  });
}

int32_t backlot_action_features(backlot_batch batch, size_t game, const int32_t* actions, size_t count, int16_t* out,
                                size_t room) {
  return with_batch(batch,
                    [&](Batch& games) { return describe(games, game, backlot::nobody, actions, count, out, room); });
}

int32_t backlot_action_features_of(backlot_batch batch, size_t game, int32_t seat, const int32_t* actions, size_t count,
                                   int16_t* out, size_t room) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (seat < 0 || static_cast<std::size_t>(seat) >= games.sizes().players) {
      return {Code::argument, "there is no seat " + std::to_string(seat) + ", counted from 0"};
    }
    return describe(games, game, backlot::seat_at(static_cast<std::size_t>(seat)), actions, count, out, room);
  });
}

int32_t backlot_bot_action(backlot_batch batch, size_t game, const char* bot, uint64_t seed, int32_t* action) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (bot == nullptr || action == nullptr) return null_pointer(bot == nullptr ? "bot" : "action");
    return games.bot_action(game, bot, seed, *action);
  });
}

int32_t backlot_bot_actions(backlot_batch batch, const char* bot, uint64_t seed, const uint8_t* wanted,
                            int32_t* actions, size_t count) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    if (bot == nullptr || actions == nullptr) return null_pointer(bot == nullptr ? "bot" : "actions");
    if (count != games.sizes().games) {
      return {Code::size, "there is room for " + std::to_string(count) + " actions of " +
                              std::to_string(games.sizes().games) + " games"};
    }
    return games.bot_actions(bot, seed, wanted, actions);
  });
}

int32_t backlot_belief(backlot_batch batch, size_t game, int32_t seat, double* out, size_t room, size_t* count,
                       char* roles, size_t roles_room, size_t* roles_length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    std::vector<double> chances;
    std::string names;
    if (auto trouble = games.belief(game, seat, chances, names)) return trouble;
    if (count != nullptr) *count = chances.size();
    if (roles_length != nullptr) *roles_length = names.size();
    if (room < chances.size()) return {Code::size, std::to_string(chances.size()) + " numbers are wanted"};
    if (out == nullptr) return null_pointer("out");
    std::ranges::copy(chances, out);
    return give(names, roles, roles_room, roles_length, Ends::with_zero);
  });
}

int32_t backlot_record(backlot_batch batch, size_t game, char* text, size_t room, size_t* length) {
  return with_batch(batch, [&](Batch& games) -> Trouble {
    std::string record;
    if (auto trouble = games.record(game, record)) return trouble;
    return give(record, text, room, length, Ends::with_zero);
  });
}

}  // extern "C"
