// What is chosen in a game, under names that people know: the kind of an action, and each thing it names
// (card, job, place). The names come from the fields of the action; seats are left out, because whom an action is for
// says nothing about the game.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "contract/game.hpp"
#include "json/write.hpp"
#include "lab/study/choice.hpp"

namespace backlot::lab {

template <Game G>
class Choices {
 public:
  using Ids = std::vector<std::uint32_t>;

  explicit Choices(const typename G::Content& content)
      : content_(content), of_(std::make_unique<std::atomic<const Ids*>[]>(G::action_space)) {}

  // The choices that an action makes. They are named when they are first met: an action of the whole space may be
  // about cards that the pack does not have.
  const Ids& of(const typename G::Action& action) {
    std::atomic<const Ids*>& found = of_[pack(action)];
    if (const Ids* const ids = found.load(std::memory_order_acquire)) return *ids;
    const std::lock_guard lock(naming_);
    if (const Ids* const ids = found.load(std::memory_order_acquire)) return *ids;
    kept_.push_back(named(action));
    found.store(&kept_.back(), std::memory_order_release);
    return kept_.back();
  }

  std::uint32_t id_of(const Choice& choice) {
    const auto [found, fresh] = ids_.try_emplace(choice, static_cast<std::uint32_t>(names_.size()));
    if (fresh) names_.push_back(choice);
    return found->second;
  }

  const std::vector<Choice>& names() const { return names_; }

 private:
  // Visits the fields of an action.
  struct Namer {
    Choices& choices;
    Choice& choice;
    Ids& ids;
    template <class T>
    void operator()(const char* name, const T& value) const {
      if constexpr (std::same_as<T, Seat> || std::same_as<T, SeatSet> || requires { seat_of(value); }) {
        return;
      } else if constexpr (HasFields<const T>) {
        fields(value, *this);
      } else if constexpr (List<T>) {
        for (const auto& item : value) (*this)(name, item);
      } else if constexpr (OptionalOf<T>::value) {
        if (value) (*this)(name, *value);
      } else {
        std::string text = json::write(choices.content_, value);
        if (text.size() > 1 && text.front() == '"') text = text.substr(1, text.size() - 2);
        if (std::string_view(name) == "kind") {
          choice = {text, "", ""};
        } else {
          choice.what = name;
          choice.which = text;
        }
        const std::uint32_t id = choices.id_of(choice);
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
      }
    }
  };

  Ids named(const typename G::Action& action) {
    Ids ids;
    Choice choice;
    fields(action, Namer{*this, choice, ids});
    return ids;
  }

  const typename G::Content& content_;
  std::unique_ptr<std::atomic<const Ids*>[]> of_;
  std::mutex naming_;
  std::deque<Ids> kept_;
  std::map<Choice, std::uint32_t> ids_;
  std::vector<Choice> names_;
};

}  // namespace backlot::lab
