#include "table/play.hpp"

namespace backlot {
namespace {

// Calls `with` with the game and its options; or says why not.
template <class With>
std::optional<Refused> with_options(std::string_view game, const json::Node& options, const With& with) {
  std::optional<Refused> refused = Refused{{}, "there is no such game"};
  with_game(game, [&](auto which) {
    using G = decltype(which);
    const auto read = json::read<typename G::Options>(standard_content(which), options);
    if (const auto* fault = std::get_if<Fault>(&read)) {
      refused = Refused{{}, "options: " + fault->field + ": " + fault->why};
      return;
    }
    const auto& sensible = std::get<typename G::Options>(read);
    if (const auto refusal = check(standard_content(which), sensible)) {
      refused = Refused{explain(*refusal).clause, std::string(explain(*refusal).why)};
      return;
    }
    refused.reset();
    with(which, sensible);
  });
  return refused;
}

}  // namespace

std::variant<GameFacts, Refused> facts_of(std::string_view game, const json::Node& options) {
  GameFacts facts;
  const auto refused = with_options(game, options, [&](auto which, const auto& sensible) {
    const auto& content = standard_content(which);
    static const std::string hash(to_hex(digest_of(content)).view());
    facts = {json::write(content, sensible), hash, sensible.players};
  });
  if (refused) return *refused;
  return facts;
}

std::variant<std::unique_ptr<Play>, Refused> make_play(std::string_view game, const json::Node& options,
                                                       const Digest& seed) {
  std::unique_ptr<Play> play;
  const auto refused = with_options(game, options, [&]<class G>(G /*which*/, const auto& sensible) {
    play = std::make_unique<PlayOf<G>>(sensible, seed);
  });
  if (refused) return *refused;
  return play;
}

}  // namespace backlot
