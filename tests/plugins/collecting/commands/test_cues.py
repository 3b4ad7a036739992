"""`turingdesk cues` writes a table that a collection takes as it is."""

import csv

import pytest

from turingdesk.cli import main
from turingdesk.core.errors import Severity
from turingdesk.plugins.collecting.cues import LANGUAGES
from turingdesk.study.check import check_study


@pytest.mark.slow
def test_a_new_collection_takes_the_list_as_it_is(tmp_path, capsys):
    folder = tmp_path / "my-cues"
    table = folder / "words.csv"
    assert main(["new", "collect-words", str(folder)]) == 0
    capsys.readouterr()
    words = ["cues", "-o", str(table), "--each", "6", "--seed", "7"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said == f"{table}: 18 cues and 1 practice cue. Read the list before you use it.\n"
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert [row["practice"] for row in rows] == ["yes"] + 18 * [""]
    assert {row["domain"] for row in rows[1:]} == {"noun", "verb", "adjective"}
    assert all("seed 7, Zipf " in row["provenance"] for row in rows)
    assert len({row["cue"] for row in rows}) == 19
    checked = check_study(folder)
    assert checked.may_run
    assert {problem.severity for problem in checked.problems} == {Severity.PILOT_ONLY}
    before = table.read_bytes()
    assert main(words) == 0
    assert table.read_bytes() == before
    assert main([*words, "--exclude", rows[1]["cue"]]) == 0
    assert rows[1]["cue"] not in table.read_text("utf-8")


def test_the_command_offers_the_languages_that_there_are(capsys):
    with pytest.raises(SystemExit):
        main(["cues", "-o", "x.csv", "--language", "tlh"])
    said = capsys.readouterr().err
    assert all(repr(one) in said for one in LANGUAGES)
