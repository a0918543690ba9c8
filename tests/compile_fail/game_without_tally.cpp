// fails: tally(content, state) gives what is conserved
#include "games/cinecitta/meta.hpp"

// Cinecittà under another name that has everything but a tally.
namespace backlot::toy {

struct Content : cinecitta::Content {};
constexpr void fields(Is<Content> auto& x, const auto& visit) { visit("note", x.note); }
void tally(const Content& content, const cinecitta::State& state) = delete;

struct Game : cinecitta::Game {
  using Content = toy::Content;
};

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::toy
