#!/bin/sh
# wheel.sh PYTHON LIBRARY VERSION COMPILER: the wheel holds all that is needed, and the header is C.
set -eu
python=$1 library=$2 version=$3 compiler=$4
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
wheel=$("$here/../../scripts/wheel" "$library" "$version" "$folder")
again=$("$here/../../scripts/wheel" "$library" "$version" "$folder/again")
cmp "$wheel" "$again" || { echo "the same input gives another wheel"; exit 1; }
"$python" -m zipfile -e "$wheel" "$folder/site"
cd "$folder"
said=$(env -u BACKLOT_LIBRARY PYTHONPATH="$folder/site" "$python" -B -c 'import backlot
env = backlot.VectorEnv("maybe", games=2)
print(backlot.__version__, env.observations.shape[0], backlot._library.LIBRARY._name)')
[ "$said" = "$version 2 $folder/site/backlot/libbacklot.so" ] || { echo "the wheel says: $said"; exit 1; }
printf '#include "backlot.h"\nint main(void) { return backlot_interface() - BACKLOT_INTERFACE; }\n' >"$folder/main.c"
"$compiler" -x c -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I"$here/../../src/environment/include" "$folder/main.c"
