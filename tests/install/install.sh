#!/bin/sh
# What is installed works away from the build: the rules in a project of somebody else, by CMake with two compilers and by
# pkg-config; the C library; the program with its client, manual and completions.
# usage: install.sh BUILD CMAKE COMPILER...
set -eu
build=$1 cmake=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
  echo "install: $*" >&2
  exit 1
}

"$cmake" --install "$build" --prefix "$folder/prefix" >/dev/null
mv "$folder/prefix" "$folder/moved" # nothing may know where it was
for compiler in "$@"; do
  name=$(basename "$compiler")
  "$cmake" -S "$here/consumer" -B "$folder/$name" -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$folder/moved" \
    >"$folder/log" 2>&1 || fail "$(cat "$folder/log")"
  "$cmake" --build "$folder/$name" >"$folder/log" 2>&1 || fail "$(cat "$folder/log")"
  "$folder/$name/consumer" >"$folder/$name.txt"
  grep -q 'moves, . winner' "$folder/$name.txt" || fail "$name: $(cat "$folder/$name.txt")"
  cmp -s "$folder/$name.txt" "$folder/$(basename "$1").txt" || fail "$name plays another game"
done

flags=$(PKG_CONFIG_PATH=$(dirname "$(find "$folder/moved" -name backlot-rules.pc)") pkg-config --cflags backlot-rules)
# shellcheck disable=SC2086  # several words
"$1" -std=c++20 -Wall -Wextra -Werror -fsyntax-only $flags "$here/consumer/main.cpp" || fail "pkg-config's flags do not do"

PKG_CONFIG_PATH=$(dirname "$(find "$folder/moved" -name backlot.pc)")
export PKG_CONFIG_PATH
printf '#include <backlot.h>\nint main(void) { return backlot_interface() - BACKLOT_INTERFACE; }\n' >"$folder/main.c"
# shellcheck disable=SC2046  # several words
"$1" -x c -std=c99 -Wall -Wextra -Werror $(pkg-config --cflags backlot) -c "$folder/main.c" -o "$folder/main.o" ||
  fail "no program in C by pkg-config"
# shellcheck disable=SC2046
"$1" "$folder/main.o" $(pkg-config --libs backlot) -o "$folder/main" || fail "pkg-config's libraries do not do"
LD_LIBRARY_PATH=$(dirname "$(find "$folder/moved" -name libbacklot.so)") "$folder/main" || fail "the C library does not answer"

program=$folder/moved/bin/backlot
version=$("$program" --version)
case $version in "backlot "[0-9]*.[0-9]*.[0-9]*) ;; *) fail "--version says $version" ;; esac
"$program" lab balance cinecitta --games 20 --estimates 0 --html "$folder/report.html" >/dev/null || fail "no report without the build"
[ -s "$folder/report.html" ] || fail "an empty report"
"$program" simulate cinecitta --players 4 --games 2 --bots net >/dev/null || fail "no network without the build"
[ -s "$folder/moved/share/backlot/web/index.html" ] || fail "no client"
grep -q '^\.SS backlot simulate' "$folder/moved/share/man/man1/backlot.1" || fail "the manual does not know simulate"
for file in zsh/site-functions/_backlot fish/vendor_completions.d/backlot.fish; do
  grep -q -- 'simulate' "$folder/moved/share/$file" || fail "$file does not know simulate"
done
offered=$(bash -c '. "$1"; COMP_WORDS=(backlot "${@:2}"); COMP_CWORD=$(($# - 1)); _backlot; echo "${COMPREPLY[@]}"' \
  bash "$folder/moved/share/bash-completion/completions/backlot" lab bal)
[ "$offered" = balance ] || fail "bash offers '$offered' after lab bal"
offered=$(bash -c '. "$1"; COMP_WORDS=(backlot "${@:2}"); COMP_CWORD=$(($# - 1)); _backlot; echo "${COMPREPLY[@]}"' \
  bash "$folder/moved/share/bash-completion/completions/backlot" play holly)
[ "$offered" = hollywood ] || fail "bash offers '$offered' after play holly"
