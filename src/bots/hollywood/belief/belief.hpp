// What a seat of Hollywood believes about the loyalties of all: an exact posterior over every way they
// may have been dealt (at most 630). It starts with the deal (H47-11, H47-12, H47-92) and what the seat
// sees, and weighs each way by how likely the behaviour at the table is under it (model.hpp, rates.hpp): movies
// shown, dice rolled again, jobs performed or left, tokens, invitations, posters, edits, and claims.
//
// It follows the seat's stream and nothing else: the View before each action, the events as the seat
// sees them, and the claims. Fed with the same stream it is the same, whenever that is. What the seat does
// itself tells it nothing. After start, nothing is allocated.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/hollywood/belief/choice.hpp"
#include "bots/hollywood/belief/movie.hpp"
#include "bots/hollywood/belief/rates.hpp"
#include "bots/list.hpp"
#include "contract/belief.hpp"

namespace backlot::bots::hollywood_belief {

using hollywood::Claim;
using hollywood::Content;
using hollywood::Event;
using hollywood::View;

// One way the loyalties may be, for imagine: loyalties are certain then, cards are weighed by them.
class OneDeal {
 public:
  constexpr OneDeal(const Assignment& loyalties, const Situation& situation)
      : loyalties_(loyalties), situation_(situation) {}

  constexpr std::uint32_t loyalty(Seat seat, Loyalty loyalty) const {
    return loyalties_[backlot::index(seat)] == loyalty ? 1 : 0;
  }
  constexpr std::uint32_t card(Place place, Card card) const {
    return is_seat(place) ? weight(held[index(of(place))][class_of(card)]) : 100;
  }
  constexpr std::uint32_t played(Place place, Card card) const {
    return is_seat(place) ? weight(hollywood_belief::played[index(stance_of(of(place), situation_))][class_of(card)])
                          : 10;
  }

 private:
  constexpr Loyalty of(Place place) const { return loyalties_[hollywood::index(place)]; }
  static constexpr std::uint32_t weight(double share) { return static_cast<std::uint32_t>(share * 10) + 1; }
  Assignment loyalties_;
  Situation situation_;
};

class Belief {
 public:
  bool started() const { return !ways_.empty(); }

  void start(const Content& content, const View& view) {
    me_ = view.seat();
    players_ = view.players();
    ways_.clear();
    const std::size_t row = view.options.random_loyalties ? hollywood::max_players : players_;
    const hollywood::Dealing& dealing = content.dealing[row - 1];
    Assignment loyalties{};
    deal(view, {dealing.patriots, dealing.communists, dealing.rising_stars}, loyalties, 0, 1);
    likelihood_.reserve(ways_.size());
    const hollywood::Counts all = cards_for(content, players_);
    pack_ = {};
    for (std::size_t kind = 0; kind < hollywood::card_kinds; ++kind) {
      pack_[class_of(hollywood::card_at(kind))] +=
          static_cast<double>(all[kind]) / static_cast<double>(hollywood::total(all));
    }
    movie_ = {};
    last_ = {};
    last_shown_ = false;
    pair_ = {};
    refuted_ = claimed_ = 0;
    situation_ = situation_of(content, view);
    normalise();
  }

  // The table as the seat sees it when it decides.
  void look(const Content& content, const View& view) {
    if (!started()) start(content, view);
    situation_ = situation_of(content, view);
  }

  // An event as the seat sees it; `before` is what it saw before the action that the event is of.
  void watch(const Content& content, const View& before, const Event& event) {
    using Kind = Event::Kind;
    situation_ = situation_of(content, before);
    weigh_turn(before, event);
    if (event.seat != me_ && find_choice(content, before, event, actions_, choice_)) weigh_choice(content, before);
    switch (event.kind) {
      case Kind::poster_shown: return weigh_poster(content, before, event);
      case Kind::declined:
        if (before.step == hollywood::Step::tokens) weigh_token(event.seat, 0);
        return;
      case Kind::added:
        if (before.step == hollywood::Step::tokens && event.to == hollywood::place_of(before.actor)) {
          weigh_token(before.actor, 1);
        }
        return add_cards(before, event);
      case Kind::scored:
        if (event.seat == me_) {
          ++movie_.known[class_of(event.cards[0])];
        } else {
          movie_.composer = event.seat;
        }
        return;
      case Kind::dealt: ++movie_.from_deck; return;
      case Kind::cut_seen:
        if (event.seat == me_) {
          ++movie_.glanced[class_of(event.cards[0])];
        } else {
          movie_.editor = event.seat;
        }
        return;
      case Kind::movie_seen:
        if (event.seat == me_) ++movie_.glanced[class_of(event.cards[0])];
        return;
      case Kind::put_back: movie_.kept = true; return;
      case Kind::removed: return remove(event);
      case Kind::revealed: return weigh_movie(event);
      default: return;
    }
  }

  // Something claimed, now that the seat sees `view`.
  void hear(const Content& content, const View& view, Seat by, const Claim& claim) {
    if (by == me_) return;
    switch (claim.kind) {
      case Claim::Kind::loyalty:
        scale([&](const Way& way) { return loyalty_says[index(way.of(by))][index(claim.loyalty)]; });
        return;
      case Claim::Kind::played: return hear_played(view, by, claim.symbol);
      case Claim::Kind::rejected: return hear_rejected(by, claim.symbol);
      case Claim::Kind::suspect:
        if (claim.loyalty == Loyalty::communist) hear_about(content, view, by, Deed::accuse, claim.about);
        return;
      case Claim::Kind::trust: return hear_about(content, view, by, Deed::trust, claim.about);
      case Claim::Kind::holding: return;  // anybody holds something
    }
  }

  // The chance that a seat has that loyalty.
  double chance(Seat seat, Loyalty loyalty) const {
    double sum = 0;
    for (const Way& way : ways_) sum += way.of(seat) == loyalty ? way.posterior : 0;
    return sum;
  }
  // In the order of the loyalties, which is that of role_names.
  std::array<double, loyalty_count> chances(Seat seat) const {
    return {chance(seat, Loyalty::patriot), chance(seat, Loyalty::communist), chance(seat, Loyalty::rising_star)};
  }
  std::size_t ways() const { return ways_.size(); }
  const Assignment& way(std::size_t i) const { return ways_[i].loyalties; }
  double chance_of_way(std::size_t i) const { return ways_[i].posterior; }
  Seat seat() const { return me_; }
  // Claims about movies so far, and those that cannot be true.
  std::size_t claimed() const { return claimed_; }
  std::size_t claims_refuted() const { return refuted_; }
  // The share of communists who are ready to lie, as it seems at this table so far.
  double liars() const {
    const double rate = (refuted / 100 * refuted_prior + static_cast<double>(refuted_)) /
                        (refuted_prior + static_cast<double>(claimed_));
    return std::clamp(lies / 100 * rate / (refuted / 100), 0.2, 0.95);
  }

  // One way, drawn as likely as it is.
  template <Chance C>
  OneDeal draw(C& chance) const {
    constexpr std::uint32_t fine = 1U << 30U;
    double at = backlot::draw(chance, fine, hollywood::Purpose::imagine) / static_cast<double>(fine);
    std::size_t i = 0;
    while (i + 1 < ways_.size() && at >= ways_[i].posterior) at -= ways_[i++].posterior;
    return {ways_[i].loyalties, situation_};
  }

 private:
  struct Way {
    Assignment loyalties{};
    double weight = 1;     // all but the last movie
    double movie = 1;      // the last movie, with what was claimed about it
    double posterior = 0;  // both, as a share of all ways
    Loyalty of(Seat seat) const { return loyalties[backlot::index(seat)]; }
  };
  using Left = std::array<int, loyalty_count>;

  // Every way to deal what is left to the seats from `seat` on that the view allows. Random loyalties: as many
  // ways as the rest could lie beside the table.
  void deal(const View& view, Left left, Assignment& loyalties, std::size_t seat, double ways) {
    if (seat == players_) {
      // Cards of one loyalty are alike: choosing them one by one counts each deal as often as it is likely.
      ways_.push_back({loyalties, ways, 1, 0});
      return;
    }
    const Loyalty known = view.desks[seat].loyalty;
    const bool knows_all = me_ != nobody && view.desk(me_).loyalty == Loyalty::communist;
    for (const Loyalty loyalty : {Loyalty::patriot, Loyalty::communist, Loyalty::rising_star}) {
      if (left[index(loyalty)] == 0 || (known != Loyalty::unknown && known != loyalty)) continue;
      // H47-12: whom a communist does not know for one is none.
      if (knows_all && known == Loyalty::unknown && loyalty == Loyalty::communist) continue;
      Left rest = left;
      const double copies = rest[index(loyalty)]--;
      loyalties[seat] = loyalty;
      deal(view, rest, loyalties, seat + 1, ways * copies);
    }
    loyalties[seat] = Loyalty::patriot;
  }

  // Every way's weight by how likely something is under it.
  template <class F>
  void scale(const F& likelihood) {
    const double temper = rates_for(players_).temper;
    for (Way& way : ways_) way.weight *= std::pow(likelihood(way), temper);
    normalise();
  }
  void normalise() {
    double most = 0;
    for (const Way& way : ways_) most = std::max(most, way.weight);
    double sum = 0;
    for (Way& way : ways_) {
      way.weight /= most;
      sum += way.weight * way.movie;
    }
    for (Way& way : ways_) way.posterior = way.weight * way.movie / sum;
  }

  void weigh_choice(const Content& content, const View& view) {
    const Liking liking(content, view);
    const auto& takes = rates_for(players_).takes[phase_of(view)][static_cast<std::size_t>(choice_.deed)];
    scale([&](const Way& way) {
      return Ranked(choice_, liking, way.loyalties).chance(takes[index(way.of(choice_.by))]);
    });
  }

  void weigh_turn(const View& before, const Event& event) {
    const auto turn = turn_of(before, event);
    if (!turn || event.seat == me_) return;
    const auto& rates = rates_for(players_).performs[hollywood::index(turn->job)];
    scale([&](const Way& way) {
      const double rate = rates[index(stance_of(way.of(event.seat), situation_))] / 100;
      return turn->performed ? rate : 1 - rate;
    });
  }

  void weigh_token(Seat seat, int spent) {
    if (seat == me_) return;
    scale([&](const Way& way) {
      const double rate = rates_for(players_).spends[index(stance_of(way.of(seat), situation_))] / 100;
      return spent == 1 ? rate : 1 - rate;
    });
  }

  // H47-23: two of the posters left were drawn, and one was shown. The chances of each pair are kept for what
  // the Screenwriter says about the other.
  void weigh_poster(const Content& content, const View& before, const Event& event) {
    pair_ = {};
    if (event.seat == nobody || event.seat == me_ || before.step != hollywood::Step::pick) return;
    std::array<double, 3> left{};
    for (const hollywood::PosterFacts& facts : content.posters) {
      const bool in_game = (posters_for(content, players_) & hollywood::bit_of(facts.poster)) != 0;
      const bool gone = (before.gone & hollywood::bit_of(facts.poster)) != 0;
      bool rejected = false;
      for (const hollywood::RejectedPoster& each : before.rejected) rejected = rejected || each.poster == facts.poster;
      if (in_game && !gone && !rejected) ++left[index(facts.symbol)];
    }
    pair_.by = event.seat;
    pair_.shown = index(symbol_of(content, event.posters[0]));
    pair_.situation = situation_;
    for (std::size_t i = 0; i < 3; ++i) pair_.other[i] = std::max(0.0, left[i] - (i == pair_.shown ? 1 : 0));
    scale([&](const Way& way) { return pair_.chance(way.of(event.seat), Movie::silent, 0); });
  }

  void add_cards(const View& before, const Event& event) {
    if (is_ghost(event.to)) {
      const Card card = before.ghosts[ghost_index(event.to)].card;
      if (card == Card::unknown) {
        ++movie_.from_deck;
      } else {
        ++movie_.known[class_of(card)];
      }
      return;
    }
    if (event.to == hollywood::place_of(me_)) {
      for (const Card card : event.cards) ++movie_.known[class_of(card)];
      return;
    }
    movie_.added[hollywood::index(event.to)] =
        static_cast<std::uint8_t>(movie_.added[hollywood::index(event.to)] + event.cards.size());
  }

  void remove(const Event& event) {
    movie_.removal = event.seat == nobody ? Movie::Removal::random : Movie::Removal::cut;
    if (event.seat != me_ || me_ == nobody) return;
    movie_.cut_known = true;
    movie_.cut_class = static_cast<std::uint8_t>(class_of(event.cards[0]));
  }

  void weigh_movie(const Event& event) {
    for (Way& way : ways_) way.weight *= way.movie;
    last_ = movie_;
    movie_ = {};
    last_.situation = situation_;
    for (std::size_t kind = 0; kind < hollywood::card_kinds; ++kind) {
      std::uint8_t& count = last_.shown[class_of(hollywood::card_at(kind))];
      count = static_cast<std::uint8_t>(count + event.shown[kind]);
    }
    last_shown_ = true;
    weigh_last();
  }
  void weigh_last() {
    likelihood_.look_at(last_, pack_, liars());
    double most = 0;
    for (Way& way : ways_) most = std::max(most, way.movie = likelihood_(way.loyalties));
    for (Way& way : ways_) way.movie = std::pow(way.movie / most, rates_for(players_).temper);
    normalise();
  }

  // H47-112: this movie is the one being made once a card went in or Post began.
  void hear_played(const View& view, Seat by, Symbol symbol) {
    const bool begun = view.step >= hollywood::Step::stars || movie_.in_it() > 0;
    if (!begun && !last_shown_) return;
    Movie& movie = begun ? movie_ : last_;
    const std::size_t seat = backlot::index(by);
    if (!begun && movie.says[seat] == Movie::silent) count_claim(movie, symbol);
    movie.says[seat] = static_cast<std::uint8_t>(symbol);
    if (!begun) weigh_last();
  }
  // A claim is refuted when more claim such a card than the movie can have had.
  void count_claim(const Movie& movie, Symbol symbol) {
    ++claimed_;
    std::size_t had = movie.removal == Movie::Removal::none ? 0 : 1;
    for (std::size_t i = 0; i < classes; ++i) had += symbol_of_class(i) == symbol ? movie.shown[i] : 0U;
    std::size_t claims = 1;
    for (const std::uint8_t said : movie.says) claims += said == index(symbol) ? 1 : 0;
    if (claims > had) ++refuted_;
  }

  void hear_rejected(Seat by, Symbol symbol) {
    if (pair_.by != by || pair_.told) return;
    pair_.told = true;
    scale([&](const Way& way) {
      const double all = pair_.chance(way.of(by), Movie::silent, 0);
      return all > 0 ? pair_.chance(way.of(by), static_cast<std::uint8_t>(symbol), liars()) / all : 1;
    });
  }

  void hear_about(const Content& content, const View& view, Seat by, Deed deed, Seat about) {
    find_spoken_choice(players_, by, deed, about, choice_);
    weigh_choice(content, view);
  }

  // The posters a Screenwriter had: one shown, and how many of each symbol the other may have been.
  struct Pair {
    Seat by = nobody;
    bool told = false;
    std::size_t shown = 0;
    std::array<double, 3> other{};
    Situation situation;

    // That this one was shown, and the other is said to be of a symbol.
    double chance(Loyalty loyalty, std::uint8_t said, double liars) const {
      const auto& wish = picks[index(side_of(stance_of(loyalty, situation)))];
      double sum = 0;
      double all = 0;
      for (std::size_t i = 0; i < other.size(); ++i) {
        const double shows = i == shown ? 1 : wish[shown] / (wish[shown] + wish[i]);
        sum += other[i] * shows * MovieLikelihood::says(i, said, loyalty, liars, liar_rejected);
        all += other[i];
      }
      return all > 0 ? sum / all : 1;
    }
  };

  Seat me_ = nobody;
  std::size_t players_ = 0;
  std::vector<Way> ways_;
  ByClass pack_{};
  Situation situation_;
  Movie movie_;  // being made
  Movie last_;   // shown last
  bool last_shown_ = false;
  Pair pair_;
  std::size_t refuted_ = 0;
  std::size_t claimed_ = 0;
  MovieLikelihood likelihood_;
  Choice choice_;
  ActionsOf<hollywood::Game> actions_;
};

}  // namespace backlot::bots::hollywood_belief

namespace backlot::bots {

template <>
struct MemoryOf<hollywood::Game> {
  using Type = hollywood_belief::Belief;
};

}  // namespace backlot::bots
