// What a person chooses from. A choice is an action, or leads to a further menu; either way one
// action comes of it.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace backlot::terminal {

template <class Action>
struct Menu {
  struct Choice {
    std::string key;    // what to type
    std::string label;  // what it means
    std::optional<Action> action;
    std::vector<Menu> then;  // one menu, when there is no action
  };
  std::string question;
  std::vector<Choice> choices;
  std::vector<std::string> notes;  // what is not offered, and why
};

}  // namespace backlot::terminal
