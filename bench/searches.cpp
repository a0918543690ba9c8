// Searches of all games, played out at random and by the guide: what searching bots do, in a program that is compiled
// in a minute. For comparing two trees (bench/against) and for counting instructions (valgrind --tool=callgrind).
//   searches [GAME [random|guided [ROUNDS]]]
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/heuristics.hpp"
#include "bots/search/search.hpp"
#include "content/all.hpp"
#include "games/registry.hpp"

namespace {

using namespace backlot;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// The guide of a game's searching bots: the last of its own list.
template <Game G>
using GuideOf =
    std::variant_alternative_t<std::variant_size_v<typename bots::BotsOf<G>::Type> - 1, typename bots::BotsOf<G>::Type>;

// What a seat knows when it is asked.
template <Game G>
struct Asked {
  typename G::View view;
  typename bots::MemoryOf<G>::Type memory;
};

// Every so many decisions of some games between guides, where there is a choice.
template <Game G>
class Questions {
 public:
  static constexpr std::size_t most = 24;

  explicit Questions(const typename G::Content& content) : content_(content) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) collect(seed);
    const std::size_t every = std::max<std::size_t>(1, all_.size() / most);
    for (std::size_t i = 0; i < all_.size() && asked.size() < most; i += every) asked.push_back(all_[i]);
    all_.clear();
  }

  std::vector<Asked<G>> asked;

 private:
  using State = typename G::State;
  using Memory = typename bots::MemoryOf<G>::Type;
  static constexpr bool remembers = !std::same_as<Memory, bots::NoMemory>;

  void collect(std::uint64_t seed) {
    FastChance chance(seed);
    FastChance own(~seed);
    State state = setup(content_, typename G::Options{}, chance);
    std::vector<Memory> memories(state.players());
    each_seat(state, [&](Seat seat) {
      if constexpr (remembers) memories[index(seat)].start(content_, seen_by(content_, state, seat));
    });
    ActionsOf<G> actions;
    GuideOf<G> guide;
    while (!is_over(content_, state)) {
      const Seat seat = waiting_on(content_, state).front();
      const auto view = seen_by(content_, state, seat);
      legal_actions(content_, view, seat, actions);
      if (actions.size() > 1) {
        Memory memory = memories[index(seat)];
        if constexpr (remembers) memory.look(content_, view);
        all_.push_back({view, memory});
      }
      const State before = state;
      auto told = EventsTo([&](const typename G::Event& event) {
        each_seat(before, [&](Seat who) {
          if constexpr (remembers) {
            if (const auto seen = seen_by(content_, event, who)) {
              memories[index(who)].watch(content_, seen_by(content_, before, who), *seen);
            }
          }
        });
      });
      apply(content_, state, seat, guide.choose(content_, view, own), chance, told);
    }
  }
  template <class Each>
  static void each_seat(const State& state, const Each& each) {
    for (const Seat seat : SeatSet::first(state.players())) each(seat);
  }

  const typename G::Content& content_;
  std::vector<Asked<G>> all_;
};

struct Played {
  double games_per_second = 0;
  std::uint64_t sum = 0;  // over what was chosen, and how all that was tried did: the same searches if it is the same
};

// Games a second of searches guided by Guide, the best of some rounds.
template <Game G, class Guide>
Played play(const typename G::Content& content, const std::vector<Asked<G>>& questions, std::uint32_t iterations,
            int rounds) {
  bots::TreeSearch<G, Guide> search;
  Played played;
  for (int round = 0; round < rounds; ++round) {
    played.sum = 0;
    std::uint64_t games = 0;
    const double before = processor_seconds();
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const auto chosen = [&] {
        if constexpr (std::same_as<typename bots::MemoryOf<G>::Type, bots::NoMemory>) {
          return search.choose(content, questions[i].view, i, iterations);
        } else {
          return search.choose(content, questions[i].view, i, iterations, questions[i].memory);
        }
      }();
      games += search.iterations_done();
      played.sum = combine(played.sum, pack(chosen));
      for (const auto& each : search.tried()) {
        played.sum = combine(combine(played.sum, pack(each.action)), each.visits);
        played.sum = combine(played.sum, std::bit_cast<std::uint64_t>(each.gain));
      }
    }
    played.games_per_second =
        std::max(played.games_per_second, static_cast<double>(games) / (processor_seconds() - before));
  }
  return played;
}

template <Game G>
void measure(std::string_view way, int rounds) {
  const auto& content = standard_content(G{});
  const Questions<G> questions(content);
  std::printf(R"({"game":"%s","players":%zu)", G::id.data(), std::size_t{typename G::Options{}.players});
  if (way != "guided") {
    const Played random = play<G, bots::Random<G>>(content, questions.asked, 2000, rounds);
    std::printf(R"(,"random_searches_per_second":%.0f,"random_sum":"%016llx")", random.games_per_second,
                static_cast<unsigned long long>(random.sum));
  }
  if (way != "random") {
    const Played guided = play<G, GuideOf<G>>(content, questions.asked, 500, rounds);
    std::printf(R"(,"guided_searches_per_second":%.0f,"guided_sum":"%016llx")", guided.games_per_second,
                static_cast<unsigned long long>(guided.sum));
  }
  std::printf("}");
}

}  // namespace

int main(int count, char** words) {
  const std::string_view game = count > 1 ? words[1] : "";
  const std::string_view way = count > 2 ? words[2] : "";
  const int rounds = count > 3 ? std::atoi(words[3]) : 5;
  const char* between = "{\"results\":[\n";
  for_each_game([&](auto which) {
    using G = decltype(which);
    if (!game.empty() && game != G::id) return;
    std::printf("%s", between);
    measure<G>(way, rounds);
    between = ",\n";
  });
  std::printf("\n]}\n");
}
