// A game at this terminal: asks the people in turn, lets the bots answer, and stops when the game is
// over or somebody quits.
#pragma once
#include <algorithm>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bots/hint.hpp"
#include "bots/stream.hpp"
#include "table/record.hpp"
#include "table/seat_json.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/play/ask.hpp"
#include "terminal/play/help.hpp"
#include "terminal/play/screen.hpp"
#include "terminal/play/seats.hpp"
#include "terminal/refusal_text.hpp"
#include "terminal/scores.hpp"
#include "terminal/transcript.hpp"

namespace backlot::terminal {

enum class Ending { over, quit, input_ended };

template <Game G>
class Session {
  static_assert(MustBeDrawn<G>::holds);
  using Action = typename G::Action;

 public:
  // `bots` has one for every seat; those of people are not asked. What is said is added to `talk`, in order.
  Session(Table<G>& table, const Seating& seating, std::vector<bots::AnyBot<G>> bots, std::uint64_t seed,
          std::vector<Talk<G>>& talk, Screen& screen)
      : table_(table),
        talk_(talk),
        seating_(seating),
        people_(people_in(seating)),
        seed_(seed),
        screen_(screen),
        bots_(std::move(bots)),
        seen_(seating.size(), table.moves().size()),
        let_go_(seating.size(), table.moves().size() + 1) {
    for (bots::AnyBot<G>& bot : bots_) bots::use_threads<G>(bot, std::thread::hardware_concurrency());
    if (people_.size() == 1) holder_ = people_.front();
    // A game taken up again: bots that listen hear what they missed.
    std::size_t said = 0;
    for (std::size_t i = 0; i <= table.moves().size(); ++i) {
      while (said < talk.size() && talk[said].after <= i) tell_talk(talk[said++]);
      if (i < table.moves().size()) tell_events(table.moves()[i]);
    }
  }

  Ending run() {
    while (!table_.over()) {
      if (const auto instead = interruptions()) {
        if (*instead == Next::go_on) continue;
        return *instead == Next::quit ? Ending::quit : Ending::input_ended;
      }
      const SeatSet waiting = table_.waiting();
      const SeatSet bots_waiting = waiting.without(people_);
      const SeatSet people_waiting = waiting.without(bots_waiting);
      // People first: until the last of them has decided, the others can think again.
      if (people_waiting.empty()) {
        act_bot(bots_waiting.front());
      } else if (const auto held = answer_of_holder(people_waiting.front())) {
        act_for(people_waiting.front(), *held);
      } else if (const Next next = ask_person(people_waiting.front()); next != Next::go_on) {
        return next == Next::quit ? Ending::quit : Ending::input_ended;
      }
    }
    const Outcome result = outcome(table_.content(), table_.state());
    bots::end<G>(bots_, table_.content(), result);
    screen_.clear();
    const Look look = look_for(nobody);
    screen_.print(draw_table(table_.content(), table_.view(nobody), look));
    screen_.print(end_text(table_.content(), result, look) + last_words_text(table_.content()));
    return Ending::over;
  }

 private:
  enum class Next { go_on, quit, input_ended };
  enum class Asked { yes, no };

  Look look_for(Seat viewer) const {
    Look look{screen_.paint(), seating_};
    if (people_.size() == 1) look.players[index(people_.front())] = "you";
    if (people_.size() > 1 && viewer != nobody) look.players[index(viewer)] = "you";
    return look;
  }

  void act_bot(Seat seat) {
    std::size_t decisions = 0;
    for (const Move<G>& move : table_.moves()) decisions += move.seat == seat ? 1 : 0;
    FastChance chance = bot_chance(seed_, seat, decisions);
    if (const std::uint32_t takes = bots::milliseconds_of<G>(bots_[index(seat)]); takes > 0) {
      screen_.note(
          fmt::format("{} ({}) thinks for {:.2g} s …", Look::name(seat).view(), seating_[index(seat)], takes / 1000.0));
    }
    bots::AnyBot<G>& bot = bots_[index(seat)];
    bots::follow<G>(table_.content(), bots::stream_for(bot, table_, claims_in<G>(talk_), seat), bot);
    const Action action = bots::choose<G>(bot, table_.content(), table_.view(seat), chance);
    let_bot_say(seat);
    act_for(seat, action);
  }

  // What a bot says along with the action it has chosen.
  void let_bot_say(Seat seat) {
    const auto claim = bots::take_claim<G>(bots_[index(seat)]);
    if (claim) say_claim(seat, *claim);
  }
  void say_claim(Seat seat, const ClaimOf<G>& claim) {
    talk_.push_back(talk_of(table_, seat, claim, Look::name));
    tell_talk(talk_.back());
    let_bots_answer(seat, claim);
  }

  // What the bots claim after a move, and what they answer to claims.
  void let_bots_talk() {
    for (const Seat seat : SeatSet::first(seating_.size()).without(people_)) {
      FastChance voice = bot_chance(combine(seed_, table_.moves().size()), seat, 1);
      const auto claim = bots::speak_after<G>(bots_[index(seat)], table_, claims_in<G>(talk_), seat, voice);
      if (claim) say_claim(seat, *claim);
    }
  }
  void let_bots_answer(Seat by, const ClaimOf<G>& claim) {
    for (const Seat seat : SeatSet::first(seating_.size()).without(people_)) {
      if (seat == by) continue;
      FastChance voice = bot_chance(combine(seed_, table_.moves().size()), seat, 2);
      const auto reply = bots::answer<G>(bots_[index(seat)], table_.content(), table_.view(seat), by, claim, voice);
      if (!reply) continue;
      talk_.push_back(talk_of(table_, seat, *reply, Look::name));
      tell_talk(talk_.back());
    }
  }

  void act_for(Seat seat, const Action& action) {
    if (table_.act(seat, action))
      throw std::logic_error(fmt::format("the program broke a rule for seat {}", index(seat) + 1));
    tell_events(table_.moves().back());
    let_bots_talk();
  }

  void tell_events(const Move<G>& move) {
    for (const typename G::Event& event : move.events) bots::notice<G>(bots_, table_.content(), event);
  }
  void tell_talk(const Talk<G>& said) {
    const std::string claim = said.claim ? json::write(table_.content(), *said.claim) : std::string();
    bots::notice_talk<G>(bots_, said_item(said.seat, Look::name(said.seat).view(), said.text, claim));
  }

  // What somebody who holds answers without being asked, where the game knows such an answer.
  std::optional<Action> answer_of_holder(Seat seat) const {
    return holding_.has(seat) ? answer_if_holding(seat) : std::nullopt;
  }
  std::optional<Action> answer_if_holding(Seat seat) const {
    if constexpr (requires { while_holding(table_.content(), table_.view(seat)); }) {
      return while_holding(table_.content(), table_.view(seat));
    }
    return std::nullopt;
  }

  // Those who may act although nobody waits for them: a bot that wants to does; a person is asked once
  // before each move of others, unless they hold.
  std::optional<Next> interruptions() {
    for (const Seat seat : table_.interrupting().without(table_.waiting())) {
      if (!people_.has(seat)) {
        FastChance chance = bot_chance(combine(seed_, table_.moves().size()), seat, 0);
        const auto action = bots::interrupt<G>(bots_[index(seat)], table_.content(), table_.view(seat), chance);
        if (!action) continue;
        let_bot_say(seat);
        act_for(seat, *action);
        return Next::go_on;
      }
      if (holding_.has(seat) || let_go_[index(seat)] == table_.moves().size() || table_.legal(seat).empty()) continue;
      return ask_person(seat, Asked::no);
    }
    return std::nullopt;
  }

  Next ask_person(Seat seat, Asked asked = Asked::yes) {
    if (holder_ != seat) {
      screen_.clear();
      if (const auto instead = hand_over(seat)) return *instead;
    }
    const typename G::View view = table_.view(seat);
    const Look look = look_for(seat);
    const Menu<Action> top = menu(table_.content(), view, look);
    const Menu<Action>* now = &top;
    show(seat, view, look, top);
    while (true) {
      const auto line = screen_.ask(asked == Asked::no        ? "(Enter to go on; hold ? log help quit) > "
                                    : answer_if_holding(seat) ? "(hold ? log undo help quit) > "
                                                              : "(? log undo help quit) > ");
      if (!line) return Next::input_ended;
      if (*line == "quit") return Next::quit;
      const std::vector<std::string> words = words_of(*line);
      if (asked == Asked::no && words.empty()) {
        let_go_[index(seat)] = table_.moves().size();
        return Next::go_on;
      }
      if (*line == "hold") {
        holding_ = holding_.with(seat);
        screen_.print("You hold. Nobody else knows; unhold ends it.\n");
        if (asked == Asked::no || answer_of_holder(seat)) return Next::go_on;
      } else if (*line == "unhold") {
        holding_ = holding_.without(SeatSet::of(seat));
        screen_.print("You are asked again.\n");
      } else if (words.empty() && now->choices.size() > 1) {
        show(seat, view, look, *now);
      } else if (*line == "back") {
        now = &top;
        screen_.print(text_of(*now, look.paint));
      } else if (*line == "undo") {
        if (undo(seat)) return Next::go_on;
      } else if (!answer_question(*line, words, seat, view, look)) {
        const Step<Action> step = follow(*now, words.empty() ? std::vector{now->choices[0].key} : words);
        if (step.action) return decide(seat, *step.action);
        now = step.menu;
        screen_.print(step.why_not.empty() ? text_of(*now, look.paint) : step.why_not + "\n");
      }
    }
  }

  // What changes nothing at the table: talk, help, rules, the log.
  bool answer_question(const std::string& line, const std::vector<std::string>& words, Seat seat,
                       const typename G::View& view, const Look& look) {
    if (words.empty()) return false;
    if (words[0] == "say") {
      say(seat, line.substr(std::min(line.size(), line.find_first_not_of(' ', 3))));
    } else if (MakesClaims<G> && words[0] == "claim") {
      claim(seat, words);
    } else if (words[0] == "?") {
      if (words.size() > 1) {
        screen_.print(rule_help(G::id, words[1], look.paint));
      } else {
        for (const Clause clause : clauses_behind(table_.content(), view)) {
          screen_.print(rule_help(G::id, name_of(clause).view(), look.paint));
        }
      }
    } else if (words[0] == "log") {
      screen_.print(
          text_of(transcript<G>(table_.content(), table_.options(), table_.deal(), table_.moves(), seat), look.paint));
      if (table_.moves().empty()) screen_.print("Nothing has happened yet.\n");
    } else if (words[0] == "hint") {
      hint(view);
    } else if (words[0] == "cards") {
      screen_.print(draw_content(table_.content(), look.paint));
    } else if (words[0] == "help") {
      screen_.print(play_help());
    } else {
      return false;
    }
    return true;
  }

  // Half a second of thought, from what this seat has seen and heard.
  void hint(const typename G::View& view) {
    if (!table_.waiting().has(view.seat())) {
      screen_.print("Nobody waits for you; a hint is about what you are asked.\n");
      return;
    }
    bots::Budget budget;
    budget.milliseconds = 500;
    budget.threads = std::max(1U, std::thread::hardware_concurrency());
    const auto seen =
        bots::stream_to_remember<G>(bots::rerun_of(table_), table_.moves(), claims_in<G>(talk_), view.seat());
    const auto found = bots::hints<G>(table_.content(), seen, combine(seed_, table_.moves().size()), budget, 3);
    for (std::size_t i = 0; i < found.size(); ++i) {
      screen_.print(fmt::format("  {}. {}\n     {}\n", i + 1, wrapped(found[i].text, screen_width, 5),
                                wrapped(found[i].why, screen_width, 5)));
    }
  }

  void say(Seat seat, const std::string& text) {
    if (text.empty() || text.size() > most_talk || json::has_control_characters(text)) {
      screen_.print("say, and then what you say.\n");
      return;
    }
    note({{text, seat, static_cast<std::uint32_t>(table_.moves().size())}, {}});
  }

  // "claim" lists what can be claimed, "claim 3" claims it.
  void claim(Seat seat, const std::vector<std::string>& words) {
    if constexpr (MakesClaims<G>) {
      ClaimsOf<G> all;
      claims(table_.content(), table_.options(), seat, all);
      const auto text_of_claim = [&](std::size_t i) {
        return std::string(describe(table_.content(), all[i], Look::name).view());
      };
      const std::size_t number = words.size() == 2 ? number_in(words[1]) : 0;
      if (number >= 1 && number <= all.size()) {
        note(talk_of(table_, seat, all[number - 1], Look::name));
        const std::size_t before = talk_.size();
        let_bots_answer(seat, all[number - 1]);
        for (std::size_t i = before; i < talk_.size(); ++i) print_spoken(talk_[i]);
        return;
      }
      std::vector<std::string> cells;
      for (std::size_t i = 0; i < all.size(); ++i) cells.push_back(fmt::format("{}) {}", i + 1, text_of_claim(i)));
      screen_.print("Claims bind nobody, and may be false. claim and a number makes one:\n" + columns(cells));
    }
  }

  void note(Talk<G> said) {
    print_spoken(said);
    tell_talk(said);
    talk_.push_back(std::move(said));
  }
  void print_spoken(const Talk<G>& said) { screen_.print(wrapped(spoken(said), screen_width, 2) + "\n"); }

  static std::string spoken(const Talk<G>& said) {
    return fmt::format("{}: \"{}\"", Look::name(said.seat).view(), said.text);
  }

  Next decide(Seat seat, const Action& action) {
    seen_[index(seat)] = table_.moves().size();
    if (const auto refusal = table_.act(seat, action)) {
      screen_.print(refusal_text(*refusal) + "\n");
    } else {
      tell_events(table_.moves().back());
      let_bots_talk();
    }
    if (people_.size() > 1) holder_ = nobody;
    return Next::go_on;
  }

  void show(Seat seat, const typename G::View& view, const Look& look, const Menu<Action>& now) {
    const std::string top = draw_table(table_.content(), view, look);
    const std::string bottom =
        wrapped(standing(table_.content(), view, look), screen_width, 0) + "\n" + text_of(now, look.paint);
    const auto lines_of = [](const std::string& text) {
      return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    };
    const std::size_t taken = lines_of(top) + lines_of(bottom) + 1;  // and where one types
    screen_.clear();
    screen_.print(top);
    screen_.print(
        latest(news_for(seat), std::max(least_news, screen_height - std::min(screen_height, taken)), look.paint));
    screen_.print(bottom);
  }

  static constexpr std::size_t least_news = 1;

  // What has come out since the seat's last decision. Sealed decisions are marked in the table.
  std::vector<std::string> news_for(Seat seat) const {
    std::vector<std::string> news;
    for (std::size_t i = seen_[index(seat)]; i < table_.moves().size(); ++i) {
      for (const typename G::Event& event : table_.moves()[i].events) {
        const auto seen = seen_by(table_.content(), event, seat);
        if (!seen || !reveals(*seen)) continue;
        if constexpr (requires { in_the_table(*seen); }) {  // a game may leave out what its table shows
          if (in_the_table(*seen)) continue;
        }
        news.emplace_back(describe(table_.content(), *seen, Look::name).view());
      }
    }
    for (const Talk<G>& said : talk_) {
      if (said.after > seen_[index(seat)]) news.push_back(spoken(said));
    }
    return news;
  }

  // A line for each; when these are more than fit, the last of them one behind the other.
  static std::string latest(const std::vector<std::string>& news, std::size_t room, const Paint& paint) {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& text, std::size_t indent) {
      std::stringstream parts("- " + wrapped(text, screen_width - 2, indent));
      for (std::string line; std::getline(parts, line);) lines.push_back(line);
    };
    for (const std::string& one : news) add(one, 4);
    if (lines.size() > room) {
      lines.clear();
      add(fmt::format("{}", fmt::join(news, "; ")), 2);
    }
    std::string out;
    for (std::size_t i = lines.size() - std::min(room, lines.size()); i < lines.size(); ++i) {
      out += paint(Colour::dim, lines[i]) + "\n";
    }
    return out;
  }

  // Between two people nothing is on the screen; who has decided can still think again. Gives what
  // happens instead, when the next person does not take over.
  std::optional<Next> hand_over(Seat seat) {
    const std::string prompt =
        fmt::format("{} decides now. Hand over, then press Enter (or: undo, quit) > ", Look::name(seat).view());
    while (true) {
      const auto line = screen_.ask(prompt);
      if (!line) return Next::input_ended;
      if (*line == "quit") return Next::quit;
      if (line->empty()) break;
      if (*line == "undo" && undo(seat)) return Next::go_on;
    }
    holder_ = seat;
    return std::nullopt;
  }

  // Takes back the last decision of a person at this terminal; `asked` is who would be next.
  bool undo(Seat asked) {
    for (std::size_t i = table_.moves().size(); i-- > 0;) {
      const Seat seat = table_.moves()[i].seat;
      if (!people_.has(seat)) continue;
      if (!table_.undo(seat)) break;
      screen_.print(fmt::format("{} has taken the last decision back.\n", Look::name(seat).view()));
      seen_[index(seat)] = std::min(seen_[index(seat)], table_.moves().size());
      // What was said stays said.
      for (Talk<G>& said : talk_) said.after = std::min(said.after, static_cast<std::uint32_t>(table_.moves().size()));
      if (seat != asked) holder_ = people_.size() > 1 ? nobody : seat;
      return true;
    }
    screen_.print(table_.moves().empty()
                      ? "Nothing has been decided yet.\n"
                      : "That stands: what came of it has been shown. Undo never goes back past a draw\n"
                        "or a reveal.\n");
    return false;
  }

  Table<G>& table_;
  std::vector<Talk<G>>& talk_;
  Seating seating_;
  SeatSet people_;
  std::uint64_t seed_;
  Screen& screen_;
  std::vector<bots::AnyBot<G>> bots_;
  std::vector<std::size_t> seen_;    // by seat: the moves there were at its last decision
  std::vector<std::size_t> let_go_;  // by seat: the moves there were when it last let a chance to interrupt go by
  SeatSet holding_;                  // these are not asked whether they interrupt
  Seat holder_ = nobody;             // who sits at the terminal
};

}  // namespace backlot::terminal
