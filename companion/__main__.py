"""`companion`, also `python -m companion`."""

import os
import sys


def main() -> int:
    """The exit status of the verb. An output that nobody reads any more ends the program in peace."""
    _open_missing_streams()
    from companion.cli.command import output_failed, run

    arguments = sys.argv[1:]
    try:
        try:
            status = run(arguments)
        except SystemExit as done:  # argparse: help, version, wrong usage
            status = done.code if isinstance(done.code, int) else 0
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go_of_output()
        return 0
    except OSError as fault:
        _let_go_of_output()
        return output_failed(fault, arguments)
    return status


def _open_missing_streams() -> None:
    """A stream that was closed before we began is empty, or swallows what it is given."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - for good


def _let_go_of_output() -> None:
    """Python flushes once more at its end, and would complain that it cannot."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
