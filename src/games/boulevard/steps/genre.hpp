// Step 3 of the week: the secret rolls of the Preview House and the Advertising Agency (B54-41,
// B54-43, B54-46), and the genre that a 2 lets choose.
#pragma once
#include <optional>

#include "games/boulevard/dealing.hpp"

namespace backlot::boulevard {

struct GenreStep {
  // Who stands on a place that holds one marker, or nobody.
  static constexpr Seat seat_on(const Position& table, Place office) {
    for (const Seat seat : table.seats()) {
      const auto& markers = table.theatre(seat).markers;
      if (markers[0] == spot_of(office) || markers[1] == spot_of(office)) return seat;
    }
    return nobody;
  }

  // B54-14: the genre of two dice; nothing on a 2, nor of dice that are not seen.
  static constexpr std::optional<Genre> genre_of(const Content& content, const std::array<Pips, 2>& dice) {
    const std::size_t sum = static_cast<std::size_t>(dice[0]) + static_cast<std::size_t>(dice[1]);
    if (sum == 2 || sum - 3 >= content.preview.size()) return std::nullopt;
    return content.preview[sum - 3];
  }

  template <Chance C>
  static constexpr std::array<Pips, 2> roll_preview(const Content& content, C& chance) {
    std::array<Pips, 2> dice{};
    for (Pips& die : dice) die = static_cast<Pips>(draw(chance, content.faces, Purpose::genre) + 1);
    return dice;
  }
  template <Chance C>
  static constexpr Pips roll_agency(const Content& content, C& chance) {
    return static_cast<Pips>(draw(chance, content.sections, Purpose::agency) + 1);
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat /*seat*/, Out& out) {
    if (const auto rolled = genre_of(content, table.preview)) return out.push(Action::genre(*rolled));
    for (std::size_t i = 0; i < genres; ++i) out.push(Action::genre(static_cast<Genre>(i)));
  }

  // B54-110: asked whatever was rolled, so that the question tells nothing.
  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::genre) return Refusal::wrong_step;
    const auto rolled = genre_of(content, table.preview);
    if (rolled ? *rolled != action.genre() : action.value >= genres) return Refusal::rolled_genre;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr bool apply(const Content& /*content*/, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    state.secret_genre = static_cast<SecretGenre>(action.genre());
    sink(Event{.kind = Event::Kind::genre_chosen, .seat = seat, .secret = state.secret_genre});
    return true;
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& content, State& state, C& chance, Sink& sink) {
    const Seat previewer = seat_on(state, Place::preview_house);
    const Seat advertiser = seat_on(state, Place::advertising_agency);
    if (advertiser != nobody) {  // B54-43
      state.agency = roll_agency(content, chance);
      sink(Event{.kind = Event::Kind::agency_rolled, .seat = advertiser, .pips = {state.agency}});
    }
    if (previewer == nobody) return false;
    state.preview = roll_preview(content, chance);  // B54-41
    state.turn = previewer;
    sink(Event{.kind = Event::Kind::preview_rolled, .seat = previewer, .pips = state.preview});
    return true;
  }

  // The marker stands on the trending genre now. The roll has been seen.
  static constexpr Event show(State& state, Seat previewer, Genre trend) {
    const Event shown{.kind = Event::Kind::genre_shown, .seat = previewer, .genre = trend, .pips = state.preview};
    state.trend = trend;
    state.preview = {};
    state.secret_genre = SecretGenre::none;
    return shown;
  }

  // B54-41: as the screens are lowered.
  static constexpr Event reveal(State& state, Seat previewer) {
    return show(state, previewer, static_cast<Genre>(state.secret_genre));
  }

  // B54-40: nobody is there; on a 2 the marker stays.
  template <Chance C, class Sink>
  static constexpr void roll_openly(const Content& content, State& state, C& chance, Sink& sink) {
    state.preview = roll_preview(content, chance);
    const auto rolled = genre_of(content, state.preview);
    sink(show(state, nobody, rolled ? *rolled : state.trend));
  }
};

}  // namespace backlot::boulevard
