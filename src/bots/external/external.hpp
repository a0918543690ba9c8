// A bot in a process of its own, of whatever language: "cmd:./mybot". It is told what its seat sees, in the lines
// of docs/bots.md, and nothing else. What it does not answer in time, or answers wrongly, default_action answers.
// What reads and writes JSON is compiled once for every game, in external.cpp.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bots/bot.hpp"
#include "bots/external/conversation.hpp"
#include "bots/search/scratchpad.hpp"
#include "contract/claim.hpp"
#include "contract/game.hpp"

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

  Action choose(const Content& content, const View& view, FastChance& chance) {
    return interrupt(content, view, chance).value_or(default_action(content, view));
  }
  // What the program answers; nothing when it is no action.
  std::optional<Action> interrupt(const Content& content, const View& view, FastChance& chance);

  // What it says to everybody along with the action it answered with: once.
  std::optional<ClaimOf<G>> take_claim() { return std::exchange(claim_, std::nullopt); }

  void notice(const Content& content, const typename G::Event& seen);
  void notice_talk(std::string_view item) { notice_item(item); }
  // An item of the seat's stream, ready-made.
  void notice_item(std::string_view item) { conversation_.get().hear(item); }
  void end(const Content& content, const Outcome& outcome);
  void end(const std::string& outcome) { conversation_.get().end(outcome); }

 private:
  std::optional<Action> refuse(const View& view, const std::string& why) {
    conversation_.get().refuse(contract_, view.seat(), why);
    return std::nullopt;
  }

  std::optional<ClaimOf<G>> claim_in(const Content& content, const View& view, const json::Node& say);

  Contract contract_;
  std::optional<ClaimOf<G>> claim_;
  Scratchpad<Conversation> conversation_;
};

}  // namespace backlot::bots
