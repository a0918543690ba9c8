// Boulevard 1954 on an 80x24 terminal.
#pragma once
#include <string>
#include <vector>

#include "games/boulevard/meta.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/draw/menu.hpp"

namespace backlot::boulevard {

std::string draw_table(const Content& content, const View& view, const terminal::Look& look);
std::string draw_table(const Content& content, const State& state, const terminal::Look& look);
std::string heading(const Content& content, const Position& table);
terminal::Menu<Action> menu(const Content& content, const View& view, const terminal::Look& look);
std::vector<Clause> clauses_behind(const Content& content, const View& view);
std::string standing(const Content& content, const View& view, const terminal::Look& look);
std::string line_name(const Content& content, const ScoreLine& line);
std::vector<Explanation> last_words(const Content& content);
std::string draw_content(const Content& content, const terminal::Paint& paint);

}  // namespace backlot::boulevard
