// What stands under every report: what was played, and the request that gives it again.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "bots/bots.hpp"
#include "cli/lab/asked.hpp"
#include "cli/packs.hpp"

namespace backlot::cli {

template <Game G>
Facts facts_of(const LabGames& asked, const Pack<G>& pack) {
  Facts facts;
  facts.emplace_back("game", std::string(G::title));
  if (!asked.settings.empty()) facts.emplace_back("options", fmt::format("{}", fmt::join(asked.settings, ", ")));
  facts.emplace_back("content", fmt::format("{} ({})", pack.name, content_hash(pack.content).substr(0, 12)));
  facts.emplace_back("bots", asked.bots.empty() ? std::string(bots::default_bot<G>) : asked.bots);
  facts.emplace_back("seed", asked.seed);
  facts.emplace_back("rules", fmt::format("revision {}", +G::revision));
  facts.emplace_back("command", command_again());
  return facts;
}

}  // namespace backlot::cli
