"""Live results: what is on screen is what is in the journals."""

import os
import shutil
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._counted import REASONS, named
from turingdesk.analysis._figure import NONE_ENOUGH
from turingdesk.gui import translation
from turingdesk.gui.desk.live import numbers
from turingdesk.gui.desk.live.cards import (
    ConfusionCard,
    DetectabilityCard,
    GroupsCard,
    PaceCard,
    SessionsCard,
)
from turingdesk.gui.desk.live.page import Choosers
from turingdesk.gui.desk.results.saving import FigureDialog
from turingdesk.gui.desk.widgets.controls import NOTHING
from turingdesk.gui.desk.worker_poller import LIVE, WorkerPoller
from turingdesk.gui.theme import color
from turingdesk.gui.translation import ScreenVoice
from turingdesk.journal.audit import write
from turingdesk.presenters.live import TARGET, LiveResults, LiveSnapshot
from turingdesk.presenters.study_query import AnswerSource, StudyQuery
from turingdesk.presenters.worker import Worker
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system.clock import Clock
from turingdesk.table.table import load

NOON = "2026-11-21T12:00:00+00:00"


def look(data, choice=None):
    return LiveResults(data).look(choice or StudyQuery(), NOON)


def live(qtbot, desk):
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    return page


@pytest.mark.slow
def test_the_numbers_are_those_of_the_journals(qtbot, desk, sit, data):
    for number in range(1, 4):
        sit(f"P-00{number}")
    page = live(qtbot, desk)
    rows = load(data).responses
    right = int(rows["correct"].sum())
    cells = page.confusion.plot
    counts = {key: cell.n for key, cell in cells.cells.items()}
    assert sum(counts.values()) == len(rows) == 12
    assert counts["HH"] + counts["MM"] == right
    assert page.detectability.value.text() == f"{page.detectability.plot.values()[0].value:.2f}"
    (analysed,) = ANALYSES["detectability"].compute(rows).to_dict("records")
    low, high = (f"{analysed[end]:.2f}" for end in ("ci_low", "ci_high"))
    assert page.detectability.interval.text() == (
        f"95% CI [{low}, {high}], clustered by judge and stimulus"
    )
    assert "judge and stimulus" in page.detectability.interval.toolTip()
    assert set(page.groups.plot.figure.x.categories) <= {"alpha", "beta"}
    assert page.note.text().startswith("3 of 30 sessions \u00b7 ")
    assert [row.participant for row in page.sessions.table.rows.things] == [
        "P-003",
        "P-002",
        "P-001",
    ]


@pytest.mark.slow
def test_values_of_few_verdicts_are_said_and_not_shown(qtbot, desk, sit):
    sit("P-001")
    page = live(qtbot, desk)
    assert page.groups.plot.values() == []
    machines = len(page.groups.plot.figure.x.categories)
    assert page.groups.about.text() == (
        f"Lines: 95% CI \u00b7 {machines} without a value: fewer than 10 verdicts"
    )
    assert page.groups.plot.nothing.text() == str(NONE_ENOUGH)
    assert not page.groups.about.isVisible(), "the plot says the same"
    assert page.course.plot.accessibleDescription() == "Fewer than 10 verdicts"


@pytest.mark.slow
def test_detectability_is_shown_by_machine_or_by_task(qtbot, desk, sit):
    for number in range(1, 6):
        sit(f"P-00{number}")
    page = live(qtbot, desk)
    qtbot.waitUntil(lambda: page.snapshot.counted == 20)
    assert page.groups.plot.figure.x.categories == ("alpha", "beta")
    qtbot.mouseClick(page.groups.by_task, Qt.MouseButton.LeftButton)
    (one,) = page.groups.plot.values()
    value = f"{one.value:.2f}"
    assert value == page.detectability.value.text()
    course = page.snapshot.course
    assert [one["sessions"] for one in course] == [3, 4, 5]
    assert course[-1]["value"] == page.snapshot.results["detectability"][0]["value"]
    said = page.course.plot.accessibleDescription()
    assert said.startswith(f"Up to session 5: {value}, 95% CI [")


@pytest.mark.slow
def test_a_click_on_a_session_opens_it_on_its_page(qtbot, desk, sit):
    sit("P-001")
    sit("P-002", 2)
    page = live(qtbot, desk)
    table = page.sessions.table
    place = next(n for n, one in enumerate(table.rows.things) if one.participant == "P-001")
    box = table.visualRect(table.model().index(place, 1))
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    sessions = desk.page("sessions")
    qtbot.waitUntil(lambda: sessions.table.selected() is not None)
    assert sessions.isVisible()
    assert sessions.table.selected().participant == "P-001"


@pytest.mark.slow
def test_a_click_on_the_course_opens_the_last_session_of_the_point(qtbot, desk, sit):
    for number in range(1, 5):
        sit(f"P-00{number}")
    page = live(qtbot, desk)
    qtbot.waitUntil(lambda: page.snapshot.counted == 16)
    plot = page.course.plot
    assert [one.x for one in plot.values()] == [3, 4]
    qtbot.waitUntil(lambda: plot.panels.figure == plot.figure)
    QTest.qWait(50)
    at = plot.panels.place_of(plot.values()[0]).toPoint()
    QTest.mouseClick(plot.panels.viewport(), Qt.MouseButton.LeftButton, pos=at)
    sessions = desk.page("sessions")
    qtbot.waitUntil(lambda: sessions.table.selected() is not None)
    assert sessions.isVisible()
    assert sessions.table.selected().participant == "P-003"


@pytest.mark.slow
def test_a_plot_is_saved_with_a_key(qtbot, desk, sit, tmp_path, monkeypatch):
    sit("P-001")
    page = live(qtbot, desk)
    path = tmp_path / "pace.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), "*.csv"))
    page.pace.plot.setFocus()
    QTest.keyClick(page.pace.plot, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.window().findChild(FigureDialog), Qt.Key.Key_Return)
    qtbot.waitUntil(path.is_file, timeout=60_000)
    assert path.read_text("utf-8").startswith("panel,series,x,y")


@pytest.mark.slow
def test_a_long_title_takes_two_lines_and_leaves_the_buttons_on_one(desk):
    desk.resize(1024, 768)
    title = page_of(desk, "live").title
    title.setText("Human or machine? A demonstration of everything that comes with it")
    QCoreApplication.processEvents()
    assert title.height() >= title.heightForWidth(title.width()) > title.fontMetrics().height()


@pytest.mark.slow
def test_before_the_first_session_it_says_what_to_do(qtbot, desk):
    page = page_of(desk, "live")
    assert page.empty.isVisible()
    assert page.empty_head.text() == "Reading the journals\u2026"
    assert page.empty_more.text() == ""
    qtbot.waitUntil(lambda: page.empty_head.text() == "No answers yet.")
    assert page.empty_more.text().startswith("Start a session on the Studies page.")
    assert not page.export.isEnabled()
    assert page.title.text() == "Live results"


@pytest.mark.slow
def test_with_one_class_only_it_says_what_is_missing(qtbot, desk, tmp_path, data):
    one = open_package(write_study(tmp_path / "one", TOML + "[block.mix]\nH = 4\n"))
    recorder = SessionRecorder.begin(one, data, SessionSetup("P-001", "Booth 1"))
    from tests.small_study import walk_on

    walk_on(recorder)
    page = live(qtbot, desk)
    assert page.detectability.value.text() == NOTHING
    assert "no verdicts on what machines made" in page.detectability.interval.text()
    assert page.confusion.plot.shown()["MM"] == NOTHING
    assert page.groups.empty.isVisible()


@pytest.mark.slow
def test_simulated_answers_are_marked_and_never_mixed(qtbot, desk, sit):
    sit("sim-1", judge="simulated")
    page = live(qtbot, desk)
    assert page.source_tag.isVisible()
    assert page.source_tag.text() == "Simulated data"
    assert page.snapshot.counted == 4
    sit("P-001", 2)
    qtbot.waitUntil(lambda: page.snapshot.source is AnswerSource.PEOPLE)
    assert page.snapshot.counted == 2
    assert page.source_tag.isHidden()
    assert isinstance(page.choosers, Choosers)
    page.choosers.source.setCurrentIndex(page.choosers.source.findData(AnswerSource.SIMULATED))
    page.choosers.source.activated.emit(page.choosers.source.currentIndex())
    qtbot.waitUntil(lambda: page.snapshot.source is AnswerSource.SIMULATED)
    assert page.snapshot.counted == 4
    assert page.source_tag.isVisible()


@pytest.mark.slow
def test_pilots_are_looked_at_by_themselves(data, sit):
    sit("P-001", 1)
    sit("try-1", pilot=True)
    assert look(data).counted == 1
    pilots = look(data, StudyQuery("small", AnswerSource.PILOTS))
    assert pilots.counted == 4
    assert pilots.sources == (AnswerSource.PEOPLE, AnswerSource.PILOTS)
    assert [row.participant for row in pilots.sessions] == ["try-1"]


@pytest.mark.slow
def test_the_newest_study_is_shown_unless_another_is_chosen(data, sit, tmp_path):
    sit("P-001")
    other = write_study(
        tmp_path / "o", TOML.replace('"small"', '"later"').replace("Words", "More")
    )
    recorder = SessionRecorder.begin(open_package(other), data, SessionSetup("P-002", "Booth 1"))
    from tests.small_study import walk_on

    walk_on(recorder, 3)
    recorder.abandon()
    first = look(data)
    assert (first.study, first.counted) == ("later", 3)
    assert first.studies == {"small": "Words, spring", "later": "More, spring"}
    assert look(data, StudyQuery("small")).counted == 4
    assert look(data, StudyQuery("gone")).study == "later"


@pytest.mark.slow
def test_nothing_new_is_nothing_to_paint(data, sit):
    sit("P-001")
    watch = LiveResults(data)
    assert watch.look(StudyQuery(), NOON) is not None
    assert watch.look(StudyQuery(), NOON) is None
    assert watch.look(StudyQuery(task="words"), NOON).task == "words"
    sit("P-002", 1)
    assert watch.look(StudyQuery(task="words"), NOON).counted == 5


@pytest.mark.slow
def test_a_session_that_died_is_cut_off_and_not_running(data, sit):
    sit("P-001", 2)
    sit("P-002", 2, keep=True)
    states = {row.participant: row.state.value for row in look(data).sessions}
    assert states == {"P-001": "cut off", "P-002": "running"}
    assert (look(data).valid, look(data).kiosks) == (1, 1)


@pytest.mark.slow
def test_a_worker_that_was_killed_is_followed_by_another(qtbot, data, sit):
    sit("P-001")
    feed = WorkerPoller(Worker(TARGET, data), StudyQuery(), None, LIVE, lambda: (NOON,))
    try:
        with qtbot.waitSignal(feed.changed):
            feed.start()
        qtbot.waitUntil(lambda: not feed.is_looking)
        seen = []
        feed.changed.connect(lambda snapshot: seen.append(snapshot.counted))
        os.kill(feed.worker.pid, 9)
        sit("P-002")
        qtbot.waitUntil(lambda: bool(seen) and seen[-1] == 8)
    finally:
        feed.close()


@pytest.mark.sampled
@pytest.mark.parametrize("is_made_again", [False, True], ids=["moved", "made again by the desk"])
def test_it_says_that_the_folder_is_gone_and_when_it_is_back(
    qtbot, desk, sit, data, is_made_again
):
    sit("P-001")
    sit("P-002")
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: page.snapshot.counted == 8)
    elsewhere = data.with_name("elsewhere")
    data.rename(elsewhere)
    if is_made_again:
        write(data, "viewed analyses", "Ada", {})
    qtbot.waitUntil(lambda: "are gone: the folder was moved or deleted" in page.note.text())
    page._clock.timeout.emit()  # what the head says each second
    assert "are gone" in page.note.text()
    assert page.snapshot.counted == 8
    if is_made_again:
        shutil.rmtree(data)
    elsewhere.rename(data)
    qtbot.waitUntil(lambda: page.note.text().startswith("2 "))


def test_the_head_counts_what_there_is():
    now = datetime(2026, 11, 21, 12, tzinfo=UTC)
    at = (now - timedelta(seconds=2)).isoformat()
    shown = LiveSnapshot(valid=14, kiosks=3, last_at=at, sessions=("any",))
    said = "14 of 30 sessions \u00b7 3 kiosks running \u00b7 last answer 2 s ago"
    assert numbers.head(shown, 30, now) == said
    assert numbers.head(LiveSnapshot(valid=1), None, now) == "1 session \u00b7 no kiosk running"


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0 s ago"), (59, "59 s ago"), (61, "1 min ago"), (7300, "2 h ago")]
)
def test_times_are_told_in_words(seconds, said):
    now = datetime(2026, 11, 21, 12, tzinfo=UTC)
    assert numbers.ago((now - timedelta(seconds=seconds)).isoformat(), now) == said


def test_what_is_left_out_is_counted_and_explained(qtbot):
    card = ConfusionCard()
    qtbot.addWidget(card)
    gone = {"too fast": 30, "practice": 11}
    card.show_snapshot(LiveSnapshot(counted=1128, left_out=gone, by_rule=30))
    assert card.counts.text() == "1,128 answers counted \u00b7 30 excluded by rule"
    assert card.counts.toolTip() == "30: too fast\n11: practice"
    card.show_snapshot(LiveSnapshot(counted=1128, left_out={"practice": 11}))
    assert card.counts.text() == "1,128 answers counted"


def test_why_verdicts_are_left_out_is_in_the_language_of_the_desk(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    gone = {REASONS["superseded"]: 1_200, named("too_fast"): 11, named("native"): 2}
    assert numbers.why_left_out(LiveSnapshot(left_out=gone)).splitlines() == [
        "1.200: sp\u00e4ter erneut gefragt",
        "11: zu schnell",
        "2: nach Regel \u201eNative\u201c",
    ]


def test_a_session_of_fast_answers_is_marked(qtbot, data, sit):
    sit("P-001")
    row = look(data).sessions[0]

    assert numbers.state(row) == "completed"
    assert numbers.state(replace(row, too_fast=1)) == "fast answers"
    assert not numbers.is_fast(replace(row, too_fast=1, verdicts=3)), "too few to say"


def test_every_card_has_a_name_for_screen_readers(qtbot):
    for kind in (ConfusionCard, DetectabilityCard, PaceCard, GroupsCard, SessionsCard):
        card = kind()
        qtbot.addWidget(card)
        assert card.accessibleName()


def test_answers_per_minute_are_drawn_up_to_now(qtbot):
    card = PaceCard()
    qtbot.addWidget(card)
    card.resize(300, 200)
    card.show_snapshot(LiveSnapshot(per_minute=[0] * 20 + [3, 7, 12, 9, 4, 0, 1, 2, 5, 8]))
    assert "8 answers in the last minute" in card.plot.accessibleDescription()
    card.show()
    qtbot.waitUntil(lambda: card.plot.panels.figure is not None)
    places = [card.plot.panels.place_of(one).x() for one in card.plot.values()]
    assert places == sorted(places), "the newest is at the right"
    image = card.plot.panels.grab().toImage()
    accent = color("accent").name()
    inked = sum(
        image.pixelColor(x, y).name() == accent
        for x in range(image.width())
        for y in range(image.height())
    )
    assert inked > 100
    card.show_snapshot(LiveSnapshot(per_minute=[0] * 30))
    assert card.plot.nothing.text() == "No answers in the last 30 minutes."
    assert card.plot.accessibleDescription() == "No answers in the last 30 minutes."
    assert not card.plot.panels.isVisible()


@pytest.mark.slow
def test_two_or_three_cards_stand_side_by_side(qtbot, desk, sit):
    sit("P-001")
    page = live(qtbot, desk)
    desk.resize(1440, 900)
    qtbot.waitUntil(lambda: page.course.y() == page.confusion.y())
    desk.resize(1024, 768)
    qtbot.waitUntil(lambda: page.course.y() > page.confusion.y())
    assert page._scroll.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


@pytest.mark.slow
def test_another_data_folder_is_followed_at_once(qtbot, desk, sit, tmp_path):
    sit("P-001")
    page = live(qtbot, desk)
    desk.state.move_data(tmp_path / "elsewhere")
    qtbot.waitUntil(page.empty.isVisible)


@pytest.mark.slow
def test_after_a_clock_was_set_back_the_last_answer_is_not_in_the_future(tmp_path):
    package, data = small_package(tmp_path), tmp_path / "data"
    for code, hour in (("P-1", 10), ("P-2", 9)):  # the clock was set back between the two
        at = f"2026-11-21T{hour:02}:05:00.000Z"
        walk_on(
            SessionRecorder.begin(
                package, data, SessionSetup(code, "B"), clock=Clock(now=lambda at=at: at)
            )
        )
    watch = LiveResults(data)
    early = watch.look(StudyQuery(), "2026-11-21T09:05:02+00:00")
    assert early.last_at == "2026-11-21T09:05:00.000Z"
    assert early.per_minute[-1] == sum(early.per_minute) > 0
    late = watch.look(StudyQuery(), "2026-11-21T10:05:02+00:00")
    assert late.last_at == "2026-11-21T10:05:00.000Z"
    assert late.per_minute[-1] == sum(late.per_minute) == early.per_minute[-1]
