// Something large that its owner makes when it first needs it, and that copies of the owner do without.
#pragma once
#include <memory>

namespace backlot::bots {

template <class T>
class Scratchpad {
 public:
  Scratchpad() = default;
  Scratchpad(const Scratchpad& /*other*/) {}
  Scratchpad(Scratchpad&&) noexcept = default;
  Scratchpad& operator=(const Scratchpad& /*other*/) { return *this; }
  Scratchpad& operator=(Scratchpad&&) noexcept = default;
  ~Scratchpad() = default;

  T& get() {
    if (!held_) held_ = std::make_unique<T>();
    return *held_;
  }

 private:
  std::unique_ptr<T> held_;
};

}  // namespace backlot::bots
