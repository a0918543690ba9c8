#!/bin/sh
# cuda_compiled.sh OBJECT NVCC: the build has compiled the rules as device code.
case "$2" in
  "" | *-NOTFOUND) echo "skipped: nvcc is not installed"; exit 77 ;;
esac
[ -s "$1" ] || { echo "$1 was not built"; exit 1; }
echo "$1: $(wc -c <"$1") bytes"
