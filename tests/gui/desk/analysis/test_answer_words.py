"""Packages in which the words of answers are looked for."""

import csv
import zipfile

import pytest

from turingdesk.presenters.answer_words import with_words
from turingdesk.study.pack import pack
from turingdesk.table.table import load


@pytest.mark.parametrize("packed", [False, True])
def test_the_words_of_answers_come_from_the_studys_package(sit, data, study, tmp_path, packed):
    sit("P-001")
    table = load(data)
    path = study
    if packed:
        path = tmp_path / "words.tdz"
        pack(study, path)
    told = with_words(table, "small", (str(tmp_path / "gone"), str(path)))
    with (study / "words.csv").open(encoding="utf-8", newline="") as file:
        written = {row["association"] for row in csv.DictReader(file)}
    assert set(told.texts["choice"]) == written
    assert with_words(table, "another", (str(path),)) is table


def test_packages_that_cannot_be_read_are_passed_over(sit, data, tmp_path):
    sit("P-001")
    table = load(data)
    torn, empty, broken = (tmp_path / name for name in ("torn.tdz", "empty.tdz", "broken"))
    torn.write_bytes(b"PK\x03\x04 and no more")
    with zipfile.ZipFile(empty, "w"):
        pass
    broken.mkdir()
    (broken / "study.toml").write_text('id = "small"\n', encoding="utf-8")
    assert with_words(table, "small", tuple(map(str, (torn, empty, broken)))) is table
