# shellcheck shell=bash
# The shared part of run.sh and test.sh: everything between a fresh clone and a filled .venv.
# Writes to stderr only, because stdout belongs to the program that is started afterwards.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
venv=$root/.venv
stamp=$venv/.ready
log=$root/deploy/setup.log

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# Everything that the contents of .venv depend on. The folder is part of it because a virtual environment
# holds absolute paths. Python is asked inside .venv, so a distribution upgrade that swaps the interpreter
# below it is noticed.
fingerprint() {
    local version sum
    version=$("$venv/bin/python" -V 2>/dev/null) || version="no Python"
    sum=$(cat "$root/requirements.lock" "$root/pyproject.toml" "$root/deploy/lib.sh" - <<<"$version" | sha256sum)
    echo "${sum%% *} $root"
}

venv_is_ready() {
    [ -e "$stamp" ] && [ "$(<"$stamp")" = "$(fingerprint)" ]
}

# What a window needs: Kivy brings SDL along, and SDL loads these when it opens one. libXi reports fingers.
window=(libGL.so.1=libgl1 libXcursor.so.1=libxcursor1 libXi.so.6=libxi6 libXrandr.so.2=libxrandr2)
# The same without a screen: a virtual one.
# shellcheck disable=SC2034  # for the scripts that read this file
virtual_screen=("${window[@]}" Xvfb=xvfb)

# Whether the dynamic linker finds this library; ldconfig lies where ordinary users do not look.
has_library() {
    libraries=${libraries-$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p)}
    [[ $libraries == *[[:space:]]"$1 "* ]]
}

# missing NEED...: the Debian packages to install, one a line. A need is a program, or NAME=PACKAGE where
# the package has another name; a NAME with .so in it is a library.
missing() {
    local need name libraries
    for need in "$@"; do
        name=${need%%=*}
        case $name in
            *.so*) has_library "$name" || echo "${need#*=}" ;;
            *) command -v "$name" >/dev/null || echo "${need#*=}" ;;
        esac
    done
}

# Debian keeps ensurepip, which fills a new virtual environment, in a package of its own.
missing_python() {
    if ! command -v python3 >/dev/null; then
        printf '%s\n' python3 python3-venv
    elif ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
        echo python3-venv
    fi
}

# Sets as_root to what goes before a command that needs root; fails when there is no way to get there.
find_root_rights() {
    as_root=()
    [ "$(id -u)" != 0 ] || return 0
    as_root=(sudo)
    command -v sudo >/dev/null || return 1
    # A password can only be asked for where somebody sits.
    sudo -n true 2>/dev/null || { [ -t 0 ] && sudo -v; }
}

install_packages() {
    local as_root
    if ! command -v apt-get >/dev/null || ! find_root_rights; then
        fail "Please have these Debian packages installed first, which takes root or sudo: $*"
    fi
    say "Installing Debian packages: $*"
    # A failed update alone is no reason to stop: the package lists that are there may do. The time limit
    # is for a new machine that is still busy with its own first upgrade.
    "${as_root[@]}" apt-get update >>"$log" 2>&1 || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" >>"$log" 2>&1 ||
        fail "These Debian packages could not be installed, so please check the network connection and run this again: $* (details: $log)"
}

check_python() {
    local found
    found=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2], 64 if sys.maxsize > 2**32 else 32)') || found=none
    case $found in
        "3.11 64" | "3.12 64" | "3.13 64") ;;
        none) fail "Table Companion needs Python 3.11 to 3.13, but python3 does not start here." ;;
        *" 32") fail "Table Companion needs a 64-bit system, but the Python here is a 32-bit one." ;;
        *) fail "Table Companion needs Python 3.11 to 3.13, but python3 is version ${found% *} here." ;;
    esac
}

# pip explains itself on many lines; people get the one sentence that helps.
fail_for_pip() {
    local why="The Python packages could not be installed"
    if grep -q "No space left on device" "$log"; then
        why="The Python packages could not be installed because the disk is full"
    elif grep -q "DO NOT MATCH THE HASHES" "$log"; then
        why="A downloaded Python package is not the one that requirements.lock names and was refused"
    elif grep -qE "connection broken|ConnectionError|Timeout|SSLError|name resolution" "$log"; then
        why="The Python package registry could not be reached, so please check the network connection and run this again"
    fi
    fail "$why (details: $log)"
}

pip_install() {
    "$venv/bin/python" -m pip install --no-input --disable-pip-version-check "$@" >>"$log" 2>&1 || fail_for_pip
}

# Whether .venv was whole once, was made in this folder and still has a Python.
venv_can_be_updated() {
    [ -e "$stamp" ] && [[ $(<"$stamp") == *" $root" ]] && "$venv/bin/python" -m pip --version >>"$log" 2>&1
}

fill_venv() {
    # An update installs only what changed and needs no network if no package did; all else, above all a
    # set-up that was cut off, begins from nothing.
    if ! venv_can_be_updated; then
        say "Making .venv"
        python3 -m venv --clear "$venv" >>"$log" 2>&1 || fail "The folder .venv could not be made (details: $log)"
    fi
    rm -f "$stamp"
    say "Installing Python packages"
    # Only wheels, because a blank machine has no compiler and lock.sh saw to it that there are wheels.
    pip_install --require-hashes --only-binary=:all: -r "$root/requirements.lock"
    pip_install --no-index --no-build-isolation --no-deps --editable "$root"
    fingerprint >"$stamp"
}

set_up() {
    local packages
    if ! { rm -f "$log" && : >"$log"; } 2>/dev/null || { [ -e "$venv" ] && [ ! -w "$venv" ]; }; then
        fail "The folder $root has to be writable for you, because the set-up goes into .venv there."
    fi
    mapfile -t packages < <(missing_python; missing "$@")
    [ ${#packages[@]} = 0 ] || install_packages "${packages[@]}"
    if ! venv_is_ready; then
        check_python
        fill_venv
    fi
}

# prepare [NEED...]: afterwards .venv is filled and all of this is there.
prepare() {
    if venv_is_ready && [ -z "$(missing "$@")" ]; then
        return
    fi
    # Two set-ups at once would break each other's .venv; the second waits and then finds it done.
    (
        flock 9
        set_up "$@"
    ) 9<"$root/requirements.lock"
}
