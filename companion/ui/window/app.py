"""The Kivy application: a window with one surface, and the desk behind it."""

from collections.abc import Callable

from kivy.app import App

from companion.main import House
from companion.ui.desk import Desk
from companion.ui.window.environment import TITLE
from companion.ui.window.surface import Surface


class CompanionApp(App):  # type: ignore[misc]  # Kivy has no types
    """Runs until somebody leaves. `begin` is called with the desk before the first frame."""

    title = TITLE
    use_kivy_settings = False

    def __init__(self, house: House, begin: Callable[[Desk], None], *, is_simulated: bool = False) -> None:
        super().__init__()
        self._house = house
        self._begin = begin
        self._is_simulated = is_simulated
        self.desk: Desk | None = None

    def build(self) -> Surface:
        surface = Surface()
        self.desk = surface.desk = Desk(self._house, surface, is_simulated=self._is_simulated)
        self._begin(self.desk)
        surface.repaint()
        return surface

    def load_config(self) -> None:
        """No configuration file of an app: settings are ours."""

    def open_settings(self, *_: object) -> bool:
        """Kivy's own settings panel stays shut."""
        return False

    def on_stop(self) -> None:
        if self.desk:
            self.desk.close()
