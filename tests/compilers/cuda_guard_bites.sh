#!/bin/sh
# cuda_guard_bites.sh NVCC FOLDER: ptx_guard.py refuses each kind of fault that it is there for.
set -eu
# shellcheck source-path=SCRIPTDIR source=cuda_here.sh
. "$(dirname "$0")/cuda_here.sh"
cuda_or_not "$1"
for fault in trap memcmp reference call; do
  if said=$(/usr/bin/python3 "$(dirname "$0")/ptx_guard.py" "$2/broken_$fault.ptx"); then
    echo "device code with the fault \"$fault\" was let pass: $said"
    exit 1
  fi
  case "$said" in
    *"$fault"*) echo "$said" ;;
    *) echo "refused for another reason than \"$fault\": $said"; exit 1 ;;
  esac
done
