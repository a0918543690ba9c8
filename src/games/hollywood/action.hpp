// One decision of one seat, and its dense number.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>

#include "core/array.hpp"
#include "core/running_sums.hpp"
#include "games/hollywood/state.hpp"

namespace backlot::hollywood {

using Cards = Pile<Card, max_hand>;

// No die.
inline constexpr std::uint8_t no_die = 0xFF;

struct Action {
  enum class Kind : std::uint8_t {
    pass,     // the turn: H47-21
    decline,  // to write, to perform at once, to draw, to spend
    stop,     // re-rolling
    write,    // the Screenwriter draws two posters
    accept,   // draw two: H47-32
    light,    // the Gaffer
    compose,  // the Composer
    edit,     // the Editor
    design,   // the Costume Designer
    look,     // at the ghosts' cards: H47-72
    cut,      // discard the card seen: H47-44
    keep,     // put it back
    pick,     // a poster
    produce,  // swap two job cards: H47-26
    give,     // a token: H47-29
    move,     // a token
    shoot,    // the Cinematographer's player
    invite,   // the Actress's or Actor's player
    swap,     // one's job with one from the centre: H47-35
    roll,     // a die
    discard,  // one or two cards
    score,    // the Composer's card for the movie
    dress,    // a costume to a player
    play,     // cards for one's stars
    add,      // a card for a token
    spend,    // a costume
  };
  Kind kind = Kind::pass;
  Job job = Job::none;                 // produce, invite, swap (one's own)
  Job other = Job::none;               // produce, swap (the centre's)
  Place from = Place::nowhere;         // move
  Place to = Place::nowhere;           // give, move, shoot, invite, dress, spend
  std::uint8_t die = no_die;           // roll, spend
  Poster poster = Poster::unknown;     // pick
  Costume costume = Costume::unknown;  // dress, spend
  std::array<Card, max_hand> cards{Card::unknown, Card::unknown, Card::unknown};  // in ascending order

  constexpr bool operator==(const Action&) const = default;

  static constexpr Action plain(Kind kind) { return {kind}; }
  static constexpr Action pass() { return {Kind::pass}; }
  static constexpr Action decline() { return {Kind::decline}; }
  static constexpr Action stop() { return {Kind::stop}; }
  static constexpr Action pick(Poster poster) { return {.kind = Kind::pick, .poster = poster}; }
  static constexpr Action produce(Job one, Job two) {
    return one < two ? Action{Kind::produce, one, two} : Action{Kind::produce, two, one};
  }
  static constexpr Action give(Place to) { return {.kind = Kind::give, .to = to}; }
  static constexpr Action move(Place from, Place to) { return {.kind = Kind::move, .from = from, .to = to}; }
  static constexpr Action shoot(Seat seat) { return {.kind = Kind::shoot, .to = place_of(seat)}; }
  static constexpr Action invite(Job job, Seat seat) {
    return {.kind = Kind::invite, .job = job, .to = place_of(seat)};
  }
  static constexpr Action swap(Job own, Job centre) { return {Kind::swap, own, centre}; }
  static constexpr Action roll(std::size_t die) { return {.kind = Kind::roll, .die = static_cast<std::uint8_t>(die)}; }
  static constexpr Action with(Kind kind, const Cards& cards) {
    Action action{kind};
    for (std::size_t i = 0; i < cards.size(); ++i) action.cards[i] = cards[i];
    return action;
  }
  static constexpr Action with(Kind kind, Card card) {
    Action action{kind};
    action.cards[0] = card;
    return action;
  }
  static constexpr Action dress(Costume costume, Seat seat) {
    return {.kind = Kind::dress, .to = place_of(seat), .costume = costume};
  }
  static constexpr Action spend(Costume costume) { return {.kind = Kind::spend, .costume = costume}; }
  static constexpr Action spend_on(Costume costume, Seat seat) {
    return {.kind = Kind::spend, .to = place_of(seat), .costume = costume};
  }
  static constexpr Action spend_die(Costume costume, std::size_t die) {
    return {.kind = Kind::spend, .die = static_cast<std::uint8_t>(die), .costume = costume};
  }

  constexpr Card card() const { return cards[0]; }
  constexpr Cards all_cards() const {
    Cards all;
    for (const Card card : cards) {
      if (card != Card::unknown) all.push(card);
    }
    return all;
  }
};
inline constexpr std::size_t action_kinds = 26;

constexpr std::array<std::string_view, action_kinds> names_of(Action::Kind) {
  return {"pass", "decline", "stop",    "write", "accept",  "light", "compose", "edit",  "design",
          "look", "cut",     "keep",    "pick",  "produce", "give",  "move",    "shoot", "invite",
          "swap", "roll",    "discard", "score", "dress",   "play",  "add",     "spend"};
}

// A die, where there is one. Older logs and records say no_die.
constexpr void visit_die_if_any(auto& die, const auto& visit) {
  std::optional<std::uint8_t> some;
  if (die != no_die) some = die;
  visit("die", some);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(die)>>) die = some.value_or(no_die);
}

constexpr void fields(Is<Action> auto& x, const auto& visit) {
  using Kind = Action::Kind;
  visit("kind", x.kind);
  const auto cards = [&] {
    Cards all = x.all_cards();
    visit("cards", all);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(x)>>) x = Action::with(x.kind, all);
  };
  switch (x.kind) {
    case Kind::pick: return visit("poster", x.poster);
    case Kind::produce:
    case Kind::swap: visit("job", x.job); return visit("other", x.other);
    case Kind::move: visit("from", x.from); return visit("to", x.to);
    case Kind::invite: visit("job", x.job); return visit("to", x.to);
    case Kind::give:
    case Kind::shoot: return visit("to", x.to);
    case Kind::roll: return visit("die", x.die);
    case Kind::discard:
    case Kind::play: return cards();
    case Kind::score:
    case Kind::add: return visit("card", x.cards[0]);
    case Kind::dress: visit("costume", x.costume); return visit("to", x.to);
    case Kind::spend:
      visit("costume", x.costume);
      visit("to", x.to);
      return visit_die_if_any(x.die, visit);
    default: return;
  }
}

namespace packing {

inline constexpr std::size_t places = max_players + max_ghosts;
inline constexpr std::size_t pairs = card_kinds * (card_kinds + 1) / 2;
inline constexpr std::size_t triples = card_kinds * (card_kinds + 1) * (card_kinds + 2) / 6;
inline constexpr std::size_t targets = 1 + max_players + max_dice;  // of a costume: none, a seat, a die

// How many actions there are of each kind, in the order of the kinds.
inline constexpr Array<std::size_t, action_kinds> counts{
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,                                 // pass to keep
    max_posters,                       // pick
    jobs*(jobs - 1) / 2,               // produce
    places,                            // give
    places* places,                    // move
    max_players,                       // shoot
    2 * max_players,                   // invite
    jobs* jobs,                        // swap
    max_dice,                          // roll
    card_kinds + pairs,                // discard
    card_kinds,                        // score
    max_costumes* max_players,         // dress
    1 + card_kinds + pairs + triples,  // play
    card_kinds,                        // add
    max_costumes* targets,             // spend
};
// The table is inside: device code reads no variable of the host.
constexpr std::size_t base_of(std::size_t kind) {
  constexpr auto bases = running_sums(counts);
  return bases[kind];
}

// Cards in ascending order, among all with as many or fewer.
constexpr std::size_t rank(const Cards& cards) {
  const auto at = [&](std::size_t i) { return index(cards[i]); };
  switch (cards.size()) {
    case 0: return 0;
    case 1: return 1 + at(0);
    case 2: return 1 + card_kinds + at(1) * (at(1) + 1) / 2 + at(0);
    default: break;
  }
  return 1 + card_kinds + pairs + at(2) * (at(2) + 1) * (at(2) + 2) / 6 + at(1) * (at(1) + 1) / 2 + at(0);
}
constexpr Cards cards_of_rank(std::size_t rank) {
  Cards cards;
  const auto split = [](std::size_t& rest, const auto& size) {
    std::size_t high = 0;
    while (size(high + 1) <= rest) ++high;
    rest -= size(high);
    return high;
  };
  const auto two = [](std::size_t n) { return n * (n + 1) / 2; };
  const auto three = [](std::size_t n) { return n * (n + 1) * (n + 2) / 6; };
  if (rank == 0) return cards;
  std::size_t rest = rank - 1;
  std::size_t top = card_kinds;
  std::size_t middle = card_kinds;
  if (rest >= card_kinds + pairs) {
    rest -= card_kinds + pairs;
    top = split(rest, three);
    middle = split(rest, two);
  } else if (rest >= card_kinds) {
    rest -= card_kinds;
    middle = split(rest, two);
  }
  cards.push(card_at(rest));
  if (middle < card_kinds) cards.push(card_at(middle));
  if (top < card_kinds) cards.push(card_at(top));
  return cards;
}

constexpr std::size_t inside(const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::pick: return index(action.poster);
    case Kind::produce: return index(action.other) * (index(action.other) - 1) / 2 + index(action.job);
    case Kind::give: return index(action.to);
    case Kind::move: return index(action.from) * places + index(action.to);
    case Kind::shoot: return index(action.to);
    case Kind::invite: return (action.job == Job::actor ? max_players : 0) + index(action.to);
    case Kind::swap: return index(action.job) * jobs + index(action.other);
    case Kind::roll: return action.die;
    case Kind::discard: return rank(action.all_cards()) - 1;
    case Kind::play: return rank(action.all_cards());
    case Kind::score:
    case Kind::add: return index(action.card());
    case Kind::dress: return index(action.costume) * max_players + index(action.to);
    case Kind::spend: {
      std::size_t target = 0;
      if (is_seat(action.to)) target = 1 + index(action.to);
      if (action.die != no_die) target = 1 + max_players + action.die;
      return index(action.costume) * targets + target;
    }
    default: return 0;
  }
}

}  // namespace packing

inline constexpr std::size_t action_space = packing::base_of(action_kinds);

constexpr std::size_t pack(const Action& action) {
  return packing::base_of(static_cast<std::size_t>(action.kind)) + packing::inside(action);
}

constexpr Action unpack(std::size_t packed) {
  using Kind = Action::Kind;
  std::size_t kind = 0;
  while (packing::base_of(kind + 1) <= packed) ++kind;
  const std::size_t at = packed - packing::base_of(kind);
  Action action{static_cast<Kind>(kind)};
  const auto place = [](std::size_t i) { return static_cast<Place>(i); };
  const auto job = [](std::size_t i) { return static_cast<Job>(i); };
  switch (action.kind) {
    case Kind::pick: action.poster = static_cast<Poster>(at); break;
    case Kind::produce: {
      std::size_t high = 1;
      while (high * (high + 1) / 2 <= at) ++high;
      return Action::produce(job(at - high * (high - 1) / 2), job(high));
    }
    case Kind::give:
    case Kind::shoot: action.to = place(at); break;
    case Kind::move: return Action::move(place(at / packing::places), place(at % packing::places));
    case Kind::invite: return Action::invite(at < max_players ? Job::actress : Job::actor, seat_at(at % max_players));
    case Kind::swap: return Action::swap(job(at / jobs), job(at % jobs));
    case Kind::roll: return Action::roll(at);
    case Kind::discard: return Action::with(action.kind, packing::cards_of_rank(at + 1));
    case Kind::play: return Action::with(action.kind, packing::cards_of_rank(at));
    case Kind::score:
    case Kind::add: return Action::with(action.kind, card_at(at));
    case Kind::dress: return Action::dress(static_cast<Costume>(at / max_players), seat_at(at % max_players));
    case Kind::spend: {
      action.costume = static_cast<Costume>(at / packing::targets);
      const std::size_t target = at % packing::targets;
      if (target > max_players) action.die = static_cast<std::uint8_t>(target - 1 - max_players);
      if (target > 0 && target <= max_players) action.to = place(target - 1);
      break;
    }
    default: break;
  }
  return action;
}

}  // namespace backlot::hollywood
