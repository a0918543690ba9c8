#include "cli/shells.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/errors.hpp"
#include "games/registry.hpp"

namespace backlot::cli {
namespace {

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

void describe(const CLI::App& app, const std::string& above, std::vector<Described>& out) {
  Described one;
  one.path = above.empty() ? app.get_name() : above + " " + app.get_name();
  one.about = app.get_description();
  one.usage = one.path;
  one.footer = app.get_footer();
  for (const CLI::Option* option : app.get_options()) {
    const std::string about = first_line(option->get_description());
    if (option->get_positional()) {
      one.usage += option->get_required() ? " " : " [";
      one.usage += option->get_name() + (option->get_required() ? "" : "]");
      if (option->get_name() != "game") continue;
      for_each_game([&](auto game) {
        using G = decltype(game);
        one.words.push_back({std::string(G::id), std::string(G::title), false});
      });
      continue;
    }
    for (const std::string& name : option->get_lnames()) {
      one.options.push_back({"--" + name, about, option->get_items_expected_max() > 0});
    }
  }
  const auto all = app.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* sub : all)
    one.subcommands.push_back({sub->get_name(), first_line(sub->get_description()), false});
  if (!all.empty()) one.usage += " SUBCOMMAND";
  if (!one.options.empty()) one.usage += " [OPTIONS]";
  const std::string path = one.path;
  out.push_back(std::move(one));
  for (const CLI::App* sub : all) describe(*sub, path, out);
}

std::string shell_word(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

// For bash and zsh: follows the words before the cursor down to the command they name, which is then in `at`.
std::string walk(const std::vector<Described>& commands, std::string_view words_before) {
  std::string out =
      fmt::format("  local at=backlot word\n  for word in {}; do\n    case \"$at $word\" in\n", words_before);
  for (const Described& one : commands) {
    if (one.path.find(' ') != std::string::npos) out += "      " + shell_word(one.path) + ") at=\"$at $word\" ;;\n";
  }
  return out + "    esac\n  done\n";
}

template <class F>
void for_each_choice(const Described& one, const F& f) {
  for (const auto& each : one.subcommands) f(each);
  for (const auto& each : one.words) f(each);
  for (const auto& each : one.options) f(each);
}

// A line of roff must not begin like one of its commands.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) {
      out += std::string("\\&") + c;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::vector<Described> described(const CLI::App& app) {
  std::vector<Described> all;
  describe(app, "", all);
  return all;
}

std::string bash_completion(const std::vector<Described>& commands) {
  std::string out = "# bash completion for backlot, made by `backlot completion bash`\n_backlot() {\n";
  out += walk(commands, "\"${COMP_WORDS[@]:1:COMP_CWORD-1}\"");
  out += "  local offered=\n  case \"$at\" in\n";
  for (const Described& one : commands) {
    std::string words;
    for_each_choice(one, [&](const Described::Choice& each) { words += (words.empty() ? "" : " ") + each.name; });
    out += "    " + shell_word(one.path) + ") offered=" + shell_word(words) + " ;;\n";
  }
  out += "  esac\n  mapfile -t COMPREPLY < <(compgen -W \"$offered\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n}\n";
  return out + "complete -o default -F _backlot backlot\n";
}

std::string zsh_completion(const std::vector<Described>& commands) {
  std::string out = "#compdef backlot\n# made by `backlot completion zsh`\n_backlot() {\n";
  out += walk(commands, "${words[2,CURRENT-1]}");
  out += "  local -a offered\n  case \"$at\" in\n";
  for (const Described& one : commands) {
    out += "    " + shell_word(one.path) + ") offered=(";
    for_each_choice(one, [&](const Described::Choice& each) { out += shell_word(each.name + ":" + each.about) + " "; });
    out += ") ;;\n";
  }
  return out + "  esac\n  _describe backlot offered || _files\n}\n_backlot \"$@\"\n";
}

std::string fish_completion(const std::vector<Described>& commands) {
  std::string out = "# made by `backlot completion fish`\nfunction __backlot_at\n  set -l at backlot\n";
  out += "  for word in (commandline -opc)[2..-1]\n    switch \"$at $word\"\n      case";
  for (const Described& one : commands) {
    if (one.path.find(' ') != std::string::npos) out += " " + shell_word(one.path);
  }
  out += "\n        set at \"$at $word\"\n    end\n  end\n  test \"$at\" = \"$argv\"\nend\n";
  for (const Described& one : commands) {
    const std::string when = "complete -c backlot -n " + shell_word("__backlot_at " + one.path);
    for (const auto& each : one.subcommands)
      out += when + " -f -a " + each.name + " -d " + shell_word(each.about) + "\n";
    for (const auto& each : one.words) out += when + " -a " + each.name + " -d " + shell_word(each.about) + "\n";
    for (const auto& each : one.options) {
      out += when + " -l " + each.name.substr(2) + (each.takes_value ? " -r" : "") + " -d " + shell_word(each.about) +
             "\n";
    }
  }
  return out;
}

std::string man_page(const std::vector<Described>& commands, std::string_view version) {
  std::string out = fmt::format(".TH BACKLOT 1 \"\" \"backlot {}\" \"User Commands\"\n.SH NAME\nbacklot \\- {}\n",
                                version, roff(commands[0].about));
  out += ".SH SYNOPSIS\n.B backlot\nSUBCOMMAND [OPTIONS]\n.SH COMMANDS\n";
  for (const Described& one : commands) {
    if (&one == commands.data()) continue;
    out += ".SS " + roff(one.usage) + "\n" + roff(one.about) + "\n";
    for (const auto& each : one.options) {
      out += ".TP\n.B " + roff(each.name) + (each.takes_value ? " VALUE" : "") + "\n" + roff(each.about) + "\n";
    }
    if (!one.footer.empty()) out += ".PP\n.nf\n" + roff(one.footer) + "\n.fi\n";
  }
  return out + ".SH EXIT STATUS\n0 success, 1 the thing asked failed, 2 the request makes no sense.\n";
}

void add_completion(Command& command, const CLI::App& app, int& status) {
  auto shell = std::make_shared<std::string>();
  Command own =
      command.add_subcommand("completion", "Print what lets a shell complete the commands: bash, zsh or fish");
  own.add_option("shell", *shell, "bash, zsh or fish").required();
  own.footer("Example:\n  backlot completion bash > /etc/bash_completion.d/backlot");
  own.callback([&app, &status, shell] {
    const std::vector<Described> all = described(app);
    if (*shell == "bash") {
      fmt::print("{}", bash_completion(all));
    } else if (*shell == "zsh") {
      fmt::print("{}", zsh_completion(all));
    } else if (*shell == "fish") {
      fmt::print("{}", fish_completion(all));
    } else {
      throw Nonsense("unknown shell '" + *shell + "'; the shells are: bash, zsh, fish");
    }
    status = 0;
  });
}

void add_man(Command& command, const CLI::App& app, int& status) {
  Command own = command.add_subcommand("man", "Print the manual as a man page");
  own.footer("Example:\n  backlot man > backlot.1");
  own.callback([&app, &status] {
    fmt::print("{}", man_page(described(app), BACKLOT_VERSION));
    status = 0;
  });
}

}  // namespace backlot::cli
