"""What each column of a table is, as people change it, and mappings under a name."""

import json
import os
import signal
import tempfile
from dataclasses import fields

import pytest

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import Message
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.exchange.importers._column_map import FIELDS, ColumnMap
from turingdesk.exchange.importers._mapping_file import load
from turingdesk.presenters.importing import (
    EXTRA,
    MAKER,
    NOTHING,
    TARGET,
    ImportRun,
    choices,
    mapped,
    mappings,
    only_once,
    save_mapping,
    work,
)
from turingdesk.presenters.worker import Worker
from turingdesk.system.os_errors import error_message

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


def test_a_look_ahead_has_the_first_rows(tmp_path):
    source = tmp_path / "words.csv"
    source.write_text("cue,R1\nocean,wave\nbread,butter\nhorse,barn\nmusic,song\n")
    chosen = ImportRun("word_associations", [source], ImportOptions())
    (scratch := tmp_path / "scratch").mkdir()
    found = chosen.preview(scratch, lambda done, total: None)
    assert (found.report.is_preview, found.report.taken, found.table) == (True, 4, "words.csv")
    assert [row["association"] for row in found.rows] == ["wave", "butter", "barn", "song"]
    assert {*tmp_path.iterdir()} == {source, scratch}


def test_each_importer_says_what_it_heeds_and_makes():
    known = {one.name for one in fields(ImportOptions)}
    for name, importer in IMPORTERS.items():
        assert set(importer.takes) <= known - {"map", "preview"}, name
        assert importer.makes_study is ("study package" in importer.about), name


@pytest.mark.parametrize("name", ["verdicts", "coco_captions"])
def test_an_import_can_be_canceled_while_it_reads(tmp_path, name):
    source = tmp_path / ("a.csv" if name == "verdicts" else "a_results.json")
    rows = (f"p{n % 9},i{n},human,machine\n" for n in range(1200))
    captions = [{"image_id": n, "caption": f"A dog on hill {n}"} for n in range(1200)]
    source.write_text(
        "judge,item,truth,verdict\n" + "".join(rows)
        if name == "verdicts"
        else json.dumps(captions)
    )
    told = []

    def cancel(done, total):
        told.append((done, total))
        if len(told) > 4:
            raise Cancelled

    out = tmp_path / "out"
    with pytest.raises(Cancelled):
        ImportRun(name, [source], ImportOptions()).read(out, tmp_path, cancel)
    assert {total for _, total in told} == {0}
    assert max(told)[0] >= 500, "records that were read"
    assert not out.exists() or not any(out.iterdir())


def test_an_import_that_is_killed_leaves_nothing_behind(tmp_path, monkeypatch):
    source, out = tmp_path / "a_results.json", tmp_path / "studies" / "out"
    captions = [{"image_id": n, "caption": f"A dog on hill {n}"} for n in range(60_000)]
    source.write_text(json.dumps(captions))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    worker = Worker(TARGET, tmp_path)

    def kill(done, total):
        if done > 2_000:
            assert len([*out.parent.glob(".import-*")]) == 1
            os.kill(worker.pid, signal.SIGKILL)

    run = ImportRun("coco_captions", [source], ImportOptions())
    with pytest.raises(EOFError):
        work(worker, kill, "read", run, out)
    assert not any(out.parent.iterdir())
    assert not any((tmp_path / "tmp").iterdir())


@pytest.mark.parametrize("name", ["verdicts", "coco_captions"])
def test_why_nothing_can_be_imported_comes_from_the_process(tmp_path, name):
    (tmp_path / "empty.json").write_text("[]")
    run = ImportRun(name, [tmp_path / "empty.json"], ImportOptions())
    with pytest.raises(TuringDeskError) as told:
        work(Worker(TARGET, tmp_path), lambda *_: None, "preview", run)
    with pytest.raises(TuringDeskError) as here:
        IMPORTERS[name].read(run.sources, tmp_path / "out")
    assert str(told.value) == str(here.value)
    assert isinstance(error_message(told.value), Message), "so that it can be translated"


class Cancelled(Exception):
    """Stands for that of a job."""
