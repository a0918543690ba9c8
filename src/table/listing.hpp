// A served table in a few words: what a lobby or an archive shows of it without reading its log.
#pragma once
#include <string>
#include <vector>

namespace backlot {

struct ListedPlayer {
  std::string name;
  bool person = true;
  bool won = false;
  bool operator==(const ListedPlayer&) const = default;
};

struct Listing {
  std::string game;
  std::string phase;
  std::string ended_by;  // the clause that decided; empty before the end
  bool listed = false;   // for everybody to find; otherwise only who has the link knows of it
  std::vector<ListedPlayer> players;
  std::string code;  // by which people find it before the start; empty afterwards
  bool operator==(const Listing&) const = default;
};

}  // namespace backlot
