// A full state that fits all a seat has seen. Unseen tips are dealt evenly to the places they can be
// in (hidden/hands); then what is hidden behind screens is decided evenly, one thing after the other
// (hidden/screens); secret dice are rolled anew, and sealed answers to a tie are even among those
// possible. Nothing that happened in the open depends on more than that, so it never dead-ends.
#pragma once
#include <cstddef>

#include "games/boulevard/hidden/hands.hpp"
#include "games/boulevard/hidden/screens.hpp"

namespace backlot::boulevard {

// A belief other than Uniform answers two questions with weights:
//   tip(holder, tip): for a card in the hand of `holder`
//   invested(seat, section, money): for the money behind a screen
template <class C, class Belief>
class Imaginer : Imagining<Position> {
 public:
  constexpr Imaginer(const Content& content, const View& view, C& chance, const Belief& belief)
      : content_(content), view_(view), chance_(chance), belief_(belief), world_(Imaginer::world_of(view)) {}

  constexpr State imagine() {
    deal_unseen(content_, view_, world_, chance_, belief_);
    roll_secrets();
    for (const Seat seat : view_.seats()) {
      if (seat == view_.seat()) continue;
      if (view_.step == Step::advertise) {
        ScreenGuess<C, Belief>(content_, world_.theatre(seat), chance_, belief_).guess(seat, view_.decided.has(seat));
      }
      if (view_.step == Step::tie && view_.decided.has(seat)) answer(seat);
    }
    return world_;
  }

 private:
  // B54-41, B54-43: each roll of the dice is as likely as any other; so is each genre on a 2.
  constexpr void roll_secrets() {
    if (view_.agency == Pips::unknown) world_.agency = GenreStep::roll_agency(content_, imagined_);
    if (view_.preview[0] == Pips::unknown) world_.preview = GenreStep::roll_preview(content_, imagined_);
    if (view_.secret_genre != SecretGenre::unknown) return;
    const auto rolled = GenreStep::genre_of(content_, world_.preview);
    const auto chosen = rolled ? *rolled : static_cast<Genre>(draw(chance_, genres, Purpose::imagine));
    world_.secret_genre = static_cast<SecretGenre>(chosen);
  }

  constexpr void answer(Seat seat) {
    Scratch<Action, max_hand + 1> answers;
    TieStep::legal_actions(content_, world_, seat, answers);
    const Action& action = answers[draw(chance_, static_cast<std::uint32_t>(answers.size()), Purpose::imagine)];
    world_.theatre(seat).answer = action.kind == Action::Kind::tip ? action.tip() : Tip::unknown;
  }

  // Dice that are rolled in imagination move no counter of the table.
  struct ForImagining {
    C& chance;
    constexpr std::uint32_t below(std::uint32_t n, std::uint8_t /*purpose*/) {
      return draw(chance, n, Purpose::imagine);
    }
  };

  const Content& content_;
  const View& view_;
  C& chance_;
  const Belief& belief_;
  State world_;
  ForImagining imagined_{chance_};
};

template <Chance C, class Belief = Uniform>
constexpr State imagine(const Content& content, const View& view, C& chance, const Belief& belief = {}) {
  return Imaginer<C, Belief>(content, view, chance, belief).imagine();
}

}  // namespace backlot::boulevard
