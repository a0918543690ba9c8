// The bots that search: "search" with its usual number of iterations, "search:500" with so many, "search:20ms" for so
// long; and the levels for people, which are searches of different patience.
#pragma once
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/list.hpp"
#include "bots/search/scratchpad.hpp"
#include "bots/search/search.hpp"
#include "contract/claim.hpp"

namespace backlot::bots {

// How long to think, so many iterations or about so many milliseconds; and with how much less than
// the best to be content.
struct Patience {
  std::uint32_t iterations = 500;
  std::uint32_t milliseconds = 0;  // 0: the iterations count
  std::uint32_t content_with = 0;  // percent of a win

  static constexpr std::uint32_t most_iterations = 10'000'000;
  static constexpr std::uint32_t most_milliseconds = 600'000;

  // "500", "20ms", "48~10"; nothing when it is none of these, or too much.
  static std::optional<Patience> from(std::string_view text) {
    const std::size_t wave = text.find('~');
    std::string_view unit;
    const auto number = leading_number(text.substr(0, wave), unit);
    if (!number || *number == 0) return std::nullopt;
    Patience patience;
    if (unit.empty() && *number <= most_iterations) {
      patience.iterations = *number;
    } else if (unit == "ms" && *number <= most_milliseconds) {
      patience.milliseconds = *number;
    } else {
      return std::nullopt;
    }
    if (wave == std::string_view::npos) return patience;
    const auto percent = leading_number(text.substr(wave + 1), unit);
    if (!percent || !unit.empty() || *percent > 100) return std::nullopt;
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
  static constexpr std::string_view about = "imagines what it cannot see and plays it out (search:500, search:20ms)";

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
    if constexpr (remembers) memory_.look(content, view);
    const Action best = search(content, view, draw_seed(chance, Purpose::choose));
    if (patience_.content_with == 0 || tried().empty()) return best;
    // Any of those that seem hardly worse.
    const double enough = tried()[0].mean() - patience_.content_with / 100.0;
    std::uint32_t good = 0;
    Action chosen = best;
    for (const Tried<Action>& each : tried()) {
      if (each.mean() >= enough && draw(chance, ++good, Purpose::choose) == 0) chosen = each.action;
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

 private:
  Action search(const Content& content, const View& view, std::uint64_t seed) {
    TreeSearch<G, Guide>& tree = tree_.get();
    if (patience_.milliseconds == 0) return think(content, view, seed, patience_.iterations);
    // How many iterations fit is found out by a few of them.
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    constexpr std::uint32_t probe = 32;
    const Action guess = think(content, view, seed, probe);
    if (tree.iterations_done() == 0) return guess;  // the only one
    const std::chrono::duration<double, std::milli> took = Clock::now() - start;
    const double each = took.count() / tree.iterations_done();
    const double left = patience_.milliseconds - took.count();
    if (left <= each * probe) return guess;
    const double fit = std::min<double>(left / std::max(each, 1e-6), Patience::most_iterations);
    return think(content, view, seed, static_cast<std::uint32_t>(fit));
  }
  Action think(const Content& content, const View& view, std::uint64_t seed, std::uint32_t iterations) {
    if constexpr (remembers) {
      return tree_.get().choose(content, view, seed, iterations, memory_);
    } else {
      return tree_.get().choose(content, view, seed, iterations);
    }
  }

  Patience patience_;
  [[no_unique_address]] Memory memory_;
  Scratchpad<TreeSearch<G, Guide>> tree_;
};

}  // namespace backlot::bots
