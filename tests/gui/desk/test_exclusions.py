"""The Exclusions page: results in both versions, and every exclusion with its reason."""

import os

import pytest

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.small_study import walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._counted import matrix, verdicts
from turingdesk.core.quality import KINDS, sentence
from turingdesk.gui.desk.exclusions import EMPTY, LINES, ROOM, ExclusionsTable, RulesTable
from turingdesk.presenters.analyst import Analyst
from turingdesk.presenters.exclusions_view import SHOWN, RuleLine, matching
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.table import FolderTable, load

RULES = """
[[rule]]
kind = "too_fast"
id = "under-2-s"
min_s = 2.0
[[rule]]
kind = "incomplete"
id = "whole"
share = 1.0
"""


@pytest.fixture
def judged(tmp_path, data):
    """One participant who is quick, one who is slow, one who leaves half way."""
    package = open_package(write_study(tmp_path / "ruled", TOML + RULES))

    def sit(code, rt_ms, steps=10_000):
        recorder = SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1"))
        walk_on(recorder, steps, rt_ms=rt_ms)
        recorder.abandon()

    sit("quick", 1500.0)
    sit("slow", 4000.0)
    sit("left", 4000.0, steps=2)
    return data


def opened(qtbot, desk):
    page = page_of(desk, "exclusions")
    qtbot.waitUntil(lambda: bool(page.shown.lines))
    return page


@pytest.mark.slow
def test_counts_stand_before_and_after(qtbot, desk, judged):
    page = opened(qtbot, desk)
    said = {line.what: (line.before, line.after) for line in page.counts.rows.things}
    assert said["Judges"] == ("3", "1")
    assert said["Verdicts"] == ("10", "4")
    assert "1 session" in page.note.text()
    assert "4 single trials" in page.note.text()


def test_a_worker_computes_and_the_process_of_the_windows_reads_no_journal(
    qtbot, desk, judged, monkeypatch
):
    """Else fixations at a kiosk of this computer would stutter while a large folder is read."""

    def read(*_, **__):
        raise AssertionError("the folder is read in the process of the windows")

    monkeypatch.setattr(FolderTable, "refresh", read)
    monkeypatch.setattr("turingdesk.table.table.load", read)
    page = opened(qtbot, desk)
    assert page.feed.worker.pid != os.getpid()
    verdicts = page.counts.rows.things[2]
    assert (verdicts.before, verdicts.after) == ("10", "4")
    computed = {result.title for result in page.shown.results}
    assert computed == {ANALYSES[name].title for name in SHOWN}


@pytest.mark.slow
def test_both_versions_are_those_of_the_table(judged):
    found = Analyst(judged).look(StudyQuery("small"))
    rows = load(judged).responses
    after = matrix(verdicts(rows))
    before = matrix(verdicts(rows.assign(excluded="", too_fast=False)))
    result = next(one for one in found.results if one.title == "Verdicts by origin")
    assert sum(row["n"] for row in result.before) == before.humans + before.machines == 10
    assert sum(row["n"] for row in result.after) == after.humans + after.machines == 4


@pytest.mark.slow
def test_every_exclusion_is_listed_with_its_reason_and_can_be_sought(qtbot, desk, judged):
    page = opened(qtbot, desk)
    reasons = {(row["participant"], row["rule"]): row["reason"] for row in page.listed.rows.things}
    assert set(reasons) == {("quick", "under-2-s"), ("left", "whole")}
    assert "1.500 s" in reasons["quick", "under-2-s"]
    qtbot.keyClicks(page.search, "WHOLE")
    assert [row["participant"] for row in page.listed.rows.things] == ["left"]
    qtbot.keyClicks(page.search, "nobody")
    assert page.none.isVisible()
    assert page.none.text() == "No matches."


@pytest.mark.slow
def test_each_rule_says_what_it_does_and_how_much(qtbot, desk, judged):
    page = opened(qtbot, desk)
    lines = {line.rule: (line.sessions, line.trials) for line in page.rules.rows.things}
    assert lines == {"under-2-s": (0, 4), "whole": (1, 0)}
    assert all(line.about.endswith(".") for line in page.rules.rows.things)


def test_main_results_are_there_in_both_versions(qtbot, desk, judged):
    page = opened(qtbot, desk)
    offered = [page.analysis.itemText(n) for n in range(page.analysis.count())]
    assert offered == [ANALYSES[name].title for name in SHOWN]
    page.analysis.setCurrentText("Imitation detectability")
    page.analysis.activated.emit(page.analysis.currentIndex())
    names = [
        widget.accessibleName()
        for place in range(page.results.count())
        if (widget := page.results.itemAt(place).widget()).accessibleName()
    ]
    assert names == [
        "Imitation detectability, before rules",
        "Imitation detectability, after rules",
    ]


@pytest.mark.slow
def test_simulated_data_are_marked(qtbot, desk, data, tmp_path):
    package = open_package(write_study(tmp_path / "rehearsed", TOML))
    setup = SessionSetup("sim-001", "Booth 1", "simulated")
    walk_on(SessionRecorder.begin(package, data, setup, judged={}))
    page = opened(qtbot, desk)
    assert page.source_tag.isVisible()
    assert page.source_tag.text() == "Simulated data"


@pytest.mark.slow
def test_an_empty_folder_says_so(qtbot, desk):
    page = page_of(desk, "exclusions")
    qtbot.waitUntil(lambda: page.empty.text() == EMPTY)
    assert page.empty.isVisible()


@pytest.mark.slow
def test_new_answers_are_there_at_the_next_look(qtbot, desk, judged, tmp_path):
    page = opened(qtbot, desk)
    package = open_package(tmp_path / "ruled")
    recorder = SessionRecorder.begin(package, judged, SessionSetup("late", "Booth 2"))
    walk_on(recorder)
    recorder.abandon()
    qtbot.waitUntil(lambda: not page.feed.is_looking)
    page.feed.look()  # the next one is due after a rest, which is long on a busy machine
    qtbot.waitUntil(lambda: page.counts.rows.things[0].before == "4")


def test_what_is_sought_may_be_in_any_column():
    rows = [
        {"session": "sub-A", "rule": "r", "reason": "Late"},
        {"session": "sub-B", "rule": "x", "reason": ""},
    ]
    assert matching(rows, "late") == (rows[0],)
    assert matching(rows, " SUB ") == tuple(rows)
    assert matching(rows, "") == tuple(rows)


@pytest.mark.slow
def test_rules_go_below_the_counts_where_there_is_no_room_beside_them(qtbot, desk):
    page = page_of(desk, "exclusions")
    qtbot.waitUntil(lambda: page.empty.text() == EMPTY)

    card = page.rules.parentWidget()
    grid = card.parentWidget().layout()

    def place():
        return grid.getItemPosition(grid.indexOf(card))[:2]

    desk.resize(1440, 900)
    qtbot.waitUntil(lambda: place() == (0, 1))
    desk.resize(960, 640)
    qtbot.waitUntil(lambda: place() == (1, 0))


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
    assert heads(rules) == ["Rule", "What it does", "Sessions", "Trials"]
    index = rules.rows.index(0, 1)
    assert rules.rows.data(index) == "Excludes answers faster than a limit."
    rules.resize(ROOM - 200, 400)
    assert heads(rules) == ["Rule", "Sessions", "Trials"]
    assert rules.horizontalHeader().length() == rules.viewport().width()
    rules.resize(ROOM + 200, 400)
    assert heads(rules) == ["Rule", "What it does", "Sessions", "Trials"]
    assert rules.horizontalHeader().length() == rules.viewport().width()


def test_every_kind_says_what_it_leaves_out(rules):
    for kind in KINDS.values():
        assert sentence(kind).startswith("Excludes ")


def test_each_exclusion_names_participant_session_rule_trial_and_reason(qtbot):
    table = ExclusionsTable()
    qtbot.addWidget(table)
    long = "40 of 41 choices were in position '1 of 2'; the limit is below 95%."
    row = {"participant": "P-2", "session": "sub-P-2_ses-10_study-x", "rule": "line"}
    row |= {"step": None, "trial": None, "stimulus": "", "subject": "", "reason": long}
    single = row | {"participant": "P-1", "step": 9, "trial": 4, "stimulus": "c7", "reason": "x."}
    table.fill([row, single])
    shown = [
        [table.rows.data(table.rows.index(place, column)) for column in range(5)]
        for place in range(2)
    ]
    assert shown == [["P-1", "10", "Line", "4", "x."], ["P-2", "10", "Line", "all", long]]
    assert table.rowHeight(1) == LINES
    assert table.fontMetrics().lineSpacing() * 2 < LINES


def test_the_names_of_all_rules_can_be_read_at_the_least_width(rules):
    rules.resize(rules.least_width() + 2, 400)
    assert heads(rules) == ["Rule", "Sessions", "Trials"]
    assert rules.columnWidth(0) >= rules.sizeHintForColumn(0)
    longer = max(KINDS, key=len) * 2
    least = rules.least_width()
    rules.fill([RuleLine(longer, "Excludes nothing.", 1, 1)])
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
