"""Every analysis by itself, and one that fails."""

from dataclasses import replace

import pytest
from openpyxl import load_workbook

from tests.analysis.judging import table
from turingdesk.analysis import ANALYSES
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.findings import result
from turingdesk.exchange.report.pieces import ReportTable
from turingdesk.exchange.report.writing import write


def test_every_analysis_is_told(found, few):
    assert [one.name for one in found.results] == list(few)
    assert not [one.trouble for one in found.results if one.trouble]


@pytest.mark.slow
def test_an_interval_of_90_per_cent_is_headed_so_in_every_format(found, folder, tmp_path):
    told = result("equivalence", ANALYSES["equivalence"], table())
    usual = result("agents", ANALYSES["agents"], table())
    few = replace(found, results=(told, usual))
    report = content(few, folder)
    heads = {
        section.name: [*piece.heads]
        for section in report.sections
        for piece in section.pieces
        if section.name in ("equivalence", "agents") and isinstance(piece, ReportTable)
    }
    assert "90% CI" in heads["equivalence"]
    assert "95% CI" not in heads["equivalence"]
    assert "95% CI" in heads["agents"]
    write(few, folder, tmp_path / "report.xlsx")
    book = load_workbook(tmp_path / "report.xlsx", read_only=True)
    assert "90% CI low" in list(book["Exploratory tests"].values)[2]
    assert "95% CI low" in list(book["By task and machine"].values)[2]
    book.close()


def test_one_that_fails_says_why_and_takes_no_other_along(found):
    def compute(responses):
        raise ZeroDivisionError("by nobody")

    broken = replace(ANALYSES["confusion"], compute=compute)
    told = result("broken", broken, found.sample.responses)
    assert told.trouble == "ZeroDivisionError could not be computed: by nobody"
    assert not told.rows
