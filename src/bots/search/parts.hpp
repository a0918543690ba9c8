// Work in numbered parts, each on a thread of its own; where there are no threads, one after the other.
#pragma once
#include <cstdint>
#ifndef __wasm__
#include <thread>
#include <vector>
#endif

namespace backlot::bots {

template <class Work>
void in_parts(std::uint32_t parts, const Work& work) {
#ifdef __wasm__
  for (std::uint32_t part = 0; part < parts; ++part) work(part);
#else
  std::vector<std::thread> others;
  others.reserve(parts - 1);
  for (std::uint32_t part = 1; part < parts; ++part) others.emplace_back([&work, part] { work(part); });
  work(0);
  for (std::thread& other : others) other.join();
#endif
}

}  // namespace backlot::bots
