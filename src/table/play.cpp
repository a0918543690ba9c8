#include "table/play.hpp"

namespace backlot {

std::variant<std::unique_ptr<Play>, Refused> make_play(std::string_view game, const json::Node& options,
                                                       const Digest& seed) {
  std::variant<std::unique_ptr<Play>, Refused> made = Refused{{}, "there is no such game"};
  with_game(game, [&](auto which) {
    using G = decltype(which);
    const auto read = json::read<typename G::Options>(standard_content(which), options);
    if (const auto* fault = std::get_if<Fault>(&read)) {
      made = Refused{{}, "options: " + fault->field + ": " + fault->why};
      return;
    }
    const auto& sensible = std::get<typename G::Options>(read);
    if (const auto refusal = check(standard_content(which), sensible)) {
      made = Refused{explain(*refusal).clause, std::string(explain(*refusal).why)};
      return;
    }
    made = std::make_unique<PlayOf<G>>(sensible, seed);
  });
  return made;
}

}  // namespace backlot
