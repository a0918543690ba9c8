// Maybe Movies on an 80x24 terminal.
#pragma once
#include <string>
#include <vector>

#include "games/maybe/meta.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/draw/menu.hpp"

namespace backlot::maybe {

std::string draw_table(const Content& content, const View& view, const terminal::Look& look);
std::string draw_table(const Content& content, const State& state, const terminal::Look& look);
std::string heading(const Content& content, const Position& table);
terminal::Menu<Action> menu(const Content& content, const View& view, const terminal::Look& look);
std::vector<Clause> clauses_behind(const Content& content, const View& view);
std::string standing(const Content& content, const View& view, const terminal::Look& look);
std::string line_name(const Content& content, const ScoreLine& line);
std::vector<Explanation> last_words(const Content& content);
// Cards that come into the market or the pool lie in the table, and need no line of their own.
bool in_the_table(const Event& event);
std::string draw_content(const Content& content, const terminal::Paint& paint);

}  // namespace backlot::maybe
