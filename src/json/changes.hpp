// What turns the JSON of one value into that of another: operations of a JSON Patch (RFC 6902), found by walking the
// two values side by side. Where the same fields are written, only those that differ are named; a list that has grown
// gets what is new.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/write.hpp"

namespace backlot::json {

enum class ChangeOp : std::uint8_t { add, replace };
constexpr std::array<std::string_view, 2> names_of(ChangeOp /*op*/) { return {"add", "replace"}; }

template <class Path, class Value>
struct ChangeOf {
  static constexpr std::string_view defined = "change";
  ChangeOp op = ChangeOp::add;
  Path path;
  Value value;

  friend void fields(Is<ChangeOf> auto& x, const auto& visit) {
    visit("op", x.op);
    visit("path", x.path);
    visit("value", x.value);
  }
};

// What is the same for every type, compiled once (changes.cpp).
class ChangeList {
 protected:
  explicit ChangeList(std::string& out) : out_(out) {}

  // One level deeper, for as long as it lives.
  class Step {
   public:
    Step(ChangeList& changes, std::string_view name);
    Step(ChangeList& changes, std::size_t item);
    ~Step();
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    std::string& path_;
    std::size_t size_;
  };

  // A value of any type, and how it is written.
  struct Written {
    const void* value;
    const void* content;
    void (*append)(std::string& out, const void* content, const void* value);
    void append_to(std::string& out) const { append(out, content, value); }
  };
  void operation(ChangeOp op, std::string_view below, const Written& value);

  using Names = std::vector<std::string_view>;
  static void note(Names& all, const char* name);

  // The address of this tells one type from another.
  template <class T>
  static constexpr char type = 0;

  // A field of what there is now, compared with the field of the same name and type among those it is shown.
  struct Counterpart {
    ChangeList& changes;
    std::string_view name;
    const void* type_here;
    const void* after;
    void (*compare)(ChangeList& changes, const void* before, const void* after);

    template <class Other>
    void operator()(const char* other_name, const Other& other) const {
      look_at(other_name, &type<Other>, &other);
    }
    void look_at(std::string_view other_name, const void* other_type, const void* before) const;
  };

 private:
  std::string& out_;
  std::string path_;
};

template <class Content>
class Changes : private ChangeList {
 public:
  // Appends operations to `out`, which is the inside of a list.
  Changes(std::string& out, const Content& content) : ChangeList(out), content_(content) {}

  // What is written at `name` of the outermost object.
  template <class T>
  void compare(std::string_view name, const T& before, const T& after) {
    const Step step(*this, name);
    compare(before, after);
  }

 private:
  template <class T>
  void operation(ChangeOp op, std::string_view below, const T& value) {
    ChangeList::operation(op, below, {&value, &content_, [](std::string& out, const void* content, const void* x) {
                                        append(out, *static_cast<const Content*>(content), *static_cast<const T*>(x));
                                      }});
  }

  // The names that are written of an object.
  struct NameLister {
    Names& all;
    template <class Value>
    void operator()(const char* name, const Value& value) const {
      if constexpr (IsOptional<Value>::value) {
        if (!value) return;
      }
      note(all, name);
    }
  };
  template <class T>
  static Names names(const T& x) {
    Names all;
    fields(x, NameLister{all});
    return all;
  }

  template <class T>
  void compare(const T& before, const T& after) {
    if (before == after) return;
    const auto all = [&] { operation(ChangeOp::replace, {}, after); };
    if constexpr (MayBeUnknown<T>) {
      if (is_unknown(before) || is_unknown(after)) return all();
    }
    if constexpr (HasFields<const T> && !IsMap<T>::value) {
      if (names(before) != names(after)) return all();
      fields(after, FieldComparer<T>{*this, before});
    } else if constexpr (List<T> || IsVector<T>::value) {
      compare_items(before, after);
    } else {
      all();
    }
  }

  template <class T>
  struct FieldComparer {
    Changes& changes;
    const T& before;
    template <class Value>
    void operator()(const char* name, const Value& value) const {
      fields(before, Counterpart{changes, name, &type<Value>, &value, &compare_untyped<Value>});
    }
  };

  template <class Value>
  static void compare_untyped(ChangeList& changes, const void* before, const void* after) {
    auto& self = static_cast<Changes&>(changes);
    const auto& was = *static_cast<const Value*>(before);
    const auto& is = *static_cast<const Value*>(after);
    if constexpr (IsOptional<Value>::value) {
      if (is) self.compare(*was, *is);
    } else {
      self.compare(was, is);
    }
  }

  template <class Items>
  void compare_items(const Items& before, const Items& after) {
    const bool grown = before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin());
    if (grown) {
      for (std::size_t i = before.size(); i < after.size(); ++i) {
        operation(ChangeOp::add, "/-", after[i]);
      }
    } else if (before.size() == after.size()) {
      for (std::size_t i = 0; i < after.size(); ++i) {
        const Step step(*this, i);
        compare(before[i], after[i]);
      }
    } else {
      operation(ChangeOp::replace, {}, after);
    }
  }

  const Content& content_;
};

}  // namespace backlot::json
