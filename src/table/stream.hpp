// A stream as one seat gets it: items numbered from 1, given out in pages that always fit into one message, however
// long the game and the talk have been.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace backlot {

class ItemStream {
 public:
  static constexpr std::size_t page_items = 200;
  static constexpr std::size_t page_bytes = std::size_t{128} << 10U;

  // What everybody hears is written down once for all streams.
  using Body = std::shared_ptr<const std::string>;
  void add(Body body) { items_.push_back(std::move(body)); }
  std::size_t size() const { return items_.size(); }
  const std::string& operator[](std::size_t at) const { return *items_[at]; }

  // The newest items up to number `last` that fit into a page come after this number, which is `after` or more; there
  // is one at least when there is any.
  std::size_t page_after(std::size_t after, std::size_t last) const {
    std::size_t bytes = 0;
    std::size_t from = last;
    while (from > after && last - from < page_items) {
      bytes += items_[from - 1]->size() + 1;
      if (bytes > page_bytes && from < last) break;
      --from;
    }
    return from;
  }
  // The items after number `from` and up to number `last`, as a JSON list.
  void append_list(std::string& out, std::size_t from, std::size_t last) const {
    out += '[';
    for (std::size_t i = from; i < last; ++i) {
      if (i > from) out += ',';
      out += *items_[i];
    }
    out += ']';
  }

 private:
  std::vector<Body> items_;
};

}  // namespace backlot
