// fails: explain(refusal) gives an Explanation
#include "games/cinecitta/meta.hpp"

// Cinecittà under another name that has no words for its actions.
namespace backlot::toy {

struct Content : cinecitta::Content {};
constexpr void fields(Is<Content> auto& x, const auto& visit) { visit("note", x.note); }
void describe(const Content& content, const cinecitta::Action& action) = delete;

struct Game : cinecitta::Game {
  using Content = toy::Content;
};

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::toy
