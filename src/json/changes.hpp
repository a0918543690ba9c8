// What turns the JSON of one value into that of another: operations of a JSON Patch (RFC 6902), found by walking the
// two values side by side. Where the same fields are written, only those that differ are named; a list that has grown
// gets what is new.
#pragma once
#include <algorithm>
#include <array>
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

template <class Content>
class Changes {
 public:
  // Appends operations to `out`, which is the inside of a list.
  Changes(std::string& out, const Content& content) : out_(out), content_(content) {}

  // What is written at `name` of the outermost object.
  template <class T>
  void compare(std::string_view name, const T& before, const T& after) {
    const Step step(*this, name);
    compare(before, after);
  }

 private:
  // One level deeper, for as long as it lives.
  class Step {
   public:
    Step(Changes& changes, std::string_view name) : path_(changes.path_), size_(path_.size()) {
      path_ += '/';
      path_ += name;
    }
    ~Step() { path_.resize(size_); }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    std::string& path_;
    std::size_t size_;
  };

  template <class T>
  void operation(ChangeOp op, std::string_view below, const T& value) {
    if (!out_.empty() && out_.back() == '}') out_ += ',';
    append(out_, content_, ChangeOf<std::string, const T&>{op, path_ + std::string(below), value});
  }

  // The names that are written of an object.
  template <class T>
  static std::vector<std::string_view> names(const T& x) {
    std::vector<std::string_view> all;
    fields(x, [&]<class Value>(const char* name, const Value& value) {
      if constexpr (IsOptional<Value>::value) {
        if (!value) return;
      }
      all.emplace_back(name);
    });
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
      compare_fields(before, after);
    } else if constexpr (List<T> || IsVector<T>::value) {
      compare_items(before, after);
    } else {
      all();
    }
  }

  template <class T>
  void compare_fields(const T& before, const T& after) {
    fields(after, [&]<class Value>(const char* name, const Value& value) {
      fields(before, [&]<class Other>(const char* other_name, const Other& other) {
        if constexpr (std::same_as<Value, Other>) {
          if (std::string_view(name) != other_name) return;
          const Step step(*this, name);
          if constexpr (IsOptional<Value>::value) {
            if (value) compare(*other, *value);
          } else {
            compare(other, value);
          }
        }
      });
    });
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
        const Step step(*this, std::to_string(i));
        compare(before[i], after[i]);
      }
    } else {
      operation(ChangeOp::replace, {}, after);
    }
  }

  std::string& out_;
  const Content& content_;
  std::string path_;
};

}  // namespace backlot::json
