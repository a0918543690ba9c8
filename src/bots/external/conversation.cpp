#include "bots/external/conversation.hpp"

#include <charconv>

#include "json/lookup.hpp"
#include "json/write.hpp"

namespace backlot::bots {

std::optional<Contract> Contract::from(std::string_view text) {
  Contract contract;
  std::uint32_t limit = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), limit);
  const std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
  if (error == std::errc() && rest.starts_with("ms:")) {
    if (limit == 0 || limit > most_milliseconds) return std::nullopt;
    contract.milliseconds = limit;
    text = rest.substr(3);
  }
  if (text.find_first_not_of(' ') == std::string_view::npos) return std::nullopt;
  contract.command = text;
  return contract;
}

void Conversation::hear(std::string_view item) {
  if (dismissed_) return;
  if (!items_.empty()) items_ += ",";
  items_ += item;
}

std::string Conversation::take_items() { return "[" + std::exchange(items_, {}) + "]"; }

std::optional<Conversation::Answer> Conversation::ask(const Contract& contract, const Question& question) {
  ++number_;
  if (dismissed_) return std::nullopt;
  const bool first = process_ == nullptr;
  const auto until =
      Process::Clock::now() + std::chrono::milliseconds(contract.milliseconds) * (first ? first_takes : 1);
  if (first) {
    process_ = std::make_unique<Process>(contract.command);
    if (!process_->why_not().empty()) {
      dismiss(contract, question.seat, "it does not start (" + process_->why_not() + ")");
      return std::nullopt;
    }
  }
  const std::string time = std::to_string(contract.milliseconds);
  const std::string line = "{\"type\":\"decision\",\"number\":" + std::to_string(number_) + ",\"time_ms\":" + time +
                           ",\"events\":" + take_items() + ",\"view\":" + question.view +
                           ",\"decision\":" + question.decision + "}";
  const bool told = (!first || process_->tell("{\"type\":\"hello\",\"version\":" + std::to_string(bot_protocol) +
                                                  question.hello + ",\"time_ms\":" + time + "}",
                                              until)) &&
                    process_->tell(line, until);
  if (!told) {
    dismiss(contract, question.seat, "it has ended or does not read");
    return std::nullopt;
  }
  return answer(contract, question.seat, until);
}

std::optional<Conversation::Answer> Conversation::answer(const Contract& contract, Seat seat,
                                                         Process::Clock::time_point until) {
  std::string line;
  for (;;) {
    switch (process_->listen(line, until)) {
      case Process::Heard::late:
        refuse(contract, seat, "no answer within " + std::to_string(contract.milliseconds) + " ms");
        return std::nullopt;
      case Process::Heard::gone: dismiss(contract, seat, "it has ended"); return std::nullopt;
      case Process::Heard::too_long:
        dismiss(contract, seat, "a line of more than " + std::to_string(Process::longest_line) + " bytes");
        return std::nullopt;
      case Process::Heard::line: break;
    }
    auto parsed = json::parse(line, 1, {.bytes = Process::longest_line, .depth = 8, .keys = 32});
    const auto* const said = std::get_if<json::Node>(&parsed);
    const std::uint32_t number = said == nullptr ? 0 : json::number_of(*said, "number");
    if (number > 0 && number < number_) continue;  // the late answer to another question
    const json::Node* const action = said == nullptr ? nullptr : said->find("action");
    if (number == number_ && action != nullptr) {
      const json::Node* const say = said->find("say");
      const bool silent = say == nullptr || say->kind == json::Node::Kind::null;
      return Answer{*action, silent ? std::nullopt : std::optional(*say)};
    }
    refuse(contract, seat, "this is no answer: " + json::in_quotes(line));
    return std::nullopt;
  }
}

void Conversation::refuse(const Contract& contract, Seat seat, const std::string& why) {
  if (++faults_ >= most_faults) return dismiss(contract, seat, why);
  contract.faults->report(seat, number_, why + "; the mildest choice is played");
}

void Conversation::complain(const Contract& contract, Seat seat, const std::string& why) const {
  contract.faults->report(seat, number_, why);
}

void Conversation::dismiss(const Contract& contract, Seat seat, const std::string& why) {
  contract.faults->report(seat, number_, why + "; the mildest choices are played to the end of this game");
  dismissed_ = true;
  items_.clear();
  process_.reset();
}

void Conversation::end(const std::string& outcome) {
  if (process_ == nullptr) return;
  process_->tell("{\"type\":\"over\",\"events\":" + take_items() + ",\"outcome\":" + outcome + "}",
                 Process::Clock::now() + std::chrono::milliseconds(100));
  process_.reset();
}

}  // namespace backlot::bots
