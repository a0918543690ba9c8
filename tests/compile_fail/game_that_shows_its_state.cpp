// fails: apply must not accept a View
#include "games/cinecitta/meta.hpp"

// Cinecittà under another name whose apply takes anything.
namespace backlot::toy {

struct Content : cinecitta::Content {};
constexpr void fields(Is<Content> auto& x, const auto& visit) { visit("note", x.note); }
void apply(const Content& content, auto& anything, Seat seat, const cinecitta::Action& action, FastChance& chance,
           NoEvents& sink);

struct Game : cinecitta::Game {
  using Content = toy::Content;
};

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::toy
