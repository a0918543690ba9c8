#!/bin/sh
# Reads from what was built what cmake/hardening.cmake asked for.
#   hardened.sh PROGRAM LIBRARY...
set -eu
export LC_ALL=C
program=$1
shift
failed=0

no() {
  echo "$*" >&2
  failed=1
}
said() {  # PATTERN, WORDS...: whether a program says it
  pattern=$1
  shift
  "$@" | grep -Eq "$pattern"
}
# What the loader goes by, in programs and in libraries that are loaded.
loads_safely() {
  said 'GNU_RELRO' readelf -lW "$1" || no "$1: no RELRO"
  said 'FLAGS_1.* NOW' readelf -dW "$1" || no "$1: symbols are bound late: RELRO is partial"
  said 'GNU_STACK .* RW +0' readelf -lW "$1" || no "$1: the stack can be executed"
  ! said '(LOAD|GNU_STACK) .* RWE ' readelf -lW "$1" || no "$1: memory to write to and execute"
}
# The note for the whole program is the linker's, and only there when Debian's start files have it too; that ours could
# join in is seen on each object.
is_marked() {
  [ "$(uname -m)" = x86_64 ] || return 0
  objects=$(ar t "$1" | wc -l)
  marked=$(readelf -n "$1" 2>/dev/null | grep -c 'x86 feature:.*IBT, SHSTK' || true)
  [ "$objects" = "$marked" ] || no "$1: $marked of $objects objects are marked for IBT and SHSTK"
}

loads_safely "$program"
said 'Type: +DYN \(Position-Independent Executable' readelf -h "$program" || no "$program: no PIE"
said ' __stack_chk_fail' nm -D "$program" || no "$program: no canaries"
said ' __(memcpy|memmove|memset|read|recv|snprintf|vsnprintf|fdelt)_chk' nm -D "$program" ||
  no "$program: no checked copies"
# Indices outside of a container end the program in what takes in people's words and files (cmake/sources.cmake).
checks_containers() {
  said '__glibcxx_assert_fail' nm "$1" || no "$1: nobody checks indices"
}
for library in "$@"; do
  case $library in
    *backlot_json.a | *backlot_table.a | *backlot_storage.a | *backlot_hub.a | *backlot_server.a) checks_containers "$library" ;;
  esac
  case $library in
    *.a) is_marked "$library" ;;
    *) loads_safely "$library" ;;
  esac
done
exit $failed
