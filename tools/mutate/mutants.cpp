#include "mutate/mutants.hpp"

#include <array>
#include <map>
#include <utility>

namespace mutate {

using house::is_word;

namespace {

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(' ') - from + 1));
}

bool is_number(char c) { return c >= '0' && c <= '9'; }

// Ids such as C37-24, written as in test names.
std::set<std::string> ids_in(std::string_view text) {
  std::set<std::string> ids;
  for (std::size_t at = 0; at + 4 < text.size(); ++at) {
    const bool starts = at == 0 || !is_word(text[at - 1]);
    if (!starts || text[at] < 'A' || text[at] > 'Z') continue;
    std::size_t joint = at;
    while (joint < text.size() && is_word(text[joint])) ++joint;
    if (joint - at < 2 || joint - at > 4 || joint == text.size() || text[joint] != '-') continue;
    std::size_t end = joint + 1;
    while (end < text.size() && is_number(text[end])) ++end;
    if (end == joint + 1) continue;
    std::string id(text.substr(at, end - at));
    id[joint - at] = '_';
    if (id != "SHA_256" && id != "UTF_8") ids.insert(id);
  }
  return ids;
}

// The last line of the statement or block that starts at `line`.
std::size_t end_of_statement(const std::vector<std::string>& code, std::size_t line) {
  int round = 0;
  int curly = 0;
  for (std::size_t i = line; i < code.size(); ++i) {
    for (const char c : code[i]) {
      if (c == '(') ++round;
      if (c == ')') --round;
      if (c == '{') ++curly;
      if (c == '}') --curly;
      if (curly == 0 && round == 0 && (c == ';' || c == '}')) return i;
      if (curly < 0) return i;
    }
  }
  return line;
}

using Change = std::pair<std::string_view, std::string_view>;

// Operators stand between spaces: the sources are formatted.
constexpr std::array<Change, 17> operators{{{" < ", " <= "},
                                            {" <= ", " < "},
                                            {" > ", " >= "},
                                            {" >= ", " > "},
                                            {" == ", " != "},
                                            {" != ", " == "},
                                            {" && ", " || "},
                                            {" || ", " && "},
                                            {" + ", " - "},
                                            {" - ", " + "},
                                            {" * ", " + "},
                                            {" % ", " / "},
                                            {" += ", " -= "},
                                            {" -= ", " += "},
                                            {" ? ", " && false ? "},
                                            {" ? ", " || true ? "},
                                            {"(!", "("}}};

std::string with(const std::string& line, std::size_t at, std::size_t size, std::string_view text) {
  std::string out = line;
  out.replace(at, size, text);
  return out;
}

// `if (x)` that never or always holds.
void break_condition(const std::string& line, const std::string& code, std::vector<std::string>& out) {
  const std::size_t at = code.find("if (");
  if (at == std::string::npos || code.find("if constexpr") != std::string::npos) return;
  std::size_t end = at + 4;
  for (int depth = 1; end < code.size(); ++end) {
    if (code[end] == '(') ++depth;
    if (code[end] == ')' && --depth == 0) break;
  }
  if (end == code.size() || code.substr(at, end - at).find("; ") != std::string::npos) return;
  const std::string condition = line.substr(at + 4, end - at - 4);
  out.push_back(with(line, at + 4, condition.size(), "false && (" + condition + ")"));
  out.push_back(with(line, at + 4, condition.size(), "true || (" + condition + ")"));
}

void break_numbers(const std::string& line, const std::string& code, std::vector<std::string>& out) {
  for (std::size_t at = 0; at < code.size(); ++at) {
    if (!is_number(code[at]) || (at > 0 && (is_word(code[at - 1]) || code[at - 1] == '.'))) continue;
    std::size_t end = at;
    while (end < code.size() && is_number(code[end])) ++end;
    const bool plain = end == code.size() || !is_word(code[end]) || code.compare(end, 1, "U") == 0;
    if (plain && end - at < 9) {
      const long value = std::stol(code.substr(at, end - at));
      out.push_back(with(line, at, end - at, std::to_string(value + 1)));
      if (value > 0) out.push_back(with(line, at, end - at, std::to_string(value - 1)));
    }
    at = end;
  }
}

void break_return(const std::string& line, const std::string& code, std::vector<std::string>& out) {
  const std::size_t at = code.find("return ");
  const std::size_t end = code.find(';', at == std::string::npos ? 0 : at);
  if (at == std::string::npos || end == std::string::npos) return;
  if (code.substr(at + 7, end - at - 7) != "{}") out.push_back(with(line, at + 7, end - at - 7, "{}"));
}

// A call, an assignment or a step by one, on a line of its own.
void delete_statement(const std::string& line, const std::string& code, std::vector<std::string>& out) {
  const std::string statement = trimmed(code);
  if (statement.empty() || statement.back() != ';') return;
  const bool does_something = statement.find('(') != std::string::npos || statement.find(" = ") != std::string::npos ||
                              statement.find("= ") != std::string::npos || statement.starts_with("++") ||
                              statement.starts_with("--");
  if (!does_something) return;
  for (const std::string_view no : {"return", "const ", "constexpr", "static", "using", "auto ", "case ", "if (",
                                    "for (", "while (", "}", "inline"}) {
    if (statement.starts_with(no)) return;
  }
  const std::size_t at = code.find_first_not_of(' ');
  out.push_back(with(line, at, statement.size(), ";"));
}

}  // namespace

std::vector<Carrier> carriers_in(const std::string& text) {
  const auto lines = house::lines_of(text);
  const auto code = house::lines_of(house::code_of(text));
  std::map<std::size_t, std::set<std::string>> found;
  std::set<std::string> above;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t comment = lines[i].find("//");
    const auto ids = ids_in(lines[i]);
    if (trimmed(code[i]).empty()) {
      if (comment == std::string::npos) above.clear();
      above.insert(ids.begin(), ids.end());
      continue;
    }
    const std::string start = trimmed(code[i]);
    if (!above.empty() && !start.starts_with("#") && !start.starts_with("namespace")) {
      const std::size_t end = end_of_statement(code, i);
      for (std::size_t at = i; at <= end; ++at) found[at].insert(above.begin(), above.end());
    }
    above.clear();
    if (!ids.empty()) found[i].insert(ids.begin(), ids.end());
  }
  std::vector<Carrier> carriers;
  for (auto& [line, clauses] : found) carriers.push_back({line, std::move(clauses)});
  return carriers;
}

std::vector<std::string> ways_to_break(const std::string& line) {
  std::vector<std::string> out;
  const std::string code = house::code_of(line);
  // An assertion is no rule, and a template's head has nothing to break.
  if (trimmed(code).starts_with("expect(") || trimmed(code).starts_with("static_assert")) return out;
  if (trimmed(code).starts_with("template <")) return out;
  for (const auto& [from, to] : operators) {
    for (std::size_t at = code.find(from); at != std::string::npos; at = code.find(from, at + 1)) {
      out.push_back(with(line, at, from.size(), to));
    }
  }
  for (const auto& [from, to] : {Change{"true", "false"}, Change{"false", "true"}}) {
    const std::size_t at = code.find(from);
    if (at != std::string::npos && house::has_word(code, from)) out.push_back(with(line, at, from.size(), to));
  }
  break_condition(line, code, out);
  break_numbers(line, code, out);
  break_return(line, code, out);
  delete_statement(line, code, out);
  std::set<std::string> seen{line};
  std::erase_if(out, [&](const std::string& way) { return !seen.insert(way).second; });
  return out;
}

std::vector<Mutant> mutants_in(const house::Path& root, const house::Path& file, Scope scope) {
  std::vector<Mutant> mutants;
  const std::string text = house::read(file);
  const auto lines = house::lines_of(text);
  std::vector<Carrier> carriers = carriers_in(text);
  if (scope == Scope::whole) {
    carriers.clear();
    for (std::size_t i = 0; i < lines.size(); ++i) carriers.push_back({i, {}});
  }
  for (const Carrier& carrier : carriers) {
    const std::string& line = lines[carrier.line];
    for (std::string& way : ways_to_break(line)) {
      mutants.push_back(
          {std::filesystem::relative(file, root).string(), carrier.line + 1, line, std::move(way), carrier.clauses});
    }
  }
  return mutants;
}

}  // namespace mutate
