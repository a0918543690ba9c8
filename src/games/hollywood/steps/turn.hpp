// A turn: writing (H47-23, H47-39), the options of H47-21, and the re-rolls that follow.
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/perform.hpp"
#include "games/hollywood/steps/ways.hpp"

namespace backlot::hollywood {

struct WriteStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    out.push(Action::plain(Action::Kind::write));
    out.push(Action::decline());
    spending::legal_actions(table, seat, out);
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& room) {
    if (table.desk(seat).costumes.empty()) {
      return Action::plain(choose(2) == 0 ? Action::Kind::write : Action::Kind::decline);
    }
    legal_actions(content, table, seat, room);
    return room[choose(room.size())];
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::write || action.kind == Action::Kind::decline) return std::nullopt;
    if (action.kind == Action::Kind::spend) return spending::check(table, seat, action);
    return Refusal::wrong_step;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::spend) return spending::apply(content, state, seat, action, chance, sink);
    if (action.kind == Action::Kind::decline) {  // H47-39
      sink(Event{.kind = Event::Kind::declined, .seat = seat});
      show_top_poster(content, state, chance, sink);
      state.step = Step::turn;
      return;
    }
    mark_performed(state, Job::screenwriter);
    const Poster first = draw_poster(content, state, chance, sink);
    state.drafted.push(first);
    if (posters_left(content, state) == 0) {  // H47-25: only one is left
      state.drafted.clear();
      show_poster(state, first, seat, Poster::unknown, sink);
      return end_turn(content, state, chance, sink);
    }
    state.drafted.insert_sorted(draw_poster(content, state, chance, sink));
    sink(Event{.kind = Event::Kind::posters_drawn, .seat = seat, .posters = state.drafted});
    state.step = Step::pick;
  }
};

struct PickStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    for (const Poster poster : table.drafted) out.push(Action::pick(poster));
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                    const Choose& choose, List& /*room*/) {
    return Action::pick(table.drafted[choose(table.drafted.size())]);
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::pick) return Refusal::wrong_step;
    if (!table.drafted.contains(action.poster)) return Refusal::not_drafted;
    return std::nullopt;
  }

  // H47-23: the other one leaves the game unseen.
  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    const Poster other = state.drafted[0] == action.poster ? state.drafted[1] : state.drafted[0];
    state.drafted.clear();
    state.rejected.push({other, seat});
    show_poster(state, action.poster, seat, other, sink);
    end_turn(content, state, chance, sink);
  }
};

struct TurnStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    out.push(Action::pass());
    Action* const rolls = out.extend(table.dice.size());
    for (std::size_t die = 0; die < table.dice.size(); ++die) rolls[die] = Action::roll(die);
    const JobSet centre = jobs_at(table, Place::centre);
    for (const Job job : jobs_at(table, place_of(seat))) {
      if (!was_performed(table, job)) perform::list(table, job, out);
      Action* swap = out.extend(centre.size());
      for (const Job other : centre) *swap++ = Action::swap(job, other);
    }
    if (!table.ghosts.empty()) out.push(Action::plain(Action::Kind::look));
    spending::legal_actions(table, seat, out);
  }

  // Without a list, but for costumes and for a Producer with two jobs. With two there are ghosts to look at, too:
  // H47-70.
  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& room) {
    const JobSet own = jobs_at(table, place_of(seat));
    const bool small = table.options.small();
    if (!table.desk(seat).costumes.empty() || (small && own.has(Job::producer))) {
      legal_actions(content, table, seat, room);
      return room[choose(room.size())];
    }
    const JobSet centre = jobs_at(table, Place::centre);
    const auto performs = [&](Job job) { return was_performed(table, job) ? 0 : ways::count(table, job, centre); };
    Job job = *own.begin();
    const std::size_t rolls = 1;
    std::size_t ways = rolls + table.dice.size();
    std::size_t swaps = ways + performs(job);
    std::size_t end = swaps + centre.size();
    const Job last = small ? nth(own, own.size() - 1) : job;
    const std::size_t last_swaps = small ? end + performs(last) : 0;
    const std::size_t place = choose(small ? last_swaps + centre.size() + 1 : end);
    if (place < rolls) return Action::pass();
    if (place < ways) return Action::roll(place - rolls);
    if (small && place >= end) {
      job = last;
      ways = end;
      swaps = last_swaps;
      end = swaps + centre.size();
      if (place == end) return Action::plain(Action::Kind::look);
    }
    if (place >= swaps) return Action::swap(job, nth(centre, place - swaps));
    return ways::nth(table, job, centre, place - ways);
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    switch (action.kind) {
      case Action::Kind::pass: return std::nullopt;
      case Action::Kind::write: return Refusal::too_late_to_write;  // H47-24
      case Action::Kind::look:
        if (table.ghosts.empty()) return Refusal::no_ghosts;  // H47-72
        return std::nullopt;
      case Action::Kind::roll:
        if (action.die >= table.dice.size()) return Refusal::no_such_die;  // H47-36, H47-75
        return std::nullopt;
      case Action::Kind::swap:  // H47-35
        if (index(action.job) >= jobs || index(action.other) >= jobs) return Refusal::not_in_the_centre;
        if (!has_job(table, seat, action.job)) return Refusal::not_in_the_centre;
        if (owner_of(table, action.other) != Place::centre) return Refusal::not_in_the_centre;
        return std::nullopt;
      case Action::Kind::spend: return spending::check(table, seat, action);
      default: return perform::check(table, seat, action);
    }
  }

  // H47-72, H47-84: only the viewer sees them, as they are now.
  template <Chance C, class Sink>
  static constexpr void look_at_ghosts(const Content& content, State& state, Seat seat, C& chance, Sink& sink) {
    Event event{.kind = Event::Kind::ghosts_seen, .seat = seat};
    for (std::size_t i = 0; i < state.ghosts.size(); ++i) {
      const Card card = state.ghosts[i].card;
      if (card == Card::unknown) continue;  // H47-146
      state.log.push({CardMove::looked_at_ghost, place_of(seat), ghost_place(i), card});
      event.cards.push(card);
    }
    sink(event);
    end_turn(content, state, chance, sink);
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    switch (action.kind) {
      case Action::Kind::pass:
        sink(Event{.kind = Event::Kind::passed, .seat = seat});
        return end_turn(content, state, chance, sink);
      case Action::Kind::look: return look_at_ghosts(content, state, seat, chance, sink);
      case Action::Kind::roll:
        reroll_die(content, state, seat, action.die, chance, sink);
        if (state.dice.size() < 2) return end_turn(content, state, chance, sink);  // no other die
        state.rolled = action.die;
        state.step = Step::reroll;
        return;
      case Action::Kind::swap:
        state.owners[index(action.job)] = Place::centre;
        state.owners[index(action.other)] = place_of(seat);
        sink(Event{.kind = Event::Kind::job_taken, .seat = seat, .jobs = {action.job, action.other}});
        return end_turn(content, state, chance, sink);
      case Action::Kind::spend: return spending::apply(content, state, seat, action, chance, sink);
      default: return perform::apply(content, state, seat, action, chance, sink);
    }
  }
};

struct PerformNowStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    out.push(Action::decline());
    perform::list(table, table.swapped, out);
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::decline) return std::nullopt;
    return perform::check(table, seat, action);
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind != Action::Kind::decline) return perform::apply(content, state, seat, action, chance, sink);
    state.swapped = Job::none;
    sink(Event{.kind = Event::Kind::declined, .seat = seat});
    end_turn(content, state, chance, sink);
  }
};

struct RollStep {
  // H47-36: the second die is another one. H47-30, H47-133: the Gaffer's may be any, and the first is due.
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    const bool gaffer = table.step == Step::light;
    if (!gaffer || table.rolls < gaffer_rolls) out.push(Action::stop());
    for (std::size_t die = 0; die < table.dice.size(); ++die) {
      out.push_if(gaffer || die != table.rolled, Action::roll(die));
    }
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                    const Choose& choose, List& /*room*/) {
    const bool gaffer = table.step == Step::light;
    const std::size_t stops = !gaffer || table.rolls < gaffer_rolls ? 1 : 0;
    const std::size_t place = choose(stops + table.dice.size() - (gaffer ? 0 : 1));
    if (place < stops) return Action::stop();
    const std::size_t die = place - stops;
    return Action::roll(die + (!gaffer && die >= table.rolled ? 1 : 0));
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    const bool gaffer = table.step == Step::light;
    if (action.kind == Action::Kind::stop) {
      if (gaffer && table.rolls == gaffer_rolls) return Refusal::first_roll;  // H47-133
      return std::nullopt;
    }
    if (action.kind != Action::Kind::roll) return Refusal::wrong_step;
    if (action.die >= table.dice.size()) return Refusal::no_such_die;
    if (!gaffer && action.die == table.rolled) return Refusal::same_die;  // H47-36
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::roll) {
      reroll_die(content, state, seat, action.die, chance, sink);
      if (state.step == Step::light && --state.rolls > 0) return;
    } else {
      sink(Event{.kind = Event::Kind::declined, .seat = seat});
    }
    state.rolls = 0;
    state.rolled = no_die;
    end_turn(content, state, chance, sink);
  }
};

struct ComposeStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    each_choice(table.score, 1, [&](const Cards& cards) { out.push(Action::with(Action::Kind::score, cards[0])); });
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::score) return Refusal::wrong_step;
    if (!table.score.contains(action.card())) return Refusal::not_drawn;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    perform::score(content, state, seat, action.card(), chance, sink);
  }
};

}  // namespace backlot::hollywood
