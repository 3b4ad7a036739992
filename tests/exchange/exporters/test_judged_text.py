"""The text of what was judged is beside the answers, where the study's package is available."""

import json

import openpyxl
import pytest

from tests.packages import BLOCK, CAPTIONS, STUDY, write
from tests.small_study import walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.cli import main
from turingdesk.core.errors import BadStudy
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.exporters import ExportOptions
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._judged_text import text_of, texts
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load


def sit(package, data, code="P-1"):
    walk_on(SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1"), judged={}))


@pytest.fixture(scope="module")
def demo():
    return open_package(demo_study())


@pytest.fixture
def captions(tmp_path):
    return write(tmp_path / "study")


def said(data, path, **wanted):
    counts = export(data, path, ExportRequest(**wanted))
    return path.read_text("utf-8"), counts


@pytest.mark.slow
def test_the_summary_of_a_workbook_does_not_deny_the_texts_beside_it(captions, tmp_path):
    sit(open_package(captions), tmp_path / "data")
    sheets = {}
    for name, wanted in (("with", {"texts": (captions,)}), ("without", {})):
        path = tmp_path / f"{name}.xlsx"
        export(tmp_path / "data", path, ExportRequest(**wanted))
        book = openpyxl.load_workbook(path, read_only=True)
        rows = [row for sheet in book for row in sheet.iter_rows(values_only=True)]
        sheets[name] = [" ".join(map(str, filter(None, row))) for row in rows]
        book.close()
    denied = "ournals contain the IDs of answers but not their texts"
    assert any(denied in row for row in sheets["without"])
    assert not any(denied in row for row in sheets["with"])
    assert any(row.startswith("Text statistics") for row in sheets["with"])


@pytest.mark.slow
def test_every_answer_of_a_session_has_the_text_that_was_shown(demo, tmp_path):
    simulate = ("simulate", demo_study(), "--judges", 1, "--seed", 5, "--data", tmp_path)
    assert main([str(word) for word in simulate]) == 0
    content = Content.of(load(tmp_path), ExportOptions(texts=(demo,)))
    trials = content.trials
    known = {(s.task, s.id): s for table in demo.stimuli.values() for s in table}
    for row in trials.itertuples():
        stimulus = known[row.task, row.stimulus]
        match row.task:
            case "captions":
                assert row.text == stimulus.content.caption
            case "words":
                assert row.text
            case "conversations":
                lines = row.text.split("\n")
                assert len(lines) == min(row.length, len(stimulus.content.turns))
                assert lines[0] == f"A: {stimulus.content.turns[0].text}"
            case "pairs":
                sides = [stimulus.content.left, stimulus.content.right]
                first = sides[row.left_id == stimulus.parts[1]]
                begin = [f"{turn.speaker}: {turn.text}" for turn in first.turns[:2]]
                assert row.text.split("\n")[:3] == ["1:", *begin]
            case "fixations":
                assert row.text == ""
    assert set(trials["task"]) == {stimulus.task for stimulus in known.values()}
    assert (trials.loc[trials["task"] != "fixations", "text"] != "").all()
    assert content.counts(0).textless == 0


def test_the_cut_of_a_conversation_and_the_sides_of_a_pair_are_as_on_the_screen(demo):
    talk = demo.stimuli["conversations.jsonl"][0]
    assert text_of(talk, 3).count("\n") == 2
    pair = demo.stimuli["pairs.csv"][0]
    one, other = (text_of(pair, left=part) for part in pair.parts)
    assert one != other
    assert sorted(one.split("\n")) == sorted(other.split("\n"))


TALKS = (
    STUDY
    + """
[[block]]
task = "conversations"
trials = 1
mix = { HM = 1 }
[block.show]
lengths = [10]
unit = "turns"
from = "end"
"""
)


def test_the_last_ten_of_110_turns_are_shown_recorded_and_exported(tmp_path):
    said = [(who, f"{who.lower()}{turn}") for turn in range(110) for who in "AAB"]
    row = {"id": "v", "prompt": "art", "origin_a": "human", "origin_b": "machine", "agent_b": "m"}
    files = {"conversations.jsonl": json.dumps(row | {"turns": said}) + "\n"}
    package = open_package(write(tmp_path / "study", files, toml=TALKS))
    sit(package, tmp_path / "data")
    [journal] = (tmp_path / "data").glob("*.jsonl")
    shown = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    [trial] = [line for line in shown if line["kind"] == "shown" and "stimulus" in line]
    assert (trial["length"], trial["length_of"]) == (10, "last turns")
    table = load(tmp_path / "data")
    trials = Content.of(table, ExportOptions(texts=(package,))).trials
    assert set(trials["length"]) == {10}
    assert set(trials["length_of"]) == {"last turns"}
    assert trials["text"].iloc[0].split("\n") == [f"{who}: {text}" for who, text in said[-30:]]
    [found] = ANALYSES["lengths"].compute(table.responses).to_dict("records")
    assert (found["length"], found["length_of"]) == (10, "last turns")
    [figure] = ANALYSES["lengths"].figures(table.responses)
    assert figure.x.label == "Last turns shown"


@pytest.mark.slow
def test_a_package_that_was_opened_before_is_found_by_what_ran(captions, tmp_path):
    sit(open_package(captions), tmp_path / "data")
    text, counts = said(tmp_path / "data", tmp_path / "a.csv", known=(tmp_path / "gone", captions))
    assert "A dog on a sofa" in text
    assert counts.textless == 0
    packed = tmp_path / "small.tdz"
    pack(captions, packed)
    assert "A dog on a sofa" in said(tmp_path / "data", tmp_path / "b.csv", known=(packed,))[0]


@pytest.mark.slow
def test_another_version_of_the_study_says_nothing_unless_it_is_given(captions, tmp_path):
    sit(open_package(captions), tmp_path / "data")
    write(captions, captions=CAPTIONS.replace("sofa", "couch"))
    text, counts = said(tmp_path / "data", tmp_path / "a.csv", known=(captions,))
    assert "couch" not in text
    assert counts.textless == 2
    assert any("or specify its package" in sentence for sentence in counts.sentences)
    assert "couch" in said(tmp_path / "data", tmp_path / "b.csv", texts=(captions,))[0]


def test_a_package_that_was_given_and_cannot_be_read_is_refused(captions, tmp_path):
    sit(open_package(captions), tmp_path / "data")
    with pytest.raises(BadStudy):
        export(tmp_path / "data", tmp_path / "a.csv", ExportRequest(texts=(tmp_path / "none",)))


def test_a_study_that_is_not_at_hand_leaves_the_column_empty(captions, tmp_path):
    sit(open_package(captions), tmp_path / "data")
    table = load(tmp_path / "data")
    assert set(texts(table.responses, ())) == {""}
    other = write(tmp_path / "other", toml=STUDY.replace("small", "other") + BLOCK)
    assert set(texts(table.responses, (open_package(other),), named=1)) == {""}
