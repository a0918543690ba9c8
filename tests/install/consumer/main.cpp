// A game of Cinecittà played at random, by a program that knows nothing but the installed headers.
#include <content/all.hpp>
#include <cstdio>
#include <games/registry.hpp>

int main() {
  using Game = backlot::cinecitta::Game;
  const auto& content = backlot::cinecitta::standard;
  backlot::FastChance chance(1937);
  backlot::NoEvents quiet;
  Game::State state = setup(content, Game::Options{}, chance);
  int moves = 0;
  for (; !is_over(content, state); ++moves) {
    const backlot::Seat seat = waiting_on(content, state).front();
    backlot::ActionsOf<Game> actions;
    legal_actions(content, state, seat, actions);
    apply(content, state, seat, actions[chance.below(static_cast<std::uint32_t>(actions.size()), 0)], chance, quiet);
  }
  std::printf("%d moves, %d winner(s)\n", moves, static_cast<int>(outcome(content, state).winners.size()));
}
