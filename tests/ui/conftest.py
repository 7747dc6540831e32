"""One virtual screen for all tests that need one."""

from collections.abc import Iterator

import pytest

from companion.ui.window.display import VirtualScreen
from tests.ui.driver import SCREEN_SIZE


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The name of a virtual screen that is large enough for every window."""
    with VirtualScreen(SCREEN_SIZE) as made:
        yield made.name
