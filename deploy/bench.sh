#!/usr/bin/env bash
# Prints what the program costs on this machine, beside its goals and beside peers on the same work.
#   deploy/bench.sh                  on the disk of the home folder
#   deploy/bench.sh --folder FOLDER  on another disk
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

# shellcheck disable=SC2119  # no further programs needed; the arguments are the bench's
prepare
exec "$venv/bin/python" "$root/deploy/bench.py" "$@"
