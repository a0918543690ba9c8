// The native side of the comparison with WebAssembly. Without arguments it verifies records from
// standard input, each as "LENGTH\n" and that many bytes, and answers with one JSON line for each;
// with --games it prints what backlot.wasm's games() gives.
#include <iostream>
#include <string>
#include <string_view>

#include "table/about.hpp"
#include "table/verify.hpp"

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--games") {
    std::cout << backlot::games_to_json() << '\n';
    return 0;
  }
  std::size_t size = 0;
  while (std::cin >> size) {
    std::cin.get();
    std::string text(size, '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(size));
    std::cout << backlot::to_json(backlot::verify_text(text)) << '\n';
  }
  return 0;
}
