// The list of steps (contract/steps.hpp), which runs while this is compiled.
#include "contract/steps.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/pile.hpp"

namespace backlot {
namespace {

enum class Step { first, second, second_again, third, over };

struct Table {
  Step step = Step::first;
};
struct Nothing {};
using Numbers = std::array<int, 2>;

// Says which step was asked, and which function of it.
template <int number>
struct Numbered {
  static constexpr void legal_actions(Nothing, const Table&, Seat, Numbers& out) { out = {number, 0}; }
  static constexpr Numbers check(Nothing, const Table&, Seat, Nothing) { return {number, 1}; }
  static constexpr Numbers apply(Nothing, Table&, Seat, Nothing, const Nothing&, const Nothing&) { return {number, 2}; }
  static constexpr Numbers enter(Nothing, Table&, const Nothing&, const Nothing&) { return {number, 3}; }
  static constexpr Numbers one_legal(Nothing, const Table&, Seat, Nothing, Nothing&) { return {number, 4}; }
};

using First = At<Numbered<1>, Step::first>;
using Second = At<Numbered<2>, Step::second, Step::second_again>;
using Third = At<Numbered<3>, Step::third>;
using Steps = StepList<First, Second, Third>;

constexpr bool all_ask(Step now, int number) {
  constexpr Nothing nothing;
  Nothing room;
  Table table{now};
  Numbers listed{};
  Steps::legal_actions(nothing, table, Seat{}, listed);
  return listed == Numbers{number, 0} && Steps::check(nothing, table, Seat{}, nothing) == Numbers{number, 1} &&
         Steps::apply(nothing, table, Seat{}, nothing, nothing, nothing) == Numbers{number, 2} &&
         Steps::enter(nothing, table, nothing, nothing) == Numbers{number, 3} &&
         Steps::one_legal(nothing, table, Seat{}, nothing, room) == Numbers{number, 4};
}

TEST(Steps, the_one_that_is_now_is_asked) {
  static_assert(all_ask(Step::first, 1));
  static_assert(all_ask(Step::second, 2));
  static_assert(all_ask(Step::second_again, 2));
  static_assert(all_ask(Step::third, 3));
}

// A step that only lists.
struct Listed {
  static constexpr void legal_actions(Nothing, const Table&, Seat, Scratch<int, 3>& out) {
    for (int i = 0; i < 3; ++i) out.push(10 * i);
  }
};

constexpr int one_of_listed(std::size_t place) {
  Scratch<int, 3> room;
  return StepList<At<Listed, Step::first>>::one_legal(
      Nothing{}, Table{}, Seat{}, [&](std::size_t count) { return count == 3 ? place : 0; }, room);
}

TEST(Steps, without_one_legal_the_list_is_asked) {
  static_assert(one_of_listed(1) == 10);
  static_assert(one_of_listed(2) == 20);
}

TEST(Steps, come_one_after_another_and_begin_again) {
  static_assert(Steps::after(Step::first) == Step::second);
  static_assert(Steps::after(Step::second) == Step::third);
  static_assert(Steps::after(Step::second_again) == Step::third);
  static_assert(Steps::after(Step::third) == Step::first);
}

TEST(Steps, each_stands_in_the_list_once) {
  static_assert(Steps::is_complete(Step::over));
  static_assert(!StepList<First, Third>::is_complete(Step::over));
  static_assert(!StepList<First, Second, At<Numbered<3>, Step::third, Step::first>>::is_complete(Step::over));
  static_assert(!StepList<First, Second, At<Numbered<3>, Step::third, Step::over>>::is_complete(Step::over));
}

}  // namespace
}  // namespace backlot
