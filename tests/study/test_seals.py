"""Sealed studies where nothing reads seals: refused in words, and never counted as if unsealed."""

import pytest

from tests.packages import write
from turingdesk.core.errors import BadStudy, TuringDeskError
from turingdesk.core.plugin import INSTALL
from turingdesk.study import seals
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package, read_package
from turingdesk.study.seals import NO_KEYS, SEALED, Keys, seal_kind

MISSING = "Sealed studies need the plugin sealing, which isn't loaded here."


@pytest.fixture(autouse=True)
def no_seals(monkeypatch):
    """Where the plugin was taken off."""
    monkeypatch.setattr(seals, "SEALS", {})


@pytest.fixture
def blind(tmp_path):
    """A study whose tables say who made what, so that only the seal keeps it from being used."""
    folder = write(tmp_path / "study")
    (folder / SEALED).write_text("{}", "utf-8")
    return folder


def test_a_sealed_study_is_refused_with_the_plugin_that_it_needs(blind):
    reading = read_package(blind)
    assert reading.package is None
    (problem,) = reading.errors
    assert (problem.file, problem.message, problem.fix) == (SEALED, MISSING, INSTALL)
    with pytest.raises(BadStudy, match="need the plugin sealing"):
        open_package(blind)
    assert not check_study(blind).may_run


def test_whoever_has_a_passphrase_is_told_what_is_missing():
    with pytest.raises(TuringDeskError, match=r"need the plugin sealing.*Install the plugin"):
        seal_kind()


def test_without_keys_nothing_is_filled_in():
    lines = [{"kind": "opened", "sealed": True}]
    assert NO_KEYS.filler()(lines) == [{"kind": "opened", "sealed": True}]
    assert not NO_KEYS
    assert "a fingerprint" not in NO_KEYS
    keys = Keys()
    assert NO_KEYS | keys is keys
