// The budget is compared with the Votes, and the profit is worked out; where a condition leaves a
// choice, the active player makes it: MM-22 to MM-25, MM-80, MM-89.
#pragma once
#include <optional>

#include "games/maybe/cover.hpp"
#include "games/maybe/pitch.hpp"
#include "games/maybe/steps/share.hpp"

namespace backlot::maybe {

// MM-24
constexpr Sums sums_of(const Content& content, const Position& table) {
  Sums sums{};
  for (const Vote vote : table.votes) {
    if (vote != Vote::unknown) add(sums, content[vote]);
  }
  return sums;
}

constexpr Brought brought_by(const Content& content, const Position& table) {
  Brought brought;
  for (const Vote vote : table.votes) {
    if (vote != Vote::unknown) brought.add(content[vote]);
  }
  return brought;
}

// Works the pitch out as far as answers are there.
template <Chance C, class Sink>
constexpr void resolve(const Content& content, State& state, C& chance, Sink& sink) {
  const PitchSituation situation = situation_of(content, state);
  PitchArithmetic pitch(content, situation);
  if (pitch.work_out_costs()) {
    state.step = Step::cost;  // MM-89: before the budget is compared
    return;
  }
  if (state.result == Result::open) {
    if (!brought_by(content, state).covers(pitch.need())) return fail(content, state, chance, sink);  // MM-25
    state.result = Result::success;
    sink(Event{.kind = Event::Kind::succeeded, .seat = state.active});
  }
  if (pitch.work_out_profits()) {
    state.step = Step::profit;  // MM-89: after success
    return;
  }
  succeed(content, state, pitch.profit(), chance, sink);
}

struct ChooseStep {
  static constexpr Question question_of(const Content& content, const Position& table) {
    const PitchSituation situation = situation_of(content, table);
    const auto question =
        table.step == Step::cost ? open_cost_choice(content, situation) : open_profit_choice(content, situation);
    expect(question.has_value());
    return *question;
  }

  // A value that answers a question, as an action.
  static constexpr Action answer(const Position& table, const Question& question, std::size_t value) {
    switch (question.kind) {
      case Question::Kind::icon: return Action::choose(icon_at(value));
      case Question::Kind::profit: return Action::choose_number(static_cast<std::uint8_t>(value));
      case Question::Kind::cost_copied:
      case Question::Kind::profit_copied: break;
    }
    return Action::choose(table.row[value]);
  }

  template <class Take>
  static constexpr void each_answer(const Position& table, const Question& question, const Take& take) {
    for (std::size_t value = 0; value < 32; ++value) {
      if (question.allows(value)) take(value, answer(table, question, value));
    }
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat /*seat*/, Out& out) {
    each_answer(table, question_of(content, table), [&](std::size_t, const Action& action) { out.push(action); });
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::choose_icon && action.kind != Action::Kind::choose_card &&
        action.kind != Action::Kind::choose_number) {
      return Refusal::wrong_step;
    }
    bool open = false;
    each_answer(table, question_of(content, table), [&](std::size_t, const Action& each) { open |= each == action; });
    if (!open) return Refusal::not_open;  // MM-80
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    const Question question = question_of(content, state);
    each_answer(state, question, [&](std::size_t value, const Action& each) {
      if (each == action) state.choices.push({question.card, question.about(), static_cast<std::uint8_t>(value)});
    });
    sink(Event{.kind = Event::Kind::chose, .seat = seat, .chosen = action});
    resolve(content, state, chance, sink);
  }
};

}  // namespace backlot::maybe
