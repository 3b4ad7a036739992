"""From a data folder to a file, whole or not at all."""

from dataclasses import replace

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.report import html
from turingdesk.exchange.report.writing import (
    SUFFIXES,
    WRITING,
    Wanted,
    check,
    write,
    write_report,
)

BEGINNINGS = {".html": b"<!doctype html>", ".pdf": b"%PDF-", ".xlsx": b"PK"}


class Stopped(Exception):
    """Somebody cancelled."""


def test_each_suffix_has_its_format(found, folder, tmp_path, monkeypatch):
    monkeypatch.setattr(html, "_letters", lambda text: "")  # they have a test of their own
    found = replace(found, results=found.results[1:2])
    for suffix in (".html", ".xlsx"):  # PDF, which takes longest, is below
        path = tmp_path / f"report{suffix}"
        write(found, folder, path)
        assert path.read_bytes().startswith(BEGINNINGS[suffix])


@pytest.mark.slow
def test_the_whole_shelf_is_written_in_every_format(folder, tmp_path, monkeypatch):
    monkeypatch.setattr("turingdesk.exchange.report.findings.ANALYSES", ANALYSES)
    for suffix in SUFFIXES:
        path = tmp_path / f"report{suffix}"
        found = write_report(folder, path, Wanted(by=("task", "agent")))
        assert path.read_bytes().startswith(BEGINNINGS[suffix])
        assert [one.name for one in found.results] == list(ANALYSES)
        assert not [one.trouble for one in found.results if one.trouble]


def test_another_suffix_is_refused_before_any_work(tmp_path):
    with pytest.raises(CannotExport, match=r"known: \.html, \.pdf, \.xlsx"):
        check(tmp_path / "report.docx")


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CannotExport, match="no data folder"):
        write_report(tmp_path / "none", tmp_path / "report.html")


def test_what_is_stopped_leaves_nothing_behind(folder, tmp_path):
    def stop(doing, done, total):
        assert doing != WRITING
        if done:
            raise Stopped

    with pytest.raises(Stopped):
        write_report(folder, tmp_path / "report.html", progress=stop)
    assert list(tmp_path.iterdir()) == []
