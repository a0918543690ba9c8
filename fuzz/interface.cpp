// Any bytes as calls of the C interface: batches opened from texts, and every function with numbers, sizes and handles
// that make sense or do not. Whatever is asked, it answers with a code and a sentence.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "environment/include/backlot.h"
#include "games/registry.hpp"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

std::int32_t answered(std::int32_t code) {
  must(code >= BACKLOT_OK && code <= BACKLOT_BAD_DATA);  // never our own fault
  if (code != BACKLOT_OK) must(*backlot_error() != '\0');
  return code;
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ == size_; }
  std::uint8_t one() { return empty() ? std::uint8_t{0} : data_[at_++]; }
  // Small as a rule, and now and then anything.
  std::int32_t number() {
    const std::uint8_t first = one();
    if (first < 240) return first;
    std::uint32_t word = 0;
    for (int i = 0; i < 4; ++i) word = word << 8U | one();
    return static_cast<std::int32_t>(word);
  }
  std::string text(std::size_t most) {
    std::string text;
    while (!empty() && text.size() < most) {
      const char c = static_cast<char>(one());
      if (c == '\n') break;
      text += c;
    }
    return text;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// A batch with buffers of its sizes.
struct Open {
  backlot_batch handle = 0;
  backlot_sizes sizes{};
  std::vector<std::int16_t> observations, worlds;
  std::vector<std::uint8_t> bits, terminated, truncated;
  std::vector<std::int32_t> list, count, payoffs, scores, actions;
  std::vector<std::int8_t> seats;
  std::vector<std::uint16_t> waiting, interrupting;
  backlot_buffers buffers{};

  bool open(const std::string& config) {
    if (answered(backlot_open(config.c_str(), &handle)) != BACKLOT_OK) return false;
    sizes.size = sizeof(sizes);
    must(answered(backlot_sizes_of(handle, &sizes)) == BACKLOT_OK);
    observations.resize(sizes.games * sizes.observation);
    worlds.resize(observations.size());
    bits.resize(sizes.games * sizes.legal_bytes);
    for (auto* each : {&terminated, &truncated}) each->resize(sizes.games);
    list.resize(sizes.games * sizes.legal);
    for (auto* each : {&count, &actions}) each->resize(sizes.games);
    for (auto* each : {&payoffs, &scores}) each->resize(sizes.games * sizes.players);
    seats.resize(sizes.games);
    for (auto* each : {&waiting, &interrupting}) each->resize(sizes.games);
    buffers = {sizeof(buffers), observations.data(), bits.data(),        list.data(),       count.data(),
               seats.data(),    waiting.data(),      payoffs.data(),     terminated.data(), truncated.data(),
               scores.data(),   worlds.data(),       interrupting.data()};
    must(answered(backlot_reset(handle, nullptr, &buffers)) == BACKLOT_OK);
    return true;
  }

  // Legal actions, unless the bytes want others.
  void step(Bytes& bytes) {
    for (std::size_t i = 0; i < sizes.games; ++i) {
      const std::int32_t wanted = bytes.number();
      actions[i] =
          count[i] == 0
              ? -1
              : list[i * sizes.legal + static_cast<std::uint32_t>(wanted) % static_cast<std::uint32_t>(count[i])];
      if (wanted < 0) actions[i] = wanted;
    }
    answered(backlot_step(handle, actions.data(), actions.size(), &buffers));
  }
};

std::size_t game_in(Bytes& bytes) { return static_cast<std::uint32_t>(bytes.number()); }

// Gives room for as much as is wanted, and asks once more with it.
template <class F>
void text_from(Bytes& bytes, const F& f) {
  std::string text(static_cast<std::uint32_t>(bytes.number()) % 4096, '\0');
  std::size_t length = 0;
  if (answered(f(text.data(), text.size(), &length)) != BACKLOT_BAD_SIZE) return;
  text.resize(length + 1);
  must(answered(f(text.data(), text.size(), &length)) == BACKLOT_OK && text[length] == '\0');
}

// What was saved is restored; what was damaged is refused.
void save_and_restore(const Open& open, Bytes& bytes, std::size_t game) {
  std::size_t length = 0;
  std::string saved(open.sizes.save, '\0');
  if (answered(backlot_save(open.handle, game, saved.data(), saved.size(), &length)) != BACKLOT_OK) return;
  const bool whole = bytes.one() % 2 == 0;
  if (!whole) saved[static_cast<std::uint32_t>(bytes.number()) % length] ^= 1;
  const auto code = answered(backlot_restore(open.handle, game, saved.data(), length));
  must((code == BACKLOT_OK) == whole);
}

void close_a_copy(const Open& open) {
  backlot_batch copy = 0;
  must(answered(backlot_clone(open.handle, &copy)) == BACKLOT_OK);
  must(answered(backlot_close(copy)) == BACKLOT_OK);
  must(answered(backlot_write(copy, &open.buffers)) == BACKLOT_BAD_HANDLE);
}

void reset_all(const Open& open, Bytes& bytes) {
  backlot_buffers odd = open.buffers;
  odd.size = static_cast<std::uint32_t>(bytes.number());
  if (odd.size != sizeof(odd) && odd.size != offsetof(backlot_buffers, scores) &&
      odd.size != offsetof(backlot_buffers, interrupting)) {
    must(answered(backlot_write(open.handle, &odd)) == BACKLOT_BAD_SIZE);
  }
  const std::uint64_t seed = bytes.one();
  answered(backlot_reset(open.handle, bytes.one() % 2 == 0 ? &seed : nullptr, &open.buffers));
}

void ask(Open& open, Bytes& bytes) {
  const backlot_batch handle = open.handle;
  const std::size_t game = game_in(bytes);
  const std::int32_t seat = bytes.number();
  std::size_t length = 0;
  std::uint32_t outcomes = 0;
  std::int32_t action = 0;
  switch (bytes.one() % 16) {
    case 0: answered(backlot_reset_game(handle, game)); break;
    case 1: answered(backlot_copy(handle, game, game_in(bytes))); break;
    case 2: save_and_restore(open, bytes, game); break;
    case 3: {
      const std::string any = bytes.text(200);
      must(answered(backlot_restore(handle, game, any.data(), any.size())) != BACKLOT_OK);
      break;
    }
    case 4: answered(backlot_imagine(handle, game, seat, bytes.one(), game_in(bytes))); break;
    case 5: {
      std::vector<std::int16_t> seen(open.sizes.observation - bytes.one() % 2);
      answered(backlot_observe(handle, game, seat, seen.data(), seen.size()));
      break;
    }
    case 6:
      text_from(bytes, [&](char* to, std::size_t room, std::size_t* size) {
        return backlot_view(handle, game, seat, to, room, size);
      });
      break;
    case 7:
      text_from(bytes, [&](char* to, std::size_t room, std::size_t* size) {
        return backlot_stream(handle, game, seat, to, room, size);
      });
      break;
    case 8:
      text_from(bytes, [&](char* to, std::size_t room, std::size_t* size) {
        return backlot_record(handle, game, to, room, size);
      });
      break;
    case 9: {
      std::vector<std::uint8_t> bits(open.sizes.legal_bytes - bytes.one() % 2);
      answered(backlot_legal(handle, game, seat, bits.data(), bits.size()));
      answered(backlot_interrupt(handle, game, seat, bytes.number()));
      break;
    }
    case 10: {
      const std::array<std::int32_t, 2> of = {bytes.number(), bytes.number()};
      std::vector<std::int16_t> features(open.sizes.action_features * 2 - bytes.one() % 2);
      answered(backlot_action_features(handle, game, of.data(), of.size(), features.data(), features.size()));
      answered(backlot_action_features_of(handle, game, seat, of.data(), of.size(), features.data(), features.size()));
      break;
    }
    case 11: {
      const std::string bot = bytes.one() % 2 == 0 ? "heuristic" : bytes.text(12);
      // They take their time.
      if (bot.starts_with("search") || bot == "hard" || bot == "expert" || bot == "medium") break;
      answered(backlot_bot_action(handle, game, bot.c_str(), 1, &action));
      break;
    }
    case 12: {
      std::vector<double> chances(200);
      std::array<char, 200> roles{};
      answered(backlot_belief(handle, game, seat, chances.data(), bytes.one(), &length, roles.data(), roles.size(),
                              nullptr));
      break;
    }
    case 13: {
      std::vector<std::int32_t> history;
      while (history.size() < 300 && !bytes.empty()) history.push_back(bytes.number());
      answered(backlot_walk(handle, game, history.data(), history.size(), &outcomes));
      break;
    }
    case 14: close_a_copy(open); break;
    default: reset_all(open, bytes); return;
  }
  must(answered(backlot_write(handle, &open.buffers)) == BACKLOT_OK);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  // The first line is a configuration; many that make sense begin with the letter of a game.
  std::string config = bytes.text(300);
  std::vector<std::string> games;
  backlot::for_each_game([&](auto game) { games.emplace_back(game.id); });
  if (config.size() == 3) {
    config = std::string(R"({"game": ")") + games[static_cast<std::uint8_t>(config[0]) % games.size()] +
             R"(", "games": )" + std::to_string(1 + static_cast<std::uint8_t>(config[1]) % 3) + R"(, "autoreset": )" +
             (config[2] % 2 == 0 ? "true" : "false") + "}";
  } else if (config.find("games") != std::string::npos || config.find("threads") != std::string::npos) {
    return 0;  // millions of games are no fault, and take all memory
  }
  Open open;
  if (!open.open(config)) return 0;
  for (int i = 0; i < 400 && !bytes.empty(); ++i) {
    if (bytes.one() % 4 != 0) {
      open.step(bytes);
    } else {
      ask(open, bytes);
    }
  }
  must(answered(backlot_close(open.handle)) == BACKLOT_OK);
  must(answered(backlot_close(open.handle)) == BACKLOT_BAD_HANDLE);
  return 0;
}
