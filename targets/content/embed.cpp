// Writes the standard content of a game as a constexpr header: embed_content GAME PACK HEADER.
// Made of the same loader that reads packs at run time.
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "games/registry.hpp"
#include "json/content.hpp"

namespace {

template <class Content>
std::string header_for(std::string_view game, const Content& content) {
  std::string leaves;
  std::size_t count = 0;
  auto take = [&](std::uint64_t bits, std::size_t /*bytes*/) {
    leaves += (count % 20 == 0 ? "\n    " : " ") + std::to_string(static_cast<std::int64_t>(bits)) + ",";
    ++count;
  };
  backlot::walk(content, take);
  const std::string name(game);
  return "// Made by embed_content from content/" + name +
         "/standard.json.\n"
         "#pragma once\n#include <array>\n#include <cstdint>\n\n"
         "#include \"core/fields.hpp\"\n#include \"games/" +
         name + "/content.hpp\"\n\nnamespace backlot::" + name +
         " {\n\n"
         "struct Game;\n\n"
         "inline constexpr std::array<std::int64_t, " +
         std::to_string(count) + "> standard_leaves{" + leaves +
         "};\n"
         "inline constexpr Content standard = from_leaves<Content>(standard_leaves);\n\n"
         "// For code that serves any game: standard_content(G{}).\n"
         "constexpr const Content& standard_content(const Game&) { return standard; }\n\n"
         "}  // namespace backlot::" +
         name + "\n";
}

std::string text_in(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "usage: embed_content GAME PACK HEADER\n";
    return 2;
  }
  int status = 0;
  const bool known = backlot::with_game(argv[1], [&](auto game) {
    const auto content = backlot::load_content<decltype(game)>(text_in(argv[2]));
    if (const auto* fault = std::get_if<backlot::Fault>(&content)) {
      std::cerr << argv[2] << ": " << backlot::text_of(*fault) << '\n';
      status = 1;
      return;
    }
    const std::string header = header_for(game.id, std::get<0>(content));
    if (text_in(argv[3]) == header) return;  // left alone, so that nothing is built again for it
    std::ofstream out(argv[3], std::ios::binary);
    out << header;
    if (!out.flush()) {
      std::cerr << argv[3] << ": cannot be written\n";
      status = 1;
    }
  });
  if (!known) {
    std::cerr << "embed_content: there is no game " << argv[1] << '\n';
    return 2;
  }
  return status;
}
