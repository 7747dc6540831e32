#!/usr/bin/env bash
# Runs `companion` with the arguments given here, and does all the set-up for it first where that is needed.
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

# Only the touchscreen needs a window, and only where there is no screen a virtual one.
needs=()
case " ${1-run} $* " in
    *" --text "* | *" -h "* | *" --help "* | *" --version "*) ;;
    " run "* | " -"*)
        needs=("${window[@]}")
        if [ -z "${DISPLAY-}${WAYLAND_DISPLAY-}${SDL_VIDEODRIVER-}" ]; then
            needs=("${virtual_screen[@]}")
        fi
        ;;
esac
prepare "${needs[@]}"
exec "$venv/bin/companion" "$@"
