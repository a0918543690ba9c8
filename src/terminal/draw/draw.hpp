// What a game adds to be played in a terminal: <game>/draw.hpp here, with the functions that
// MustBeDrawn names, in the game's namespace.
#pragma once
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "contract/game.hpp"
#include "terminal/draw/all.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/draw/menu.hpp"

namespace backlot::terminal {

template <class G>
struct MustBeDrawn {
  using Content = typename G::Content;
  using Action = typename G::Action;

  static_assert(
      requires(const Content& content, const typename G::View& view, const typename G::State& state, const Look& look) {
        { draw_table(content, view, look) } -> std::same_as<std::string>;
        { draw_table(content, state, look) } -> std::same_as<std::string>;
        { heading(content, state) } -> std::same_as<std::string>;
      }, "draw_table draws a View, and a State for those who may see all; heading names the round, for transcripts");
  static_assert(
      requires(const Content& content, const typename G::View& view, const Look& look) {
        { menu(content, view, look) } -> std::same_as<Menu<Action>>;
        { standing(content, view, look) } -> std::same_as<std::string>;
        { clauses_behind(content, view) } -> std::same_as<std::vector<Clause>>;
      },
      "menu gives every legal action of the view's seat once; standing says how that seat would do now; "
      "clauses_behind what a person should read before deciding, clause_of(content, view) among it");
  static_assert(
      requires(const Content& content, const typename G::Event& event, const ScoreLine& line) {
        {
          describe(content, event, [](Seat) { return Text(); })
        } -> std::same_as<Text>;
        { line_name(content, line) } -> std::same_as<std::string>;
        { last_words(content) } -> std::same_as<std::vector<Explanation>>;
      }, "describe puts an event into words, line_name a line of the score; last_words says what stays hidden");
  static_assert(
      requires(const Content& content, const Paint& paint) {
        { draw_content(content, paint) } -> std::same_as<std::string>;
      }, "draw_content shows the printed components");
  static constexpr bool holds = true;
};

}  // namespace backlot::terminal
