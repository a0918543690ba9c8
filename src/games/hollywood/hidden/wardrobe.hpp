// Where the costumes can be: the costume deck is shuffled once (H47-100), spent and rejected costumes
// go to its bottom (H47-102), and which of two was given is known to Designer and receiver. The costumes
// are followed from the deal on by their place in the first deck; choices that contradict what the
// viewer knows are taken back.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/chance.hpp"
#include "games/hollywood/sight.hpp"

namespace backlot::hollywood {

template <class C>
class WardrobeSearch {
 public:
  constexpr WardrobeSearch(const Content& content, const View& view, C& chance)
      : content_(content), view_(view), chance_(chance) {}

  // Fills in what the viewer does not know of costumes.
  constexpr void run(Position& world) {
    Layout layout;
    for (std::size_t i = 0; i < content_.costumes.size(); ++i) layout.deck.push(static_cast<std::uint8_t>(i));
    [[maybe_unused]] const bool found = follow(0, layout);
    expect(found);
    name_the_rest();
    world.wardrobe.clear();
    for (const std::uint8_t slot : found_.deck) world.wardrobe.push(names_[slot]);
    world.chosen.clear();
    for (const std::uint8_t slot : found_.chosen) world.chosen.insert_sorted(names_[slot]);
    for (std::size_t i = 0; i < world.desks.size(); ++i) {
      world.desks[i].costumes.clear();
      for (const std::uint8_t slot : found_.held[i]) world.desks[i].costumes.insert_sorted(names_[slot]);
    }
    for (std::size_t i = 0; i < world.dressings.size(); ++i) {
      if (world.dressings[i].to == Place::nowhere) continue;
      world.dressings[i].costume = names_[given_[i]];
      if (other_[i] != none) world.dressings[i].other = names_[other_[i]];
    }
  }

 private:
  static constexpr std::uint8_t none = 0xFF;
  struct Layout {
    Pile<std::uint8_t, max_costumes> deck;
    Pile<std::uint8_t, 2> chosen;
    std::array<Pile<std::uint8_t, max_rounds>, max_players> held{};
  };

  constexpr std::size_t roll(std::size_t n) { return draw(chance_, static_cast<std::uint32_t>(n), Purpose::imagine); }

  // Names a slot, or agrees with its name; an unknown name agrees with everything.
  constexpr bool name(std::uint8_t slot, Costume costume) {
    if (costume == Costume::unknown || names_[slot] == costume) return true;
    if (names_[slot] != Costume::unknown || named_[index(costume)]) return false;
    names_[slot] = costume;
    named_[index(costume)] = true;
    return true;
  }

  constexpr bool follow(std::size_t i, const Layout& layout) {
    if (i == view_.dressings.size()) return finish(layout);
    const auto names = names_;
    const auto named = named_;
    const Dressing& dressing = view_.dressings[i];
    const auto undo = [&] {
      names_ = names;
      named_ = named;
    };
    if (dressing.to == Place::nowhere) {  // spent
      const auto& held = layout.held[backlot::index(dressing.by)];
      const std::size_t first = roll(held.size());
      for (std::size_t n = 0; n < held.size(); ++n) {
        const std::uint8_t slot = held[(first + n) % held.size()];
        Layout next = layout;
        next.held[backlot::index(dressing.by)].remove(slot);
        next.deck.push(slot);
        if (name(slot, dressing.costume) && follow(i + 1, next)) return true;
        undo();
      }
      return false;
    }
    Layout drawn = layout;
    draw_two(drawn);
    const std::size_t first = roll(drawn.chosen.size());
    for (std::size_t n = 0; n < drawn.chosen.size(); ++n) {
      const std::size_t at = (first + n) % drawn.chosen.size();
      Layout next = drawn;
      given_[i] = drawn.chosen[at];
      other_[i] = drawn.chosen.size() > 1 ? drawn.chosen[1 - at] : none;
      next.chosen.clear();
      next.held[index(dressing.to)].push(given_[i]);
      if (other_[i] != none) next.deck.push(other_[i]);
      const bool agrees = name(given_[i], dressing.costume) && (other_[i] == none || name(other_[i], dressing.other));
      if (agrees && follow(i + 1, next)) return true;
      undo();
    }
    return false;
  }

  static constexpr void draw_two(Layout& layout) {
    for (std::size_t i = 0; i < 2 && !layout.deck.empty(); ++i) {
      layout.chosen.push(layout.deck[0]);
      layout.deck.erase_at(0);
    }
  }

  constexpr bool finish(const Layout& layout) {
    found_ = layout;
    if (view_.chosen.empty()) return true;
    draw_two(found_);
    if (view_.chosen[0] == Costume::unknown) return true;
    if (found_.chosen.size() == 1) return name(found_.chosen[0], view_.chosen[0]);
    const auto names = names_;
    const auto named = named_;
    const std::size_t first = roll(2);
    for (std::size_t n = 0; n < 2; ++n) {
      const std::size_t at = (first + n) % 2;
      if (name(found_.chosen[0], view_.chosen[at]) && name(found_.chosen[1], view_.chosen[1 - at])) return true;
      names_ = names;
      named_ = named;
    }
    return false;
  }

  constexpr void name_the_rest() {
    Pile<Costume, max_costumes> rest;
    for (const Costume costume : content_.costumes) {
      if (!named_[index(costume)]) rest.push(costume);
    }
    shuffle(rest, chance_, Purpose::imagine);
    for (std::size_t slot = 0; slot < content_.costumes.size(); ++slot) {
      if (names_[slot] != Costume::unknown) continue;
      names_[slot] = rest.back();
      rest.erase_at(rest.size() - 1);
    }
  }

  const Content& content_;
  const View& view_;
  C& chance_;
  Layout found_;
  std::array<Costume, max_costumes> names_ = [] {
    std::array<Costume, max_costumes> all{};
    all.fill(Costume::unknown);
    return all;
  }();
  Array<bool, max_costumes> named_{};
  Array<std::uint8_t, max_dressings> given_{};
  Array<std::uint8_t, max_dressings> other_{};
};

}  // namespace backlot::hollywood
