"""The Psych-DS folder, held against a checker written from the rules of its schema 1.5.1."""

import csv
import json
import re
import shutil
import sys

import pytest

from tests.exchange.exporters.conftest import HOSTILE
from turingdesk.core.response import CODEBOOK
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled
from turingdesk.table.table import load

KEYWORDS = {
    *("study", "site", "subject", "session", "task", "condition", "trial", "stimulus"),
    "description",
}
NAME = re.compile(r"([a-z]+-[a-zA-Z0-9]+)(_[a-z]+-[a-zA-Z0-9]+)*_data\.csv")
DATASET_TERMS = {  # terms of schema.org that a Dataset may have, among them those in use
    *("name", "description", "schemaVersion", "variableMeasured", "author", "citation"),
    *("license", "funder", "url", "identifier", "usageInfo", "keywords", "dateModified"),
    "measurementTechnique",
}
VALUE_TERMS = {
    *("name", "description", "unitText", "unitCode", "minValue", "maxValue", "value"),
    *("valueReference", "propertyID", "measurementTechnique", "alternateName", "identifier"),
}


def broken(folder):
    """The codes of the schema's rules that a folder breaks, errors and warnings."""
    found = set(_missing(folder))
    try:
        told = json.loads((folder / "dataset_description.json").read_text("utf-8"))
    except FileNotFoundError:
        return found | {"MISSING_DATASET_DESCRIPTION"}
    except ValueError:
        return found | {"INVALID_JSON_FORMATTING"}
    found |= set(_metadata(told))
    variables = {one if isinstance(one, str) else one["name"] for one in told["variableMeasured"]}
    seen = set()
    for table in sorted((folder / "data").rglob("*.csv")):
        columns, codes = _table(table)
        seen |= set(columns)
        found |= codes
    if seen - variables:
        found.add("CSV_COLUMN_MISSING_FROM_METADATA")
    if variables - seen:
        found.add("VARIABLE_MISSING_FROM_CSV_COLUMNS")
    return found


def _missing(folder):
    for name in ("README", "CHANGES"):
        if not any((folder / f"{name}{ending}").is_file() for ending in (".md", ".txt")):
            yield f"MISSING_{name}_DOC"
    if not (folder / ".psychds-ignore").is_file():
        yield "MISSING_PSYCHDSIGNORE"
    if not (folder / "data").is_dir():
        yield "MISSING_DATA_DIRECTORY"
    elif not any(NAME.fullmatch(table.name) for table in folder.glob("data/**/*.csv")):
        yield "MISSING_DATAFILE"


def _metadata(told):
    if any(not told.get(key) for key in ("name", "description", "variableMeasured")):
        yield "JSON_KEY_REQUIRED"
    if str(told.get("@context")).rstrip("/") not in ("http://schema.org", "https://schema.org"):
        yield "INVALID_JSONLD_FORMATTING"
    if told.get("@type") != "Dataset":
        yield "INCORRECT_DATASET_TYPE"
    if not {key for key in told if not key.startswith("@")} <= DATASET_TERMS:
        yield "INVALID_SCHEMAORG_PROPERTY"
    for one in told.get("variableMeasured", ()):
        if isinstance(one, dict) and one.get("@type") != "PropertyValue":
            yield "OBJECT_TYPE_MISSING"
        if isinstance(one, dict) and not set(one) - {"@type"} <= VALUE_TERMS:
            yield "INVALID_SCHEMAORG_PROPERTY"


def _table(path):
    codes = set()
    if not NAME.fullmatch(path.name):
        codes.add("FILENAME_KEYWORD_FORMATTING_ERROR")
    elif not {part.split("-")[0] for part in path.stem.split("_")[:-1]} <= KEYWORDS:
        codes.add("FILENAME_UNOFFICIAL_KEYWORD_WARNING")
    csv.field_size_limit(sys.maxsize)
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file, strict=True) if path.stat().st_size else [[]]
    if not head:
        codes.add("CSV_HEADER_MISSING")
    if len(set(head)) < len(head):
        codes.add("CSV_HEADER_REPEATED")
    if any(len(row) != len(head) for row in rows):
        codes.add("CSV_HEADER_LENGTH_MISMATCH")
    if "row_id" in head and len({row[head.index("row_id")] for row in rows}) < len(rows):
        codes.add("ROWID_VALUES_NOT_UNIQUE")
    return head, codes


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def folder(hostile, tmp_path):
    export(hostile, tmp_path / "out", ExportRequest(format="psych-ds", pilot=True))
    return tmp_path / "out"


def test_the_folder_breaks_no_rule_of_the_schema(folder):
    assert broken(folder) == set()


DAMAGES = {
    "MISSING_CHANGES_DOC": lambda f: (f / "CHANGES.md").unlink(),
    "MISSING_DATASET_DESCRIPTION": lambda f: (f / "dataset_description.json").unlink(),
    "FILENAME_KEYWORD_FORMATTING_ERROR": lambda f: put(f, "S_1_data.csv", "session"),
    "CSV_HEADER_REPEATED": lambda f: put(f, "task-x_data.csv", "session,session"),
    "CSV_HEADER_LENGTH_MISMATCH": lambda f: put(f, "task-x_data.csv", "session", "1,2"),
    "CSV_COLUMN_MISSING_FROM_METADATA": lambda f: put(f, "task-x_data.csv", "zzz"),
    "ROWID_VALUES_NOT_UNIQUE": lambda f: put(f, "task-x_data.csv", "row_id", "1", "1"),
    "VARIABLE_MISSING_FROM_CSV_COLUMNS": lambda f: [p.unlink() for p in f.glob("data/study*")],
}


def put(folder, name, *lines):
    (folder / "data" / name).write_text("\r\n".join(lines))


def test_the_checker_sees_what_is_broken(folder, tmp_path):
    for code, damage in DAMAGES.items():
        damaged = shutil.copytree(folder, tmp_path / code)
        damage(damaged)
        assert broken(damaged) == {code}


def test_every_row_of_the_journals_is_in_one_file_of_its_session(folder):
    names = sorted(path.name for path in folder.glob("data/study-*"))
    assert names == [
        "study-demo_subject-P001_session-1_data.csv",
        "study-demo_subject-P001x2_session-1_data.csv",
        "study-demo_subject-P001x2_session-pilot1_data.csv",
        "study-demo_subject-S1_session-1_data.csv",
        "study-demo_subject-p001x3_session-1_data.csv",
    ]
    (mapped,) = {row["participant"] for row in read(folder / "data" / names[1])}
    assert mapped == "P-001"
    rows = [row for name in names for row in read(folder / "data" / name)]
    assert len(rows) == len(HOSTILE) + 1 + 3 + 1 + 2 + 3
    assert len({row["row_id"] for row in rows}) == len(rows)
    assert [row["choice"] for row in rows if row["question"] == "why"] == list(HOSTILE)


@pytest.mark.slow
def test_every_column_of_the_codebook_is_described_with_its_unit_and_levels(folder):
    told = json.loads((folder / "dataset_description.json").read_text("utf-8"))
    by_name = {one["name"]: one for one in told["variableMeasured"]}
    assert by_name.keys() >= CODEBOOK.keys() | {"row_id", "age", "reason"}
    assert by_name["rt_ms"]["unitText"] == "ms"
    assert by_name["origin"]["valueReference"] == ["human", "machine"]
    assert by_name["choice"]["description"] == CODEBOOK["choice"]
    assert by_name["age"]["description"] == "Form about: age"


def test_people_and_exclusions_have_files_of_their_own(folder):
    people = read(folder / "data" / "description-participants_data.csv")
    assert (people[0]["participant"], people[0]["age"]) == ("P-001", "31")
    assert "notes" not in people[0]
    left_out = read(folder / "data" / "description-exclusions_data.csv")
    assert [row["rule"] for row in left_out] == ["too_fast"]


def test_a_cancelled_export_leaves_no_folder(session, tmp_path):
    data = session([{"choice": "human"}] * 2100)
    with pytest.raises(ExportCancelled):
        EXPORTERS["psych_ds"].write(load(data), tmp_path / "out", lambda *_: False)
    assert not (tmp_path / "out").exists()
    assert [p.name for p in tmp_path.iterdir()] == ["data"]
