#include "json/changes.hpp"

namespace backlot::json {

ChangeList::Step::Step(ChangeList& changes, std::string_view name) : path_(changes.path_), size_(path_.size()) {
  path_ += '/';
  path_ += name;
}
ChangeList::Step::Step(ChangeList& changes, std::size_t item) : path_(changes.path_), size_(path_.size()) {
  path_ += '/';
  writing::whole(path_, static_cast<std::uint64_t>(item));
}
ChangeList::Step::~Step() { path_.resize(size_); }

void ChangeList::operation(ChangeOp op, std::string_view below, const Written& value) {
  if (!out_.empty() && out_.back() == '}') out_ += ',';
  append(out_, NoContent{}, ChangeOf<std::string, const Written&>{op, path_ + std::string(below), value});
}

void ChangeList::note(Names& all, const char* name) { all.emplace_back(name); }

void ChangeList::Counterpart::look_at(std::string_view other_name, const void* other_type, const void* before) const {
  if (name != other_name || type_here != other_type) return;
  const Step step(changes, name);
  compare(changes, before, after);
}

}  // namespace backlot::json
