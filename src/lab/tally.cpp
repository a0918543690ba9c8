#include "lab/tally.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/sha256.hpp"
#include "json/read.hpp"
#include "json/write.hpp"
#include "lab/counters.hpp"

namespace backlot::lab {

namespace {

constexpr std::string_view format = "backlot tally 1";
constexpr json::Limits limits{most_tally_bytes, 32, 200};

// Numbers of 64 bits are text in JSON.
struct JobOnFile {
  std::string job;
  std::string games;  // from, to, and how many of them were played
  std::string counted;
};
void fields(Is<JobOnFile> auto& x, const auto& visit) {
  visit("job", x.job);
  visit("games", x.games);
  visit("counted", x.counted);
}

struct TallyOnFile {
  std::string program;
  std::vector<std::string> command;
  Request request;
  std::string portion;
  bool finished = false;
  std::string milliseconds;
  std::vector<JobOnFile> jobs;
};
void fields(Is<TallyOnFile> auto& x, const auto& visit) {
  visit("program", x.program);
  visit("command", x.command);
  visit("request", x.request);
  visit("portion", x.portion);
  visit("finished", x.finished);
  visit("milliseconds", x.milliseconds);
  visit("jobs", x.jobs);
}

struct OnFile {
  std::string format;
  TallyOnFile tally;
  std::string sha256;  // of the tally as this program writes it
};
void fields(Is<OnFile> auto& x, const auto& visit) {
  visit("format", x.format);
  visit("tally", x.tally);
  visit("sha256", x.sha256);
}

std::string hash_of(const TallyOnFile& tally) {
  return std::string(to_hex(sha256(json::write(json::NoContent{}, tally))).view());
}

// The numbers of a job that was read, and whether they can be.
bool read_numbers(const JobOnFile& on_file, CountedJob& job) {
  CounterReader reader(on_file.games);
  reader.read(job.from);
  reader.read(job.to);
  reader.read(job.done);
  return reader.finished() && job.from <= job.to;
}

const Fact* find(const Request& request, const std::string& name) {
  const auto found = std::find_if(request.begin(), request.end(), [&](const Fact& x) { return x.name == name; });
  return found == request.end() ? nullptr : &*found;
}

}  // namespace

std::string write_tally(const Tally& tally) {
  TallyOnFile file{tally.program, tally.command, tally.request, tally.portion, tally.finished, {}, {}};
  save_counters(file.milliseconds, tally.milliseconds);
  for (const CountedJob& job : tally.jobs) {
    JobOnFile& on_file = file.jobs.emplace_back(JobOnFile{job.job, {}, job.counted});
    for (const std::uint64_t number : {job.from, job.to, job.done}) save_counters(on_file.games, number);
  }
  const std::string hash = hash_of(file);
  return json::write(json::NoContent{}, OnFile{std::string(format), std::move(file), hash}) + "\n";
}

std::variant<Tally, Fault> read_tally(std::string_view text) {
  const auto parsed = json::parse(text, 1, limits);
  if (const auto* fault = std::get_if<Fault>(&parsed)) {
    return Fault{fault->line, fault->field, "the tally is damaged and cannot be read: " + fault->why};
  }
  const auto& node = std::get<json::Node>(parsed);
  const json::Node* const kind = node.find("format");
  if (kind == nullptr || kind->kind != json::Node::Kind::text || kind->text != format) {
    return Fault{0, {}, fmt::format("this is no tally; one begins with {{\"format\":\"{}\"", format)};
  }
  auto read = json::read<OnFile>(json::NoContent{}, node, json::Unknowns::refused);
  if (const auto* fault = std::get_if<Fault>(&read)) {
    return Fault{fault->line, fault->field, "the tally is damaged and cannot be read: " + fault->why};
  }
  auto& file = std::get<OnFile>(read);
  if (file.sha256 != hash_of(file.tally)) {
    return Fault{0, {}, "the tally is damaged and cannot be read: it was changed after it was written"};
  }
  TallyOnFile& from = file.tally;
  Tally tally{std::move(from.program),
              std::move(from.command),
              std::move(from.request),
              std::move(from.portion),
              from.finished,
              0,
              {}};
  CounterReader(from.milliseconds).read(tally.milliseconds);
  for (JobOnFile& each : from.jobs) {
    CountedJob job{each.job, 0, 0, 0, std::move(each.counted)};
    if (!read_numbers(each, job)) return Fault{0, each.job, "the tally is damaged and cannot be read: no games"};
    tally.jobs.push_back(std::move(job));
  }
  return tally;
}

std::string difference(const Request& there, const Request& here) {
  const auto say = [](const std::string& name, const Fact* one, const Fact* other) {
    const auto value = [](const Fact* x) { return x == nullptr ? std::string("not said") : json::in_quotes(x->value); };
    return fmt::format("{} is {} there and {} here", name, value(one), value(other));
  };
  for (const Fact& mine : here) {
    const Fact* const theirs = find(there, mine.name);
    if (theirs == nullptr || theirs->value != mine.value) return say(mine.name, theirs, &mine);
  }
  for (const Fact& theirs : there) {
    if (find(here, theirs.name) == nullptr) return say(theirs.name, &theirs, nullptr);
  }
  return "";
}

}  // namespace backlot::lab
