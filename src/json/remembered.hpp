// Texts of values that are written again and again. What the seats of a table see of it is mostly the same, and most of
// it is the same one move later: it is written once, and copied from then on.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "json/write.hpp"

namespace backlot::json {

// What has the same bytes is the same, and is written in the same way.
template <class T>
concept Rememberable = std::is_trivially_copyable_v<T> && sizeof(T) <= 512;

// The texts of values of one kind that were written last, each at the place that its bytes give it.
template <Rememberable T>
class Remembered {
 public:
  // Appends the text of `x`, which `write` appends to what it is given when nobody remembers it.
  template <class Write>
  void append(std::string& out, const T& x, const Write& write) {
    if (slots_.empty()) slots_.resize(places);
    Bytes bytes;
    std::memcpy(bytes.data(), &x, sizeof(T));
    Slot& slot = slots_[place_of(bytes)];
    if (slot.text.empty() || slot.bytes != bytes) {
      slot.text.clear();
      write(slot.text);
      slot.bytes = bytes;
    }
    out += slot.text;
  }

 private:
  static constexpr std::size_t places = 512;
  using Bytes = std::array<std::byte, sizeof(T)>;
  struct Slot {
    Bytes bytes;
    std::string text;  // empty: there is none yet
  };

  static std::size_t place_of(const Bytes& bytes) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < bytes.size(); i += sizeof sum) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes.data() + i, std::min(sizeof word, bytes.size() - i));
      sum = (sum ^ word) * 0x9E3779B97F4A7C15;
      sum ^= sum >> 29U;
    }
    return sum % places;
  }

  std::vector<Slot> slots_;
};

// Of one content: what may be written with another is written without this.
template <class Content, class T>
Remembered<T>& remembered() {
  static thread_local Remembered<T> kept;
  return kept;
}

template <class T>
concept ListOfRememberable = List<T> && HasFields<const typename ListOf<T>::Item> &&
                             !MayBeUnknown<typename ListOf<T>::Item> && Rememberable<typename ListOf<T>::Item>;

template <class Content>
struct RememberingWriter {
  std::string& out;
  const Content& content;
  bool& first;
  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (ListOfRememberable<T>) {
      if (!first) out += ',';
      first = false;
      append_text(out, name);
      out += ":[";
      bool first_item = true;
      for (const auto& item : value) {
        if (!first_item) out += ',';
        first_item = false;
        remembered<Content, std::remove_cvref_t<decltype(item)>>().append(
            out, item, [&](std::string& text) { json::append(text, content, item); });
      }
      out += ']';
    } else {
      FieldWriter<Content>{out, content, first}(name, value);
    }
  }
};

// The same as `append` of an object. Remembers the items of its lists.
template <class Content, HasFields T>
void append_remembering(std::string& out, const Content& content, const T& x) {
  out += '{';
  bool first = true;
  fields(x, RememberingWriter<Content>{out, content, first});
  out += '}';
}

}  // namespace backlot::json
