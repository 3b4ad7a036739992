"""The tables of the Exclusions page, narrow and wide."""

import pytest

from turingdesk.core.quality import KINDS, sentence
from turingdesk.gui.desk.exclusions.compared import RuleLine
from turingdesk.gui.desk.exclusions.tables import LINES, ROOM, ExclusionsTable, RulesTable


@pytest.fixture
def rules(qtbot):
    table = RulesTable()
    qtbot.addWidget(table)
    table.fill([RuleLine(kind, sentence(rule), 1200, 3) for kind, rule in KINDS.items()])
    table.show()
    return table


def heads(table):
    return [
        column.title
        for number, column in enumerate(table.rows.columns)
        if not table.isColumnHidden(number)
    ]


def test_rules_say_what_they_leave_out_where_there_is_room(rules):
    rules.resize(ROOM + 200, 400)
    assert heads(rules) == ["Rule", "Leaves out", "Sessions", "Trials"]
    index = rules.rows.index(0, 1)
    assert rules.rows.data(index) == "answers that were faster than a limit."
    rules.resize(ROOM - 200, 400)
    assert heads(rules) == ["Rule", "Sessions", "Trials"]
    assert rules.horizontalHeader().length() == rules.viewport().width()
    rules.resize(ROOM + 200, 400)
    assert heads(rules) == ["Rule", "Leaves out", "Sessions", "Trials"]
    assert rules.horizontalHeader().length() == rules.viewport().width()


def test_every_kind_says_what_it_leaves_out(rules):
    for kind in KINDS.values():
        assert sentence(kind).startswith("Leaves out ")


def test_each_exclusion_names_participant_session_rule_trial_and_reason(qtbot):
    table = ExclusionsTable()
    qtbot.addWidget(table)
    long = "40 of 41 choices stood at the place '1 of 2'; fewer than 95% may be the same."
    row = {"participant": "P-2", "session": "sub-P-2_ses-10_study-x", "rule": "line"}
    row |= {"step": None, "trial": None, "stimulus": "", "subject": "", "reason": long}
    single = row | {"participant": "P-1", "step": 9, "trial": 4, "stimulus": "c7", "reason": "x."}
    table.fill([row, single])
    shown = [
        [table.rows.data(table.rows.index(place, column)) for column in range(5)]
        for place in range(2)
    ]
    assert shown == [["P-1", "10", "line", "4", "x."], ["P-2", "10", "line", "all", long]]
    assert table.rowHeight(1) == LINES
    assert table.fontMetrics().lineSpacing() * 2 < LINES


def test_the_names_of_all_rules_can_be_read_at_the_least_width(rules):
    rules.resize(rules.least_width() + 2, 400)
    assert heads(rules) == ["Rule", "Sessions", "Trials"]
    assert rules.columnWidth(0) >= rules.sizeHintForColumn(0)
    longer = max(KINDS, key=len) * 2
    least = rules.least_width()
    rules.fill([RuleLine(longer, "Leaves out nothing.", 1, 1)])
    assert rules.least_width() > least


def test_the_sentences_of_rules_go_on_in_a_second_line(rules):
    rules.resize(ROOM + 20, 400)
    about = rules.rows.index(0, 1)
    assert rules.rowHeight(0) == LINES >= 2 * rules.fontMetrics().lineSpacing()
    assert rules.visualRect(about).height() >= 2 * rules.fontMetrics().lineSpacing()
    assert rules.height() == rules.full_height()
    wide = rules.height()
    rules.resize(ROOM - 20, wide)
    assert rules.height() == rules.full_height() < wide
