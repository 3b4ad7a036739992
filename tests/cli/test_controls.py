"""`turingdesk controls` lists questions with what is needed, and writes approved ones."""

import json

import pytest

from tests.packages import write
from turingdesk.cli import main
from turingdesk.editing.control_questions import (
    Subject,
    approve,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.journal.chain import LINE_CHANGED
from turingdesk.study.registration import registration

ONE, TWO = Subject("caption", "captions/one"), Subject("caption", "captions/two")


@pytest.fixture
def folder(tmp_path):
    """A study with a question that is approved, and one that was sent back."""
    made = write(tmp_path / "small")
    write_question(made, "AO", ONE, "Is it a dog?", True)
    write_question(made, "AO", TWO, "Is it a cow?", False)
    for who in ("BL", "CD"):
        approve(made, who, read_questions(made)[0][ONE])
    send_back(made, "BL", read_questions(made)[0][TWO], "Too easy.")
    return made


def test_the_questions_are_listed_with_reasons_and_what_is_needed(folder, capsys):
    before = (folder / "captions.csv").read_bytes()
    assert main(["controls", str(folder)]) == 0
    said = capsys.readouterr().out
    assert said.splitlines() == [
        "state     answer  author  about         question",
        "approved  true    AO      captions/one  Is it a dog?",
        "returned  false   AO      captions/two  Is it a cow?",
        "captions/two, sent back by BL: Too easy.",
        "caption: 1 question for 2, 1 true; still needed: 0 true, 1 false",
    ]
    assert (folder / "captions.csv").read_bytes() == before


def test_json_has_every_question_and_kind(folder, capsys):
    assert main(["controls", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["questions"][1] == {
        "about": "caption",
        "name": "captions/two",
        "question": "Is it a cow?",
        "true": False,
        "state": "returned",
        "author": "AO",
        "approved": [],
        "returned": {"BL": "Too easy."},
    }
    assert told["kinds"] == [
        {
            "kind": "caption",
            "items": 2,
            "true": 1,
            "false": 0,
            "needed_true": 0,
            "needed_false": 1,
        }
    ]
    assert told["problems"] == []


def test_writing_puts_approved_questions_into_the_tables(folder, capsys):
    assert main(["controls", str(folder), "--write"]) == 0
    assert "The tables have 1 approved control question." in capsys.readouterr().out
    assert "Is it a dog?,yes" in (folder / "captions.csv").read_text()
    assert "cow" not in (folder / "captions.csv").read_text()


def test_a_preregistered_study_needs_a_reason(folder, capsys):
    main(["freeze", str(folder)])
    assert main(["controls", str(folder), "--write"]) == 1
    assert "--why REASON" in capsys.readouterr().err
    assert main(["controls", str(folder), "--write", "--by", "Ada", "--why", "Forgotten"]) == 0
    (deviation,) = registration(folder).deviations
    assert (deviation.by, deviation.why) == ("Ada", "Forgotten")


def test_a_damaged_file_and_a_study_without_such_controls_are_told(folder, tmp_path, capsys):
    (path,) = (folder / "record" / "controls").iterdir()
    path.write_bytes(path.read_bytes().replace(b"a dog?", b"a cat?"))
    assert main(["controls", str(folder)]) == 0
    assert LINE_CHANGED in capsys.readouterr().out
    main(["new", "words", str(tmp_path / "words")])
    capsys.readouterr()
    assert main(["controls", str(tmp_path / "words")]) == 0
    assert "No task of the study has control questions" in capsys.readouterr().out
