#include "bots/external/external.hpp"

#include <tuple>
#include <variant>

#include "games/registry.hpp"
#include "json/read.hpp"
#include "table/seat_json.hpp"

namespace backlot::bots {
namespace {

Text seat_name(Seat seat) { return Text("Seat ") + std::int64_t(index(seat) + 1); }

}  // namespace

template <Game G>
std::optional<typename G::Action> External<G>::interrupt(const Content& content, const View& view, FastChance& chance) {
  claim_.reset();
  // What a bot needs for choices of its own, so that the same seed gives the same game.
  const std::uint64_t seed = draw_seed(chance, Purpose::choose);
  const Conversation::Question question{
      view.seat(),
      ",\"game\":\"" + std::string(G::id) + "\",\"options\":" + json::write(content, view.options) +
          ",\"seat\":" + std::to_string(index(view.seat()) + 1) + ",\"seed\":\"" + std::to_string(seed) +
          "\",\"claims\":" + claims_list<G>(content, view.options, view.seat(), seat_name),
      json::write(content, view), decision_json<G>(content, view)};
  if (question.decision == "null") return std::nullopt;
  const auto answer = conversation_.get().ask(contract_, question);
  if (!answer) return std::nullopt;
  const bool asked = waiting_on(content, view).has(view.seat());
  if (answer->action.kind == json::Node::Kind::null && !asked) return std::nullopt;
  const auto read = json::read<Action>(content, answer->action, json::Unknowns::refused);
  if (const auto* fault = std::get_if<Fault>(&read)) {
    return refuse(view, "this is no action of " + std::string(G::id) + ": " + fault->field + ": " + fault->why);
  }
  const Action action = std::get<Action>(read);
  if (const auto refusal = check(content, view, view.seat(), action)) {
    return refuse(
        view, std::string(explain(*refusal).why) + " (" + std::string(name_of(explain(*refusal).clause).view()) + ")");
  }
  if (answer->say) claim_ = claim_in(content, view, *answer->say);
  return action;
}

// Nonsense is not said, and costs nothing.
template <Game G>
std::optional<ClaimOf<G>> External<G>::claim_in(const Content& content, const View& view, const json::Node& say) {
  const auto read = json::read<ClaimOf<G>>(content, say, json::Unknowns::refused);
  const auto* const claim = std::get_if<ClaimOf<G>>(&read);
  if (claim != nullptr && can_claim<G>(content, view.options, view.seat(), *claim)) return *claim;
  conversation_.get().complain(contract_, view.seat(), "what it says is none of its claims; it is not said");
  return std::nullopt;
}

template <Game G>
void External<G>::notice(const Content& content, const typename G::Event& seen) {
  notice_item(event_item(content, seen, seat_name));
}

template <Game G>
void External<G>::end(const Content& content, const Outcome& outcome) {
  end(json::write(content, outcome));
}

[[gnu::used]] static const auto compiled_programs = of_each_game([]<Game G>() {
  using End = void (External<G>::*)(const typename G::Content&, const Outcome&);
  return std::tuple{&External<G>::interrupt, &External<G>::notice, static_cast<End>(&External<G>::end)};
});

}  // namespace backlot::bots
