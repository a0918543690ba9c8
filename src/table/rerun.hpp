// A log played again, move by move, for those who look at it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/record.hpp"
#include "table/table.hpp"

namespace backlot {

template <Game G>
class Rerun {
 public:
  Rerun(const typename G::Content& content, const typename G::Options& options, const std::vector<Draw>& deal,
        const std::vector<Move<G>>& moves)
      : content_(content), moves_(moves) {
    Tape dealt(deal);
    state_ = setup(content_, options, dealt);
  }
  explicit Rerun(const Record<G>& record)
      : Rerun(record.content, record.header.options, record.header.deal, record.moves) {}

  const typename G::Content& content() const { return content_; }

  // Plays on until so many moves are made; never back, and not past the last.
  const typename G::State& to(std::size_t moves) {
    NoEvents quiet;
    for (; at_ < std::min(moves, moves_.size()); ++at_) {
      Tape drawn(moves_[at_].draws);
      apply(content_, state_, moves_[at_].seat, moves_[at_].action, drawn, quiet);
    }
    return state_;
  }
  const typename G::State& to_the_end() { return to(moves_.size()); }

 private:
  const typename G::Content& content_;
  const std::vector<Move<G>>& moves_;
  typename G::State state_;
  std::size_t at_ = 0;
};

}  // namespace backlot
