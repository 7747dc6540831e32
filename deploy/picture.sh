#!/usr/bin/env bash
# Makes the pictures of the README anew, from the tour. Needs Debian's xvfb and imagemagick.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export COMPANION_HOME=$work/home

# picture SIZE LANGUAGE STOP FILE
picture() {
    local folder=$work/$1-$2
    [ -d "$folder" ] || xvfb-run -a -s "-screen 0 1920x1920x24" \
        .venv/bin/companion run --tour "$folder" --size "$1" --lang "$2" >/dev/null
    convert "$folder"/*-"$3".png -strip -colors 96 -define png:compression-level=9 "docs/$4.png"
}

picture 800x480 en table-midgame table
picture 800x480 en event-time-dark event
picture 800x480 en table-blackout blackout
picture 800x480 en encounter-surprise encounter
picture 720x1280 de table-red portrait
