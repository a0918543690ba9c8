// Device code that calls what only the host has: optimised, the number of zeros is always 32.
#include <bit>
constexpr int zeros(unsigned number) { return std::countr_zero(number); }
__global__ void called(unsigned* out) { *out = static_cast<unsigned>(zeros(*out)); }
