// The belief of Hollywood: exact on small written cases, certain where a seat knows, never sure of what is
// wrong, and the same whether it was kept along the way or rebuilt from the stream.
#include "lab/belief.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <vector>

#include "bots/hollywood/belief/belief.hpp"
#include "bots/stream.hpp"
#include "content/hollywood.hpp"
#include "contract/option_sets.hpp"
#include "lab/play.hpp"

namespace backlot::hollywood {
namespace {

namespace model = bots::hollywood_belief;
using model::Assignment;
using model::Belief;
using model::Movie;
using model::MovieLikelihood;

constexpr std::array<Loyalty, 3> all_loyalties{Loyalty::patriot, Loyalty::communist, Loyalty::rising_star};

Options with_players(std::size_t players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

State dealt(const Options& options, std::uint64_t seed) {
  FastChance chance(seed);
  return setup(standard, options, chance);
}

// A deal in which seat 1 has that loyalty.
State dealt_as(const Options& options, Loyalty loyalty) {
  for (std::uint64_t seed = 1;; ++seed) {
    State state = dealt(options, seed);
    if (state.desks[0].loyalty == loyalty) return state;
  }
}

Belief begun(const State& state, Seat seat) {
  Belief belief;
  belief.start(standard, seen_by(standard, state, seat));
  return belief;
}

TEST(HollywoodBelief, H47_11_starts_with_the_deal) {
  // Four patriots, two communists, a Rising Star: a patriot sees 3, 2 and 1 among six.
  const Belief belief = begun(dealt_as(with_players(7), Loyalty::patriot), seat_at(0));
  EXPECT_EQ(belief.ways(), 60U);
  for (std::size_t i = 1; i < 7; ++i) {
    EXPECT_NEAR(belief.chance(seat_at(i), Loyalty::patriot), 3.0 / 6, 1e-12);
    EXPECT_NEAR(belief.chance(seat_at(i), Loyalty::communist), 2.0 / 6, 1e-12);
    EXPECT_NEAR(belief.chance(seat_at(i), Loyalty::rising_star), 1.0 / 6, 1e-12);
  }
  EXPECT_NEAR(belief.chance(seat_at(0), Loyalty::patriot), 1, 1e-12);
  EXPECT_EQ(begun(dealt(with_players(1), 1), seat_at(0)).ways(), 1U);
  EXPECT_EQ(begun(dealt_as(with_players(9), Loyalty::patriot), nobody).ways(), 504U);
}

TEST(HollywoodBelief, H47_12_a_communist_knows_the_communists) {
  for (std::size_t players = 2; players <= 9; ++players) {
    const State state = dealt_as(with_players(players), Loyalty::communist);
    const Belief belief = begun(state, seat_at(0));
    for (std::size_t i = 0; i < players; ++i) {
      const bool communist = state.desks[i].loyalty == Loyalty::communist;
      EXPECT_NEAR(belief.chance(seat_at(i), Loyalty::communist), communist ? 1 : 0, 1e-12)
          << players << " players, seat " << i;
    }
  }
}

TEST(HollywoodBelief, H47_92_random_loyalties_by_brute_force) {
  Options options = with_players(4);
  options.random_loyalties = true;
  const Belief belief = begun(dealt_as(options, Loyalty::patriot), seat_at(0));
  // The eight others, in every order: who sits in seats 2 to 4?
  std::array<int, 8> cards{0, 0, 0, 0, 1, 1, 1, 2};
  std::map<std::array<int, 3>, double> count;
  double all = 0;
  for (std::size_t a = 0; a < 8; ++a) {
    for (std::size_t b = 0; b < 8; ++b) {
      for (std::size_t c = 0; c < 8; ++c) {
        if (a == b || a == c || b == c) continue;
        ++count[{cards[a], cards[b], cards[c]}];
        ++all;
      }
    }
  }
  ASSERT_EQ(belief.ways(), count.size());
  for (std::size_t i = 0; i < belief.ways(); ++i) {
    const Assignment& way = belief.way(i);
    const std::array<int, 3> key{static_cast<int>(way[1]), static_cast<int>(way[2]), static_cast<int>(way[3])};
    EXPECT_NEAR(belief.chance_of_way(i), count[key] / all, 1e-12);
  }
}

// A movie, by trying every class for every card.
double by_brute_force(const Movie& movie, const model::ByClass& pack, double liars, const Assignment& loyalties) {
  struct Source {
    model::ByClass shares;
    Loyalty by;
    std::uint8_t said;
  };
  std::vector<Source> sources;
  for (std::size_t i = 0; i < loyalties.size(); ++i) {
    const model::Stance stance = stance_of(loyalties[i], movie.situation);
    for (std::size_t n = 0; n < movie.added[i]; ++n) {
      sources.push_back({model::played[model::index(stance)], loyalties[i], n == 0 ? movie.says[i] : Movie::silent});
    }
    if (movie.composer == seat_at(i)) {
      sources.push_back({model::composed[model::index(side_of(stance))], loyalties[i],
                         movie.added[i] == 0 ? movie.says[i] : Movie::silent});
    }
  }
  for (std::size_t n = 0; n < movie.from_deck; ++n) {
    sources.push_back({pack, Loyalty::patriot, Movie::silent});
  }
  double sum = 0;
  model::ClassCounts full = movie.known;
  const auto cut = [&](std::size_t which) {
    return model::cuts[model::index(side_of(stance_of(loyalties[index(movie.editor)], movie.situation)))][which] / 100;
  };
  // What happens to a full movie: looks, the editor, the removal; and is what is left what was shown?
  const auto ending = [&] {
    double all = 0;
    for (const std::uint8_t count : full) all += count;
    double seen = 1;
    for (std::size_t i = 0; i < model::classes; ++i) {
      for (std::size_t n = 0; n < movie.glanced[i]; ++n) seen *= full[i] / all;
    }
    if (movie.editor != nobody && movie.kept) {
      double keeps = 0;
      for (std::size_t i = 0; i < model::classes; ++i) keeps += full[i] / all * (1 - cut(i));
      seen *= keeps;
    }
    if (movie.removal == Movie::Removal::none) return full == movie.shown ? seen : 0.0;
    double chance = 0;
    for (std::size_t i = 0; i < model::classes; ++i) {
      if (full[i] == 0) continue;
      model::ClassCounts left = full;
      --left[i];
      if (left != movie.shown) continue;
      double goes = full[i] / all;
      if (movie.removal == Movie::Removal::cut) goes *= cut(i);
      chance += goes;
    }
    return seen * chance;
  };
  const std::function<void(std::size_t, double)> choose = [&](std::size_t at, double chance) {
    if (at == sources.size()) {
      sum += chance * ending();
      return;
    }
    const Source& source = sources[at];
    double whole = 0;
    for (const double share : source.shares) whole += share;
    for (std::size_t i = 0; i < model::classes; ++i) {
      const auto symbol = model::index(model::symbol_of_class(i));
      const double said = MovieLikelihood::says(symbol, source.said, source.by, liars, model::liar_played);
      ++full[i];
      choose(at + 1, chance * source.shares[i] / whole * said);
      --full[i];
    }
  };
  choose(0, 1);
  return sum;
}

void expect_exact(const Movie& movie) {
  const model::ByClass pack{0.17, 0.23, 0.2, 0.27, 0.13};
  MovieLikelihood likelihood;
  likelihood.reserve(27);
  likelihood.look_at(movie, pack, 0.6);
  for (const Loyalty a : all_loyalties) {
    for (const Loyalty b : all_loyalties) {
      for (const Loyalty c : all_loyalties) {
        const Assignment way{a, b, c};
        const double expected = by_brute_force(movie, pack, 0.6, way);
        EXPECT_GT(expected, 0);
        EXPECT_NEAR(likelihood(way), expected, 1e-12 + 1e-9 * expected);
      }
    }
  }
}

TEST(HollywoodBelief, H47_44_a_movie_is_weighed_as_brute_force_does) {
  Movie movie;
  movie.added = {1, 1, 2};
  movie.from_deck = 1;
  movie.removal = Movie::Removal::random;
  movie.known = {0, 0, 0, 1, 0};
  movie.shown = {1, 2, 0, 2, 0};
  expect_exact(movie);
  movie.says[0] = static_cast<std::uint8_t>(Symbol::patriot);
  movie.says[2] = static_cast<std::uint8_t>(Symbol::communist);
  expect_exact(movie);
  // As it is weighed later in a game, and as a Rising Star sees it who helps the communists, or wants a level movie.
  movie.situation = {.lead = -1, .early = false};
  expect_exact(movie);
  movie.situation = {.poster = 1, .early = false, .in_sight = true, .last = true};
  expect_exact(movie);
}

// One card that a seat added, and what it says about it.
double of_one_card(const model::Situation& situation, std::size_t shown, std::uint8_t said, Loyalty by) {
  Movie movie;
  movie.added = {1};
  movie.shown[shown] = 1;
  movie.says[0] = said;
  movie.situation = situation;
  MovieLikelihood likelihood;
  likelihood.look_at(movie, {}, 0.75);
  return likelihood({by});
}

TEST(HollywoodBelief, H47_61_a_rising_star_makes_up_for_the_poster) {
  constexpr std::size_t communist_card = 1;
  constexpr std::size_t patriot_card = 3;
  const auto adds = [](int poster, std::size_t card) {
    return of_one_card({.poster = poster, .last = true}, card, Movie::silent, Loyalty::rising_star);
  };
  EXPECT_GT(adds(1, communist_card), 5 * adds(1, patriot_card));
  EXPECT_GT(adds(-1, patriot_card), 5 * adds(-1, communist_card));
  EXPECT_GT(adds(0, 2), adds(0, patriot_card));
}

TEST(HollywoodBelief, H47_111_a_rising_star_who_helps_the_communists_does_not_lie_for_them) {
  const model::Situation behind{.lead = -1, .early = false};
  const auto patriot = static_cast<std::uint8_t>(Symbol::patriot);
  const auto says = [&](Loyalty by) {
    return of_one_card(behind, 1, patriot, by) / of_one_card(behind, 1, Movie::silent, by);
  };
  EXPECT_GT(says(Loyalty::communist), 0.5);
  EXPECT_LT(says(Loyalty::rising_star), 0.02);
}

TEST(HollywoodBelief, a_communist_in_a_small_movie_adds_less) {
  const auto adds_double = [](bool in_sight) {
    return of_one_card({.in_sight = in_sight}, 0, Movie::silent, Loyalty::communist);
  };
  EXPECT_LT(adds_double(true), 0.8 * adds_double(false));
  State state = dealt(with_players(7), 1);
  for (std::size_t i = 0; i < 7; ++i) state.dice[i] = i < 2 ? Face::star : Face::blank;
  EXPECT_TRUE(model::situation_of(standard, state).in_sight);
  state.dice[2] = Face::star;
  EXPECT_FALSE(model::situation_of(standard, state).in_sight);
}

// Whether a card is worth a job to somebody depends on their hand, which the movie shows.
TEST(HollywoodBelief, performing_a_job_that_goes_by_the_hand_tells_nothing) {
  State state = dealt(with_players(7), 1);
  state.step = Step::turn;
  state.performed = 0;
  const auto performed = [&](Job job) {
    state.owners.fill(Place::centre);
    state.owners[index(job)] = place_of(state.actor);
    return model::turn_of(state, {.kind = Event::Kind::rolled, .seat = state.actor}).has_value();
  };
  for (const Job job : {Job::director, Job::cinematographer, Job::actress, Job::actor}) EXPECT_FALSE(performed(job));
  for (const Job job : {Job::producer, Job::gaffer, Job::composer, Job::editor}) EXPECT_TRUE(performed(job));
}

TEST(HollywoodBelief, H47_44_an_edit_is_weighed_as_brute_force_does) {
  Movie movie;
  movie.added = {1, 1, 0};
  movie.composer = seat_at(2);
  movie.says[2] = static_cast<std::uint8_t>(Symbol::neutral);
  movie.editor = seat_at(1);
  movie.removal = Movie::Removal::cut;
  movie.shown = {1, 0, 0, 1, 0};
  expect_exact(movie);
  movie.removal = Movie::Removal::random;
  movie.kept = true;
  movie.glanced = {0, 0, 0, 1, 0};
  expect_exact(movie);
  movie.removal = Movie::Removal::none;  // H47-96
  movie.shown = {1, 0, 1, 1, 0};
  expect_exact(movie);
}

TEST(HollywoodBelief, H47_44_who_removed_a_card_knows_it) {
  Movie movie;
  movie.added = {1, 1, 1};
  movie.removal = Movie::Removal::cut;
  movie.cut_known = true;
  movie.cut_class = 0;
  movie.shown = {0, 0, 0, 1, 1};
  const model::ByClass pack{};
  MovieLikelihood likelihood;
  likelihood.look_at(movie, pack, 0);
  // One of three added the double communist, the others one of each patriot card: six ways.
  const auto& patriot = model::played[0];
  double whole = 0;
  for (const double share : patriot) whole += share;
  EXPECT_NEAR(likelihood({}), 6 * patriot[0] * patriot[3] * patriot[4] / (whole * whole * whole), 1e-12);
}

// A table on which a seat of five writes, and picks from two posters; four of them watch.
TEST(HollywoodBelief, H47_23_a_poster_is_weighed_by_hand) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    FastChance chance(seed);
    State state = setup(standard, with_players(5), chance);
    if (state.step != Step::write || state.desks[0].loyalty != Loyalty::patriot || state.actor == seat_at(0)) continue;
    const Seat writer = state.actor;
    Belief belief = begun(state, seat_at(0));
    const auto act = [&](const Action& action) {
      const View before = seen_by(standard, state, seat_at(0));
      EventsTo sink{[&](const Event& event) {
        if (const auto seen = seen_by(standard, event, seat_at(0))) belief.watch(standard, before, *seen);
      }};
      apply(standard, state, writer, action, chance, sink);
    };
    act(Action::plain(Action::Kind::write));
    const double wrote = belief.chance(writer, Loyalty::communist);
    EXPECT_LT(wrote, 0.5);  // two of four others; communists seldom write
    const Poster poster = state.drafted[0];
    if (symbol_of(standard, poster) != Symbol::communist) continue;
    act(Action::pick(poster));
    // Of the fourteen others five are patriot, four communist, five neutral.
    const auto shows = [](model::Stance stance) {
      const auto& wish = model::picks[model::index(side_of(stance))];
      return (4 + 5 * wish[2] / (wish[2] + wish[1]) + 5 * wish[2] / (wish[2] + wish[0])) / 14;
    };
    const double temper = model::rates_for(5).temper;
    const double communist = wrote * std::pow(shows(model::Stance::hiding), temper);
    const double patriot = (1 - wrote) * std::pow(shows(model::Stance::patriot), temper);
    EXPECT_NEAR(belief.chance(writer, Loyalty::communist), communist / (communist + patriot), 1e-9);
    EXPECT_GT(belief.chance(writer, Loyalty::communist), wrote);
    return;
  }
  FAIL() << "no such deal";
}

TEST(HollywoodBelief, H47_111_an_accusation_is_weighed_by_hand) {
  const State state = dealt_as(with_players(2), Loyalty::patriot);
  EXPECT_NEAR(begun(state, seat_at(0)).chance(seat_at(1), Loyalty::communist), 1, 1e-12);  // who else
  // Five players: three patriots, two communists. Before the first movie seat 2 accuses seat 3.
  const State five = dealt_as(with_players(5), Loyalty::patriot);
  Belief belief = begun(five, seat_at(0));
  const Claim accuses{.kind = Claim::Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(2)};
  belief.hear(standard, seen_by(standard, five, seat_at(0)), seat_at(1), accuses);
  const model::Rates& rates = model::rates_for(5);
  const double enemies = rates.takes[0][static_cast<std::size_t>(model::Deed::accuse)][1][1] / 100;
  // A patriot knows nothing yet and accuses any of four; a communist one of three enemies, and hardly ever the friend.
  const double patriot = std::pow(1.0 / 4, rates.temper);
  const double of_enemy = std::pow(enemies / 3, rates.temper);
  const double of_friend = std::pow(1 - enemies, rates.temper);
  const double all = 3 * patriot + 2 * of_enemy + of_friend;
  EXPECT_NEAR(belief.chance(seat_at(1), Loyalty::communist), (2 * of_enemy + of_friend) / all, 1e-12);
  EXPECT_NEAR(belief.chance(seat_at(2), Loyalty::communist), (2 * patriot + of_friend) / all, 1e-12);
}

TEST(HollywoodBelief, H47_36_a_second_die_is_weighed_by_what_each_loyalty_sees_in_it) {
  // Nobody has a star. Seat 2 has rolled its own die and goes on to that of seat 3, instead of stopping.
  const State state = dealt_as(with_players(5), Loyalty::patriot);
  model::Choice choice;
  choice.by = seat_at(1);
  choice.deed = model::Deed::roll_on;
  choice.options.push({});  // stop
  for (const std::size_t seat : {0U, 2U, 3U, 4U}) choice.options.push({place_of(seat_at(seat)), 1});
  choice.taken = 2;
  const auto& takes = model::rates_for(5).takes[0][static_cast<std::size_t>(model::Deed::roll_on)];
  const auto chance = [&](Loyalty by, std::size_t other_communist) {
    Assignment loyalties{};
    loyalties[1] = by;
    loyalties[other_communist] = Loyalty::communist;
    return model::Ranked(choice, {standard, state}, loyalties).chance(takes[model::index(by)]);
  };
  constexpr std::size_t best = 1;
  constexpr std::size_t rest = 4;
  // To a patriot strangers are no use, with as many communists among them as patriots.
  EXPECT_NEAR(chance(Loyalty::patriot, 2), takes[0][rest] / 100 / 4, 1e-12);
  EXPECT_NEAR(chance(Loyalty::communist, 2), takes[1][best] / 100, 1e-12);
  EXPECT_NEAR(chance(Loyalty::communist, 3), (1 - takes[1][best] / 100) * takes[1][rest] / 100 / 3, 1e-12);
  EXPECT_GT(chance(Loyalty::communist, 2), 20 * chance(Loyalty::patriot, 2));
}

// In games of another seed than the rates come from.
TEST(HollywoodBelief, says_how_likely_things_are_with_any_number_of_players) {
  struct Case {
    std::size_t players;
    std::uint64_t games;
  };
  for (const auto& [players, games] : {Case{3, 600}, Case{4, 400}, Case{5, 1000}, Case{7, 400}, Case{9, 200}}) {
    const std::vector<bots::AnyBot<Game>> seated(players, *bots::bot_named<Game>("heuristic"));
    lab::Watch watch;
    lab::BeliefTallies tallies;
    lab::follow_beliefs({standard, with_players(players), seated, 80, 1}, {0, games}, tallies, watch);
    EXPECT_NEAR(lab::odds_power(tallies.communist), 1, 0.35) << players;
    EXPECT_LT(tallies.last.posterior.mean(), 0.3 * tallies.last.prior.mean()) << players;
  }
}

TEST(HollywoodBelief, H47_111_more_claims_than_cards_make_a_table_of_liars) {
  const State state = dealt_as(with_players(5), Loyalty::patriot);
  Belief belief = begun(state, seat_at(0));
  const View view = seen_by(standard, state, seat_at(0));
  for (std::size_t i = 1; i < 5; ++i) {
    Event added{.kind = Event::Kind::added, .to = place_of(seat_at(i))};
    added.cards.push(Card::unknown);
    belief.watch(standard, view, added);
  }
  belief.watch(standard, view, Event{.kind = Event::Kind::removed});
  Event shown{.kind = Event::Kind::revealed};
  shown.shown[index(Card::communist)] = 3;
  belief.watch(standard, view, shown);
  const double before = belief.liars();
  const Claim patriot{.kind = Claim::Kind::played, .symbol = Symbol::patriot};
  belief.hear(standard, view, seat_at(1), patriot);  // the card removed
  EXPECT_EQ(belief.claims_refuted(), 0U);
  EXPECT_LE(belief.liars(), before);
  belief.hear(standard, view, seat_at(2), patriot);  // one too many
  EXPECT_EQ(belief.claims_refuted(), 1U);
  EXPECT_GT(belief.liars(), before);
  // Who says what the cards say is trusted more than who does not.
  belief.hear(standard, view, seat_at(3), Claim{.kind = Claim::Kind::played, .symbol = Symbol::communist});
  EXPECT_LT(belief.chance(seat_at(3), Loyalty::communist), belief.chance(seat_at(1), Loyalty::communist));
}

// A game of bots with everything a seat may see kept, and a belief kept along the way for each seat.
struct Followed {
  Table<Game> table;
  std::vector<ClaimMade<Game>> said;
  std::vector<Belief> minds;

  Followed(const Options& options, const std::string& bot, std::uint64_t seed)
      : table(standard, options, FastChance(seed)), minds(options.players) {
    for (std::size_t i = 0; i < minds.size(); ++i) minds[i].start(standard, table.view(seat_at(i)));
    lab::BotsAtTable<Game, Table<Game>> company(standard, table,
                                                std::vector(options.players, *bots::bot_named<Game>(bot)), seed);
    company.play(
        [&](Seat seat, const Action& action, auto tell) {
          std::vector<View> before;
          for (std::size_t i = 0; i < minds.size(); ++i) before.push_back(table.view(seat_at(i)));
          table.act(seat, action);
          for (const Event& event : table.moves().back().events) {
            tell(event);
            for (std::size_t i = 0; i < minds.size(); ++i) {
              if (const auto seen = seen_by(standard, event, seat_at(i))) minds[i].watch(standard, before[i], *seen);
            }
          }
        },
        [&](Seat by, const Claim& claim) {
          said.push_back({by, claim, table.moves().size()});
          for (std::size_t i = 0; i < minds.size(); ++i) {
            minds[i].hear(standard, table.view(seat_at(i)), by, claim);
          }
        });
  }
};

void expect_alike(const Belief& one, const Belief& other) {
  ASSERT_EQ(one.ways(), other.ways());
  for (std::size_t i = 0; i < one.ways(); ++i) EXPECT_EQ(one.chance_of_way(i), other.chance_of_way(i));
}

TEST(HollywoodBelief, rebuilt_from_the_stream_is_the_one_kept_along_the_way) {
  std::size_t claims = 0;
  for (const std::size_t players : {3U, 5U, 7U}) {
    const Followed game(with_players(players), "heuristic", players);
    claims += game.said.size();
    for (std::size_t i = 0; i < players; ++i) {
      const Rerun<Game> rerun(standard, game.table.options(), game.table.deal(), game.table.moves());
      Belief again;
      again.start(standard, game.table.view(seat_at(0)));  // what another seat saw is forgotten
      bots::follow<Game>(standard, bots::stream_of<Game>(rerun, game.table.moves(), game.said, seat_at(i)), again,
                         [](std::size_t) {});
      expect_alike(game.minds[i], again);
    }
  }
  EXPECT_GT(claims, 10U);
}

TEST(HollywoodBelief, never_gives_up_the_truth_whatever_happens) {
  std::size_t games = 0;
  for_each_option_set<Game>(standard, [&](const Options& options) {
    ++games;
    const Followed game(options, games % 3 == 0 ? "heuristic" : "random", games);
    for (std::size_t i = 0; i < options.players; ++i) {
      double sum = 0;
      double truth = 0;
      for (std::size_t n = 0; n < game.minds[i].ways(); ++n) {
        bool so = true;
        for (std::size_t seat = 0; seat < options.players; ++seat) {
          so = so && game.minds[i].way(n)[seat] == game.table.state().desks[seat].loyalty;
        }
        sum += game.minds[i].chance_of_way(n);
        if (so) truth = game.minds[i].chance_of_way(n);
      }
      EXPECT_GT(truth, 0);
      EXPECT_NEAR(sum, 1, 1e-9);
    }
  });
  EXPECT_GT(games, 20U);
}

TEST(HollywoodBelief, learns_who_is_who) {
  double said = 0;
  double before = 0;
  int seats = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Followed game(with_players(7), "heuristic", seed);
    for (std::size_t i = 0; i < 7; ++i) {
      if (game.table.state().desks[i].loyalty != Loyalty::patriot) continue;
      for (std::size_t other = 0; other < 7; ++other) {
        if (game.table.state().desks[other].loyalty != Loyalty::communist) continue;
        said += game.minds[i].chance(seat_at(other), Loyalty::communist);
        before += 1.0 / 3;
        ++seats;
      }
    }
  }
  EXPECT_EQ(seats, 80);
  EXPECT_GT(said, 2 * before);
}

TEST(HollywoodBelief, worlds_come_as_often_as_they_are_believed_and_fit_what_was_seen) {
  FastChance chance(3);
  State state = dealt_as(with_players(5), Loyalty::patriot);
  Belief belief = begun(state, seat_at(0));
  const View view = seen_by(standard, state, seat_at(0));
  belief.hear(standard, view, seat_at(1),
              Claim{.kind = Claim::Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(2)});
  std::array<double, 5> communists{};
  constexpr int worlds = 4000;
  for (int i = 0; i < worlds; ++i) {
    const State world = imagine(standard, view, chance, drawn_belief(belief, chance));
    EXPECT_EQ(seen_by(standard, world, seat_at(0)), view);
    for (std::size_t seat = 0; seat < 5; ++seat) {
      communists[seat] += world.desks[seat].loyalty == Loyalty::communist ? 1.0 / worlds : 0;
    }
  }
  for (std::size_t seat = 0; seat < 5; ++seat) {
    EXPECT_NEAR(communists[seat], belief.chance(seat_at(seat), Loyalty::communist), 0.04) << seat;  // 5 errors
  }
}

TEST(HollywoodBelief, a_communists_cards_in_the_making_are_imagined_as_a_communists) {
  // In Post, with everything sealed but the last seat: what the others put in is weighed by their loyalty.
  double lean_of_communists = 0;
  double lean_of_patriots = 0;
  int cards = 0;
  FastChance own(5);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    FastChance chance(seed);
    State state = setup(standard, with_players(7), chance);
    NoEvents quiet;
    while (state.step != Step::stars || waiting_on(standard, state).size() > 1) {
      if (is_over(standard, state)) break;
      const Seat seat = waiting_on(standard, state).front();
      apply(standard, state, seat, default_action(standard, seen_by(standard, state, seat)), chance, quiet);
    }
    if (is_over(standard, state)) continue;
    const Seat seat = waiting_on(standard, state).front();
    const View view = seen_by(standard, state, seat);
    const Belief belief = begun(state, seat);
    for (int i = 0; i < 100; ++i) {
      const State world = imagine(standard, view, own, drawn_belief(belief, own));
      for (const Desk& desk : world.desks) {
        for (const Card card : desk.sealed) {
          const int lean = patriot_symbols(card) - communist_symbols(card);
          if (desk.loyalty == Loyalty::communist) lean_of_communists += lean;
          if (desk.loyalty == Loyalty::patriot) lean_of_patriots += lean;
          ++cards;
        }
      }
    }
  }
  EXPECT_GT(cards, 1000);
  EXPECT_LT(lean_of_communists, 0);
  EXPECT_GT(lean_of_patriots, 0);
}

TEST(HollywoodBelief, a_bot_that_comes_later_decides_as_one_that_was_there) {
  // Searches follow the game in their seats; at the end of it a fresh one is asked what the old ones were asked.
  const Options options = with_players(5);
  Table<Game> table(standard, options, FastChance(4));
  std::vector<ClaimMade<Game>> said;
  std::vector<bots::AnyBot<Game>> searching(5, *bots::bot_named<Game>("search:6"));
  ASSERT_TRUE(bots::remembers<Game>(searching[0]));
  ASSERT_FALSE(bots::remembers<Game>(*bots::bot_named<Game>("heuristic")));
  int compared = 0;
  lab::BotsAtTable<Game, Table<Game>> company(standard, table, searching, 8);
  company.play(
      [&](Seat seat, const Action& action, auto tell) {
        if (table.moves().size() % 7 == 3 && table.waiting().has(seat)) {
          // The same seed gives the same decision only if the memory is the same.
          std::vector<Action> chosen;
          for (int i = 0; i < 2; ++i) {
            bots::AnyBot<Game> fresh = searching[index(seat)];
            bots::follow<Game>(standard, bots::stream_for(fresh, table, said, seat), fresh);
            FastChance chance(table.moves().size());
            chosen.push_back(bots::choose<Game>(fresh, standard, table.view(seat), chance));
          }
          EXPECT_EQ(chosen[0], chosen[1]);
          EXPECT_FALSE(check(standard, table.state(), seat, chosen[0]));
          ++compared;
        }
        table.act(seat, action);
        for (const Event& event : table.moves().back().events) tell(event);
      },
      [&](Seat by, const Claim& claim) { said.push_back({by, claim, table.moves().size()}); });
  EXPECT_GT(compared, 5);
  EXPECT_FALSE(said.empty());
}

TEST(HollywoodTalk, H47_111_patriots_tell_the_truth_and_communists_lie_as_it_suits_them) {
  std::array<int, 3> claims{};
  std::array<int, 3> falsehoods{};
  std::map<Claim::Kind, int> kinds;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Followed game(with_players(7), "heuristic", seed);
    Rerun<Game> rerun(standard, game.table.options(), game.table.deal(), game.table.moves());
    for (const ClaimMade<Game>& each : game.said) {
      EXPECT_TRUE(can_claim<Game>(standard, game.table.options(), each.by, each.claim));
      ++kinds[each.claim.kind];
      if (each.claim.kind != Claim::Kind::played && each.claim.kind != Claim::Kind::rejected) continue;
      const State& state = rerun.to(each.after);
      const auto loyalty = static_cast<std::size_t>(state.desk(each.by).loyalty);
      ++claims[loyalty];
      falsehoods[loyalty] += judge(standard, state, each.by, each.claim).holds ? 0 : 1;
    }
  }
  EXPECT_GT(claims[0], 50);
  EXPECT_EQ(falsehoods[0], 0);
  EXPECT_EQ(falsehoods[2], 0);
  EXPECT_GT(falsehoods[1], claims[1] / 4);
  EXPECT_LT(falsehoods[1], claims[1]);
  for (const Claim::Kind kind :
       {Claim::Kind::loyalty, Claim::Kind::played, Claim::Kind::rejected, Claim::Kind::suspect, Claim::Kind::trust}) {
    EXPECT_GT(kinds[kind], 0) << static_cast<int>(kind);
  }
}

}  // namespace
}  // namespace backlot::hollywood
