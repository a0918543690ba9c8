#include "table/play.hpp"

#include "table/known_content.hpp"
#include "table/play_of.hpp"

namespace backlot {
namespace {

// Calls `with` with the game, its content and its options; or says why not. Without a hash the content is today's.
template <class With>
std::optional<Refused> with_options(std::string_view game, const json::Node& options,
                                    std::optional<std::string_view> hash, const With& with) {
  std::optional<Refused> refused = no(No::no_such_game);
  with_game(game, [&](auto which) {
    using G = decltype(which);
    const typename G::Content* const content = hash ? known_content<G>(*hash) : &standard_content(which);
    if (content == nullptr) {
      refused = no(No::unknown_pack);
      return;
    }
    const auto read = json::read<typename G::Options>(*content, options);
    if (const auto* fault = std::get_if<Fault>(&read)) {
      refused = no(No::bad_options, *fault);
      return;
    }
    const auto& sensible = std::get<typename G::Options>(read);
    if (const auto refusal = check(*content, sensible)) {
      refused = Refused::by_rule(explain(*refusal));
      return;
    }
    refused.reset();
    with(which, *content, sensible);
  });
  return refused;
}

std::variant<GameFacts, Refused> facts(std::string_view game, const json::Node& options,
                                       std::optional<std::string_view> hash) {
  GameFacts facts;
  const auto refused = with_options(game, options, hash, [&](auto which, const auto& content, const auto& sensible) {
    static const std::string todays = content_hash(standard_content(which));
    std::string its = hash ? std::string(*hash) : todays;
    if (its.empty()) its = content_hash(content);  // from before hashes were written down
    facts = {json::write(content, sensible), std::move(its), sensible.players};
  });
  if (refused) return *refused;
  return facts;
}

}  // namespace

std::variant<GameFacts, Refused> facts_of(std::string_view game, const json::Node& options) {
  return facts(game, options, std::nullopt);
}
std::variant<GameFacts, Refused> facts_of(std::string_view game, const json::Node& options, std::string_view content) {
  return facts(game, options, content);
}

std::variant<std::unique_ptr<Play>, Refused> make_play(std::string_view game, const json::Node& options,
                                                       std::string_view content, const Digest& seed) {
  std::unique_ptr<Play> play;
  const auto refused =
      with_options(game, options, content, [&]<class G>(G /*which*/, const auto& pack, const auto& sensible) {
        play = std::make_unique<PlayOf<G>>(pack, sensible, seed);
      });
  if (refused) return *refused;
  return play;
}

}  // namespace backlot
