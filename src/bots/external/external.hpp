// A bot in a process of its own, of whatever language: "cmd:./mybot". It is told what its seat sees, in the lines
// of docs/bots.md, and nothing else. What it does not answer in time, or answers wrongly, default_action answers.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "bots/bot.hpp"
#include "bots/external/conversation.hpp"
#include "bots/search/scratchpad.hpp"
#include "json/read.hpp"
#include "table/seat_json.hpp"

namespace backlot::bots {

template <Game G>
class External {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using View = typename G::View;

  static constexpr std::string_view name = "cmd";
  static constexpr std::string_view about = "a program of yours: cmd:./mybot, cmd:500ms:./mybot (docs/bots.md)";

  // The part of a name after "cmd:".
  bool configure(std::string_view text) {
    auto contract = Contract::from(text);
    if (!contract || !Process::is_program(contract->command)) return false;
    contract_ = std::move(*contract);
    contract_.faults = std::make_shared<Faults>("cmd:" + contract_.command);
    return true;
  }

  template <Chance C>
  Action choose(const Content& content, const View& view, C& chance) {
    return ask(content, view, chance).value_or(default_action(content, view));
  }
  template <Chance C>
  std::optional<Action> interrupt(const Content& content, const View& view, C& chance) {
    return ask(content, view, chance);
  }

  void notice(const Content& content, const typename G::Event& seen) {
    notice_item(event_item(content, seen, [](Seat who) { return Text("Seat ") + std::int64_t(index(who) + 1); }));
  }
  void notice_talk(std::string_view item) { notice_item(item); }
  // An item of the seat's stream, ready-made.
  void notice_item(std::string_view item) { conversation_.get().hear(item); }
  void end(const Content& content, const Outcome& outcome) { end(json::write(content, outcome)); }
  void end(const std::string& outcome) { conversation_.get().end(outcome); }

 private:
  template <Chance C>
  std::optional<Action> ask(const Content& content, const View& view, C& chance) {
    // What a bot needs for choices of its own, so that the same seed gives the same game.
    const std::uint64_t seed = draw_seed(chance, Purpose::choose);
    const Conversation::Question question{
        view.seat(),
        ",\"game\":\"" + std::string(G::id) + "\",\"options\":" + json::write(content, view.options) +
            ",\"seat\":" + std::to_string(index(view.seat()) + 1) + ",\"seed\":\"" + std::to_string(seed) + "\"",
        json::write(content, view), decision_json<G>(content, view)};
    if (question.decision == "null") return std::nullopt;
    const auto answer = conversation_.get().ask(contract_, question);
    if (!answer) return std::nullopt;
    const bool asked = waiting_on(content, view).has(view.seat());
    if (answer->kind == json::Node::Kind::null && !asked) return std::nullopt;
    const auto read = json::read<Action>(content, *answer, json::Unknowns::refused);
    if (const auto* fault = std::get_if<Fault>(&read)) {
      return refuse(view, "this is no action of " + std::string(G::id) + ": " + fault->field + ": " + fault->why);
    }
    const Action action = std::get<Action>(read);
    if (const auto refusal = check(content, view, view.seat(), action)) {
      return refuse(view, std::string(explain(*refusal).why) + " (" +
                              std::string(name_of(explain(*refusal).clause).view()) + ")");
    }
    return action;
  }

  std::optional<Action> refuse(const View& view, const std::string& why) {
    conversation_.get().refuse(contract_, view.seat(), why);
    return std::nullopt;
  }

  Contract contract_;
  Scratchpad<Conversation> conversation_;
};

}  // namespace backlot::bots
