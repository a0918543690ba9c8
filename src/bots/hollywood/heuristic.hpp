// A simple sensible player of Hollywood for each loyalty. It weighs every legal action by what it
// should add to the movie in symbols: patriots and communists for their side, the Rising Star for the
// side that lags, and for a close seventh movie. Whom it trusts follows from the movies shown so far.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "bots/hollywood/belief/belief.hpp"
#include "bots/hollywood/outlook.hpp"
#include "bots/hollywood/reading.hpp"
#include "bots/hollywood/talk.hpp"
#include "bots/list.hpp"

namespace backlot::bots {

class HollywoodHeuristic {
 public:
  using Action = hollywood::Action;
  using Card = hollywood::Card;
  using Content = hollywood::Content;
  using Job = hollywood::Job;
  using Position = hollywood::Position;
  using View = hollywood::View;
  using Kind = Action::Kind;

  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view about = "pushes the movie to its side, judges others by the movies shown";

  template <Chance C>
  constexpr Action choose(const Content& content, const View& view, C& chance) {
    return choose_by(Reading(content, view), content, view, chance);
  }
  // The same for a seat of an imagined world, without a View: nothing below looks at what the seat does not see. Which
  // ghosts' cards it has seen is a longer question.
  using Notes = hollywood_heuristic::Notes;
  template <Chance C>
  constexpr Action choose_at(const Content& content, const hollywood::State& world, Seat me, C& chance, Notes& notes) {
    if (!world.ghosts.empty()) return choose(content, seen_by(content, world, me), chance);
    return choose_by(Reading(content, world, me, &notes), content, world, chance);
  }
  // The same for somebody who keeps a belief.
  template <Chance C>
  Action choose(const Content& content, const View& view, C& chance, const hollywood_belief::Belief& belief) {
    return choose_by(Reading(content, view, belief), content, view, chance);
  }

  template <Chance C>
  constexpr std::optional<Action> interrupt(const Content& content, const View& view, C& /*chance*/) {
    const Reading reading(content, view);
    legal_actions(content, view, view.seat(), actions_);
    return best_costume(view, reading);
  }
  // For search: a movie shown is far enough to see, and what this bot would do stands unless another
  // choice is better by so many standard errors.
  static bool settled(const Content& content, const hollywood::State& from, const hollywood::State& world) {
    return world.round > from.round || is_over(content, world);
  }
  static double worth(const Content& content, const hollywood::State& world, Seat seat) {
    return hollywood_outlook::worth(content, world, seat);
  }
  static constexpr double stands_by = 1.5;

  // Claims, with what the cards shown so far say about the others.
  template <Chance C>
  std::optional<hollywood::Claim> speak(const Content& content, const View& view, const hollywood::Event& event,
                                        C& chance) {
    const Reading reading(content, view);
    const auto suspicion = [&](Seat seat) { return reading.suspicion(seat); };
    return hollywood_talk::speak(content, view, event, suspicion, chance);
  }
  // The same for somebody who keeps a belief.
  template <Chance C>
  std::optional<hollywood::Claim> speak(const Content& content, const View& view, const hollywood::Event& event,
                                        C& chance, const hollywood_belief::Belief& belief) {
    const auto suspicion = [&](Seat seat) {
      return static_cast<int>(100 * belief.chance(seat, hollywood::Loyalty::communist));
    };
    return hollywood_talk::speak(content, view, event, suspicion, chance);
  }
  template <Chance C>
  std::optional<hollywood::Claim> answer(const Content& /*content*/, const View& view, Seat /*by*/,
                                         const hollywood::Claim& claim, C& chance) {
    return hollywood_talk::answer(view, claim, chance);
  }

 private:
  using Reading = hollywood_heuristic::Reading;

  template <Chance C>
  constexpr Action choose_by(const Reading& reading, const Content& content, const Position& table, C& chance) {
    const bool hides = hiding(table, reading, chance);
    legal_actions(content, table, reading.me(), actions_);
    // Spending a costume costs no turn: what is worth it comes first.
    if (const auto costume = best_costume(table, reading)) return *costume;
    Action best = actions_[0];
    int best_worth = -100'000;
    std::uint32_t alike = 1;
    for (const Action& action : actions_) {
      if (action.kind == Kind::spend) continue;
      const int found = hides ? hidden_worth(content, table, reading, action) : worth(content, table, reading, action);
      if (found < best_worth) continue;
      if (found == best_worth) {
        // Of dice that are as good as each other any: nobody's just because they sit first.
        const bool dice = action.kind == Kind::roll && best.kind == Kind::roll;
        if (!dice || draw(chance, ++alike, Purpose::choose) != 0) continue;
      } else {
        alike = 1;
      }
      best_worth = found;
      best = action;
    }
    return best;
  }

  // Communists do not show themselves early: not in a small movie, nor every time in the first two rounds.
  template <Chance C>
  static constexpr bool hiding(const Position& table, const Reading& reading, C& chance) {
    if (table.desk(reading.me()).loyalty != hollywood::Loyalty::communist || reading.critical()) return false;
    if (table.step != hollywood::Step::stars && table.step != hollywood::Step::pick) return false;
    if (hollywood_heuristic::is_small_movie(table)) return true;
    return table.round < 2 && draw(chance, 4, Purpose::choose) == 0;
  }

  // As little as is of use.
  static constexpr int hidden_worth(const Content& content, const Position& table, const Reading& reading,
                                    const Action& action) {
    const int open = worth(content, table, reading, action);
    return open > 100 ? 100 - open / 10 : open;
  }

  constexpr std::optional<Action> best_costume(const Position& table, const Reading& reading) const {
    std::optional<Action> best;
    int best_worth = 0;
    for (const Action& action : actions_) {
      if (action.kind != Kind::spend) continue;
      const int found = costume_worth(table, reading, action);
      if (found <= best_worth) continue;
      best_worth = found;
      best = action;
    }
    return best;
  }

  // More than nothing: worth being spent now.
  static constexpr int costume_worth(const Position& table, const Reading& reading, const Action& action) {
    using hollywood::Costume;
    const bool last_chance = table.step == hollywood::Step::before_cards;
    switch (action.costume) {
      case Costume::trench_coat: return last_chance ? 10 - reading.worth(action.to) / 100 : 0;
      case Costume::cowboy_hat: return last_chance ? reading.roll_worth(action.die) - 25 : 0;
      case Costume::jester_cap: {
        int sum = 0;
        for (const Card card : table.desk(reading.me()).hand) sum += reading.worth(card);
        return reading.wish() != 0 && sum < -100 ? 100 + reading.worth(action.to) / 10 : 0;
      }
      case Costume::tuxedo: return reading.adds_cards() ? better_hand(reading) - 25 : 0;
      case Costume::evening_gown: return reading.own_worth() - 90;
      case Costume::prison_stripes: return -reading.worth(reading.owner_of_die(action.die)) - 40;
      case Costume::beret: return 50;
      case Costume::fedora: return table.declarer == reading.me() || reading.critical() ? 5 : 0;
      case Costume::uniform:
        return table.now().shown[hollywood::index(Card::hearing)] > 0 ? reading.dice_worth() - 50 : 0;
      case Costume::unknown: break;
    }
    return 0;
  }

  // Choosing from two cards more.
  static constexpr int better_hand(const Reading& reading) {
    return reading.wish() == 0 ? 0 : std::max(0, 190 - reading.own_worth()) * 2 / 5;
  }
  // A hand of three fresh cards.
  static constexpr int fresh_hand(const Reading& reading) {
    return reading.wish() == 0 ? 0 : 110 - reading.own_worth();
  }
  // What a better hand is worth now; later there will be other stars.
  static constexpr int for_hand(const Reading& reading, int gain) { return reading.adds_cards() ? gain : gain * 2 / 5; }

  // The three best re-rolls, the same die again where that is best: H47-30.
  static constexpr int light_worth(const Position& table, const Reading& reading) {
    std::array<int, 3> best{};
    for (std::size_t die = 0; die < table.dice.size(); ++die) {
      int gain = reading.roll_worth(die);
      for (int& place : best) {
        if (gain > place) std::swap(gain, place);
      }
    }
    return best[0] + std::max(best[1], best[0] / 2) + std::max({best[2], best[1] / 2, best[0] / 4});
  }

  // What performing a job is worth in the best way.
  static constexpr int job_worth(const Position& table, const Reading& reading, Job job) {
    const int active = reading.wish() != 0 ? 1 : 0;
    switch (job) {
      case Job::director: return reading.own_worth() / 2;
      case Job::gaffer: return light_worth(table, reading);
      case Job::cinematographer: return for_hand(reading, fresh_hand(reading));
      case Job::actress:
      case Job::actor: return for_hand(reading, better_hand(reading));
      case Job::composer: return 80 * active;
      case Job::editor: return 60 * active;
      case Job::designer: return 25;
      case Job::screenwriter: return 50;  // H47-24: not before the next round
      case Job::producer:
      case Job::none: break;
    }
    return 0;
  }

  static constexpr int two_rolls_worth(const Position& table, const Reading& reading) {
    int best = 0;
    for (std::size_t die = 0; die < table.dice.size(); ++die) {
      best = std::max(best, roll_worth(table, reading, static_cast<std::uint8_t>(die)));
    }
    return best;
  }

  static constexpr int roll_worth(const Position& table, const Reading& reading, std::uint8_t die) {
    const int gain = reading.roll_worth(die);
    if (table.step == hollywood::Step::reroll || table.step == hollywood::Step::light) return gain;
    const int second = reading.best_roll_but(die);
    return gain + std::min(gain, second);  // the better one first: what is rolled is not a matter of the seats' order
  }

  // H47-26, H47-27: taking another player's job in order to perform it at once.
  static constexpr int swap_worth(const Position& table, const Reading& reading, const Action& action) {
    if (action.job != Job::producer && action.other != Job::producer) return -5;
    const Job wanted = action.job == Job::producer ? action.other : action.job;
    const hollywood::Place owner = owner_of(table, wanted);
    if (!is_seat(owner) || was_performed(table, wanted) || wanted == Job::screenwriter) return -5;
    return job_worth(table, reading, wanted) - reading.worth(owner) / 10;
  }

  // H47-35, H47-82: with two turns in a round the new job can still be used, otherwise in the next.
  static constexpr int exchange_worth(const Position& table, const Reading& reading, const Action& action) {
    const int theirs = job_worth(table, reading, action.other);
    const bool again = table.options.small() && table.turn < table.players() && !was_performed(table, action.other) &&
                       action.other != Job::screenwriter;
    if (again) return theirs * 3 / 4;
    return (theirs - job_worth(table, reading, action.job)) / 4;
  }

  static constexpr int token_worth(const Reading& reading, const Action& action) {
    const int receiver = reading.worth(action.to) * (action.to == hollywood::place_of(reading.me()) ? 6 : 5) / 10;
    return action.kind == Kind::give ? receiver : receiver - reading.worth(action.from) / 2;
  }

  static constexpr int invite_worth(const Position& table, const Reading& reading, hollywood::Place to) {
    if (to == hollywood::place_of(reading.me())) return for_hand(reading, better_hand(reading)) + 1;
    const bool adds = stars_of(table, seat_of(to)) > 0;
    return reading.worth(to) * (adds ? 35 : 14) / 100;
  }

  // Cards for the movie. Should it be level, they make up for the poster.
  static constexpr int movie_worth(const Content& content, const Position& table, const Reading& reading,
                                   const hollywood::Cards& cards) {
    int sum = 0;
    for (const Card card : cards) sum += hollywood_heuristic::lean(card);
    if (reading.wish() != 0) return 100 * reading.wish() * sum;
    return -100 * hollywood_heuristic::size_of(sum + hollywood_heuristic::lean(symbol_of(content, table.now().poster)));
  }

  static constexpr int dress_worth(const Reading& reading, const Action& action) {
    // In the order of the costumes.
    constexpr std::array<int, hollywood::max_costumes> values{15, 45, 25, 40, 60, 60, 50, 10, 20};
    const int value = values[hollywood::index(action.costume)];
    if (action.to == hollywood::place_of(reading.me())) return value;
    return value * reading.worth(action.to) / 150;
  }

  static constexpr int worth(const Content& content, const Position& table, const Reading& reading,
                             const Action& action) {
    switch (action.kind) {
      case Kind::pass:
      case Kind::stop:
      case Kind::spend: return 0;
      case Kind::decline:  // H47-39: who does not write has the whole turn
        return table.step == hollywood::Step::write ? two_rolls_worth(table, reading) : 0;
      case Kind::write: return job_worth(table, reading, Job::screenwriter);
      case Kind::accept: return 10;
      case Kind::light: return job_worth(table, reading, Job::gaffer);
      case Kind::compose: return job_worth(table, reading, Job::composer);
      case Kind::edit: return job_worth(table, reading, Job::editor);
      case Kind::design: return job_worth(table, reading, Job::designer);
      case Kind::look: return look_worth(table, reading);
      case Kind::cut: return -reading.worth(table.held);
      case Kind::keep: return -1;
      case Kind::pick: {
        const int symbol = 100 * hollywood_heuristic::lean(symbol_of(content, action.poster));
        return reading.wish() != 0 ? reading.wish() * symbol : -hollywood_heuristic::size_of(symbol);
      }
      case Kind::produce: return swap_worth(table, reading, action);
      case Kind::give:
      case Kind::move: return token_worth(reading, action);
      case Kind::shoot:
        return action.to == hollywood::place_of(reading.me()) ? for_hand(reading, fresh_hand(reading)) : -1;
      case Kind::invite: return invite_worth(table, reading, action.to);
      case Kind::swap: return exchange_worth(table, reading, action);
      case Kind::roll: return roll_worth(table, reading, action.die);
      case Kind::discard: {
        int kept = 0;
        for (const Card card : action.all_cards()) kept -= reading.worth(card);
        return kept;
      }
      case Kind::score:
      case Kind::play: return movie_worth(content, table, reading, action.all_cards());
      case Kind::dress: return dress_worth(reading, action);
      case Kind::add: return reading.worth(action.card()) - (reading.critical() ? 0 : 50);
    }
    return 0;
  }

  // H47-72: worth it while a ghost's card is not known, and there is a turn to use it on.
  static constexpr int look_worth(const Position& table, const Reading& reading) {
    if (reading.wish() == 0 || table.turn >= table.players()) return 0;
    int unknown = 0;
    for (const hollywood::Ghost& ghost : table.ghosts) unknown += ghost.card == Card::unknown ? 1 : 0;
    return 12 * unknown;
  }

  ActionsOf<hollywood::Game> actions_;  // kept only because filling a fresh list each time is slow
};

static_assert(Bot<HollywoodHeuristic, hollywood::Game>);

template <>
struct BotsOf<hollywood::Game> {
  using Type = std::variant<Random<hollywood::Game>, HollywoodHeuristic>;
};

}  // namespace backlot::bots
