// The command line as subcommands see it: named as in CLI11, which reads it, but compiled once. In every subcommand
// CLI11 would take longer to compile than most of them.
#pragma once
#include <functional>
#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace backlot::cli {

class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}
  Option& required();
  Option& capture_default_str();           // the help shows what it is by default
  Option& allow_extra_args(bool several);  // after one name; or the name again for each
  Option& expected(int count, const std::string& called);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App& app) : app_(&app) {}
  Command add_subcommand(const std::string& name, const std::string& about);
  void require_subcommand();
  // `value` must outlive the command. Texts and lists of them, whole numbers, and those that may be missing.
  template <class Value>
  Option add_option(const std::string& name, Value& value, const std::string& about);
  void add_flag(const std::string& name, bool& value, const std::string& about);
  void footer(const std::string& text);
  // Runs when the command was chosen and all it was given makes sense.
  void callback(std::function<void()> run);

 private:
  CLI::App* app_;
};

}  // namespace backlot::cli
