// An amount of money. Games that count in notes or thousands say so where they make one.
#pragma once
#include <compare>
#include <cstdint>

namespace backlot {

struct Money {
  std::int32_t amount = 0;

  constexpr Money& operator+=(Money other) {
    amount += other.amount;
    return *this;
  }
  constexpr Money& operator-=(Money other) {
    amount -= other.amount;
    return *this;
  }
  friend constexpr Money operator+(Money a, Money b) { return a += b; }
  friend constexpr Money operator-(Money a, Money b) { return a -= b; }
  friend constexpr Money operator*(Money a, std::int32_t times) { return {a.amount * times}; }
  friend constexpr bool operator==(Money, Money) = default;
  friend constexpr auto operator<=>(Money, Money) = default;
};

}  // namespace backlot
