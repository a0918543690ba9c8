#!/bin/sh
# Reads from the built program what cmake/hardening.cmake asked for.
#   hardened.sh PROGRAM LIBRARY...
set -eu
export LC_ALL=C
program=$1
shift
failed=0

no() {
  echo "$program: $*" >&2
  failed=1
}
said() {  # PATTERN, WORDS...: whether a program says it
  pattern=$1
  shift
  "$@" | grep -Eq "$pattern"
}

said 'Type: +DYN \(Position-Independent Executable' readelf -h "$program" || no "no PIE"
said 'GNU_RELRO' readelf -lW "$program" || no "no RELRO"
said 'FLAGS_1.* NOW' readelf -dW "$program" || no "symbols are bound late: RELRO is partial"
said 'GNU_STACK .* RW +0' readelf -lW "$program" || no "the stack can be executed"
! said '(LOAD|GNU_STACK) .* RWE ' readelf -lW "$program" || no "memory to write to and execute"
said ' __stack_chk_fail' nm -D "$program" || no "no canaries"
said ' __(memcpy|memmove|memset|read|recv|snprintf|vsnprintf|fdelt)_chk' nm -D "$program" || no "no checked copies"

# The note for the whole program is the linker's, and only there when Debian's start files have it too; that ours could
# join in is seen on each object.
if [ "$(uname -m)" = x86_64 ]; then
  for library in "$@"; do
    objects=$(ar t "$library" | wc -l)
    marked=$(readelf -n "$library" 2>/dev/null | grep -c 'x86 feature:.*IBT, SHSTK' || true)
    [ "$objects" = "$marked" ] || no "$library: $marked of $objects objects are marked for IBT and SHSTK"
  done
fi
exit $failed
