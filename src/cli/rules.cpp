// backlot rules GAME [CLAUSE]: the clauses, and where one is enforced and tested.
#include <fmt/core.h>

#include <memory>

#include "cli/game_options.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "terminal/rules_text.hpp"
#include "terminal/text.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Request {
  std::string game;
  std::string clause;
  bool json = false;
};

template <class F>
void for_each_line(std::string_view lines, const F& f) {
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    f(lines.substr(0, end));
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
}

// Told apart by the word, and by colour where there is some.
Colour colour_of(std::string_view kind) {
  if (kind == "ruling") return Colour::yellow;
  return kind == "content" ? Colour::cyan : Colour::green;
}

std::string_view meaning_of(std::string_view kind) {
  if (kind == "ruling") return "the book is silent or contradicts itself, and we decided";
  if (kind == "content") return "our reconstruction of a printed component; another content pack can replace it";
  return "the printed rulebook says so";
}

void print_all(const Request& request) {
  const Paint paint = Paint::for_stream(stdout);
  for (const RuleBook& book : rule_books()) {
    if (book.game != request.game) continue;
    fmt::print("{}\n\n", paint(Colour::bold, book.title));
    for_each_line(book.intro, [](std::string_view line) { fmt::print("{}\n", wrapped(line, 80, 0)); });
  }
  std::string_view section;
  for (const RuleText& rule : rule_texts()) {
    if (rule.game != request.game) continue;
    if (rule.section != section) fmt::print("\n{}\n", paint(Colour::bold, rule.section));
    section = rule.section;
    fmt::print("{} {} {}\n", padded(std::string(rule.id), 7),
               paint(colour_of(rule.kind), padded(std::string(rule.kind), 7)), wrapped(rule.text, 80, 16));
  }
}

void print_places(std::string_view heading, std::string_view places) {
  if (places.empty()) {
    fmt::print("{}: nowhere by its number\n", heading);
    return;
  }
  fmt::print("{}:\n", heading);
  for_each_line(places, [](std::string_view place) { fmt::print("  {}\n", place); });
}

void print_one(const RuleText& rule) {
  const Paint paint = Paint::for_stream(stdout);
  fmt::print("{} ({})\n", paint(Colour::bold, rule.id), rule.section);
  fmt::print("{}\n", wrapped(rule.text, 80, 0));
  fmt::print("{}: {}\n", paint(colour_of(rule.kind), rule.kind), meaning_of(rule.kind));
  print_places("enforced", rule.enforced);
  print_places("tested", rule.tested);
}

struct ClauseRow {
  std::string id;
  std::string kind;
  std::string section;
  std::string text;
  std::vector<std::string> enforced;
  std::vector<std::string> tested;
};
struct RulesRow {
  std::string game;
  std::vector<ClauseRow> clauses;
};

void fields(Is<ClauseRow> auto& x, const auto& visit) {
  visit("id", x.id);
  visit("kind", x.kind);
  visit("section", x.section);
  visit("text", x.text);
  visit("enforced", x.enforced);
  visit("tested", x.tested);
}
void fields(Is<RulesRow> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("clauses", x.clauses);
}

ClauseRow row_for(const RuleText& rule) {
  ClauseRow row{
      std::string(rule.id), std::string(rule.kind), std::string(rule.section), std::string(rule.text), {}, {}};
  for_each_line(rule.enforced, [&](std::string_view place) { row.enforced.emplace_back(place); });
  for_each_line(rule.tested, [&](std::string_view place) { row.tested.emplace_back(place); });
  return row;
}

const RuleText& wanted_rule(const Request& request) {
  const RuleText* rule = find_rule(request.clause);
  if (rule != nullptr && rule->game == request.game) return *rule;
  std::string_view first;
  std::string_view last;
  for (const RuleText& known : rule_texts()) {
    if (known.game != request.game) continue;
    if (first.empty()) first = known.id;
    last = known.id;
  }
  throw Nonsense(fmt::format("{} has no clause {}; they are numbered {} to {}, with gaps: backlot rules {}",
                             request.game, json::in_quotes(request.clause), first, last, request.game));
}

void run(const Request& request) {
  for_game(request.game, [](auto /*game*/) {});
  if (!request.clause.empty()) {
    const RuleText& rule = wanted_rule(request);
    if (!request.json) return print_one(rule);
    fmt::print("{}\n", json::write(json::NoContent{}, row_for(rule)));
    return;
  }
  if (!request.json) return print_all(request);
  RulesRow rows{request.game, {}};
  for (const RuleText& rule : rule_texts()) {
    if (rule.game == request.game) rows.clauses.push_back(row_for(rule));
  }
  fmt::print("{}\n", json::write(json::NoContent{}, rows));
}

}  // namespace

void add_rules(Command& app, int& /*status*/) {
  Command rules = app.add_subcommand("rules", "The clauses of a game, or one with where it is enforced and tested");
  rules.footer("Examples:\n  backlot rules cinecitta\n  backlot rules cinecitta C37-24");
  auto request = std::make_shared<Request>();
  rules.add_option("game", request->game, "The game").required();
  rules.add_option("clause", request->clause, "One clause, such as C37-24");
  rules.add_flag("--json", request->json, "Print JSON");
  rules.callback([request] { run(*request); });
}

}  // namespace backlot::cli
