#!/bin/sh
# compilers_agree.sh PROGRAM PROGRAM: both print the same, and something.
set -eu
first=$("$1")
second=$("$2")
[ -n "$first" ] || { echo "no signature"; exit 1; }
if [ "$first" != "$second" ]; then
  printf 'The compilers disagree.\n%s:\n%s\n%s:\n%s\n' "$1" "$first" "$2" "$second"
  exit 1
fi
echo "$first"
