// The content behind a hash: the standard pack, or one that was the standard before. A game that has had another
// provides former_content(G{}).
#pragma once
#include <string>
#include <string_view>

#include "content/all.hpp"
#include "json/content.hpp"

namespace backlot {

// Nothing when this program does not know that pack. Without a hash: the first that the game had, since what was made
// before hashes were written down was made with that.
template <class G>
const typename G::Content* known_content(std::string_view hash) {
  const typename G::Content& standard = standard_content(G{});
  static const std::string standard_hash = content_hash(standard);
  if constexpr (requires { former_content(G{}); }) {
    static const typename G::Content former = former_content(G{});
    static const std::string former_hash = content_hash(former);
    if (hash == former_hash || hash.empty()) return &former;
  }
  return hash == standard_hash || hash.empty() ? &standard : nullptr;
}

}  // namespace backlot
