// Takes a typed line through a menu: "3 20" is card 3, then 20. What is left open is asked next.
#pragma once
#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "json/write.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/draw/menu.hpp"

namespace backlot::terminal {

std::vector<std::string> words_of(const std::string& line);
// A whole number; 0 for anything else.
std::size_t number_in(const std::string& word);
// Choices in as many columns as fit.
std::string columns(const std::vector<std::string>& cells);

template <class Action>
std::string text_of(const Menu<Action>& menu, const Paint& paint) {
  std::string out = paint(Colour::bold, wrapped(menu.question, screen_width, 0)) + "\n";
  std::vector<std::string> cells;
  for (const auto& choice : menu.choices) {
    if (!choice.label.empty()) cells.push_back(paint(Colour::bold, choice.key + ")") + " " + choice.label);
  }
  out += columns(cells);
  for (const std::string& note : menu.notes) out += "   " + wrapped(note, screen_width, 3) + "\n";
  return out;
}

template <class Action>
std::string allowed_keys(const Menu<Action>& menu) {
  if (menu.choices.size() == 1) return menu.choices[0].key;
  if (menu.choices.size() < 8) {
    std::string keys;
    for (const auto& choice : menu.choices) keys += (keys.empty() ? "" : ", ") + choice.key;
    return keys;
  }
  return fmt::format("{}, {}, ... {}", menu.choices[0].key, menu.choices[1].key, menu.choices.back().key);
}

// Where a line leads: an action, a further menu, or nowhere and why.
template <class Action>
struct Step {
  std::optional<Action> action;
  const Menu<Action>* menu = nullptr;
  std::string why_not;
};

template <class Action>
Step<Action> follow(const Menu<Action>& from, const std::vector<std::string>& words) {
  const Menu<Action>* menu = &from;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const typename Menu<Action>::Choice* chosen = nullptr;
    for (const auto& choice : menu->choices) {
      if (choice.key == words[i]) chosen = &choice;
    }
    if (chosen == nullptr) {
      const std::string word = json::in_quotes(words[i]);
      if (i == 0) return {{}, &from, fmt::format("{} is no choice here; type {}, or help.", word, allowed_keys(*menu))};
      // A line counts as a whole: what stood before the wrong word is not chosen either.
      return {{},
              &from,
              fmt::format("Nothing is chosen: {} is no choice after {}; there it is {}.", word,
                          json::in_quotes(words[i - 1]), allowed_keys(*menu))};
    }
    if (chosen->action) {
      if (i + 1 < words.size())
        return {{}, &from, fmt::format("{} is one word too many.", json::in_quotes(words[i + 1]))};
      return {chosen->action, nullptr, {}};
    }
    menu = &chosen->then[0];
  }
  return {{}, menu, {}};
}

}  // namespace backlot::terminal
