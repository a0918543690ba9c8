// Runs build/backlot as a process, in a folder of its own, and keeps all it says.
#pragma once
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "support/folder.hpp"

namespace backlot::cli_tests {

struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

inline std::string text_in(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void put_text(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

inline std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The text from the last place of `part` on.
inline std::string from_last(const std::string& text, const std::string& part) {
  const std::size_t at = text.rfind(part);
  return at == std::string::npos ? "" : text.substr(at);
}

class Program : public testing::Test {
 protected:
  Program() { std::filesystem::create_directory(work()); }

  std::filesystem::path work() const { return folder_ / "work"; }

  // What the program left in its folder.
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(work())) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
  }

  // `most`: the largest file the program may write, in bytes; 0 is no limit. What it says goes
  // through pipes, so that the limit does not hold for it.
  Ran run(std::vector<std::string> arguments, const std::string& input = "", std::size_t most = 0) const {
    put_text(folder_ / "in", input);
    arguments.insert(arguments.begin(), BACKLOT_BINARY_DIR "/backlot");
    int out[2];
    int err[2];
    if (pipe(out) != 0 || pipe(err) != 0) std::abort();
    const pid_t child = fork();
    if (child == 0) start(arguments, most, out[1], err[1]);
    close(out[1]);
    close(err[1]);
    if (stop_) stop_(child);
    Ran ran;
    ran.out = all_from(out[0]);
    ran.err = all_from(err[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
  }

  // The same, with a signal once the program has written something into a file of its folder.
  Ran run_until_it_writes(int signal, const std::vector<std::string>& arguments) {
    for (const std::string& file : files()) std::filesystem::remove(work() / file);
    stop_ = [this, signal](pid_t child) {
      while (!has_written()) usleep(1000);
      kill(child, signal);
    };
    Ran ran = run(arguments);
    stop_ = nullptr;
    return ran;
  }

  // The status, one line on stderr that has all of these words, nothing on stdout.
  static void expect_no(const Ran& ran, int status, const std::vector<std::string>& words) {
    EXPECT_EQ(ran.status, status) << ran.err;
    EXPECT_EQ(lines_in(ran.err), 1U) << ran.err;
    for (const std::string& word : words) EXPECT_TRUE(has(ran.err, word)) << word << " in " << ran.err;
    EXPECT_EQ(ran.out, "");
  }

 private:
  bool has_written() const {
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator(work())) {
      if (entry.file_size(gone) > 0 && !gone) return true;
    }
    return false;
  }

  static std::string all_from(int file) {
    std::string text;
    char buffer[4096];
    for (ssize_t got = 0; (got = read(file, buffer, sizeof buffer)) > 0;) {
      text.append(buffer, static_cast<std::size_t>(got));
    }
    close(file);
    return text;
  }

  [[noreturn]] void start(const std::vector<std::string>& arguments, std::size_t most, int out, int err) const {
    const int in = open((folder_ / "in").c_str(), O_RDONLY);
    if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 || dup2(err, STDERR_FILENO) < 0) _exit(126);
    if (chdir(work().c_str()) != 0) _exit(126);
    if (most > 0) {
      const rlimit limit{most, most};
      setrlimit(RLIMIT_FSIZE, &limit);
    }
    std::vector<char*> argv;
    argv.reserve(arguments.size() + 1);
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(argv[0], argv.data());
    _exit(127);
  }

  std::function<void(pid_t)> stop_;
  const testing_support::Folder own_{"cli"};
  const std::filesystem::path folder_ = own_.path();
};

}  // namespace backlot::cli_tests
