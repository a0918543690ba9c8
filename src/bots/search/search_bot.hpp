// The bots that search: "search" with its usual number of iterations, "search:500" with so many, "search:20ms" for so
// long, "search:500x2" on two threads; and the levels for people, which are searches of different patience.
#pragma once
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/list.hpp"
#include "bots/search/scratchpad.hpp"
#include "bots/search/search.hpp"
#include "contract/claim.hpp"

namespace backlot::bots {

// How long to think; and with how much less than the best to be content.
struct Patience {
  Budget budget;
  std::uint32_t content_with = 0;  // percent of a win

  // "500", "20ms", "500x2" (on two threads), "48~10"; nothing when it is none of these, or too much.
  static std::optional<Patience> from(std::string_view text) {
    Patience patience;
    std::string_view rest;
    const auto number = leading_number(text, rest);
    if (!number || *number == 0) return std::nullopt;
    if (rest.starts_with("ms")) {
      if (*number > Budget::most_milliseconds) return std::nullopt;
      patience.budget.milliseconds = *number;
      rest.remove_prefix(2);
    } else {
      if (*number > Budget::most_iterations) return std::nullopt;
      patience.budget.iterations = *number;
    }
    if (rest.starts_with("x")) {
      const auto threads = leading_number(rest.substr(1), rest);
      if (!threads || *threads == 0 || *threads > Budget::most_threads) return std::nullopt;
      patience.budget.threads = *threads;
    }
    if (rest.empty()) return patience;
    if (!rest.starts_with("~")) return std::nullopt;
    const auto percent = leading_number(rest.substr(1), rest);
    if (!percent || !rest.empty() || *percent > 100) return std::nullopt;
    patience.content_with = *percent;
    return patience;
  }

 private:
  static std::optional<std::uint32_t> leading_number(std::string_view text, std::string_view& rest) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    rest = text.substr(static_cast<std::size_t>(end - text.data()));
    return number;
  }
};

template <Game G, class Guide>
class Search {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using View = typename G::View;

  using Memory = typename MemoryOf<G>::Type;
  static constexpr bool remembers = !std::same_as<Memory, NoMemory>;

  static constexpr std::string_view name = "search";
  static constexpr std::string_view about =
      "imagines what it cannot see and plays it out (search:500, search:20ms, search:500x2)";

  // The part of a name after the colon; false when it says nothing sensible.
  bool configure(std::string_view text) {
    const auto patience = Patience::from(text);
    if (patience) patience_ = *patience;
    return patience.has_value();
  }

  // It follows the table where the game's players have something to keep in mind.
  void start(const Content& content, const View& view)
    requires remembers
  {
    memory_.start(content, view);
  }
  void watch(const Content& content, const View& before, const typename G::Event& event)
    requires remembers
  {
    memory_.watch(content, before, event);
  }
  void hear(const Content& content, const View& view, Seat by, const ClaimOf<G>& claim)
    requires remembers
  {
    memory_.hear(content, view, by, claim);
  }

  // It talks as its guide does, but from its own memory.
  template <Chance C>
  std::optional<ClaimOf<G>> speak(const Content& content, const View& view, const typename G::Event& event, C& chance)
    requires requires(Guide& guide, const Memory& memory) { guide.speak(content, view, event, chance, memory); }
  {
    if (!memory_.started()) memory_.start(content, view);
    return Guide{}.speak(content, view, event, chance, memory_);
  }
  template <Chance C>
  std::optional<ClaimOf<G>> answer(const Content& content, const View& view, Seat by, const ClaimOf<G>& claim,
                                   C& chance)
    requires requires(Guide& guide) { guide.answer(content, view, by, claim, chance); }
  {
    return Guide{}.answer(content, view, by, claim, chance);
  }

  template <Chance C>
  Action choose(const Content& content, const View& view, C& chance) {
    const std::uint64_t seed = draw_seed(chance, Purpose::choose);
    const Action best = think(content, view, seed);
    if (patience_.content_with == 0 || tried().empty()) return best;
    // Any of those that seem hardly worse; but nobody holds back for no reason.
    const double enough = tried()[0].mean() - patience_.content_with / 100.0;
    const Action mildest = default_action(content, view);
    std::uint32_t good = 0;
    Action chosen = best;
    for (const Tried<Action>& each : tried()) {
      const bool sensible = each.action == best || !(each.action == mildest);
      if (sensible && each.mean() >= enough && draw(chance, ++good, Purpose::choose) == 0) chosen = each.action;
    }
    return chosen;
  }

  template <Chance C>
  std::optional<Action> interrupt(const Content& content, const View& view, C& chance) {
    if constexpr (requires(Guide& guide) { guide.interrupt(content, view, chance); }) {
      return Guide{}.interrupt(content, view, chance);
    } else {
      return std::nullopt;
    }
  }

  // What the last choice was made from, the best first.
  const std::vector<Tried<Action>>& tried() { return tree_.get().tried(); }

  // Whoever searches for a time rather than a number of iterations may be given more threads.
  void use_threads(std::uint32_t threads) {
    if (patience_.budget.milliseconds > 0) patience_.budget.threads = std::clamp(threads, 1U, Budget::most_threads);
  }
  std::uint32_t milliseconds() const { return patience_.budget.milliseconds; }
  // Where the answer has to be written and carried within the stated time: so much earlier, if there is enough.
  void stop_early(std::uint32_t reserve) {
    if (milliseconds() > 2 * reserve) patience_.budget.milliseconds -= reserve;
  }
  // The flag outlives the choice.
  void stop_at(const StopFlag* stop) { patience_.budget.stop = stop; }

 private:
  Action think(const Content& content, const View& view, std::uint64_t seed) {
    if constexpr (remembers) {
      memory_.look(content, view);
      return tree_.get().choose(content, view, seed, patience_.budget, memory_);
    } else {
      return tree_.get().choose(content, view, seed, patience_.budget);
    }
  }

  Patience patience_;
  [[no_unique_address]] Memory memory_;
  Scratchpad<TreeSearch<G, Guide>> tree_;
};

}  // namespace backlot::bots
