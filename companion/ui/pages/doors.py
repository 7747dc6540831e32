"""Doors to pages: each is loaded when somebody goes through. So home is there at once, and pages may lead to
each other."""

from companion.ui.desk import Desk


def show_actions(desk: Desk, group: str = "") -> None:
    """`group`: the one that is shown first, all where there is none."""
    from companion.ui.pages.actions import ActionsPage

    desk.show(ActionsPage(desk, group))


def show_help(desk: Desk) -> None:
    from companion.ui.pages.help import HelpPage

    desk.show(HelpPage(desk))


def show_history(desk: Desk) -> None:
    from companion.ui.pages.history import HistoryPage

    desk.show(HistoryPage(desk))


def show_language(desk: Desk) -> None:
    from companion.ui.pages.language import LanguagePage

    desk.show(LanguagePage(desk))


def show_lock(desk: Desk) -> None:
    from companion.ui.pages.lock import LockPage

    desk.show(LockPage(desk))


def show_lock_code(desk: Desk) -> None:
    from companion.ui.pages.lock_code import LockCodePage

    desk.show(LockCodePage(desk))


def show_menu(desk: Desk) -> None:
    from companion.ui.pages.table_menu import TableMenuPage

    desk.show(TableMenuPage(desk))


def show_set_right(desk: Desk) -> None:
    from companion.ui.pages.set_right import SetRightPage

    desk.show(SetRightPage(desk))


def show_settings(desk: Desk) -> None:
    from companion.ui.pages.settings import SettingsPage

    desk.show(SettingsPage(desk))


def show_ways_out(desk: Desk) -> None:
    from companion.ui.pages.ways_out import WaysOutPage

    desk.show(WaysOutPage(desk))
