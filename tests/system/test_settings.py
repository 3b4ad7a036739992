import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from turingdesk.system import paths
from turingdesk.system.settings import Settings


def test_without_a_file_the_settings_are_the_usual_ones():
    settings = Settings.load()
    assert settings.recent == ()
    assert settings.data == Path.home() / "TuringDesk" / "data"
    assert settings.kiosk
    assert not paths.config().exists()


def test_settings_come_back_as_they_were_saved(tmp_path):
    kept = Settings(data=tmp_path, kiosk="Labor \u00fc", screen="HDMI-1", theme="dark")
    kept = kept.with_recent(tmp_path / "a").with_recent(tmp_path / "b.tdz")
    kept.save()
    assert Settings.load() == kept
    assert [file.name for file in paths.config().iterdir()] == ["settings.json"]


def test_the_newest_study_is_first_and_there_once(tmp_path):
    settings = Settings()
    for name in ["a", "b", "a", *map(str, range(20))]:
        settings = settings.with_recent(tmp_path / name)
    assert len(settings.recent) == 12
    assert settings.recent[0] == tmp_path / "19"
    again = settings.with_recent(tmp_path / "15")
    assert again.recent[0] == tmp_path / "15"
    assert len(set(again.recent)) == 12
    assert tmp_path / "15" not in again.without_recent(tmp_path / "15").recent


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff", b'{"recent": 3, "data": [], "kiosk": ""}']
)
def test_a_damaged_file_is_as_if_there_was_none(content):
    paths.config().mkdir(parents=True)
    (paths.config() / "settings.json").write_bytes(content)
    assert Settings.load() == Settings()


def test_settings_of_the_host_are_kept_and_those_of_older_files_found():
    Settings(host={"port": 4000, "address": ["127.0.0.1"]}).save()
    assert Settings.load().host == {"port": 4000, "address": ["127.0.0.1"]}
    old = '{"port": 4000, "web_port": 0, "web_address": "https://lab.example.org"}'
    (paths.config() / "settings.json").write_text(old)
    assert Settings.load().host == {"port": 4000, "address": ["https://lab.example.org"]}


def test_a_look_that_cannot_be_is_read_as_the_usual_one():
    Settings(theme="contrast", text_percent=175, motion="reduced").save()
    file = paths.config() / "settings.json"
    values = json.loads(file.read_text("utf-8"))
    assert (values["text_percent"], values["motion"]) == (175, "reduced")
    file.write_text(json.dumps(values | {"text_percent": "huge", "motion": "wild", "theme": 3}))
    assert Settings.load() == Settings()
    file.write_text('{"text_percent": 190, "motion": "full"}')
    assert Settings.load() == Settings(text_percent=200, motion="full")


def test_settings_of_another_version_keep_what_is_known(tmp_path):
    Settings(kiosk="k1").save()
    file = paths.config() / "settings.json"
    values = {**json.loads(file.read_text("utf-8")), "future": [1], "screen": 7}
    file.write_text(json.dumps(values), "utf-8")
    assert Settings.load() == Settings(kiosk="k1")


def test_when_writing_fails_the_old_settings_stay(monkeypatch):
    Settings(kiosk="old").save()

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        replace(Settings.load(), kiosk="new").save()
    assert Settings.load().kiosk == "old"
    assert len(list(paths.config().iterdir())) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_the_settings_are_for_this_user_only():
    Settings().save()
    assert (paths.config() / "settings.json").stat().st_mode & 0o077 == 0
