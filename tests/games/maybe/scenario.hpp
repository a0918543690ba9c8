// Small written scenarios: a pack in which every card a test may want is there, and a table where the
// test says what lies where.
#pragma once
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "games/maybe/meta.hpp"

namespace backlot::maybe::scenario {

// Movie cards of the pack: one icon with a profit of 1, 2 or 3; an icon and the next one; an icon twice.
constexpr Movie one(Icon icon) { return static_cast<Movie>(index(icon)); }         // profit 1
constexpr Movie two(Icon icon) { return static_cast<Movie>(6 + index(icon)); }     // profit 2
constexpr Movie three(Icon icon) { return static_cast<Movie>(12 + index(icon)); }  // profit 3
constexpr Movie mixed(Icon icon) { return static_cast<Movie>(18 + index(icon)); }  // two icons, profit 2
constexpr Movie twin(Icon icon) { return static_cast<Movie>(24 + index(icon)); }   // the same icon, profit 5
constexpr Movie spare(std::size_t i) { return static_cast<Movie>(30 + i); }        // 14 more with one icon, profit 1
inline constexpr Movie chosen_profit{44};  // Blockbuster: 1 of any icon; 1, 2 or 3 as the active player says
inline constexpr Movie frequent{45};       // Blockbuster: 2 of the most frequent icon; yields 1 per YES
inline constexpr Movie copying{46};        // Blockbuster: as the neighbour with most icons; as the card with most
inline constexpr Movie changing{47};       // Blockbuster: 1 of any icon and 1 profit for each CHANGE
inline constexpr Movie cameras{48};        // Blockbuster: a camera per NO; yields 1 per NO
inline constexpr Movie unanimous{49};      // Blockbuster: 4 cameras unless all votes are alike; then yields 5

constexpr Content make_cards() {
  Content cards;
  cards.yes_per_player = 5;
  cards.no_per_player = 5;
  cards.change_per_player = 2;
  cards.hand = 10;
  cards.market = 6;
  cards.own = 2;
  for (std::size_t i = 0; i < icons; ++i) {
    for (const std::uint8_t number : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
      const auto copies = static_cast<std::uint8_t>(number == 4 ? 1 : 2);
      cards.votes.push({VoteKind::yes, icon_at(i), number, copies});
    }
  }
  for (std::size_t i = 0; i < icons; ++i) {
    cards.votes.push({VoteKind::no, icon_at(i), 1, 3});
    cards.votes.push({VoteKind::no, icon_at(i), 2, 2});
  }
  for (std::uint8_t number = 1; number <= 12; ++number) cards.votes.push({VoteKind::change, {}, number, 1});
  const auto movie = [&](std::initializer_list<std::size_t> cost, std::uint8_t profit) {
    MovieCard card;
    card.flavour = static_cast<Flavour>(cards.movies.size());
    for (const std::size_t icon : cost) card.icons.push(icon_at(icon % icons));
    card.profit = profit;
    cards.movies.push(card);
  };
  for (std::size_t i = 0; i < icons; ++i) movie({i}, 1);
  for (std::size_t i = 0; i < icons; ++i) movie({i}, 2);
  for (std::size_t i = 0; i < icons; ++i) movie({i}, 3);
  for (std::size_t i = 0; i < icons; ++i) movie({i, i + 1}, 2);
  for (std::size_t i = 0; i < icons; ++i) movie({i, i}, 5);
  for (std::size_t i = 0; i < 14; ++i) movie({i}, 1);
  const auto blockbuster = [&](Cost cost, Profit yields, std::uint8_t number) {
    MovieCard card;
    card.kind = MovieKind::blockbuster;
    card.cost = cost;
    card.yields = yields;
    card.number = number;
    card.flavour = static_cast<Flavour>(cards.movies.size());
    if (shows_icon(cost)) card.icons.push(Icon::camera);
    cards.movies.push(card);
  };
  blockbuster(Cost::any, Profit::chosen, 1);
  blockbuster(Cost::two_most_frequent, Profit::one_per_yes, 0);
  blockbuster(Cost::as_neighbour_with_most, Profit::as_card_with_most, 0);
  blockbuster(Cost::any_per_change, Profit::one_per_change, 0);
  blockbuster(Cost::one_per_no, Profit::one_per_no, 0);
  blockbuster(Cost::four_unless_one_type, Profit::five_if_one_type, 0);
  return cards;
}
inline constexpr Content cards = make_cards();
static_assert(!fault_in(cards));

constexpr Vote vote(std::string_view name) {
  Vote vote = Vote::unknown;
  if (!parse_name(cards, name, vote)) __builtin_trap();
  return vote;
}
constexpr Pile<Vote, max_hand> hand(std::initializer_list<std::string_view> names) {
  Pile<Vote, max_hand> votes;
  for (const std::string_view name : names) votes.insert_sorted(vote(name));
  return votes;
}
inline VoteCounts counts(std::initializer_list<std::string_view> names) {
  VoteCounts votes;
  for (const std::string_view name : names) votes.add(vote(name));
  return votes;
}
constexpr Row row(std::initializer_list<Movie> movies) {
  Row laid;
  for (const Movie movie : movies) laid.push(movie);
  return laid;
}

// A game that is played action by action; keeps all events.
class Play {
 public:
  explicit Play(const Options& options, std::uint64_t seed = 1) : chance_(seed) {
    state = setup(cards, options, chance_);
    state.active = seat_at(0);
  }

  std::optional<Refusal> act(int seat, const Action& action) {
    if (const auto refusal = check(cards, state, seat_at(static_cast<std::size_t>(seat)), action)) return refusal;
    EventsTo sink{[this](const Event& event) { events.push_back(event); }};
    apply(cards, state, seat_at(static_cast<std::size_t>(seat)), action, chance_, sink);
    return std::nullopt;
  }

  // The active player lays exactly these cards, wherever they are now, and completes the pitch.
  void pitch(std::initializer_list<Movie> movies) {
    for (const Movie movie : movies) {
      bring(movie);
      must(active(), Action::pitch(movie));
    }
    must(active(), Action::finish());
  }
  // Makes room in the market for a card from the deck.
  void bring(Movie movie) {
    if (state.market.contains(movie)) return;
    if (state.market.full()) {
      state.deck.add(state.market[0]);
      state.market.erase_at(0);
    }
    state.deck.remove(movie);
    state.market.push(movie);
  }
  // Seat by seat; an empty name for who is not asked. The card is put into the hand if need be.
  void vote_all(std::initializer_list<std::string_view> names) {
    int seat = 0;
    for (const std::string_view name : names) {
      if (!name.empty()) give(seat, name);
      ++seat;
    }
    seat = 0;
    for (const std::string_view name : names) {
      if (!name.empty()) must(seat, Action::cast(vote(name)));
      ++seat;
    }
  }
  // Exchanges a card of the hand for this one, which comes out of nowhere.
  void give(int seat, std::string_view name) {
    auto& held = desk(seat).hand;
    if (held.contains(vote(name))) return;
    for (const Vote card : held) {
      if (desk(seat).known.contains(card)) continue;
      held.remove(card);
      break;
    }
    held.insert_sorted(vote(name));
  }

  // Takes the mildest action until the step is another.
  void until(Step step) {
    while (state.step != step && !is_over(cards, state)) mild();
  }
  void mild() {
    const Seat seat = waiting_on(cards, state).front();
    must(static_cast<int>(index(seat)), default_action(cards, seen_by(cards, state, seat)));
  }

  int active() const { return static_cast<int>(index(state.active)); }
  std::vector<Action> legal(int seat) const {
    ActionsOf<maybe::Game> actions;
    legal_actions(cards, state, seat_at(static_cast<std::size_t>(seat)), actions);
    return {actions.begin(), actions.end()};
  }
  View view(int seat) const { return seen_by(cards, state, seat_at(static_cast<std::size_t>(seat))); }
  Desk& desk(int seat) { return state.desks[static_cast<std::size_t>(seat)]; }

  std::vector<Event> events_of(Event::Kind kind) const {
    std::vector<Event> found;
    for (const Event& event : events) {
      if (event.kind == kind) found.push_back(event);
    }
    return found;
  }
  // The kinds of all events, in order.
  std::vector<Event::Kind> kinds() const {
    std::vector<Event::Kind> kinds;
    for (const Event& event : events) kinds.push_back(event.kind);
    return kinds;
  }

  State state;
  std::vector<Event> events;

 private:
  void must(int seat, const Action& action) {
    if (act(seat, action)) __builtin_trap();  // the scenario itself is wrong
  }
  FastChance chance_;
};

inline std::optional<Clause> refused_by(const std::optional<Refusal>& refusal) {
  if (!refusal) return std::nullopt;
  return explain(*refusal).clause;
}

}  // namespace backlot::maybe::scenario
