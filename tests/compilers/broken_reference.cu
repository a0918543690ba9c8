// Device code that binds a constant of the host to a reference: the device is handed the address 0. In a kernel nvcc
// refuses that; in a constexpr function, as all rules are, it says nothing.
#include <array>
enum class Number : unsigned char {};
inline constexpr Number none{0xFF};
constexpr void forget(std::array<Number, 6>& numbers) { numbers.fill(none); }
__global__ void filled(std::array<Number, 6>* numbers) { forget(*numbers); }
