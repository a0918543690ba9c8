// play on a terminal of its own: colour where there is some, none where it is not wanted.
#include <pty.h>

#include <regex>

#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Terminal : public Program {
 protected:
  // What appears on an 80x24 terminal until the game waits for the second answer and is left.
  std::string shown(const std::vector<std::pair<std::string, std::string>>& environment) const {
    const winsize size{24, 80, 0, 0};
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
      unsetenv("NO_COLOR");
      for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
      if (chdir(work().c_str()) != 0) _exit(126);
      execl(BACKLOT_BINARY_DIR "/backlot", "backlot", "play", "cinecitta", "--seed", "7", nullptr);
      _exit(127);
    }
    const std::string input = "1 0\nquit\n";
    EXPECT_EQ(write(terminal, input.data(), input.size()), static_cast<ssize_t>(input.size()));
    std::string text;
    char buffer[4096];
    for (ssize_t got = 0; (got = read(terminal, buffer, sizeof buffer)) > 0;) {
      text.append(buffer, static_cast<std::size_t>(got));
    }
    close(terminal);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_TRUE(has(text, "Which card goes into your folder")) << text;
    return text;
  }

  static std::size_t colours_in(const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find("\x1b["); at != std::string::npos; at = text.find("\x1b[", at + 1)) {
      const std::size_t end = text.find_first_not_of("0123456789;", at + 2);
      if (end != std::string::npos && text[end] == 'm') ++count;
    }
    return count;
  }
};

}  // namespace

TEST_F(Terminal, colour_and_a_clear_screen_where_the_terminal_has_them) {
  const std::string text = shown({{"TERM", "xterm-256color"}});
  EXPECT_GT(colours_in(text), 20U);
  EXPECT_TRUE(has(text, "\x1b[2J\x1b[3J"));
}

TEST_F(Terminal, no_color_is_respected) {
  EXPECT_EQ(colours_in(shown({{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}})), 0U);
}

TEST_F(Terminal, a_dumb_terminal_gets_no_escapes) { EXPECT_FALSE(has(shown({{"TERM", "dumb"}}), "\x1b")); }

// Games done, the rate and the time left, until somebody stops it; what was counted is kept.
TEST_F(Terminal, a_long_run_shows_its_progress_and_leaves_what_can_be_resumed) {
  const winsize size{24, 120, 0, 0};
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
  if (child == 0) {
    if (chdir(work().c_str()) != 0) _exit(126);
    execl(BACKLOT_BINARY_DIR "/backlot", "backlot", "simulate", "cinecitta", "--games", "1000000", "--bots",
          "search:20", "--threads", "1", "--portion", "1/2", "--tally", "t", nullptr);
    _exit(127);
  }
  const std::regex line("of 500,000 games, [0-9.,]+ a second, ([0-9]+ h )?([0-9]+ min ?)?([0-9]+ s)? ?left");
  std::string text;
  bool stopped = false;
  char buffer[4096];
  for (ssize_t got = 0; (got = read(terminal, buffer, sizeof buffer)) > 0;) {
    text.append(buffer, static_cast<std::size_t>(got));
    if (!stopped && std::regex_search(text, line)) {
      stopped = true;
      kill(child, SIGTERM);
    }
  }
  close(terminal);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 1) << text;
  EXPECT_TRUE(stopped) << text;
  EXPECT_TRUE(has(text_in(work() / "t"), "\"finished\":false"));
}
