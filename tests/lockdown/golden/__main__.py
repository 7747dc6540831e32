"""Shows which golden games are told differently now; with --write, writes them."""

import sys

from tests.lockdown.golden import games, replay


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        sys.stderr.write("usage: python -m tests.lockdown.golden [--write]\n")
        return 2
    differing = {
        path: told for path in games() if (told := replay(path.read_text("utf-8"))) != path.read_text("utf-8")
    }
    for path, told in differing.items():
        if arguments:
            path.write_text(told, "utf-8")
        sys.stdout.write(f"{path.name}: {'written' if arguments else 'differs'}\n")
    return 1 if differing and not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
