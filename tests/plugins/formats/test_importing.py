"""Imports of published answers: a look ahead, and those that are canceled, killed, or in vain."""

import json

from tests.presenters.imports import check_cancel, check_kill, check_reason
from turingdesk.exchange.importers import ImportOptions
from turingdesk.presenters.importing import ImportRun


def captions(folder, number):
    """An import of captions by a machine."""
    folder.mkdir(exist_ok=True)
    source = folder / "a_results.json"
    rows = [{"image_id": n, "caption": f"A dog on hill {n}"} for n in range(number)]
    source.write_text(json.dumps(rows))
    return ImportRun("coco_captions", [source], ImportOptions())


def test_a_look_ahead_has_the_first_rows(tmp_path):
    source = tmp_path / "words.csv"
    source.write_text("cue,R1\nocean,wave\nbread,butter\nhorse,barn\nmusic,song\n")
    run = ImportRun("word_associations", [source], ImportOptions())
    (scratch := tmp_path / "scratch").mkdir()
    ahead = run.preview(scratch, lambda done, total: None)
    assert (ahead.report.is_preview, ahead.report.taken, ahead.table) == (True, 4, "words.csv")
    assert [row["association"] for row in ahead.rows] == ["wave", "butter", "barn", "song"]
    assert {*tmp_path.iterdir()} == {source, scratch}


def test_an_import_can_be_canceled_while_it_reads(tmp_path):
    check_cancel(captions(tmp_path, 1200), tmp_path)


def test_an_import_that_is_killed_leaves_nothing_behind(tmp_path, monkeypatch):
    out = tmp_path / "studies" / "out"
    drafts = []

    def is_far(done, total):
        drafts.extend(out.parent.glob(".import-*"))
        return done > 2_000

    check_kill(captions(tmp_path, 60_000), out, is_far, monkeypatch)
    assert len({*drafts}) == 1
    assert {path.name for path in out.parent.iterdir()} == {"tmp"}


def test_why_nothing_can_be_imported_comes_from_the_process(tmp_path):
    check_reason("coco_captions", tmp_path)
