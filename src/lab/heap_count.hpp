// How many times this thread has asked the heap for memory, really counted: the program's operator
// new is replaced in heap_count.cpp.
#pragma once
#include <cstdint>

namespace backlot::lab {

std::uint64_t heap_allocations();

}  // namespace backlot::lab
