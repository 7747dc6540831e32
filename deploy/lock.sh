#!/usr/bin/env bash
# Makes requirements.lock anew from pyproject.toml, for every machine and Python that we support.
#   deploy/lock.sh            keeps the versions that still fit
#   deploy/lock.sh --upgrade  takes the newest ones (other options of `uv pip compile` work too)
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check uv==0.13.8

# The hashes must be those of the public files, so no local wheels or further indexes of this machine.
unset UV_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS
uv=("$work/venv/bin/uv" --no-config --system-certs --quiet)

"${uv[@]}" pip compile pyproject.toml --all-extras --group dev --output-file requirements.lock \
    --custom-compile-command deploy/lock.sh --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --no-emit-find-links "$@"

# A blank machine has no compiler: each one must find a wheel for everything (2.36 is Debian 12's glibc).
for machine in x86_64 aarch64; do
    for version in 3.11 3.12 3.13; do
        "${uv[@]}" pip install --dry-run --target "$work/none" --requirements requirements.lock \
            --only-binary :all: --python-platform "$machine-manylinux_2_36" --python-version "$version"
    done
done
