#!/usr/bin/env bash
# Runs the checks and the tests, and does all the set-up for them first where that is needed.
#   deploy/test.sh            the list of checks in .pre-commit-config.yaml, then every test
#   deploy/test.sh ARGUMENT…  only pytest, with these arguments
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

prepare git shellcheck strace xdotool "${virtual_screen[@]}"
cd "$root"
if [ $# = 0 ]; then
    if [ -e .git ]; then
        # pre-commit's own notes go into .venv instead of the home folder.
        PRE_COMMIT_HOME=$venv/pre-commit "$venv/bin/pre-commit" run --all-files
    else
        say "This is no git checkout, which the list of checks needs, so only the tests run."
    fi
fi
exec "$venv/bin/pytest" "$@"
