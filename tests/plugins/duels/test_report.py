"""A report on duels."""

from tests.exchange.report.test_content import _labels, _referred, _section, _texts
from tests.plugins.duels.plans import plan
from turingdesk.exchange.report.content import NO_VERDICTS, content, in_words, stages
from turingdesk.exchange.report.pieces import ReportFigure
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.plugins.duels.runner import DuelRun, run_duels


def test_a_report_on_duels_begins_with_their_scores(tmp_path):
    """No one says who is human in them, and yet they have results."""
    duels = {"protocols": '["gtt", "fixed-distinguisher"]', "distinguishers": '["ada"]'}
    run_duels(DuelRun(plan(tmp_path / "plan", trials=5, **duels), tmp_path / "data"))
    found = findings(read(tmp_path / "data", ReportRequest()))
    made = content(found, tmp_path / "data")
    flow = in_words(stages(found))
    assert flow == "Begun: 40 duels. Completed: 40 duels. Counted: 40 answers."
    assert made.about == "Duels of models: 40"
    assert _referred(made) == _labels(made)
    assert "Each session has 1 trial; there are 2 blocks." in _texts(_section(made, "design"))
    summary = made.sections[0]
    said = " ".join(_texts(summary))
    assert NO_VERDICTS not in said
    assert "Turing scores T (gtt) are from " in said
    figures = [one.figure.name for one in summary.pieces if isinstance(one, ReportFigure)]
    assert figures[0].endswith("-matrix")
    assert any(one.endswith("-scores") for one in figures)
    chapter = next(one for one in made.sections if one.name == "turing_scores")
    assert not chapter.is_appendix
    pieces = [piece for section in made.sections for piece in section.pieces]
    drawn = [one.figure.name for one in pieces if isinstance(one, ReportFigure)]
    assert len(drawn) == len({*drawn})
