#include "lab/document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "json/write.hpp"

namespace backlot::lab {

namespace {

constexpr std::array<std::string_view, 5> as_names{"text", "count", "percent", "points", "number"};
constexpr std::array<std::string_view, 4> chart_names{"bars", "lines", "intervals", "heat"};

// A JSON object or list being written.
class Writer {
 public:
  explicit Writer(std::string& out) : out_(out) {}
  template <class F>
  void within(char open, char close, const F& f) {
    out_ += open;
    first_ = true;
    f();
    out_ += close;
    first_ = false;
  }
  template <class F>
  void object(const F& f) {
    within('{', '}', f);
  }
  template <class Items, class F>
  void list(const Items& items, const F& f) {
    within('[', ']', [&] {
      for (const auto& item : items) {
        next();
        f(item);
      }
    });
  }
  void key(std::string_view name) {
    next();
    json::append_text(out_, name);
    out_ += ':';
    first_ = true;
  }
  void text(std::string_view name, std::string_view value) {
    key(name);
    put(value);
  }
  void put(std::string_view value) {
    json::append_text(out_, value);
    first_ = false;
  }
  void put(double value) {
    json::append_number(out_, value);
    first_ = false;
  }
  void number(std::string_view name, double value) {
    key(name);
    put(value);
  }
  void sentences(const std::vector<std::string>& all) {
    key("sentences");
    list(all, [&](const std::string& each) { put(each); });
  }

 private:
  void next() {
    if (!first_) out_ += ',';
    first_ = false;
  }
  std::string& out_;
  bool first_ = true;
};

void write(Writer& to, const Chart& chart) {
  to.object([&] {
    to.text("kind", chart_names[static_cast<std::size_t>(chart.kind)]);
    to.text("across", chart.across);
    to.key("series");
    to.list(chart.series, [&](const Chart::Series& series) {
      to.object([&] {
        to.number("value", static_cast<double>(series.value));
        if (series.low) to.number("low", static_cast<double>(*series.low));
        if (series.high) to.number("high", static_cast<double>(*series.high));
      });
    });
    if (chart.line) {
      to.number("line", *chart.line);
      to.text("line_name", chart.line_name);
    }
    if (chart.least) to.number("least", *chart.least);
    if (chart.most) to.number("most", *chart.most);
  });
}

void write(Writer& to, const Sheet& table) {
  to.object([&] {
    to.text("id", table.id);
    to.text("title", table.title);
    to.text("about", table.about);
    to.key("columns");
    to.list(table.columns, [&](const Column& column) {
      to.object([&] {
        to.text("name", column.name);
        to.text("as", name_of(column.as));
      });
    });
    to.key("rows");
    to.list(table.rows, [&](const std::vector<Cell>& row) {
      to.list(row, [&](const Cell& cell) { cell.text ? to.put(*cell.text) : to.put(cell.number); });
    });
    if (table.chart) {
      to.key("chart");
      write(to, *table.chart);
    }
  });
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

std::string number_text(double number) {
  std::string text;
  json::append_number(text, number);
  return text == "null" ? "" : text;
}

std::string shown(const Cell& cell, As as) {
  if (cell.text) return *cell.text;
  if (std::isnan(cell.number)) return "-";
  switch (as) {
    case As::count: return fmt::format("{:.0f}", cell.number);
    case As::percent: return fmt::format("{:.1f}%", 100 * cell.number);
    case As::points: return fmt::format("{:+.1f}", 100 * cell.number);
    default: return fmt::format("{:.4g}", cell.number);
  }
}

// UTF-8 letters, not bytes.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void print(std::string& out, const Sheet& table) {
  std::vector<std::size_t> widths;
  std::vector<std::vector<std::string>> lines{{}};
  for (const Column& column : table.columns) lines[0].push_back(column.name);
  for (const auto& row : table.rows) {
    lines.emplace_back();
    for (std::size_t i = 0; i < row.size(); ++i) lines.back().push_back(shown(row[i], table.columns[i].as));
  }
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    std::size_t width = 0;
    for (const auto& line : lines) width = std::max(width, width_of(line[i]));
    widths.push_back(width);
  }
  out += "\n" + table.title + "\n";
  for (const auto& line : lines) {
    out += " ";
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string blank(widths[i] - width_of(line[i]), ' ');
      out += " " + (table.columns[i].as == As::text ? line[i] + blank : blank + line[i]) + " ";
    }
    while (out.back() == ' ') out.pop_back();
    out += "\n";
  }
}

}  // namespace

std::string_view name_of(As as) { return as_names[static_cast<std::size_t>(as)]; }

std::string json_of(const Document& document) {
  std::string out;
  Writer to(out);
  to.object([&] {
    to.text("report", document.kind);
    to.text("game", document.game);
    to.text("title", document.title);
    to.key("facts");
    to.object([&] {
      for (const auto& [name, value] : document.facts) to.text(name, value);
    });
    to.sentences(document.sentences);
    to.key("parts");
    to.list(document.parts, [&](const Part& part) {
      to.object([&] {
        to.text("id", part.id);
        to.text("title", part.title);
        to.sentences(part.sentences);
        to.key("tables");
        to.list(part.tables, [&](const Sheet& table) { write(to, table); });
      });
    });
  });
  return out;
}

std::string csv_of(const Document& document) {
  std::string out = "part,table,row,column,value\r\n";
  for (const Part& part : document.parts) {
    for (const Sheet& table : part.tables) {
      for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
          const Cell& cell = table.rows[row][i];
          out += fmt::format("{},{},{},{},{}\r\n", csv_field(part.id), csv_field(table.id), row + 1,
                             csv_field(table.columns[i].name),
                             csv_field(cell.text ? *cell.text : number_text(cell.number)));
        }
      }
    }
  }
  return out;
}

std::optional<std::string> html_of(const Document& document, std::string_view page) {
  constexpr std::string_view place = "\"the report goes here\"";
  constexpr std::string_view title = "<title>Report</title>";
  const std::size_t at = page.find(place);
  const std::size_t titled = page.find(title);
  if (at == std::string_view::npos || titled == std::string_view::npos || titled > at) return std::nullopt;
  // Nothing in the data may end the element it stands in.
  std::string data;
  for (const char c : json_of(document)) data += c == '<' ? "\\u003c" : std::string(1, c);
  std::string name;
  for (const char c : document.title) {
    name += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  std::string out(page.substr(0, titled));
  out += "<title>" + name + "</title>";
  out += page.substr(titled + title.size(), at - titled - title.size());
  out += data;
  return out += page.substr(at + place.size());
}

std::string text_of(const Document& document) {
  constexpr std::size_t few = 20;
  std::string out = document.title + "\n\n";
  for (const std::string& sentence : document.sentences) out += "- " + sentence + "\n";
  for (const Part& part : document.parts) {
    if (!part.title.empty()) out += "\n" + part.title + "\n";
    for (const std::string& sentence : part.sentences) out += "- " + sentence + "\n";
    for (const Sheet& table : part.tables) {
      if (table.rows.size() <= few) {
        print(out, table);
      } else {
        out += fmt::format("\n{}: {} rows, in --html, --json and --csv\n", table.title, table.rows.size());
      }
    }
  }
  return out;
}

}  // namespace backlot::lab
