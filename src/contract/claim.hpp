// Ready-made words for the talk at the table. Claims bind nobody and are no part of the rules' state;
// they stand in the record, where they can be compared with the truth. A game that has them names the
// type Claim and the bound max_claims in its tag, and provides
//   claims(content, options, seat, out)    all that the seat could say
//   describe(content, claim, name)         in words
//   judge(content, state, seat, claim)     the truth about what the seat says in that state
//   invites_talk(event)                    whether players have something to say after it
#pragma once
#include <concepts>
#include <cstddef>
#include <optional>

#include "contract/game.hpp"

namespace backlot {

struct Verdict {
  bool holds = false;
  Text fact;  // "Seat 3 is a Patriot"
};

// What a game without claims has in place of one.
struct NoClaim {
  bool operator==(const NoClaim&) const = default;
};
constexpr void fields(Is<NoClaim> auto& /*x*/, const auto& /*visit*/) {}

namespace claims_detail {
template <class G>
struct Of {
  using Claim = NoClaim;
  static constexpr std::size_t most = 1;
};
template <class G>
  requires requires { typename G::Claim; }
struct Of<G> {
  using Claim = typename G::Claim;
  static constexpr std::size_t most = G::max_claims;
};
}  // namespace claims_detail

template <class G>
using ClaimOf = typename claims_detail::Of<G>::Claim;
template <class G>
using ClaimsOf = Pile<ClaimOf<G>, claims_detail::Of<G>::most>;

template <class G>
concept MakesClaims = requires(const typename G::Content& content, const typename G::Options& options,
                               const typename G::State& state, Seat seat, const ClaimOf<G>& claim, ClaimsOf<G>& out) {
  typename G::Claim;
  claims(content, options, seat, out);
  {
    describe(content, claim, [](Seat) { return Text(); })
  } -> std::same_as<Text>;
  { judge(content, state, seat, claim) } -> std::same_as<Verdict>;
  { invites_talk(typename G::Event{}) } -> std::same_as<bool>;
};

// All that the seat could claim.
template <class G>
constexpr ClaimsOf<G> claims_of(const typename G::Content& content, const typename G::Options& options, Seat seat) {
  ClaimsOf<G> all;
  if constexpr (MakesClaims<G>) claims(content, options, seat, all);
  return all;
}

// The number of a claim among them; nothing when the seat could not make it.
template <class G>
constexpr std::optional<std::size_t> claim_number(const typename G::Content& content,
                                                  const typename G::Options& options, Seat seat,
                                                  const ClaimOf<G>& claim) {
  const ClaimsOf<G> all = claims_of<G>(content, options, seat);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == claim) return i;
  }
  return std::nullopt;
}
template <class G>
constexpr bool can_claim(const typename G::Content& content, const typename G::Options& options, Seat seat,
                         const ClaimOf<G>& claim) {
  return claim_number<G>(content, options, seat, claim).has_value();
}

}  // namespace backlot
