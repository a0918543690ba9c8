// Why a program would choose something, of every game that says so (contract/reason.hpp): for the schema.
#pragma once
#include "contract/reason.hpp"
#include "games/boulevard/reason.hpp"
#include "games/cinecitta/reason.hpp"
#include "games/hollywood/reason.hpp"
#include "games/maybe/reason.hpp"
