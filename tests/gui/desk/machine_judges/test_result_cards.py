"""The cards of the page follow what is looked at."""

from dataclasses import replace

from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.desk.judges_view import JudgesQuery, JudgeSummary, JudgesView
from turingdesk.gui.desk.machine_judges.errors_card import ErrorsCard
from turingdesk.gui.desk.machine_judges.result_cards import ResultCards

SVM = JudgeSummary("judge:svm", {"kind": "svm", "version": "1"}, 3, 12)


def result(name, *cells):
    heads = tuple(f"head {n}" for n, _ in enumerate(cells))
    return AnalysisView(AnalysisQuery(name), {"small": "Words"}, heads=heads, rows=(cells,))


ALL = JudgesView(
    JudgesQuery(),
    {"small": "Words"},
    "small",
    (SVM,),
    "",
    (result("machine_judges", 1.5), result("judge_agreement", "x")),
)
ONE = replace(
    ALL, judge="judge:svm", results=(result("judge_features", "y"), result("judge_errors", "z"))
)


def order(shown):
    cards = sorted(shown.results.items(), key=lambda one: one[1].y())
    return [name for name, _ in cards]


def test_cards_of_one_judge_take_the_place_of_those_of_all(qtbot):
    shown = ResultCards(lambda drawn: None)
    qtbot.addWidget(shown)
    shown.show()
    shown.show_seen(ALL, at_once=True)
    qtbot.waitUntil(lambda: order(shown) == ["machine_judges", "judge_agreement"])
    assert shown.table.isVisible()
    assert not shown.facts.isVisible()
    shown.show_seen(ONE, at_once=True)
    qtbot.waitUntil(lambda: order(shown) == ["judge_features", "judge_errors"])
    assert isinstance(shown.results["judge_errors"], ErrorsCard)
    assert shown.facts.isVisible()
    assert not shown.table.isVisible()
    assert shown.is_whole


def test_a_result_that_is_the_same_stays_as_it_is(qtbot):
    shown = ResultCards(lambda drawn: None)
    qtbot.addWidget(shown)
    shown.show_seen(ALL, at_once=True)
    tables = {name: card.table for name, card in shown.results.items()}
    shown.show_seen(
        replace(ALL, results=(ALL.results[0], result("judge_agreement", "new"))), at_once=True
    )
    assert shown.results["machine_judges"].table is tables["machine_judges"]
    assert shown.results["judge_agreement"].table is not tables["judge_agreement"]
