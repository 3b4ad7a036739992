"""From a data folder to a file, whole or not at all."""

from dataclasses import replace

import pytest

from tests.small_study import small_package
from turingdesk.analysis import ANALYSES
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.report import html
from turingdesk.exchange.report.writing import (
    SUFFIXES,
    WRITING,
    ReportRequest,
    check,
    write,
    write_report,
)
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate

BEGINNINGS = {".html": b"<!doctype html>", ".pdf": b"%PDF-", ".docx": b"PK", ".xlsx": b"PK"}


class Stopped(Exception):
    """Someone canceled."""


def test_each_suffix_has_its_format(found, folder, tmp_path, monkeypatch):
    monkeypatch.setattr(html, "_letters", lambda text: "")  # they have a test of their own
    found = replace(found, results=found.results[1:2])
    for suffix in (".html", ".docx", ".xlsx"):  # PDF, which takes longest, is below
        path = tmp_path / f"report{suffix}"
        write(found, folder, path)
        assert path.read_bytes().startswith(BEGINNINGS[suffix])


@pytest.mark.slow
def test_the_whole_shelf_is_written_in_every_format(folder, tmp_path):
    for suffix in SUFFIXES:
        path = tmp_path / f"report{suffix}"
        found = write_report(folder, path, ReportRequest(by=("task", "agent")))
        assert path.read_bytes().startswith(BEGINNINGS[suffix])
        assert [one.name for one in found.results] == list(ANALYSES)
        assert not [one.trouble for one in found.results if one.trouble]


@pytest.mark.slow
def test_the_report_of_a_simulated_study_recovers_what_its_judges_can_do(tmp_path, few):
    """Judges who recognize 80 % of humans and 60 % of machines have a detectability of 0.7."""
    package, data = small_package(tmp_path), tmp_path / "data"
    simulate(package, data, [JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.6})] * 40, 3)
    found = write_report(data, tmp_path / "report.html", ReportRequest())
    told = found.overview
    p, ends = told["confusion"]["p"], told["confusion"]["ci95"]
    for cell, expected in (("HH", 0.8), ("HM", 0.2), ("MM", 0.6), ("MH", 0.4)):
        low, high = ends[cell]
        assert low < expected < high < low + 0.2, cell
        assert p[cell] == pytest.approx(expected, abs=0.06)
    low, high = told["detectability"]["ci95"]
    assert low < 0.7 < high < low + 0.12
    page = (tmp_path / "report.html").read_text("utf-8")
    value = told["detectability"]["value"]
    page = page.replace("\u00a0", " ")
    assert f"Detectability is {value:.2f}, 95% CI [{low:.2f}, {high:.2f}]" in page


def test_another_suffix_is_refused_before_any_work(tmp_path):
    with pytest.raises(CannotExport, match=r"Known extensions: \.html, \.pdf, \.docx, \.xlsx"):
        check(tmp_path / "report.odt")


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CannotExport, match="TuringDesk can't find the data folder"):
        write_report(tmp_path / "none", tmp_path / "report.html")


def test_a_folder_without_sessions_has_nothing_to_report(tmp_path):
    (tmp_path / "data").mkdir()
    with pytest.raises(CannotExport, match="There is no session in"):
        write_report(tmp_path / "data", tmp_path / "report.html")
    assert not (tmp_path / "report.html").exists()


def test_what_is_stopped_leaves_nothing_behind(folder, tmp_path):
    def stop(doing, done, total):
        assert doing != WRITING
        if done:
            raise Stopped

    with pytest.raises(Stopped):
        write_report(folder, tmp_path / "report.html", progress=stop)
    assert list(tmp_path.iterdir()) == []
