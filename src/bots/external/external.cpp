#include "bots/external/external.hpp"

#include <tuple>
#include <variant>

#include "games/registry.hpp"
#include "json/read.hpp"
#include "table/seat_json.hpp"

namespace backlot::bots {

template <Game G>
std::optional<typename G::Action> External<G>::interrupt(const Content& content, const View& view, FastChance& chance) {
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
    return refuse(
        view, std::string(explain(*refusal).why) + " (" + std::string(name_of(explain(*refusal).clause).view()) + ")");
  }
  return action;
}

template <Game G>
void External<G>::notice(const Content& content, const typename G::Event& seen) {
  notice_item(event_item(content, seen, [](Seat who) { return Text("Seat ") + std::int64_t(index(who) + 1); }));
}

template <Game G>
void External<G>::end(const Content& content, const Outcome& outcome) {
  end(json::write(content, outcome));
}

[[gnu::used]] static const auto compiled = of_each_game([]<Game G>() {
  using End = void (External<G>::*)(const typename G::Content&, const Outcome&);
  return std::tuple{&External<G>::interrupt, &External<G>::notice, static_cast<End>(&External<G>::end)};
});

}  // namespace backlot::bots
