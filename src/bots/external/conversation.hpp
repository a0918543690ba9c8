// The talk with a program that plays one seat of one game: docs/bots.md, host's side. It knows lines and
// times, no game.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/external/faults.hpp"
#include "bots/external/process.hpp"
#include "json/node.hpp"

namespace backlot::bots {

inline constexpr std::uint32_t bot_protocol = 1;

// How a program is asked for: "./mybot --fast", "500ms:./mybot".
struct Contract {
  std::string command;
  std::uint32_t milliseconds = 1000;  // for a decision
  std::shared_ptr<Faults> faults;

  static constexpr std::uint32_t most_milliseconds = 600'000;
  static std::optional<Contract> from(std::string_view text);
};

class Conversation {
 public:
  // What happened, to go along with the next decision: an item of the seat's stream.
  void hear(std::string_view item);

  struct Question {
    Seat seat{};
    std::string hello;  // fields of the greeting, for the case that it is the first question
    std::string view;
    std::string decision;
  };
  struct Answer {
    json::Node action;              // null: none, thank you
    std::optional<json::Node> say;  // something for everybody to hear
  };
  // Nothing when there is no sensible answer.
  std::optional<Answer> ask(const Contract& contract, const Question& question);
  // The last answer was no answer to that question.
  void refuse(const Contract& contract, Seat seat, const std::string& why);
  // Something was wrong with it that costs nothing.
  void complain(const Contract& contract, Seat seat, const std::string& why) const;
  // The game is over; outcome as JSON.
  void end(const std::string& outcome);

 private:
  // With so many faults in one game a program is shown the door.
  static constexpr std::uint32_t most_faults = 3;
  // The first decision has so many times the time, for starting up.
  static constexpr std::uint32_t first_takes = 6;

  std::optional<Answer> answer(const Contract& contract, Seat seat, Process::Clock::time_point until);
  void dismiss(const Contract& contract, Seat seat, const std::string& why);
  std::string take_items();

  std::unique_ptr<Process> process_;
  bool dismissed_ = false;
  std::uint32_t number_ = 0;  // of the question
  std::uint32_t faults_ = 0;
  std::string items_;
};

}  // namespace backlot::bots
