"""CSV for R: the script is read as R would, line by line, and applied to the file."""

import csv
import re
import sys
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exchange.exporters.conftest import HEAD, HOSTILE, VERDICT, said
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.export import export
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled
from turingdesk.exchange.exporters._cells import rows
from turingdesk.exchange.exporters.r_csv import quoted
from turingdesk.table.table import load

TEXT = r'"(?:[^"\\]|\\.)*"'
COLUMN = rf"responses\[\[({TEXT})\]\]"
MISSING = re.compile(rf"{COLUMN}\[{COLUMN} == ({TEXT})\] <- NA")
TYPED = re.compile(rf"{COLUMN} <- (as\.logical|as\.integer|as\.numeric)\({COLUMN}\)")
FACTOR = re.compile(
    rf"{COLUMN} <- factor\({COLUMN}, levels = (?:character\(0\)|c\(({TEXT}(?:, {TEXT})*)\))\)"
)
TIME = re.compile(
    rf'{COLUMN} <- as\.POSIXct\(strptime\({COLUMN}, "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC"\)\)'
)
ESCAPE = re.compile(r"\\(u[0-9a-f]{4}|U[0-9a-f]{8}|.)")
AS = {
    "as.logical": {"TRUE": True, "FALSE": False}.get,
    "as.integer": lambda text: None if text == "NA" else int(text),
    "as.numeric": lambda text: None if text == "NA" else float(text),
}


def text_of(literal):
    """The text that a literal of R stands for."""
    return ESCAPE.sub(lambda m: chr(int(m[1][1:], 16)) if m[1][1:] else m[1], literal[1:-1])


def run(script, frame="responses"):
    """What R has after the script: columns of values, and the levels of factors."""
    csv.field_size_limit(sys.maxsize)
    lines = script.read_bytes().decode("ascii").splitlines()
    starts = [n for n, line in enumerate(lines) if line.endswith("<- read.csv(")]
    start = next(n for n in starts if lines[n].startswith(frame))
    end = next((n for n in starts if n > start), len(lines) + 2) - 2
    lines = [line.replace(f"{frame}[[", "responses[[") for line in lines[start:end]]
    (file,) = re.findall(rf"^  ({TEXT}), colClasses", "\n".join(lines), re.M)
    with (script.parent / text_of(file)).open(encoding="utf-8", newline="") as data:
        head, *lines_of = csv.reader(data, strict=True)
    columns = {name: [row[n] for row in lines_of] for n, name in enumerate(head)}
    levels = {}
    for line in lines[lines.index(")") + 1 :]:
        if found := MISSING.fullmatch(line):
            name, sign = text_of(found[1]), text_of(found[3])
            columns[name] = [None if value == sign else value for value in columns[name]]
        elif found := TYPED.fullmatch(line):
            columns[text_of(found[1])] = [*map(AS[found[2]], columns[text_of(found[1])])]
        elif found := FACTOR.fullmatch(line):
            name, levels_of = text_of(found[1]), map(text_of, re.findall(TEXT, found[3] or ""))
            levels[name] = list(levels_of)
            assert len(set(levels[name])) == len(levels[name]), "R refuses a level twice"
            columns[name] = [v if v in levels[name] else None for v in columns[name]]
        else:
            found = TIME.fullmatch(line)
            assert found, line
            columns[text_of(found[1])] = [
                datetime.fromisoformat(value) for value in columns[text_of(found[1])]
            ]
    return columns, levels


@pytest.mark.slow
def test_every_column_has_its_type_and_every_answer_is_as_it_was_given(hostile, tmp_path):
    export(hostile, tmp_path / "out.R")
    columns, levels = run(tmp_path / "out.R")
    assert list(columns) == HEAD
    assert not (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert [
        c for c, q in zip(columns["choice"], columns["question"], strict=True) if q == "why"
    ] == [*HOSTILE]
    table = load(hostile).responses
    table = table[table["role"] != "form"]
    assert columns["correct"] == [None if v is None else bool(v) for v in _plain(table["correct"])]
    assert columns["rt_ms"] == _plain(table["rt_ms"])
    assert columns["trial"] == list(table["trial"])
    assert columns["truth"] == [v or None for v in _plain(table["truth"])]
    assert columns["excluded"] == [v or None for v in table["excluded"]]
    assert columns["at"][0] == datetime.fromisoformat("2026-11-21T09:00:01.000Z")
    assert levels["origin"] == ["human", "machine"]
    assert levels["role"] == ["verdict", "control", "extra", "answer", "form"]
    assert levels["participant"] == ["P-001", "P001", "S-1", "p-001"]
    assert levels["key"] == []


def test_answers_to_forms_are_a_data_frame_of_their_own(hostile, tmp_path):
    counts = export(hostile, tmp_path / "out.R")
    columns, levels = run(tmp_path / "out.R", "forms")
    assert columns["choice"] == ["31"]
    assert columns["question"] == ["age"]
    assert levels["block"] == ["about"]
    assert "out-forms.csv contains the answers to forms." in counts.sentences
    assert counts.written == counts.in_journals


def _plain(column):
    return [value for (value,) in rows(column.to_frame())]


def test_levels_do_not_depend_on_the_order_of_answers(session, tmp_path):
    rows = [{**VERDICT, "stimulus": name} for name in ("b", "a", "c")]
    export(session(rows, folder="one"), tmp_path / "one.R")
    export(session(rows[::-1], folder="two"), tmp_path / "two.R")
    assert run(tmp_path / "one.R")[1] == run(tmp_path / "two.R")[1]


def test_a_word_that_reads_na_is_not_taken_for_a_missing_one(session, tmp_path):
    rows = [{**said("NA"), "prompt": "NA", "stimulus": "NA"}, {**said(""), "prompt": ""}]
    export(session(rows), tmp_path / "out.R")
    columns, levels = run(tmp_path / "out.R")
    assert columns["choice"] == ["NA", ""]
    assert columns["prompt"] == ["NA", None]
    assert columns["stimulus"] == ["NA", None]
    assert levels["stimulus"] == ["NA"]


def test_the_csv_can_be_named_instead_of_the_script(session, tmp_path):
    data = load(session([VERDICT]))
    EXPORTERS["r_csv"].write(data, tmp_path / "mine.csv")
    assert run(tmp_path / "mine.R")[0]["choice"] == ["human"]


def test_what_rules_leave_out_stands_beside_it(hostile, tmp_path):
    counts = export(hostile, tmp_path / "out.R")
    assert "out-exclusions.csv" in " ".join(counts.sentences)
    assert "too_fast" in (tmp_path / "out-exclusions.csv").read_text("utf-8")


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")))
def test_any_text_is_a_literal_in_ascii(text):
    literal = quoted(text)
    assert literal.isascii()
    assert literal.isprintable()
    assert re.fullmatch(TEXT, literal)
    assert text_of(literal) == text


@pytest.mark.slow
def test_a_cancelled_or_failed_export_leaves_nothing(session, tmp_path, monkeypatch):
    data = load(session([VERDICT] * 2100))
    with pytest.raises(ExportCancelled):
        EXPORTERS["r_csv"].write(data, tmp_path / "out.R", lambda *_: False)
    assert [p.name for p in tmp_path.iterdir()] == ["data"]
    with pytest.raises(CannotExport, match="TuringDesk can't find the folder"):
        EXPORTERS["r_csv"].write(data, tmp_path / "none" / "out.R")
