import json

import pytest

from tests.packages import png, write
from turingdesk.cli import main


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "small", {"media/cat.png": png(5)})  # not the same as dog.png


def change(folder):
    file = folder / "study.toml"
    file.write_text(file.read_text().replace("trials = 2", "trials = 1"))


def test_a_study_is_frozen_changed_and_accounted_for(folder, capsys):
    assert main(["freeze", str(folder), "--by", "Ada"]) == 0
    assert "preregistered 2" in capsys.readouterr().out
    change(folder)
    assert main(["freeze", str(folder)]) == 1
    assert "Image descriptions · Trials: 1, was 2" in capsys.readouterr().err
    assert main(["freeze", str(folder), "--by", "Ben", "--why", "Lost"]) == 0
    said = capsys.readouterr().out
    assert "Ben: Lost" in said
    assert "  Image descriptions · Trials: 1, was 2" in said


def test_showing_records_nothing(folder, capsys):
    assert main(["freeze", str(folder), "--show"]) == 1
    assert "is not preregistered" in capsys.readouterr().err
    main(["freeze", str(folder), "--by", "Ada"])
    change(folder)
    before = (folder / "registration.jsonl").read_bytes()
    capsys.readouterr()
    assert main(["freeze", str(folder), "--show", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["by"] == "Ada"
    assert told["unaccounted"] == ["Image descriptions · Trials: 1, was 2"]
    assert (folder / "registration.jsonl").read_bytes() == before


def test_check_warns_of_changes_that_nobody_explained(folder, capsys):
    main(["freeze", str(folder), "--by", "Ada"])
    capsys.readouterr()
    assert main(["check", str(folder)]) == 0
    assert "frozen" not in capsys.readouterr().out
    change(folder)
    assert main(["check", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "warning: registration.jsonl" in said
    assert "without a reason: Image descriptions · Trials: 1, was 2." in said
    main(["freeze", str(folder), "--by", "Ben", "--why", "Lost"])
    capsys.readouterr()
    assert main(["check", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["problems"] == []


def test_check_tells_of_a_damaged_registration(folder, capsys):
    main(["freeze", str(folder), "--by", "Ada"])
    file = folder / "registration.jsonl"
    file.write_text(file.read_text().replace('"Ada"', '"Eve"'))
    capsys.readouterr()
    main(["check", str(folder)])
    assert "registration.jsonl, line 1" in capsys.readouterr().out
