// A child process that is spoken to in lines. Whatever it does, the one who asks goes on: every call has
// a deadline, no write raises a signal, and when the object goes so do the process and its children.
#pragma once
#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace backlot::bots {

class Process {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t longest_line = std::size_t{64} << 10U;

  // Words by spaces, no shell: the program, looked for like a shell does, and its arguments.
  explicit Process(std::string_view command);
  // Ends it: its input is closed, and when it has not left soon after it is killed.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Why it did not start; empty when it did.
  const std::string& why_not() const { return why_not_; }

  enum class Heard : std::uint8_t { line, late, gone, too_long };
  // False when it takes nothing more, before the deadline.
  bool tell(std::string_view line, Clock::time_point until);
  // The next line it says, without its end.
  Heard listen(std::string& line, Clock::time_point until);

  // Whether that program could be started, without starting it.
  static bool is_program(std::string_view command);

 private:
  bool wait_for(short what, Clock::time_point until) const;

  pid_t pid_ = -1;
  int socket_ = -1;
  std::string why_not_;
  std::string rest_;  // said, not yet listened to
};

}  // namespace backlot::bots
