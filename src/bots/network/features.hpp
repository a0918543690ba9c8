// What the Views and actions of all games are to a network.
#pragma once
#include "games/boulevard/features.hpp"
#include "games/cinecitta/features.hpp"
#include "games/hollywood/features.hpp"
#include "games/maybe/features.hpp"
