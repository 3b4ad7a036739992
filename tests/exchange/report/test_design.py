"""The design in a report: facts, blocks, and questions of each study."""

from dataclasses import replace

import orjson
import pytest

from turingdesk.exchange.report.design import _table, design
from turingdesk.exchange.report.pieces import (
    Facts,
    Paragraph,
    ReportTable,
)


@pytest.fixture(scope="module")
def told(found, folder):
    return tuple(design(found, folder))


def _rows(piece):
    return [dict(zip(piece.heads, row, strict=True)) for row in piece.rows]


def _facts(piece):
    assert isinstance(piece, Facts)
    return dict(piece.rows)


def test_a_study_has_its_facts_its_blocks_and_its_questions(told):
    assert [type(piece) for piece in told] == [Facts, Paragraph, ReportTable, ReportTable]
    assert told[1].text == "Each session has 10 trials in 2 blocks."
    assert told[2].caption.endswith("trials per session.")
    assert told[3].caption.startswith("Questions of ")


def test_facts_are_those_of_the_first_line_of_a_journal(told, folder):
    (opened,) = {
        (line["study_hash"], line["trials"])
        for path in folder.glob("*.jsonl")
        for line in [orjson.loads(path.read_bytes().splitlines()[0])]
    }
    facts = _facts(told[0])
    assert facts["Sessions"] == "3"
    assert facts["Hash of the package (SHA-256)"] == opened[0]
    assert f"has {opened[1]} trials in" in told[1].text
    assert not {"Versions that ran", "Sealed"} & facts.keys()


def test_blocks_tell_what_was_planned_and_what_was_shown(told, found):
    captions, talks = _rows(told[2])
    assert (captions["task"], talks["task"]) == ("Image descriptions", "Conversations")
    assert (captions["trials"], captions["practice"], captions["too fast under (s)"]) == (6, 1, 3)
    assert (talks["trials"], talks["practice"], talks["controls"]) == (4, 0, 0)
    assert {*captions["machine agents"].split(", ")} <= {"git", "blip", "ofa"}
    rows = found.sample.responses
    own = rows[(rows["role"] == "verdict") & (rows["block"] == "captions")]
    shown = set(zip(own["stimulus"], own["origin"], strict=True))
    assert captions["stimuli shown"] == len(shown)
    assert captions["by humans"] == sum(origin == "human" for _, origin in shown)
    assert captions["by machines"] == sum(origin == "machine" for _, origin in shown)


def test_questions_have_roles_in_words_and_choices_in_order(told):
    asked = {(row["block"], row["question"]): row for row in _rows(told[3])}
    origin = asked["captions", "origin"]
    assert (origin["role"], origin["choices"]) == ("verdict", "human, machine")
    assert asked["captions", "How sure? (confidence)"]["role"] == "further question"
    assert "form" in {row["role"] for row in asked.values()}


def test_agents_that_all_blocks_have_are_told_once():
    rows = [("captions", "Captions", 2, "git, ofa"), ("words", "Words", 3, "git, ofa")]
    heads = ("block", "task", "practice", "machine agents")
    made = _table("A study", heads, [*rows, ("pairs", "Pairs", 0, "")])
    assert made.heads == ("block", "task", "practice")
    assert made.below == ("Machine agents: git, ofa",)
    assert _table("A study", heads, rows[:1]).heads == heads


def test_very_many_choices_are_cut(found, folder):
    rows = found.sample.responses
    many = "|".join(f"choice {n:02}" for n in range(40))
    sample = replace(found.sample, responses=rows.assign(choices=many))
    *_, questions = design(replace(found, sample=sample), folder)
    for row in _rows(questions):
        assert row["choices"].startswith("choice 00, choice 01, ")
        assert row["choices"].endswith("\u2026")
        assert len(row["choices"]) == 91


@pytest.mark.parametrize("spoilt", [None, b"{", b"[]\n", b'{"kind": "closed"}\n'])
@pytest.mark.damages_journals
def test_journals_that_cannot_be_read_leave_the_answers_to_tell(found, tmp_path, spoilt):
    for session in found.sample.sessions["session"] if spoilt is not None else ():
        (tmp_path / f"{session}.jsonl").write_bytes(spoilt)
    facts, extent, blocks, _ = design(found, tmp_path)
    assert [*_facts(facts)] == ["Study", "Sessions"]
    assert extent.text == "Each session has 2 blocks."
    assert "trials" not in blocks.heads
    assert {row["block"] for row in _rows(blocks)} == {"captions", "talks"}


def test_every_version_that_ran_is_named(found, folder):
    (study,) = found.overview["studies"]
    about = found.overview["studies"][study] | {"versions": ["aaaa", "bbbb"]}
    facts, *_ = design(replace(found, overview={"studies": {study: about}}), folder)
    assert _facts(facts)["Versions that ran"] == "aaaa, bbbb"


def test_without_sessions_nothing_is_known_of_a_study(found, folder):
    (piece,) = design(replace(found, overview={"studies": {}}), folder)
    assert isinstance(piece, Paragraph)
    assert piece.is_note
