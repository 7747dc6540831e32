#!/usr/bin/env bash
# Runs `companion` with the arguments given here, and does all the set-up for it first where that is needed.
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

# shellcheck disable=SC2119  # no further programs needed; the arguments are companion's
prepare
exec "$venv/bin/companion" "$@"
