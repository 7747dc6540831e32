"""Folders and settings: where they are, and files that cannot be used."""

from pathlib import Path

import pytest

from companion.core.errors import Told
from companion.core.settings import Folders, Settings, find_folders, read_settings, write_settings

VARIABLES = ("COMPANION_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")


@pytest.mark.parametrize(
    ("variables", "config", "data"),
    [
        ({}, "/home/ana/.config/table-companion", "/home/ana/.local/share/table-companion"),
        ({"XDG_CONFIG_HOME": "/c"}, "/c/table-companion", "/home/ana/.local/share/table-companion"),
        ({"XDG_DATA_HOME": "/d"}, "/home/ana/.config/table-companion", "/d/table-companion"),
        (
            {"XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "/d"},
            "/home/ana/.config/table-companion",
            "/d/table-companion",
        ),
        ({"COMPANION_HOME": "/t", "XDG_CONFIG_HOME": "/c"}, "/t/config", "/t/data"),
        ({"COMPANION_HOME": "~/t"}, "/home/ana/t/config", "/home/ana/t/data"),
    ],
    ids=["usual", "config", "data", "empty", "home", "tilde"],
)
def test_folders_are_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], config: str, data: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ana", **variables}.items():
        monkeypatch.setenv(name, value)
    found = find_folders()
    assert (str(found.config), str(found.data)) == (config, data)
    assert str(found.settings) == f"{config}/settings.toml"
    assert str(found.games) == f"{data}/games"
    assert str(found.log) == f"{data}/companion.log"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "config", tmp_path / "data")


def test_without_a_file_the_usual_settings_are_used_and_nothing_is_said(folders: Folders) -> None:
    assert read_settings(folders) == (Settings(), None)
    assert not folders.config.exists()


def test_settings_are_read_as_they_were_written(folders: Folders) -> None:
    write_settings(folders, Settings(language="de"))
    assert read_settings(folders) == (Settings(language="de"), None)
    write_settings(folders, Settings())
    assert read_settings(folders) == (Settings(), None)
    assert [file.name for file in folders.config.iterdir()] == ["settings.toml"]


def test_a_key_of_a_newer_version_is_passed_over(folders: Folders) -> None:
    folders.config.mkdir()
    folders.settings.write_text('language = "es"\nhologram = true\n')
    assert read_settings(folders) == (Settings(language="es"), None)


@pytest.mark.parametrize(
    "content",
    [b"language = ", b"\xff\xfe\x00", b"language = 3", b"[[language]]\n", b"a = 1\na = 2\n"],
    ids=["cut", "not-utf-8", "wrong-type", "wrong-shape", "twice"],
)
def test_a_bad_file_is_told_left_as_it_is_and_kept_when_new_settings_come(
    folders: Folders, content: bytes
) -> None:
    folders.config.mkdir()
    folders.settings.write_bytes(content)
    settings, problem = read_settings(folders)
    assert settings == Settings()
    assert problem is not None
    assert (problem.key, problem.values) == ("settings-unreadable", {"file": str(folders.settings)})
    assert folders.settings.read_bytes() == content
    write_settings(folders, Settings(language="de"))
    assert read_settings(folders) == (Settings(language="de"), None)
    assert folders.settings.with_suffix(".unreadable").read_bytes() == content


def test_a_folder_in_place_of_the_file_is_told_too(folders: Folders) -> None:
    folders.settings.mkdir(parents=True)
    settings, problem = read_settings(folders)
    assert settings == Settings()
    assert problem is not None


def test_settings_that_cannot_be_written_are_told_and_leave_the_old_ones() -> None:
    for config in (Path("/proc/nowhere"), Path("/dev/null/config")):
        with pytest.raises(Told) as refused:
            write_settings(Folders(config, config), Settings(language="de"))
        assert (refused.value.key, refused.value.code) == ("settings-unwritable", "storage")
