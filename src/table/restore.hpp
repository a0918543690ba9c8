// A table taken up again from a record, to play on.
#pragma once
#include <utility>

#include "table/record.hpp"
#include "table/table.hpp"

namespace backlot {

// The record must have passed verify, and must outlive the table, which uses its content. With the
// source of the record's seed the game goes on as it would have; with any other, nothing that was
// drawn changes. The counters of the source stand where the record ends.
template <Game G, Chance Source>
Table<G, Source> restore(const Record<G>& record, Source source) {
  return Table<G, Source>(record.content, record.header.options, std::move(source), record.header.deal, record.moves);
}
template <Game G, Chance Source>
Table<G, Source> restore(const Record<G>&& record, Source source) = delete;

}  // namespace backlot
