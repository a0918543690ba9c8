// A report, whatever it is about: sentences, and tables of which some are drawn as charts. The page
// (web/lab), JSON and CSV are three ways to write the same.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace backlot::lab {

// A text or a number; a number may be missing (not a number).
struct Cell {
  std::optional<std::string> text;
  double number = 0;

  Cell(std::string words) : text(std::move(words)) {}         // NOLINT(google-explicit-constructor)
  Cell(std::string_view words) : text(std::string(words)) {}  // NOLINT(google-explicit-constructor)
  Cell(const char* words) : text(std::string(words)) {}       // NOLINT(google-explicit-constructor)
  Cell(double value) : number(value) {}                       // NOLINT(google-explicit-constructor)
};

// How the numbers of a column are shown: as they are, as whole numbers, as parts of a hundred, as
// differences of such parts, or with a few digits.
enum class As : std::uint8_t { text, count, percent, points, number };
std::string_view name_of(As as);

struct Column {
  std::string name;
  As as = As::text;
};

// How a table is drawn. Columns are named by their place.
struct Chart {
  // bars: one for each row. lines: over a first column of numbers. intervals: a dot with its interval for each
  // row. heat: a tile for each row, by the first two columns.
  enum class Kind : std::uint8_t { bars, lines, intervals, heat };
  struct Series {
    std::size_t value = 0;
    std::optional<std::size_t> low;
    std::optional<std::size_t> high;
  };
  Kind kind = Kind::bars;
  std::vector<Series> series;
  std::string across;          // what the first column is
  std::optional<double> line;  // a value to compare with, and what it is
  std::string line_name;
  std::optional<double> least;  // where the values' axis begins and ends; else where the values do
  std::optional<double> most;
};

struct Sheet {
  std::string id;  // for JSON and CSV: small letters and underscores
  std::string title;
  std::string about;  // how to read it
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;
  std::optional<Chart> chart;
};

struct Part {
  std::string id;
  std::string title;
  std::vector<std::string> sentences;
  std::vector<Sheet> tables;
};

struct Document {
  std::string kind;  // balance, compare, sweep, game
  std::string game;  // its id
  std::string title;
  std::vector<std::pair<std::string, std::string>> facts;  // what was played, and how to have it again
  std::vector<std::string> sentences;                      // what stands out, the most important first
  std::vector<Part> parts;
};

std::string json_of(const Document& document);
// One line for each cell: part, table, row, column, value.
std::string csv_of(const Document& document);
// `page` is the page as it was built, with a place for the report in it; nothing when there is no such place.
std::optional<std::string> html_of(const Document& document, std::string_view page);
// For the terminal: the sentences, then the tables that have few rows.
std::string text_of(const Document& document);

}  // namespace backlot::lab
