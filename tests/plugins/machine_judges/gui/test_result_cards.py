"""The cards of the page follow what is looked at."""

from dataclasses import replace

from PySide6.QtWidgets import QLabel

from turingdesk.core.message import message
from turingdesk.plugins.machine_judges.gui.result_cards import ErrorsCard, ResultCards
from turingdesk.plugins.machine_judges.judges_view import JudgesQuery, JudgeSummary, JudgesView
from turingdesk.presenters.analysis_view import AnalysisQuery, AnalysisView

SVM = JudgeSummary("judge:svm", {"kind": "svm", "version": "1"}, 3, 12)


def result(name, *cells):
    heads = tuple(f"head {n}" for n, _ in enumerate(cells))
    return AnalysisView(
        {"small": "Words"}, query=AnalysisQuery(name=name), heads=heads, rows=(cells,)
    )


ALL = JudgesView(
    {"small": "Words"},
    "small",
    query=JudgesQuery(),
    made=(SVM,),
    results=(result("machine_judges", 1.5), result("judge_agreement", "x")),
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
    shown.show_seen(ALL)
    qtbot.waitUntil(lambda: order(shown) == ["machine_judges", "judge_agreement"])
    assert shown.table.isVisible()
    assert not shown.facts.isVisible()
    shown.show_seen(ONE)
    qtbot.waitUntil(lambda: order(shown) == ["judge_features", "judge_errors"])
    assert isinstance(shown.results["judge_errors"], ErrorsCard)
    assert shown.facts.isVisible()
    assert not shown.table.isVisible()
    qtbot.waitUntil(lambda: shown.is_whole)


def test_a_result_that_is_the_same_stays_as_it_is(qtbot):
    shown = ResultCards(lambda drawn: None)
    qtbot.addWidget(shown)
    shown.show_seen(ALL)
    qtbot.waitUntil(lambda: shown.is_whole)
    tables = {name: card.table for name, card in shown.results.items()}
    shown.show_seen(replace(ALL, results=(ALL.results[0], result("judge_agreement", "new"))))
    qtbot.waitUntil(lambda: shown.is_whole)
    assert shown.results["machine_judges"].table is tables["machine_judges"]
    assert shown.results["judge_agreement"].table is not tables["judge_agreement"]


# ---- answers that a judge was wrong about

HEADS = ("task", "rank", "stimulus", "subject", "truth", "choice", "score", "people n")
HEADS += ("people wrong", "text")

QUERY = AnalysisQuery(name="judge_errors")


def shown(*rows, trouble=""):
    found = AnalysisView(
        query=AnalysisQuery(name="judge_errors"),
        heads=HEADS,
        rows=rows,
        below=("Method: mean",),
        trouble=trouble,
    )
    card = ErrorsCard()
    card.show_result(found)
    return card


def texts(widget):
    return [one.text() for one in widget.findChildren(QLabel)]


def test_each_task_lists_words_maker_verdict_and_people(qtbot):
    card = shown(
        ("captions", 1, "c1", "", "human", "machine", -1.25, 5, 0.6, "A dog."),
        ("conversations", 1, "t7", "B", "machine", "human", 0.5, 0, float("nan"), ""),
    )
    qtbot.addWidget(card)
    captions, conversations = map(texts, card.lists)
    assert captions == [
        "A dog.",
        "Made by human. The judge answered machine, with a score of \u22121.250. "
        "3 of 5 people agreed.",
    ]
    assert conversations == [
        "t7 B",
        "Made by machine. The judge answered human, with a score of 0.500.",
    ]
    assert "Method: mean" in texts(card)


def test_a_task_without_errors_says_why_there_is_none(qtbot):
    heads = ("task", "rank", "stimulus", "note")
    rows = (("captions", 1, "c1", "2"), ("words", 0, "", "1"))
    texts_of_notes = {"1": "It is right about all answers.", "2": "Another."}
    below = tuple(
        message("Note {number}: {text}", number=number, text=text)
        for number, text in texts_of_notes.items()
    )
    card = ErrorsCard()
    qtbot.addWidget(card)
    card.show_result(
        AnalysisView(query=AnalysisQuery(name="judge_errors"), heads=heads, rows=rows, below=below)
    )
    assert len(card.lists) == 1
    shown = texts(card)
    assert shown.index("It is right about all answers.") == shown.index("words") + 1
    assert "Another." not in shown


def test_another_result_takes_the_place_of_the_last(qtbot):
    card = shown(("captions", 1, "c1", "", "human", "machine", -1.25, 5, 0.6, "A dog."))
    qtbot.addWidget(card)
    card.show_result(
        AnalysisView(query=AnalysisQuery(name="judge_errors"), trouble="It could not be computed.")
    )
    qtbot.wait(0)
    assert card.lists == []
    assert "It could not be computed." in texts(card)
    assert "A dog." not in [
        one.text() for one in card.findChildren(QLabel) if one.isVisibleTo(card)
    ]
