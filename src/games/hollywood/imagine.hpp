// A full state that fits all a seat has seen. Loyalties, rejected posters and costumes are dealt evenly
// among what is left. Hidden propaganda cards are found by walking the log backwards (hidden/cards).
//
// Proportions. As long as no discards became a new deck and nobody's hand was looked into, a world is as
// likely as it would be if everybody chose cards at random: for each card that was drawn, the number of
// such cards in the deck then; for each hidden one that left a hand, the number of such cards in that
// hand; for each card removed from a movie, the number of such cards in the movie that the viewer did
// not add. Afterwards every world that fits can come, and no other; in which proportions is left to the
// walk. What other seats looked at, and what they sealed, is even among what they could.
#pragma once
#include <cstddef>
#include <cstdint>

#include "contract/belief.hpp"
#include "core/bits.hpp"
#include "games/hollywood/hidden/cards.hpp"
#include "games/hollywood/hidden/replay.hpp"
#include "games/hollywood/hidden/wardrobe.hpp"

namespace backlot::hollywood {

// A belief other than Uniform answers three questions with weights:
//   loyalty(seat, loyalty): for a seat's loyalty
//   card(place, card): for a card of which nothing is known, in the hand of `place`
//   played(place, card): for a card that `place` has added to the movie that is being made, or has sealed for it
// Loyalties are dealt seat by seat by their weights. Each card is drawn by its weight from what is left when its
// turn comes: right for each hand alone, not for all of them together; who had added which card of a movie
// that was shown is left to the walk.
template <class C, class Belief>
class Imaginer : Imagining<Position> {
 public:
  constexpr Imaginer(const Content& content, const View& view, C& chance, const Belief& belief)
      : content_(content), view_(view), chance_(chance), belief_(belief), world_(Imaginer::world_of(view)) {}

  constexpr State imagine() {
    deal_loyalties();
    deal_posters();
    if (view_.options.costumes) WardrobeSearch<C>(content_, view_, chance_).run(world_);
    find_cards();
    seal_choices();
    return world_;
  }

 private:
  // H47-11, H47-12, H47-92: a communist knows all communists, others only themselves.
  constexpr void deal_loyalties() {
    if (view_.step == Step::over) return;  // H47-63
    const std::size_t row = view_.options.random_loyalties ? max_players : view_.players();
    const Dealing& dealing = content_.dealing[row - 1];
    Pile<Loyalty, max_players> rest;
    for (std::size_t i = 0; i < dealing.patriots; ++i) rest.push(Loyalty::patriot);
    for (std::size_t i = 0; i < dealing.communists; ++i) rest.push(Loyalty::communist);
    for (std::size_t i = 0; i < dealing.rising_stars; ++i) rest.push(Loyalty::rising_star);
    const bool seated = view_.seat() != nobody;
    for (const Desk& desk : view_.desks) {
      if (desk.loyalty != Loyalty::unknown) rest.remove(desk.loyalty);
    }
    if (seated && view_.desk(view_.seat()).loyalty == Loyalty::communist) {
      while (rest.remove(Loyalty::communist)) {
      }
    }
    for (std::size_t i = 0; i < view_.players(); ++i) {
      Loyalty& loyalty = world_.desks[i].loyalty;
      if (loyalty != Loyalty::unknown) continue;
      const auto weight = [&](const auto& belief, std::size_t n) { return belief.loyalty(seat_at(i), rest[n]); };
      const std::size_t at = pick_by(belief_, chance_, rest.size(), Purpose::imagine, weight);
      loyalty = rest[at];
      rest.erase_at(at);
    }
  }

  // H47-23: rejected and just drawn posters are any of those that were not shown.
  constexpr void deal_posters() {
    PosterSet left = posters_for(content_, view_.players());
    const auto take = [&](Poster poster) {
      if (poster != Poster::unknown) left = static_cast<PosterSet>(left & ~bit_of(poster));
    };
    left = static_cast<PosterSet>(left & ~view_.gone);
    for (const RejectedPoster& rejected : view_.rejected) take(rejected.poster);
    for (const Poster poster : view_.drafted) take(poster);
    const auto any = [&] {
      PosterSet rest = left;
      for (std::size_t skip = roll(count_bits(rest)); skip > 0; --skip) {
        rest = static_cast<PosterSet>(rest & (rest - 1));
      }
      const auto poster = static_cast<Poster>(lowest_bit(rest));
      take(poster);
      return poster;
    };
    for (RejectedPoster& rejected : world_.rejected) {
      if (rejected.poster == Poster::unknown) rejected.poster = any();
    }
    if (view_.drafted.empty() || view_.drafted[0] != Poster::unknown) return;
    const std::size_t drafted = view_.drafted.size();
    world_.drafted.clear();
    for (std::size_t i = 0; i < drafted; ++i) world_.drafted.insert_sorted(any());
  }

  constexpr void find_cards() {
    CardSearch<C> search(content_, view_, chance_);
    search.run();
    deal_the_rest(search);
    for (std::size_t i = 0; i < world_.log.size(); ++i) {
      const CardMove move = world_.log[i].move();
      if (move < CardMove::premiered) world_.log[i].set_card(search.kind_of(i));
      sort_back(i);
    }
    Replay<C>(world_, chance_).run(search.all());
  }

  // Cards that leave a hand together are on the log in ascending order.
  constexpr void sort_back(std::size_t i) {
    for (; i > 0 && world_.log[i].leaves_with(world_.log[i - 1]); --i) {
      const Card before = world_.log[i - 1].card();
      const Card card = world_.log[i].card();
      if (!(card < before)) return;
      world_.log[i - 1].set_card(card);
      world_.log[i].set_card(before);
    }
  }

  // The cards of which nothing is known: any of those that nobody knows of.
  constexpr void deal_the_rest(CardSearch<C>& search) {
    Tokens& tokens = search.tokens();
    std::array<Held, max_cards> holders{};
    if constexpr (!std::same_as<Belief, Uniform>) find_holders(search, holders);
    Counts rest = search.all();
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      rest[kind] = static_cast<std::uint8_t>(rest[kind] - tokens.typed()[kind]);
    }
    std::size_t left = total(rest);
    for (std::size_t token = 0; token < tokens.made(); ++token) {
      if (tokens.kind(static_cast<Tokens::Token>(token)) != no_kind) continue;
      const Card card = pick_card(holders[token], rest, left);
      tokens.settle(static_cast<Tokens::Token>(token), static_cast<std::uint8_t>(card));
      --rest[index(card)];
      --left;
    }
  }

  // Whose card it is, as far as a belief has a say in it.
  struct Held {
    Place by = Place::nowhere;
    bool in_movie = false;
  };
  constexpr Card pick_card(const Held& held, const Counts& rest, std::size_t left) {
    if constexpr (!std::same_as<Belief, Uniform>) {
      if (held.by != Place::nowhere) {
        return card_at(pick_weighted(chance_, card_kinds, Purpose::imagine, [&](std::size_t kind) {
          if (rest[kind] == 0) return 0U;
          const Card card = card_at(kind);
          return rest[kind] * (held.in_movie ? belief_.played(held.by, card) : belief_.card(held.by, card));
        }));
      }
    }
    return nth_card(Stack{0, rest}, roll(left));
  }

  // Tokens are made in the order of the seats' hands, as CardSearch lays them out; cards of the movie
  // that is being made are those that its log says were added.
  constexpr void find_holders(const CardSearch<C>& search, std::array<Held, max_cards>& holders) const {
    std::size_t token = 0;
    for (const Seat seat : SeatSet::first(view_.players())) {
      for (std::size_t i = 0; i < view_.desk(seat).hand.size(); ++i) holders[token++] = {place_of(seat), false};
    }
    for (std::size_t i = view_.log.size(); i-- > 0;) {
      const CardMove move = view_.log[i].move();
      if (move == CardMove::premiered) break;
      if (move != CardMove::added && move != CardMove::added_score) continue;
      if (is_seat(view_.log[i].who())) holders[search.token_of(i)] = {view_.log[i].who(), true};
    }
  }

  // H47-45: what others have sealed is any choice they had.
  constexpr void seal_choices() {
    if (view_.step != Step::stars) return;
    for (const Seat seat : view_.decided) {
      if (seat == view_.seat()) continue;
      Scratch<Action, 16> ways;
      StarsStep::legal_actions(content_, world_, seat, ways);
      const auto weight = [&](const auto& belief, std::size_t n) {
        std::uint64_t product = 1;
        for (const Card card : ways[n].all_cards()) product *= belief.played(place_of(seat), card);
        return product;
      };
      world_.desk(seat).sealed = ways[pick_by(belief_, chance_, ways.size(), Purpose::imagine, weight)].all_cards();
    }
  }

  constexpr std::size_t roll(std::size_t n) { return draw(chance_, static_cast<std::uint32_t>(n), Purpose::imagine); }

  const Content& content_;
  const View& view_;
  C& chance_;
  const Belief& belief_;
  State world_;
};

template <Chance C, class Belief = Uniform>
constexpr State imagine(const Content& content, const View& view, C& chance, const Belief& belief = {}) {
  return Imaginer<C, Belief>(content, view, chance, belief).imagine();
}

}  // namespace backlot::hollywood
