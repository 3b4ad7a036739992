"""How judges were made is shown in a table of all, and in full of one."""

from PySide6.QtWidgets import QLabel

from turingdesk.desk.judges_view import JudgeSummary
from turingdesk.gui.desk.machine_judges.made_cards import MadeFacts, MadeTable

SVM = JudgeSummary("judge:svm", {"kind": "svm", "version": "1", "features": "lsa"}, 3, 1365)
FOREST = JudgeSummary("judge:trees", {"kind": "forest", "version": "1"}, 1, 40, {"no features": 2})


def test_the_table_has_a_row_for_each_judge(qtbot):
    card = MadeTable()
    qtbot.addWidget(card)
    card.fill([SVM, FOREST])
    rows = card.table.rows
    shown = [[rows.index(r, c).data() for c in range(rows.columnCount())] for r in range(2)]
    assert shown[0] == [
        "svm",
        "Linear support vector machine: Latent semantic analysis",
        "1,365",
        "0",
    ]
    assert shown[1] == ["trees", "Random forest: \u2013", "40", "2"]


def test_facts_give_way_to_those_of_another_judge(qtbot):
    card = MadeFacts()
    qtbot.addWidget(card)
    for made in (SVM, FOREST):
        card.tell(made)
        texts = [one.text() for one in card.rows.findChildren(QLabel)]
        assert f"{made.trials:,}" in texts
    assert "Random forest, version 1" in texts
    assert "1,365" not in texts
    before = card.rows
    card.tell(FOREST)
    assert card.rows is before  # what is the same is not made anew
