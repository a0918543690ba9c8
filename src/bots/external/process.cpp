#include "bots/external/process.hpp"

#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <thread>
#include <vector>

namespace backlot::bots {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_leave{500};

std::vector<std::string> words_in(std::string_view command) {
  std::vector<std::string> words;
  std::istringstream text{std::string(command)};
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

// A group of its own, so that Ctrl-C is the host's business and its children end with it; and signals as
// a program expects to find them.
int spawn(const std::vector<std::string>& words, int end, pid_t& pid) {
  std::vector<char*> argv;
  argv.reserve(words.size() + 1);
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, end, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, end, STDOUT_FILENO);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  sigset_t none;
  sigemptyset(&none);
  sigset_t usual;
  sigemptyset(&usual);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) sigaddset(&usual, signal);
  posix_spawnattr_setsigmask(&how, &none);
  posix_spawnattr_setsigdefault(&how, &usual);
  posix_spawnattr_setpgroup(&how, 0);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  const int failed = posix_spawnp(&pid, argv[0], &files, &how, argv.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  return failed;
}

bool has_left(pid_t pid) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

}  // namespace

Process::Process(std::string_view command) {
  const std::vector<std::string> words = words_in(command);
  int ends[2];
  if (words.empty()) {
    why_not_ = "there is no program to start";
  } else if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    why_not_ = std::strerror(errno);
  } else {
    const int failed = spawn(words, ends[1], pid_);
    close(ends[1]);
    socket_ = ends[0];
    if (failed != 0) {
      pid_ = -1;
      why_not_ = std::strerror(failed);
    }
  }
}

Process::~Process() {
  if (socket_ >= 0) close(socket_);
  if (pid_ < 0) return;
  const auto until = Clock::now() + time_to_leave;
  while (!has_left(pid_) && Clock::now() < until) std::this_thread::sleep_for(milliseconds(1));
  kill(-pid_, SIGKILL);  // while it is not reaped the number is nobody else's
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) continue;
}

bool Process::wait_for(short what, Clock::time_point until) const {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(until - Clock::now()).count();
    if (left <= 0) return false;
    pollfd watched{socket_, what, 0};
    const int ready = poll(&watched, 1, static_cast<int>(std::min<long long>(left, 60'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

bool Process::tell(std::string_view line, Clock::time_point until) {
  std::string text(line);
  text += '\n';
  std::string_view left = text;
  while (!left.empty()) {
    if (!wait_for(POLLOUT, until)) return false;
    const ssize_t sent = send(socket_, left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      left.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno != EINTR && errno != EAGAIN) {
      return false;
    }
  }
  return true;
}

Process::Heard Process::listen(std::string& line, Clock::time_point until) {
  for (;;) {
    if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
      line = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      return Heard::line;
    }
    if (rest_.size() > longest_line) return Heard::too_long;
    if (!wait_for(POLLIN, until)) return Heard::late;
    char buffer[4096];
    const ssize_t got = recv(socket_, buffer, sizeof buffer, MSG_DONTWAIT);
    if (got > 0) {
      rest_.append(buffer, static_cast<std::size_t>(got));
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
      return Heard::gone;
    }
  }
}

bool Process::is_program(std::string_view command) {
  const std::vector<std::string> words = words_in(command);
  if (words.empty()) return false;
  if (words[0].find('/') != std::string::npos) return access(words[0].c_str(), X_OK) == 0;
  const char* const path = std::getenv("PATH");
  std::istringstream folders{std::string(path == nullptr ? "/usr/bin:/bin" : path)};
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (access((folder + "/" + words[0]).c_str(), X_OK) == 0) return true;
  }
  return false;
}

}  // namespace backlot::bots
