#!/bin/sh
# cuda_compiled.sh NVCC FILE...: the build has compiled the rules as device code.
case "$1" in
  "" | *-NOTFOUND) echo "skipped: nvcc is not installed"; exit 77 ;;
esac
shift
for file; do
  [ -s "$file" ] || { echo "$file was not built"; exit 1; }
  echo "$file: $(wc -c <"$file") bytes"
done
