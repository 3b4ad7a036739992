"""The Live games page: rooms, what is said in them, and who is human only when asked."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tests.gui.desk.conftest import page_alone
from tests.room_journals import machine, person, write_room, write_rooms, write_turing_games
from turingdesk.gui.desk.participants.note import NoteDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.journal.audit import read_record
from turingdesk.journal.game_notes import GameNotes, game_notes_folder
from turingdesk.journal.notes import LONGEST
from turingdesk.plugins.live_games.gui.games_page import NOTES, GamesPage
from turingdesk.system.settings import Settings


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.fixture
def page(qtbot, data):
    state = DeskState(Settings(data=data))
    made = page_alone(qtbot, GamesPage, state, 1100, 700)

    def read(count):
        made.opened()
        qtbot.waitUntil(lambda: len(made.table.rows.things) == count)
        return made

    yield read
    made.left()


def choose(page, id):
    page.table.choose([room.id for room in page.table.rows.things].index(id))


def test_a_transcript_hides_who_is_human_until_someone_asks(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    choose(page, "a2")
    assert "interrogator (P-002)" in page.text.toPlainText()
    assert not {"P-003", "Ibis"} & set(page.text.toPlainText().replace(")", " ").split())
    page.reveal_button.click()
    shown = page.text.toPlainText()
    assert "witness 1 (P-003)" in shown
    assert "witness 2 (machine Ibis)" in shown
    audit = data / "record"
    qtbot.waitUntil(lambda: any("looked who is human in a game" in one for one in lines(audit)))
    page.reveal_button.click()
    assert "P-003" not in page.text.toPlainText()


def lines(folder):
    return [
        json.loads(line).get("kind", "") + line
        for path in folder.glob("*")
        for line in path.read_text("utf-8").splitlines()
    ]


def test_a_sealed_game_tells_no_one(page, data):
    seats = [person("interrogator", "P-1"), machine("witness", "Heron")]
    write_room(data, "s", "witness", seats, sealed=True)
    page = page(1)
    choose(page, "s")
    assert not page.reveal_button.isEnabled()
    page.reveal()
    assert "Heron" not in page.text.toPlainText()
    assert "sealed" in page.about.text()


def test_a_search_lists_the_rooms_in_which_it_was_said(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    qtbot.keyClicks(page.search, "noodles")
    assert {room.id for room in page.table.rows.things} == {"a1", "a3"}
    page.search.setText("nothing like it")
    assert page.empty.isVisible()


def test_an_empty_folder_says_where_games_come_from(page, qtbot):
    page = page(0)
    qtbot.waitUntil(lambda: page.empty.text().startswith("No games yet"))


@pytest.mark.damages_journals
def test_a_message_follows_as_the_room_grows(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    choose(page, "a2")
    path = data / "rooms" / "a2.jsonl"
    with path.open("ab") as file:
        line = {"seq": 5, "kind": "said", "at": "2026-03-02T10:22:00.000Z", "t_ms": 60000}
        told = {"seat": 0, "number": 2, "threads": [0], "text": "and how are you"}
        file.write(json.dumps(line | told | {"chain": ""}).encode() + b"\n")
    page.read_again()
    qtbot.waitUntil(lambda: "and how are you" in page.text.toPlainText())


def test_transcripts_are_exported_in_the_background(page, data, qtbot, tmp_path):
    write_rooms(data)
    page = page(3)
    told = []
    page.state.notified.connect(lambda notice: told.append(notice.text))
    page.export_to(tmp_path / "games.jsonl")
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["3 games with 10 messages written."]
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 3


def test_who_waits_is_told_and_that_a_machine_is_missing(page):
    page = page(0)
    assert not page.waiting.isVisible()
    one = {"what": "1 participant is waiting: Judge.", "can_begin": True}
    page.state.booths.hear({"event": "waiting", "queues": (one,)})
    assert page.waiting.isVisible()
    assert page.waiting.text() == one["what"]
    page.state.booths.hear({"event": "waiting", "queues": ({**one, "can_begin": False},)})
    assert page.waiting.property("role") == "caution"
    page.state.booths.hear({"event": "waiting", "queues": ()})
    assert not page.waiting.isVisible()


def test_no_one_can_tell_who_is_human_in_a_turing_game_until_someone_asks(page, data):
    write_turing_games(data, ("wl",), ("ann", "bob"))
    page = page(1)
    choose(page, "t000")
    assert page.text.toPlainText().count("Red:") == 1
    assert not any(word in page.text.toPlainText() for word in ("ann", "bob", "Heron", "player"))
    row = [page.table.model().index(0, at).data() for at in range(4)]
    assert row[1] == "ann, bob"
    page.reveal_button.click()
    shown = page.text.toPlainText()
    assert "Red (ann): toast" in shown
    assert "Yellow (machine Heron): so who" in shown
    assert "Red (ann): Accused Yellow." in shown
    assert "Blue (bob): Accused Red." in shown


def note_dialog(page, qtbot):
    """Clicks on the button that opens the dialog for a note."""
    qtbot.mouseClick(page.note_button, Qt.MouseButton.LeftButton)

    def opened():
        found = [one for one in QApplication.topLevelWidgets() if isinstance(one, NoteDialog)]
        return next((one for one in found if one.isVisible()), None)

    qtbot.waitUntil(lambda: opened() is not None)
    return opened()


def test_a_note_is_typed_stored_and_shown_below_the_transcript(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    assert page.table.isColumnHidden(NOTES)
    choose(page, "a1")
    dialog = note_dialog(page, qtbot)
    assert not dialog.save_button.isEnabled()
    qtbot.keyClicks(dialog.text, "Guessed <b>early</b> & left.")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    (note,) = GameNotes(data).read()["a1"]
    assert note.text == "Guessed <b>early</b> & left.", "on the disk before it shows"
    qtbot.waitUntil(lambda: "Guessed <b>early</b> & left." in page.text.toPlainText())
    assert note.who in page.text.toPlainText()
    assert not page.table.isColumnHidden(NOTES)
    qtbot.waitUntil(lambda: "wrote a note" in [one.what for one in read_record(data).entries])
    entry = read_record(data).entries[-1]
    assert entry.fields == {"room": "a1"}, "the note itself is not in the audit log"
    choose(page, "a3")
    assert "Guessed" not in page.text.toPlainText()


def test_the_keyboard_alone_writes_a_note_and_escape_writes_none(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    choose(page, "a3")
    dialog = note_dialog(page, qtbot)
    qtbot.keyClicks(dialog.text, "Not meant.")
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not game_notes_folder(data).exists()
    dialog = note_dialog(page, qtbot)
    qtbot.keyClicks(dialog.text, "They quarreled.")
    qtbot.keyClick(dialog.text, Qt.Key.Key_Tab)  # leaves the text instead of indenting it
    while dialog.focusWidget() is not dialog.save_button:
        assert isinstance(dialog.focusWidget(), QPushButton)
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.save_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "They quarreled." in page.text.toPlainText())


def test_what_is_no_note_is_refused_as_it_is_typed(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    choose(page, "a1")
    dialog = note_dialog(page, qtbot)
    for text in ("", "  \n ", "\x1b\u202e"):
        dialog.text.setPlainText(text)
        assert not dialog.save_button.isEnabled()
    dialog.text.setPlainText("x" * (LONGEST + 1))
    assert not dialog.save_button.isEnabled()
    assert dialog.status.text() == "A note can have at most 4,000 characters."
    dialog.reject()


def test_a_game_that_is_played_takes_no_note(page, data):
    write_rooms(data)
    page = page(3)
    choose(page, "a2")
    assert not page.note_button.isEnabled()
    choose(page, "a1")
    assert page.note_button.isEnabled()


def test_a_note_that_cannot_be_stored_stays_in_the_dialog(page, data, qtbot):
    write_rooms(data)
    page = page(3)
    choose(page, "a1")
    game_notes_folder(data).parent.mkdir(parents=True)
    game_notes_folder(data).write_text("")
    dialog = note_dialog(page, qtbot)
    qtbot.keyClicks(dialog.text, "Guessed early.")
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "couldn't be written" in dialog.status.text())
    assert dialog.text.toPlainText() == "Guessed early."
    game_notes_folder(data).unlink()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Guessed early." in page.text.toPlainText())
