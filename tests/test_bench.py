"""The bench runs and prints its table; what stands in it is for people to judge, never for a test."""

import os
import re
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]


def test_the_bench_prints_every_measure_beside_goals_and_peers(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, CHECKOUT / "deploy" / "bench.py", "--quick", "--folder", tmp_path],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        check=True,
        text=True,
    )
    rows = re.findall(r"^(\S.*?)  +([\d,.]+ (?:ms|/s|MB|%))", done.stdout, re.MULTILINE)
    assert [what for what, _ in rows] == [
        *("commands in memory", "commands to disk", "tap to disk, p50", "tap to disk, p99"),
        *("undo at the 100th, p99", "reload of 500", "the same after a power cut"),
        *("start of play, median", "start of play, best"),
        *("start to first frame", "memory with a table", "processor at rest", "full redraw of the table"),
    ]
    assert re.findall(r"<= (\d+) ms", done.stdout) == ["16", "16", "300", "300", "350", "350", "16"]
    assert re.findall(r"<= [\d.]+ (?:x|point more)", done.stdout) == [
        "<= 2.5 x",
        "<= 1.6 x",
        "<= 1 point more",
    ]
    assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []
