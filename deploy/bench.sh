#!/usr/bin/env bash
# Prints what the program costs on this machine, beside its goals and beside peers on the same work.
#   deploy/bench.sh                  on the disk of the home folder
#   deploy/bench.sh --folder FOLDER  on another disk
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

prepare "${virtual_screen[@]}"
exec "$venv/bin/python" "$root/deploy/bench.py" "$@"
