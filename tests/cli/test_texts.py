"""--texts: the words of the answers, out of one package or several."""

import pandas as pd
import pytest

from tests.packages import BLOCK, STUDY, write
from tests.sealed import CHEAP
from turingdesk.cli._texts import with_texts
from turingdesk.store.seal import seal_cipher
from turingdesk.store.seal.sealing import seal
from turingdesk.store.table import Table, frame


@pytest.fixture
def table():
    return Table(frame([]), pd.DataFrame({"study": ["small"]}), ())


def test_without_packages_nothing_changes(table):
    assert with_texts(table, []) == (table, [])


def test_texts_of_all_packages_are_there_once(table, tmp_path):
    own = write(tmp_path / "own")
    other = write(tmp_path / "other", toml=STUDY.replace('"small"', '"other"', 1) + BLOCK)
    found, notes = with_texts(table, [own, other, own])
    assert found.texts["study"].tolist() == ["small"] * 2 + ["other"] * 2
    assert notes == ["No session here is of the study other, so its texts do not count."]


def test_a_sealed_package_says_that_it_does_not_help(table, tmp_path, monkeypatch):
    monkeypatch.setattr(seal_cipher, "_COST", CHEAP)
    out = tmp_path / "sealed.tdz"
    seal(write(tmp_path / "own"), out, "correct horse battery staple", 3)
    found, (note,) = with_texts(table, [out])
    assert found.texts.empty
    assert "small is sealed" in note
