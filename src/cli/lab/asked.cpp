#include "cli/lab/asked.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/beside.hpp"
#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/game_options.hpp"
#include "cli/seating.hpp"

namespace backlot::cli {

namespace {

constexpr long long most_games = 10'000'000'000;

// As a shell wants it.
std::string quoted(const std::string& word) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+.,:/=%@";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

}  // namespace

std::string command_again() {
  std::string text = "backlot";
  for (const std::string& word : words_of_the_result()) text += " " + quoted(word);
  return text;
}

void Outputs::add_to(Command& app) {
  app.add_option("--html", html, "Write the report as one page into this file; it needs no network");
  app.add_option("--csv", csv, "Write all its tables into this file, one line for each cell");
  app.add_flag("--json", json, "Print it as JSON");
}

void Outputs::check() const {
  if (!html.empty()) page();
}

std::string Outputs::page() const {
  const std::string path = beside_program("lab/index.html");
  if (!std::filesystem::exists(path)) {
    throw Failure(fmt::format("there is no page for reports in '{}'; `make build` makes it", path));
  }
  return input_file(path);
}

void Outputs::write(const lab::Document& document) const {
  if (!html.empty()) {
    const auto whole = lab::html_of(document, page());
    if (!whole) throw Failure("the page for reports has no place for a report; `make build` makes it anew");
    save_file(html, *whole);
  }
  if (!csv.empty()) save_file(csv, lab::csv_of(document));
  if (json) {
    fmt::print("{}\n", lab::json_of(document));
  } else {
    fmt::print("{}", lab::text_of(document));
  }
}

void LabGames::add_to(Command& app, const std::string& about_players, long long usual_games) {
  games = usual_games;
  app.add_option("GAME", game, "Which game").required();
  app.add_option("--players", players, about_players);
  app.add_option("--games", games, fmt::format("How many games of each kind ({})", usual_games));
  app.add_option("--bots", bots, "Who plays: one name for all seats, or one for each");
  app.add_option("--seed", seed, "Where chance starts (1)");
  app.add_option("--threads", threads, "How many threads (one for each core)");
  app.add_option("--option", settings, "NAME=VALUE, again for each option of the game").allow_extra_args(false);
  app.add_option("--content", content, "A content pack instead of the standard one");
  outputs.add_to(app);
  division.add_to(app);
}

void LabGames::check() const {
  check_range("--games", games, 1, most_games);
  check_threads(threads);
  if (division.is_portion() && (!outputs.html.empty() || !outputs.csv.empty())) {
    throw Nonsense("a portion has no report; give --html and --csv to \"backlot lab merge\"");
  }
  outputs.check();
}

std::vector<std::size_t> LabGames::player_counts(std::size_t least, std::size_t most) const {
  std::vector<std::size_t> counts;
  const auto wrong = [&] {
    return Nonsense(fmt::format("--players {} makes no sense; write {}, {}-{} or a list by commas",
                                json::in_quotes(players), least, least, most));
  };
  for (const std::string& part : split_commas(players)) {
    const std::size_t dash = part.find('-');
    std::size_t from = 0;
    if (!parse_value(std::string_view(part).substr(0, dash), from)) throw wrong();
    std::size_t to = from;
    if (dash != std::string::npos && !parse_value(std::string_view(part).substr(dash + 1), to)) throw wrong();
    if (from < least || to > most || from > to) throw wrong();
    for (std::size_t count = from; count <= to; ++count) counts.push_back(count);
  }
  std::sort(counts.begin(), counts.end());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

}  // namespace backlot::cli
