"""The answers that a judge was wrong about are shown in their own words."""

from PySide6.QtWidgets import QLabel

from turingdesk.core.message import message
from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.gui.desk.machine_judges.errors_card import ErrorsCard

HEADS = ("task", "rank", "stimulus", "subject", "truth", "choice", "score", "people n")
HEADS += ("people wrong", "text")

QUERY = AnalysisQuery("judge_errors")


def shown(*rows, trouble=""):
    found = AnalysisView(
        AnalysisQuery("judge_errors"),
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
        "Made by human. The judge answered machine, with a score of -1.250. 3 of 5 people agreed.",
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
        AnalysisView(AnalysisQuery("judge_errors"), heads=heads, rows=rows, below=below)
    )
    assert len(card.lists) == 1
    shown = texts(card)
    assert shown.index("It is right about all answers.") == shown.index("words") + 1
    assert "Another." not in shown


def test_another_result_takes_the_place_of_the_last(qtbot):
    card = shown(("captions", 1, "c1", "", "human", "machine", -1.25, 5, 0.6, "A dog."))
    qtbot.addWidget(card)
    card.show_result(
        AnalysisView(AnalysisQuery("judge_errors"), trouble="It could not be computed.")
    )
    qtbot.wait(0)
    assert card.lists == []
    assert "It could not be computed." in texts(card)
    assert "A dog." not in [
        one.text() for one in card.findChildren(QLabel) if one.isVisibleTo(card)
    ]
