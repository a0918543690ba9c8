#include "terminal/play/screen.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace backlot::terminal {

namespace {

volatile sig_atomic_t interrupted = 0;

void interrupt(int /*signal*/) { interrupted = 1; }

// Without SA_RESTART a waiting read returns, and the game is saved like at the end of input.
void catch_signals() {
  struct sigaction action{};
  action.sa_handler = interrupt;
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaction(number, &action, nullptr);
}

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(" \t\r") - from + 1));
}

}  // namespace

Screen::Screen(std::FILE* out)
    : out_(out), paint_(Paint::for_stream(out)), terminal_(isatty(STDIN_FILENO) != 0 && isatty(fileno(out)) != 0) {
  catch_signals();
}

void Screen::print(std::string_view text) { fmt::print(out_, "{}", text); }

void Screen::note(std::string_view text) {
  if (!terminal_) return;
  fmt::print(out_, "{}\n", text);
  std::fflush(out_);
}

void Screen::clear() {
  if (!terminal_) return print("\n");
  const char* term = std::getenv("TERM");
  if (term == nullptr || std::string_view(term) == "dumb") return print(std::string(60, '\n'));
  print("\x1b[H\x1b[2J\x1b[3J");
}

std::optional<std::string> Screen::ask(std::string_view prompt) {
  print(prompt);
  std::fflush(out_);
  while (true) {
    const std::size_t end = rest_.find('\n');
    if (end != std::string::npos) {
      std::string line = trimmed(std::string_view(rest_).substr(0, end));
      rest_.erase(0, end + 1);
      if (!terminal_) print(line + "\n");  // so that a transcript shows what was answered
      return line;
    }
    char buffer[512];
    const ssize_t got = interrupted != 0 ? 0 : read(STDIN_FILENO, buffer, sizeof buffer);
    if (got > 0) {
      rest_.append(buffer, static_cast<std::size_t>(got));
      continue;
    }
    if (got < 0 && errno == EINTR && interrupted == 0) continue;
    print("\n");
    if (rest_.empty()) return std::nullopt;
    std::string line = trimmed(rest_);  // a last line without its end
    rest_.clear();
    return line;
  }
}

}  // namespace backlot::terminal
