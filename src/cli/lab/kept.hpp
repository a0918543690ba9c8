// What --resume keeps: the request, as far as it decides the games, and what was counted of each of its jobs.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "lab/counters.hpp"

namespace backlot::cli {

class Kept {
 public:
  // Without a path nothing is kept. A file that is there must be of the same request.
  Kept(std::string path, std::string request);

  // Takes up what was counted of a job; false when nothing was. What does not fit is a Failure.
  template <class T>
  bool load(const std::string& job, std::uint64_t& done, T& counters) const {
    const std::string* const text = find(job);
    if (text == nullptr) return false;
    lab::CounterReader reader(*text);
    reader.read(done);
    reader.read(counters);
    if (!reader.finished()) damaged(job);
    return true;
  }

  template <class T>
  void keep(const std::string& job, std::uint64_t done, const T& counters) {
    if (path_.empty()) return;
    std::string& text = jobs_[job];
    text.clear();
    lab::save_counters(text, done);
    lab::save_counters(text, counters);
  }

  void save() const;

 private:
  const std::string* find(const std::string& job) const;
  [[noreturn]] void damaged(const std::string& job) const;

  std::string path_;
  std::string request_;
  std::map<std::string, std::string> jobs_;
};

}  // namespace backlot::cli
