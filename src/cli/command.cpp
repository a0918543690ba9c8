#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace backlot::cli {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::capture_default_str() {
  option_->capture_default_str();
  return *this;
}

Option& Option::allow_extra_args(bool several) {
  option_->allow_extra_args(several);
  return *this;
}

Option& Option::expected(int count, const std::string& called) {
  option_->expected(count)->type_name(called);
  return *this;
}

Command Command::add_subcommand(const std::string& name, const std::string& about) {
  return Command(*app_->add_subcommand(name, about));
}

void Command::require_subcommand() { app_->require_subcommand(1); }

template <class Value>
Option Command::add_option(const std::string& name, Value& value, const std::string& about) {
  return Option(*app_->add_option(name, value, about));
}
template Option Command::add_option(const std::string&, std::string&, const std::string&);
template Option Command::add_option(const std::string&, std::vector<std::string>&, const std::string&);
template Option Command::add_option(const std::string&, int&, const std::string&);
template Option Command::add_option(const std::string&, std::uint32_t&, const std::string&);
template Option Command::add_option(const std::string&, long long&, const std::string&);
template Option Command::add_option(const std::string&, std::optional<long long>&, const std::string&);

void Command::add_flag(const std::string& name, bool& value, const std::string& about) {
  app_->add_flag(name, value, about);
}

void Command::footer(const std::string& text) { app_->footer(text); }

void Command::callback(std::function<void()> run) { app_->callback(std::move(run)); }

}  // namespace backlot::cli
