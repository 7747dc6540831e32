"""The ways out: leaving does not ask, restarting and switching off do, and a machine that refuses is told."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.ui.pages import ways_out
from companion.ui.pages.home import HomePage
from companion.ui.pages.ways_out import WaysOutPage
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    made.desk.show(HomePage(made.desk))
    made.desk.show(WaysOutPage(made.desk))
    yield made
    made.close()


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the machine was told; it obeys."""
    found: list[list[str]] = []
    monkeypatch.setattr(ways_out.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(ways_out.subprocess, "run", lambda order, **_: found.append(order))
    return found


def key_of_banner(screen: Screen) -> str:
    assert screen.desk.banner is not None
    return screen.desk.banner.text.key


def test_leaving_does_not_ask(screen: Screen, orders: list[list[str]]) -> None:
    screen.tap("leave")
    assert screen.stage.has_left
    assert orders == []


@pytest.mark.parametrize(("name", "order"), [("restart", "reboot"), ("shut-down", "poweroff")])
def test_the_machine_is_switched_only_after_yes(
    screen: Screen, orders: list[list[str]], name: str, order: str
) -> None:
    screen.tap(name, "no", name)
    assert orders == []
    screen.tap("yes")
    assert orders == [["/bin/systemctl", order]]
    assert key_of_banner(screen) == f"screen-{name}-now"


def test_in_a_simulation_nothing_is_switched_off(screen: Screen, orders: list[list[str]]) -> None:
    screen.desk.is_simulated = True
    screen.tap("shut-down", "yes")
    assert orders == []
    assert key_of_banner(screen) == "screen-power-simulated"


def test_a_machine_that_refuses_is_told(
    screen: Screen, orders: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(order: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, order)

    monkeypatch.setattr(ways_out.subprocess, "run", refuse)
    screen.tap("restart", "yes")
    assert key_of_banner(screen) == "screen-power-refused"


def test_a_machine_without_systemd_is_told(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways_out.shutil, "which", lambda name: None)
    screen.tap("restart", "yes")
    assert key_of_banner(screen) == "screen-power-refused"
