"""The BIDS folder: names, tables that read back, sidecars, and what tables must not contain."""

import csv
import io
import json
import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.exchange.exporters.conftest import HEAD, HOSTILE
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled
from turingdesk.exchange.exporters.bids import _Fields
from turingdesk.table.table import load

NAME = re.compile(
    r"(sub-[a-zA-Z0-9]+)/(ses-[a-zA-Z0-9]+)/beh/\1_\2_task-[a-zA-Z0-9]+_beh\.tsv", re.ASCII
)
ESCAPE = re.compile(r"\\(u[0-9a-f]{4}|.)")
SIGNS = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", "/": "/"}


def plain(text):
    """A field as it was before it was written; None for what is missing."""
    if text == "n/a":
        return None
    return ESCAPE.sub(lambda m: SIGNS.get(m[1]) or chr(int(m[1][1:], 16)), text)


def read(path):
    """The rows of a table, read line by line as no program would break them otherwise."""
    text = path.read_bytes().decode("utf-8")
    assert text.endswith("\n")
    assert len(text.splitlines()) == text.count("\n"), "no sign but the line's end breaks lines"
    assert len({line.count("\t") for line in text.splitlines()}) == 1, "also without quotes"
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter="\t", strict=True))
    assert len(rows) == text.count("\n")
    assert {len(row) for row in rows} == {len(rows[0])}
    assert "" not in {field for row in rows for field in row}, "nothing stands for missing but n/a"
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


@pytest.fixture
def folder(hostile, tmp_path):
    export(hostile, tmp_path / "out", ExportRequest(format="bids", pilot=True))
    return tmp_path / "out"


def test_files_are_named_by_labels_and_have_a_sidecar_that_describes_every_column(folder):
    tables = sorted(folder.glob("sub-*/ses-*/beh/*"))
    assert len(tables) == 7
    for table in tables:
        assert NAME.fullmatch(table.relative_to(folder).as_posix())
        task = table.name.split("_")[2]
        told = json.loads((folder / f"{task}_beh.json").read_text("utf-8"))
        columns = list(read(table)[0])
        assert columns == ["onset", "response_time", *HEAD]
        assert all(told[column]["Description"] for column in columns)
        assert (told["response_time"]["Units"], told["rt_ms"]["Units"]) == ("s", "ms")
        assert set(told["origin"]["Levels"]) == {"human", "machine"}


def test_codes_with_hyphens_are_found_again_in_the_list_of_participants(folder):
    people = {
        row["participant_id"]: row["participant"] for row in read(folder / "participants.tsv")
    }
    assert people == {
        "sub-P001": "P001",
        "sub-P001x2": "P-001",
        "sub-p001x3": "p-001",
        "sub-S1": "S-1",
    }
    assert {path.name for path in folder.glob("sub-*")} == set(people)
    told = json.loads((folder / "participants.json").read_text("utf-8"))
    assert list(told) == ["participant_id", "participant", "judge"]


def test_every_answer_reads_back_as_it_was_given(folder):
    own = folder / "sub-P001x2" / "ses-1" / "beh"
    rows = read(own / "sub-P001x2_ses-1_task-captions_beh.tsv")
    assert [plain(row["choice"]) for row in rows] == list(HOSTILE)
    assert (rows[0]["onset"], rows[0]["response_time"], rows[0]["rt_ms"]) == (
        "0.04",
        "0.8125",
        "812.5",
    )
    (form,) = read(own / "sub-P001x2_ses-1_task-form_beh.tsv")
    assert (form["choice"], form["task"], form["onset"]) == ("31", "n/a", "n/a")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1))
@example("n/a")
@example("n\\/a")
def test_any_text_is_one_field_of_one_line(text):
    field = _Fields()(text)
    line = io.StringIO(newline="")
    csv.writer(line, delimiter="\t", lineterminator="\n").writerow([field, "next"])
    assert len(line.getvalue().splitlines()) == 1
    ((read_back, _),) = csv.reader(io.StringIO(line.getvalue(), newline=""), delimiter="\t")
    assert plain(read_back) == text


def test_sessions_stand_beside_their_files_and_pilots_apart(folder):
    rows = read(folder / "sub-P001x2" / "sub-P001x2_sessions.tsv")
    assert [(row["session_id"], row["pilot"], row["age"]) for row in rows] == [
        ("ses-1", "false", "31"),
        ("ses-pilot1", "true", "n/a"),
    ]
    assert "notes" not in rows[0]
    told = json.loads((folder / "sub-P001x2" / "sub-P001x2_sessions.json").read_text("utf-8"))
    assert list(told) == list(rows[0])


def test_what_rules_leave_out_is_listed_with_its_reason(folder):
    (row,) = read(folder / "sourcedata" / "exclusions.tsv")
    assert (row["participant"], row["rule"], row["trial"]) == ("P001", "too_fast", "3")
    told = json.loads((folder / "sourcedata" / "exclusions.json").read_text("utf-8"))
    assert list(told) == list(row)


def test_the_description_has_what_bids_requires(folder):
    told = json.loads((folder / "dataset_description.json").read_text("utf-8"))
    assert (told["Name"], told["DatasetType"]) == ("A study", "raw")
    assert re.fullmatch(r"\d+\.\d+\.\d+", told["BIDSVersion"])
    assert told["GeneratedBy"][0]["Name"] == "TuringDesk"
    assert (folder / "README.md").stat().st_size > 150


def test_two_studies_are_one_too_many(session, tmp_path):
    session([{"choice": "human"}], study="other")
    data = session([{"choice": "human"}])
    with pytest.raises(CannotExport, match="contains one study, but the data contain demo, other"):
        export(data, tmp_path / "out", ExportRequest(format="bids"))
    export(data, tmp_path / "out", ExportRequest(format="bids", study="other"))
    assert (tmp_path / "out" / "sub-P001").is_dir()


@pytest.mark.slow
def test_a_cancelled_export_leaves_no_folder(session, tmp_path):
    data = session([{"choice": "human"}] * 2100)
    with pytest.raises(ExportCancelled):
        EXPORTERS["bids"].write(load(data), tmp_path / "out", lambda *_: False)
    assert [p.name for p in tmp_path.iterdir()] == ["data"]
