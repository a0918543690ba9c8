// People at tables full of experts, of whom a few at a time ask what a choice would do and which is best.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace backlot::load {

struct Advice {
  std::vector<std::uint32_t> previews;  // how long each took, in microseconds
  std::vector<std::uint32_t> hints;
  std::uint64_t moves = 0;  // of the people
  std::string fault;        // empty when all went well
};

// So many tables of one person and three experts, of whom `askers` at a time ask for a preview, then for a hint, and
// then decide.
Advice ask_for_advice(std::uint16_t port, std::size_t tables, std::size_t askers, int seconds);

}  // namespace backlot::load
