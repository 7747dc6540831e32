"""`companion`, also `python -m companion`."""

import sys


def main() -> int:
    from companion.cli.command import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
