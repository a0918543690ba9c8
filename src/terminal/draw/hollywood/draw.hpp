// Hollywood 1947 on an 80x24 terminal.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "games/hollywood/meta.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/draw/menu.hpp"

namespace backlot::hollywood {

std::string draw_table(const Content& content, const View& view, const terminal::Look& look);
std::string draw_table(const Content& content, const State& state, const terminal::Look& look);
std::string heading(const Content& content, const Position& table);
terminal::Menu<Action> menu(const Content& content, const View& view, const terminal::Look& look);
std::vector<Clause> clauses_behind(const Content& content, const View& view);
std::string standing(const Content& content, const View& view, const terminal::Look& look);
std::string line_name(const Content& content, const ScoreLine& line);
std::vector<Explanation> last_words(const Content& content);
std::string draw_content(const Content& content, const terminal::Paint& paint);
// What is not told beneath the table because it stands in it.
bool in_the_table(const Event& event);
// What somebody who holds answers without being asked: in the costume windows, no (H47-107).
std::optional<Action> while_holding(const Content& content, const View& view);

}  // namespace backlot::hollywood
