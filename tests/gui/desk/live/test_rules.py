"""Live results before and after the study's quality rules."""

import pytest

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.small_study import walk_on
from turingdesk.gui.desk.live.cards import DetectabilityCard, GroupsCard
from turingdesk.presenters.live import LiveSnapshot
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package

RULE = '\n[[rule]]\nkind = "too_fast"\nmin_s = 2.0\n'


@pytest.fixture
def judged(tmp_path, data):
    """Four verdicts that count, and four that were too fast."""
    package = open_package(write_study(tmp_path / "ruled", TOML + RULE))
    for code, rt_ms in (("slow", 4000.0), ("quick", 1500.0)):
        recorder = SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1"))
        walk_on(recorder, rt_ms=rt_ms)
        recorder.abandon()
    return data


def test_results_can_be_seen_before_and_after_rules(qtbot, desk, judged):
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    assert page.snapshot.counted == 4
    few = "Values from fewer than 10 verdicts are not shown."
    assert (
        page.confusion.counts.text() == f"4 answers counted \u00b7 4 excluded by rule \u00b7 {few}"
    )
    rules = page.choosers.rules
    assert rules.isVisible()
    assert [rules.itemText(n) for n in range(rules.count())] == ["After rules", "Before rules"]
    rules.setCurrentIndex(1)
    rules.activated.emit(1)
    qtbot.waitUntil(lambda: page.snapshot.counted == 8)
    assert page.confusion.counts.text() == f"8 answers counted \u00b7 before rules \u00b7 {few}"
    rules.setCurrentIndex(0)
    rules.activated.emit(0)
    qtbot.waitUntil(lambda: page.snapshot.counted == 4)


@pytest.mark.slow
def test_there_is_no_choice_where_no_rule_leaves_anything_out(qtbot, desk, sit):
    sit("P-001")
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    assert page.choosers.rules.count() == 0
    assert not page.choosers.rules.isVisible()


def test_where_rules_exclude_every_verdict_no_card_says_that_there_are_none_yet(qtbot):
    snapshot = LiveSnapshot(left_out={"by rule": 45}, by_rule=45)
    number, groups = DetectabilityCard(), GroupsCard()
    for card in (number, groups):
        qtbot.addWidget(card)
        card.show_snapshot(snapshot)
    said = "Rules exclude all verdicts."
    assert (number.interval.text(), groups.empty.text()) == (said, said)
