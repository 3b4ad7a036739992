"""What each column of a table is, as people change it, and mappings under a name."""

from dataclasses import fields

import pytest

from tests.presenters.imports import check_cancel, check_kill, check_reason
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.exchange.importers._column_map import FIELDS, ColumnMap
from turingdesk.exchange.importers._mapping_file import load
from turingdesk.presenters.importing import (
    EXTRA,
    MAKER,
    NOTHING,
    ImportRun,
    choices,
    mapped,
    mappings,
    only_once,
    save_mapping,
)

HEAD = ("who", "thing", "made by", "said", "age", "log")
COLUMNS = ColumnMap(
    {
        "judge": ("who",),
        "item": ("thing",),
        "truth": ("made by",),
        "agent": ("made by",),
        "verdict": ("said",),
    },
    truth={"GPT-4": "machine"},
    extra={"age": "age"},
    not_imported=("log",),
)
TOLD = dict(zip(HEAD, ("judge", "item", MAKER, "verdict", EXTRA, NOTHING), strict=True))


def test_a_mapping_says_what_each_column_is_and_back():
    assert choices(COLUMNS, HEAD) == TOLD
    assert mapped(COLUMNS, TOLD) == COLUMNS


def test_a_change_leaves_the_mapping_before_as_it_was():
    made = mapped(COLUMNS, {**TOLD, "log": EXTRA})
    made.truth["Human"] = "human"
    assert COLUMNS.truth == {"GPT-4": "machine"}
    assert made.extra == {"age": "age", "log": "log"}


@pytest.mark.parametrize("field", [name for name in FIELDS if name != "verdict"])
def test_each_field_belongs_to_one_column(field):
    told = {**TOLD, "age": field, "log": field}
    assert only_once(told, "log")["age"] == NOTHING
    assert only_once(told, "log")["log"] == field


def test_several_columns_can_have_verdicts():
    told = {**TOLD, "log": "verdict"}
    assert only_once(told, "log") == told
    assert mapped(COLUMNS, told).items == {"said": "", "log": ""}


def test_a_mapping_is_saved_under_a_name_without_its_study():
    named = mapped(COLUMNS, TOLD)
    named.study, named.title = "spring", "Spring"
    path = save_mapping(IMPORTERS["verdicts"], "Ours & theirs", named, "table.csv")
    assert mappings() == {"ours-theirs": path}
    assert load(path, FIELDS) == COLUMNS


def test_each_importer_says_what_it_heeds_and_makes():
    known = {one.name for one in fields(ImportOptions)}
    for name, importer in IMPORTERS.items():
        assert set(importer.takes) <= known - {"map", "preview"}, name
        assert importer.makes_study is ("study package" in importer.about), name


def verdicts(tmp_path, judges=9, each=140):
    """An import of past verdicts of some judges."""
    rows = (f"p{n % judges},i{n},human,machine\n" for n in range(judges * each))
    (tmp_path / "a.csv").write_text("judge,item,truth,verdict\n" + "".join(rows))
    return ImportRun("verdicts", [tmp_path / "a.csv"], ImportOptions())


def test_an_import_can_be_canceled_while_it_reads(tmp_path):
    check_cancel(verdicts(tmp_path), tmp_path)


def test_an_import_that_is_killed_leaves_nothing_behind(tmp_path, monkeypatch):
    """While it writes: journals that are in the data folder already stay."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "other.jsonl").write_text("")
    drafts = []

    def is_writing(done, total):
        drafts.extend(data.glob(".import-*"))
        return total > 0

    check_kill(verdicts(tmp_path, judges=400, each=5), data, is_writing, monkeypatch)
    assert len({*drafts}) == 1
    assert {*data.iterdir()} == {data / "other.jsonl"}


def test_why_nothing_can_be_imported_comes_from_the_process(tmp_path):
    check_reason("verdicts", tmp_path)
