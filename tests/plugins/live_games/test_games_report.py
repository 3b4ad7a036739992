"""Reports on games begin with the results of games, not with an empty matrix."""

import pytest

from turingdesk.editing.new_study import new_study
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.pieces import Paragraph, ReportFigure, ReportTable
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.study.package import open_package


def report_on(folder, design):
    new_study(design, folder / "study")
    skilled = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.7})
    simulate(open_package(folder / "study"), folder / "data", [skilled] * 12, 2)
    return content(findings(read(folder / "data", ReportRequest())), folder / "data")


def section(report, name):
    return next(one for one in report.sections if one.name == name)


def of(pieces, kind):
    return [piece for piece in pieces if isinstance(piece, kind)]


def test_a_turing_game_has_outcomes_in_the_summary_and_no_matrix(tmp_path):
    report = report_on(tmp_path, "turing-game")
    pieces = section(report, "summary").pieces
    assert next(one.figure.name for one in of(pieces, ReportFigure)) == "game-outcomes"
    assert of(pieces, ReportTable) == []
    names = [one.name for one in report.sections]
    assert names[names.index("main") + 1] == "turing_game"
    text = " ".join(one.text for one in of(section(report, "paper").pieces, Paragraph))
    assert "The proportion of verdicts that found the machine was" in text
    assert "can't be computed" not in text


@pytest.mark.slow
def test_success_rates_come_before_all_chapters_and_not_in_the_appendix(tmp_path):
    report = report_on(tmp_path, "jones-witness")
    names = [one.name for one in report.sections]
    assert names.index("success") == names.index("main") + 1 < names.index("task_and_machine")
    assert names.count("success") == 1
    assert not section(report, "success").is_appendix
    figures = of(section(report, "summary").pieces, ReportFigure)
    assert {"success-first", "confusion"} <= {one.figure.name for one in figures}
