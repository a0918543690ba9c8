#!/bin/sh
# cuda_device_code.sh NVCC FILE.ptx...: the build has compiled the rules as device code, and nothing in it goes wrong on a GPU.
set -eu
# shellcheck source-path=SCRIPTDIR source=cuda_here.sh
. "$(dirname "$0")/cuda_here.sh"
cuda_or_not "$1"
shift
[ $# -ge 4 ] || { echo "only $# games were compiled as device code"; exit 1; }
exec /usr/bin/python3 "$(dirname "$0")/ptx_guard.py" "$@"
