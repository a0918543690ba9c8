# The one list of games; games/list.hpp, and every header that includes a file of each game, is made of it.
set(games cinecitta hollywood boulevard maybe)
