// What somebody looks for who decides: an empty pitch, the other cards of the row, the other answers to a condition.
#pragma once
#include "games/maybe/sight.hpp"
#include "games/maybe/steps/steps.hpp"

namespace backlot::maybe {

template <class Out>
constexpr void looked_for(const Content& content, const View& view, Out& out) {
  switch (view.step) {
    case Step::pitch: return out.push(Action::finish());  // MM-20
    case Step::add: return out.push(Action::skip());      // MM-73
    case Step::remove:
      for (const Movie movie : view.row) out.push(Action::remove(movie));  // MM-78
      return out.push(Action::skip());                                     // MM-72
    case Step::cost:
    case Step::profit: {  // MM-80
      const Question question = ChooseStep::question_of(content, view);
      switch (question.kind) {
        case Question::Kind::icon:
          for (std::size_t i = 0; i < icons; ++i) out.push(Action::choose(icon_at(i)));
          return;
        case Question::Kind::profit:
          for (std::uint8_t number = 1; number <= highest_choice; ++number) out.push(Action::choose_number(number));
          return;
        case Question::Kind::cost_copied:
        case Question::Kind::profit_copied:
          for (const Movie movie : view.row) out.push(Action::choose(movie));
          return;
      }
      return;
    }
    case Step::vote:
    case Step::keep:
    case Step::over: return;
  }
}

}  // namespace backlot::maybe
