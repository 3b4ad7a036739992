import sys
from pathlib import Path

import pytest

from turingdesk.system import paths


@pytest.fixture
def no_variables(monkeypatch):
    for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("platform", "config", "cache"),
    [
        ("linux", ".config/turingdesk", ".cache/turingdesk"),
        ("darwin", "Library/Application Support/TuringDesk", "Library/Caches/TuringDesk"),
        ("win32", "AppData/Roaming/TuringDesk", "AppData/Local/TuringDesk/Cache"),
    ],
)
@pytest.mark.usefixtures("no_variables")
def test_the_users_folders_are_where_the_platform_has_them(monkeypatch, platform, config, cache):
    monkeypatch.setattr(sys, "platform", platform)
    assert paths.config() == Path.home() / config
    assert paths.cache() == Path.home() / cache


def test_the_platforms_variables_are_heeded(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # the specification has it ignored
    assert paths.config() == tmp_path / "turingdesk"
    assert paths.cache() == Path.home() / ".cache" / "turingdesk"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert paths.config() == tmp_path / "TuringDesk"


def test_what_ships_is_found_in_the_checkout():
    assert (paths.resources() / "new" / "captions" / "study.toml").is_file()
    assert (paths.stimuli() / "pictures").is_dir()
    assert paths.demo_study() == paths.root() / "studies" / "demo"


def test_what_ships_is_found_in_a_bundle(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "resources"
    assert paths.demo_study() == tmp_path / "studies" / "demo"
