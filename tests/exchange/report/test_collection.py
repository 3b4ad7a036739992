"""The report and the workbook of a collection: answers, and nothing of verdicts."""

from dataclasses import replace

import openpyxl
import pytest

from tests.answering.collected import collection, sit
from tests.shelf import only
from turingdesk.exchange.export import export
from turingdesk.exchange.report import workbook
from turingdesk.exchange.report.content import content, stages
from turingdesk.exchange.report.pieces import ReportTable
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.study.package import open_package

CUES = "id,cue\nc1,ocean\nc2,bread\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Two people, each with two answers."""
    root = tmp_path_factory.mktemp("collection")
    package = open_package(collection(root / "collection", CUES))
    for code, word in (("P-1", "waves"), ("P-2", "butter")):
        sit(package, root / "data", code, lambda _, word=word: word)
    return root / "data"


@pytest.fixture(scope="module")
def found(folder):
    with only("collected"):  # other analyses are of verdicts
        return findings(read(folder, ReportRequest()))


@pytest.fixture(scope="module")
def report(found, folder):
    return content(found, folder)


def tables(report):
    return [
        piece
        for section in report.sections
        for piece in section.pieces
        if isinstance(piece, ReportTable)
    ]


def test_blocks_are_described_by_their_answers(report):
    design = next(section for section in report.sections if section.name == "design")
    blocks = next(piece for piece in design.pieces if isinstance(piece, ReportTable))
    assert blocks.heads == (
        *("block", "task", "trials", "practice", "answers"),
        "prompts answered",
    )
    assert blocks.rows == (("collect-words", "Associations with words", 2, 0, 4, 2),)
    assert all(table.rows for table in tables(report)), "no table is empty"


def test_whoever_answers_is_no_judge(found, folder):
    for kind, about in (
        ("people", "Participants: 2"),
        ("simulated", "Simulated participants: 2"),
        ("machines", "Machines: 2"),
    ):
        told = replace(found, overview={**found.overview, "judges": kind})
        assert content(told, folder).about == about


def test_the_flow_counts_answers(found):
    texts = [stage.text for stage in stages(found)]
    assert texts == [
        ("Recruited", "2 participants", "2 sessions"),
        ("Answered", "2 participants", "2 sessions completed", "4 answers given"),
        ("Counted", "4 answers"),
    ]


def test_the_reports_workbook_has_no_sheet_of_proportions(found, report, tmp_path):
    path = tmp_path / "report.xlsx"
    workbook.write(found, report, path, lambda *_: None)
    book = openpyxl.load_workbook(path)
    assert book.sheetnames == ["Read me", "Overview"]
    told = [str(cell.value) for row in book["Read me"] for cell in row if cell.value is not None]
    assert not any("verdict" in one.lower() or "Proportions" in one for one in told)


@pytest.mark.slow
def test_the_exports_summary_says_nothing_of_verdicts_on_origin(folder, tmp_path):
    export(folder, tmp_path / "data.xlsx")
    book = openpyxl.load_workbook(tmp_path / "data.xlsx")
    told = [str(row[0].value) for row in book["summary"]]
    assert "sessions" in told
    wrong = ("verdicts on", "detectability", "not computed")
    assert not [one for one in told if one.startswith(wrong)]
