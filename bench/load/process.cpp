#include "load/process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace backlot::load {

bool ServerProcess::start() {
  int out[2];
  if (pipe2(out, O_CLOEXEC) != 0) return false;
  process_ = fork();
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // never outlives us
    dup2(out[1], STDOUT_FILENO);
    const std::string store = "sqlite:" + store_;
    execl(program_.c_str(), program_.c_str(), "serve", "--port", "0", "--bind", "127.0.0.1", "--store", store.c_str(),
          "--web", web_.c_str(), "--per-address", "0", "--per-second", "1000000", "--bot-pause", "0", nullptr);
    _exit(127);
  }
  close(out[1]);
  std::string said;
  std::array<char, 256> buffer{};
  while (said.find('\n') == std::string::npos) {
    const ssize_t got = read(out[0], buffer.data(), buffer.size());
    if (got <= 0) break;
    said.append(buffer.data(), static_cast<std::size_t>(got));
  }
  close(out[0]);
  const std::size_t at = said.find("127.0.0.1:");
  if (at == std::string::npos) return false;
  port_ = static_cast<std::uint16_t>(std::stoi(said.substr(at + 10)));
  return true;
}

int ServerProcess::wait() {
  int status = -1;
  waitpid(process_, &status, 0);
  process_ = -1;
  return status;
}

void ServerProcess::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  wait();
}

bool ServerProcess::terminate() {
  if (process_ < 0) return false;
  ::kill(process_, SIGTERM);
  const int status = wait();
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

std::uint64_t ServerProcess::resident_bytes() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::uint64_t size = 0;
  std::uint64_t resident = 0;
  file >> size >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::chrono::nanoseconds ServerProcess::processor_time() const {
  clockid_t clock = 0;
  timespec time{};
  if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &time) != 0) return {};
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::map<int, std::chrono::nanoseconds> ServerProcess::thread_times() const {
  std::map<int, std::chrono::nanoseconds> times;
  std::error_code error;
  const std::filesystem::path tasks = "/proc/" + std::to_string(process_) + "/task";
  for (const auto& task : std::filesystem::directory_iterator(tasks, error)) {
    std::ifstream file(task.path() / "schedstat");
    std::int64_t spent = 0;
    if (file >> spent) times[std::stoi(task.path().filename())] = std::chrono::nanoseconds(spent);
  }
  return times;
}

}  // namespace backlot::load
