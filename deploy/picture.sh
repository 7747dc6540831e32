#!/bin/sh
# Makes docs/table.png: the table in a real terminal, in the middle of a game.
# Needs (Debian): xvfb xterm imagemagick fonts-dejavu-core. Run after deploy/run.sh or deploy/test.sh.
set -eu
cd "$(dirname "$0")/.."
companion=${COMPANION:-.venv/bin/companion}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export COMPANION_HOME="$work" LANG=C.UTF-8

# Round 4: one section has gone dark, autodestruction runs, everybody has passed.
"$companion" play lockdown --save "$work/game.save" --seed 5 >/dev/null <<'COMMANDS'
{"do": "setup", "players": [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}, {"name": "Chris", "character": "hacker"}, {"name": "Dora", "character": "xenobiologist"}], "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4}}
{"do": "correct", "path": "round", "value": 4}
{"do": "correct", "path": "time", "value": 12}
{"do": "correct", "path": "fires", "value": 3}
{"do": "correct", "path": "malfunctions", "value": 6}
{"do": "encounter", "player": 3, "token": "adult", "hand": 5, "dark": false}
{"do": "encounter", "player": 1, "token": "creeper", "hand": 4, "dark": false}
{"do": "start_autodestruction"}
{"do": "wound", "player": 1, "kind": "light"}
{"do": "wound", "player": 1, "kind": "serious"}
{"do": "wound", "player": 3, "kind": "serious", "count": 2}
{"do": "dress", "player": 3}
{"do": "set_status", "player": 3, "slime": true}
{"do": "set_status", "player": 4, "signal": true}
{"do": "pass_turn"}
{"do": "pass_turn"}
{"do": "pass_turn"}
{"do": "pass_turn"}
COMMANDS

# One key more: time moves on.
export companion
# shellcheck disable=SC2016 # the inner shell expands these, with the screen that xvfb-run gives it
xvfb-run -a -s "-screen 0 1400x1000x24" sh -c '
    xterm -geometry 92x37 -fa "DejaVu Sans Mono" -fs 11 -bg "#0a0d10" -fg "#e8eef2" -b 14 +sb -title table \
        -e sh -c "(echo 1; sleep 30) | COLORTERM=truecolor \"$companion\" play lockdown --text --lang en --save \"$COMPANION_HOME/game.save\"" &
    terminal=$!
    sleep 4
    import -window table docs/table.png
    kill $terminal
'
mogrify -strip -colors 64 -define png:compression-level=9 docs/table.png
