#!/bin/sh
# cuda_or_not NVCC: goes on where nvcc works. Says that nothing was tested, and ends with 77, where there is no CUDA at all;
# fails where a toolkit lies and cannot be used.
cuda_or_not() {
  case "$1" in
    "" | *-NOTFOUND)
      for folder in /usr/local/cuda* /opt/cuda "${CUDA_HOME:-/nonexistent}" "${CUDA_PATH:-/nonexistent}"; do
        [ -d "$folder" ] || continue
        echo "$folder is there, but the build has found no nvcc in it"
        exit 1
      done
      echo "NOT RUN: there is no CUDA on this machine, so nobody has looked at the device code"
      exit 77
      ;;
  esac
  "$1" --version >/dev/null || { echo "$1 does not work"; exit 1; }
}
