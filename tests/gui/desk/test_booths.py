"""Booths on the Sessions page: a real host process, a real kiosk's link, real clicks."""

from contextlib import contextmanager

import pytest
from PySide6.QtCore import QProcess, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMessageBox

from tests.gui.desk.conftest import page_of
from tests.net.lab import FULL, linked, missing
from tests.small_study import small_package, walk_on
from turingdesk.gui.desk import booths
from turingdesk.gui.desk.booths import COLUMNS, VALID_S, PairDialog, ask_pairing, describe_booth
from turingdesk.gui.translation import install
from turingdesk.journal.audit import read_record
from turingdesk.net import proof
from turingdesk.net.kiosk_link import pair_with
from turingdesk.net.paired_desk import PORT
from turingdesk.net.paired_kiosks import PairedKiosks, desk_folder
from turingdesk.net.pairing import VALID_S as HOSTS
from turingdesk.net.pairing import own_addresses
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

BOOTH = {
    "id": "b1",
    "name": "Booth 1",
    "doing": "running",
    "address": "10.0.0.7",
    "program": "TuringDesk 0.1.0",
    "is_other_program": False,
    "seen_at": "2026-11-21T09:00:00.000Z",
    "clock_s": 0.1,
    "free": 5_000_000,
    "unsent": 0,
    "session": "s",
    "conflicts": [],
    "problems": [],
    "progress": {"session": "s", "participant": "P-1", "title": "Faces", "done": 3, "of": 20},
}


class Heard:
    def __init__(self):
        self.calls = []

    def message(self, text):
        self.calls.append(text)

    def pause(self):
        self.calls.append("pause")

    def resume(self):
        self.calls.append("resume")

    def end(self):
        self.calls.append("end")


@pytest.fixture
def port(monkeypatch):
    """Any port that is free, so that desks of other tests are not in the way."""
    from turingdesk.gui.desk import hosting

    start = hosting.start_command
    monkeypatch.setattr(
        hosting, "start_command", lambda process, *words: start(process, *words, "--port", "0")
    )


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@contextmanager
def answering(kind, act):
    """Do something with the next dialog of a kind."""
    done = []

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            done.append(True)
            act(dialog)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)
    yield
    assert done


def cells(card, row=0):
    model = card.table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def paired_at(desk, qtbot):
    """Pair a kiosk as people do: a click at the desk, the code at the kiosk."""
    click(page_of(desk, "settings").pairing.pair)
    dialog = desk.findChild(PairDialog)
    qtbot.waitUntil(lambda: len(dialog.code.text()) == 9)
    code = dialog.code.text()
    assert f"--pair {code}" in dialog.typed.text()
    assert dialog.left.text() == "valid for 4:59 min"
    assert proof.MEMORY_KIB == FULL
    known = pair_with("127.0.0.1", desk.state.booths.port, code, "Booth 7")
    qtbot.waitUntil(lambda: desk.findChild(PairDialog) is None)
    return known


@pytest.mark.slow
def test_a_kiosk_is_paired_seen_and_led_from_the_desk(qtbot, desk, port, tmp_path, data):
    page = page_of(desk, "sessions")
    card = page.booths
    assert not card.isVisible()
    known = paired_at(desk, qtbot)
    page_of(desk, "sessions")
    qtbot.waitUntil(card.isVisible)
    assert cells(card)[:2] == ["Booth 7", "offline"]

    heard, kiosk = Heard(), tmp_path / "kiosk"
    with linked(kiosk, known) as link:
        recorder = SessionRecorder.begin(
            small_package(tmp_path), kiosk, SessionSetup("P-1", "Booth 7")
        )
        link.commands.open(recorder.path.stem, heard)
        while recorder.session.progress[0] < 2:
            walk_on(recorder, 1)
        qtbot.waitUntil(lambda: cells(card)[3] == "2 of 10")
        assert cells(card)[:3] == ["Booth 7", "running", "P-1"]
        buttons = card.buttons_of(0)
        click(buttons.pause)
        qtbot.waitUntil(lambda: heard.calls == ["pause"])
        recorder.pause()
        qtbot.waitUntil(lambda: buttons.pause.text() == "Resume")
        click(buttons.pause)
        qtbot.waitUntil(lambda: heard.calls == ["pause", "resume"])

        def write(box):
            QTest.keyClicks(box.findChild(QLineEdit), "Please ring.")
            box.accept()

        with answering(QInputDialog, write):
            click(buttons.message)
        qtbot.waitUntil(lambda: heard.calls[-1] == "Please ring.")
        with answering(QMessageBox, lambda box: box.button(box.StandardButton.Cancel).click()):
            click(buttons.end)
        with answering(QMessageBox, lambda box: box.button(box.StandardButton.Yes).click()):
            click(buttons.end)
        qtbot.waitUntil(lambda: heard.calls[-1] == "end")
        recorder.close("ended by experimenter")
        link.commands.close()
        qtbot.waitUntil(lambda: cells(card)[1] == "idle")
        assert link.flush(10)
    assert missing(kiosk, data) == []
    qtbot.waitUntil(lambda: cells(card)[1] == "offline")
    done = [entry.what for entry in read_record(data).entries if entry.what.startswith("booth")]
    assert done == ["booth: pause", "booth: resume", "booth: message", "booth: end"]
    with answering(QMessageBox, lambda box: box.button(box.StandardButton.Yes).click()):
        click(card.buttons_of(0).remove)
    qtbot.waitUntil(lambda: not card.isVisible())


@pytest.mark.slow
def test_a_desk_with_booths_listens_as_soon_as_it_opens(qtbot, new_desk, port):
    PairedKiosks(desk_folder()).add("Booth 1")
    desk = new_desk()
    qtbot.waitUntil(lambda: desk.state.booths.port is not None)
    page = page_of(desk, "sessions")
    qtbot.waitUntil(page.booths.isVisible)
    assert "0 of 1 connected, port" in page.booths.where.text()
    assert not page.booths.buttons_of(0).pause.isEnabled()
    desk.state.booths.findChild(QProcess).kill()
    qtbot.waitUntil(lambda: page.booths.where.text() == "The server ended unexpectedly.")
    desk.state.booths.start()
    qtbot.waitUntil(lambda: "0 of 1 connected" in page.booths.where.text())


@pytest.mark.slow
def test_a_second_desk_says_that_the_first_takes_what_booths_send(qtbot, new_desk, port):
    PairedKiosks(desk_folder()).add("Booth 1")
    first = new_desk()
    qtbot.waitUntil(lambda: first.state.booths.port is not None)
    second = new_desk()
    qtbot.waitUntil(lambda: bool(second.state.booths.trouble))
    assert "already receives data from booths" in second.state.booths.trouble


def test_a_desk_without_booths_listens_to_nobody(desk):
    assert not desk.state.booths.is_on
    assert desk.state.booths.port is None


def test_a_booth_is_told_in_words():
    texts = {column.title: column.text(BOOTH) for column in COLUMNS}
    assert texts["Trial"] == "3 of 20"
    assert (texts["Clock"], texts["Free disk"]) == ("OK", "5.0 MB")
    late = {**BOOTH, "clock_s": -90.0, "conflicts": ["two with one code"], "problems": ["x"]}
    assert next(c for c in COLUMNS if c.title == "Clock").text(late) == "1.5 min behind"
    assert describe_booth(late).endswith("two with one code\nDamaged: x")


def test_a_booth_of_another_version_is_marked_and_told(desk):
    other = {**BOOTH, "is_other_program": True}
    (column,) = [one for one in COLUMNS if one.title == "Booth"]
    assert (column.text(BOOTH), column.text(other)) == ("Booth 1", "Booth 1 (other version)")
    desk.state.booths.hear({"event": "version", "booth": "b1", "what": "Booth 1 runs another."})
    assert desk.notice.text.text() == "Booth 1 runs another."


def test_this_computer_knows_how_it_is_found():
    found = own_addresses()
    assert found
    assert PORT > 1024


@pytest.fixture
def dialog(desk, monkeypatch):
    """The dialog, with a host that is told what to say."""
    monkeypatch.setattr(desk.state.booths, "start", lambda: None)
    desk.state.booths.port = 4000
    QTest.mouseClick(page_of(desk, "settings").pairing.pair, Qt.MouseButton.LeftButton)
    made = desk.findChild(PairDialog)
    yield made
    made.reject()


def test_the_code_is_shown_with_what_to_type_and_how_long_it_is_good(
    qtbot, desk, dialog, monkeypatch
):
    assert VALID_S == HOSTS
    monkeypatch.setattr(booths, "VALID_S", 2)
    desk.state.booths.hear({"event": "code", "code": "K7M4-TXRT"})
    assert dialog.code.text() == "K7M4-TXRT"
    assert dialog.typed.text().startswith("turingdesk kiosk --desk ")
    assert dialog.typed.text().endswith(":4000 --pair K7M4-TXRT")
    qtbot.waitUntil(lambda: dialog.left.text() == "The code has expired. Get a new one.")


def test_trouble_takes_the_place_of_the_code(desk, dialog):
    desk.state.booths.trouble = "Port 4000 cannot be opened."
    desk.state.booths.changed.emit()
    assert dialog.left.text() == "Port 4000 cannot be opened."
    assert dialog.code.text() == "\u2026"


def test_who_may_not_pair_sees_no_code(desk, monkeypatch):
    monkeypatch.setattr(desk.state, "may", lambda what: False)
    ask_pairing(desk.state, desk)
    assert desk.findChild(PairDialog) is None
    assert not desk.state.booths.is_on


@pytest.mark.slow
def test_buttons_of_a_booth_have_room_in_its_row_in_every_language(qtbot, new_desk):
    for language in ("en", "de"):
        install(language)
        try:
            window = new_desk()
            window.go_to("sessions")
            card = window.page("sessions").booths
            window.state.booths.hear({"event": "booth", **BOOTH})
            row = card.buttons_of(0)
            row.show_booth({**BOOTH, "doing": "paused"}, may=True)
            qtbot.waitUntil(lambda row=row: row.width() > 0)
            for made in (row.message, row.pause, row.end, row.remove):
                assert made.isEnabled()
                assert made.width() >= made.sizeHint().width(), made.text()
        finally:
            install("en")


@pytest.mark.slow
def test_a_narrow_card_has_no_sideways_scroll_and_a_menu_for_each_booth(qtbot, new_desk):
    install("de")
    try:
        window = new_desk()
        window.go_to("sessions")
        card = window.page("sessions").booths
        window.state.booths.hear({"event": "booth", **BOOTH})
        window.resize(1024, 768)
        bar, row = card.table.horizontalScrollBar(), card.buttons_of(0)
        qtbot.waitUntil(row.more.isVisible)
        assert not row.pause.isVisible()
        qtbot.waitUntil(lambda: bar.maximum() == 0)
        row.more.menu().aboutToShow.emit()
        offered = [one.text() for one in row.more.menu().actions()]
        assert offered == [made.text() for made in row.all]
        window.resize(1440, 900)
        qtbot.waitUntil(row.pause.isVisible)
        assert not row.more.isVisible()
    finally:
        install("en")


@pytest.mark.slow
def test_a_card_of_any_width_has_no_sideways_scroll(qtbot, new_desk):
    window = new_desk()
    window.go_to("sessions")
    card = window.page("sessions").booths
    window.state.booths.hear({"event": "booth", **BOOTH, "clock_s": -96.0, "unsent": 41_200})
    bar = card.table.horizontalScrollBar()
    for width in range(1000, 1500, 4):
        window.resize(width, 768)
        QApplication.processEvents()
        assert bar.maximum() == 0, width
