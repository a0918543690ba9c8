#include "cli/lab/kept.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>
#include <vector>

#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "json/read.hpp"
#include "json/write.hpp"

namespace backlot::cli {

namespace {

struct JobOnFile {
  std::string job;
  std::string counted;
};
void fields(Is<JobOnFile> auto& x, const auto& visit) {
  visit("job", x.job);
  visit("counted", x.counted);
}

struct OnFile {
  std::string request;
  std::vector<JobOnFile> jobs;
};
void fields(Is<OnFile> auto& x, const auto& visit) {
  visit("request", x.request);
  visit("jobs", x.jobs);
}

constexpr json::Limits limits{std::size_t{64} << 20U, 32, 200};

}  // namespace

Kept::Kept(std::string path, std::string request) : path_(std::move(path)), request_(std::move(request)) {
  if (path_.empty() || !std::filesystem::exists(path_)) return;
  const auto parsed = json::parse(input_file(path_), 1, limits);
  if (const auto* fault = std::get_if<Fault>(&parsed)) throw Failure(place_of(path_, *fault));
  auto read = json::read<OnFile>(json::NoContent{}, std::get<json::Node>(parsed), json::Unknowns::refused);
  if (const auto* fault = std::get_if<Fault>(&read)) throw Failure(place_of(path_, *fault));
  auto& was = std::get<OnFile>(read);
  if (was.request != request_) {
    throw Nonsense(fmt::format("{} is of another request; give the same again (only --games may differ)", path_));
  }
  for (JobOnFile& job : was.jobs) jobs_[std::move(job.job)] = std::move(job.counted);
}

const std::string* Kept::find(const std::string& job) const {
  const auto found = jobs_.find(job);
  return found == jobs_.end() ? nullptr : &found->second;
}

void Kept::damaged(const std::string& job) const {
  throw Failure(fmt::format("{}: what was counted of \"{}\" cannot be read", path_, job));
}

void Kept::save() const {
  if (path_.empty()) return;
  OnFile file{request_, {}};
  for (const auto& [job, counted] : jobs_) file.jobs.push_back({job, counted});
  save_file(path_, json::write(json::NoContent{}, file) + "\n");
}

}  // namespace backlot::cli
