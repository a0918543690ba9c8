#!/bin/sh
# cuda_compiled.sh NVCC PROGRAM...: the build has compiled the rules as device code.
case "$1" in
  "" | *-NOTFOUND) echo "skipped: nvcc is not installed"; exit 77 ;;
esac
shift
for program; do
  [ -s "$program" ] || { echo "$program was not built"; exit 1; }
  echo "$program: $(wc -c <"$program") bytes"
done
