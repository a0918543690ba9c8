// Device code that traps.
__device__ int counted(int number) {
  if (number < 0) __trap();
  return number + 1;
}
__global__ void trapped(int* out) { *out = counted(*out); }
