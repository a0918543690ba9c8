// The games of a batch in the memory of a GPU, one to a thread. Only declared here: targets/cuda has the kernels,
// compiled by nvcc, and batches.cpp beside this hands them on to the C interface.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "environment/batch.hpp"
#include "environment/new_batch.hpp"
#include "environment/one_game.hpp"

namespace backlot::environment {

// A game and all that led to it, as it is carried between the GPU and here.
template <Game G>
struct Carried {
  typename OneGame<G>::Saved kept;
  std::vector<Decided> log;
};

// Whatever the GPU refuses is thrown as a std::runtime_error with its reason; so is that there is none.
template <Game G>
class OnDevice {
 public:
  using Content = typename G::Content;
  using Options = typename G::Options;

  OnDevice(const Content& content, const std::vector<Options>& options, const Setting& setting);
  OnDevice(const OnDevice&) = delete;
  OnDevice& operator=(const OnDevice&) = delete;
  ~OnDevice();
  std::unique_ptr<OnDevice> clone() const;

  // With a seed from episode 0, without one each game's next.
  void deal(std::optional<std::uint64_t> seed);
  void deal_one(std::size_t game);
  // The pointers are the GPU's. Gives the first game whose action is not legal, and then nothing is done in any.
  struct Refused {
    std::size_t game;
    std::int32_t action;
  };
  std::optional<Refused> step(const std::int32_t* actions);
  void write(const Buffers& buffers) const;
  // Whether there is such a bot on the GPU: those that answer at once and keep nothing in mind.
  static bool has_bot(std::string_view bot);
  void bot_actions(std::string_view bot, std::uint64_t seed, const std::uint8_t* wanted, std::int32_t* out) const;

  Carried<G> fetch(std::size_t game) const;
  void put(std::size_t game, const Carried<G>& carried);

 private:
  struct There;
  explicit OnDevice(std::unique_ptr<There> there);
  std::unique_ptr<There> there_;
};

}  // namespace backlot::environment
