// What the program makes of a network and of numbers, for tests/python/test_network.py: network_scores GAME FILE.
// Standard input has positions as numbers in text: an observation, how many actions, and the features of each. Each is
// answered with three lines: the inputs that are not 0 ("17:64 25:-13", by their place among all inputs as
// learn/layout.py spreads them), the scores of the actions, and the chances of the seats, both in 4096ths.
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "bots/network/file.hpp"
#include "games/features.hpp"
#include "games/registry.hpp"

namespace {

using namespace backlot;

bool numbers(std::vector<std::int16_t>& out) {
  for (std::int16_t& number : out) {
    if (!(std::cin >> number)) return false;
  }
  return true;
}

void print_inputs(const network::Network& network, const std::vector<std::uint32_t>& widths,
                  const std::vector<std::int16_t>& seen) {
  std::vector<std::size_t> starts{0};
  for (std::size_t i = 0; i < widths.size(); ++i) starts.push_back(starts[i] + network.rows[i].rows * widths[i]);
  std::map<std::size_t, std::int32_t> inputs;
  network::spread(network.seen, seen.data(),
                  [&](const network::Place& place, std::uint32_t column, std::int32_t value) {
                    inputs[starts[place.group] + place.row * widths[place.group] + column] += value;
                  });
  for (const auto& [at, value] : inputs) {
    if (value != 0) std::cout << at << ':' << value << ' ';
  }
  std::cout << '\n';
}

template <class G>
int answer(const network::Network& network) {
  std::vector<std::uint32_t> widths;
  for (const network::Rows& group : network.rows) widths.push_back(group.rows == 1 ? group.size : group.layer.inputs);
  std::vector<std::int16_t> seen(observation_size<G>());
  std::vector<std::int16_t> action(action_feature_size<G>());
  while (numbers(seen)) {
    print_inputs(network, widths, seen);
    network::Seen state;
    network::see(network, seen.data(), state);
    std::size_t count = 0;
    std::cin >> count;
    for (; count > 0 && numbers(action); --count) std::cout << network::score(network, state, action.data()) << ' ';
    std::cout << '\n';
    for (std::size_t i = 0; i < network.chances.outputs; ++i) std::cout << state.chances[i] << ' ';
    std::cout << '\n';
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::ifstream file(argv[2], std::ios::binary);
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  int status = 2;
  with_game(argv[1], [&](auto game) {
    using G = decltype(game);
    const auto read = network::read_network(bytes, network::spec_of<G>());
    if (const auto* const why = std::get_if<std::string>(&read)) {
      std::cerr << *why << '\n';
      status = 1;
    } else {
      status = answer<G>(std::get<network::Network>(read));
    }
  });
  return status;
}
