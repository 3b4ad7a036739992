"""The Record page: every action with who, when and what; found, checked, and fluent when long."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.desk.conftest import page_of
from tests.work import calls
from turingdesk.gui.desk.audit.page import (
    ANYBODY,
    COLUMNS,
    EMPTY,
    NONE_LIKE,
    READING,
    matches,
    searched,
)
from turingdesk.gui.desk.packages.problem_list import ProblemsDialog
from turingdesk.gui.desk.widgets.controls import moment
from turingdesk.gui.translation import ScreenVoice, translate_message
from turingdesk.journal.audit import AuditEntry, read_record, write
from turingdesk.journal.chain import LINE_CHANGED, LINES_MOVED, sealed
from turingdesk.journal.ledger import RECORD, own_file
from turingdesk.journal.session_name import SessionName

DAY = (
    ("10:00", "Ada", "unlocked the desk", {"role": "investigator"}),
    ("10:05", "Ada", "created participant codes", {"study": "small", "codes": 24}),
    ("11:00", "Bob", "started a session", {"session": "sub-P-1_ses-1_study-small"}),
    ("11:40", "Bob", "ended a session", {"session": "sub-P-1_ses-1_study-small"}),
    ("12:00", "Bob", "entered a wrong PIN", {"for_person": "Ada"}),
)


@pytest.fixture
def day(data):
    """What two people did; written by this machine before the desk opens."""
    for at, who, what, told in DAY:
        write(data, what, who, {"desk": "Booth 1", **told}, f"2026-11-20T{at}:00.000Z")
    return data


@pytest.fixture
def page(qtbot, day, desk):
    shown = page_of(desk, "record")
    qtbot.waitUntil(lambda: len(shown.entries) >= len(DAY) + 1)
    return shown


def rows(page):
    model = page.table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def whats(page):
    return [row[3] for row in rows(page)]


def press(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_every_action_is_listed_newest_first_with_who_when_and_what(page, desk):
    first, *rest = rows(page)
    assert first[1:4] == (desk.state.who, "Booth 1", "opened the desk")
    assert [row[3] for row in rest] == [what for *_, what, _ in reversed(DAY)]
    assert rest[-1] == (
        moment("2026-11-20T10:00:00.000Z"),
        "Ada",
        "Booth 1",
        "unlocked the desk",
        "role: investigator",
    )
    assert page.note.text().startswith("6 entries from 1 computer in ")
    assert page.note.text().endswith(": every line is unchanged")
    assert page.show_problems.isHidden()


@pytest.mark.slow
def test_what_is_done_at_the_desk_appears_by_itself(qtbot, page, desk):
    desk.state.save_settings(kiosk="Booth 7")
    page.read()
    qtbot.waitUntil(lambda: "changed settings" in whats(page), timeout=6000)
    assert rows(page)[0][4] == "kiosk: Booth 7"


def test_words_are_found_anywhere_in_any_order(qtbot, page):
    press(qtbot, page.search)
    qtbot.keyClicks(page.search, "session BOB")
    assert whats(page) == ["ended a session", "started a session"]
    qtbot.keyClicks(page.search, " ended")
    assert whats(page) == ["ended a session"]
    qtbot.keyClicks(page.search, " never")
    assert page.empty.isVisible()
    assert page.empty.text() == NONE_LIKE
    assert page.card.isHidden()
    page.search.clear()
    assert len(rows(page)) == 6


def test_the_time_that_is_shown_can_be_sought(page):
    entry = page.entries[0]
    shown = moment(entry.at)
    assert shown.casefold() in searched(entry)
    assert entry.at.casefold() in searched(entry)


def test_one_person_and_one_kind_of_action_are_chosen(qtbot, page):
    assert page.who.itemText(0) == ANYBODY
    page.who.setFocus()
    while page.who.currentText() != "Ada":
        qtbot.keyClick(page.who, Qt.Key.Key_Down)
    assert whats(page) == ["created participant codes", "unlocked the desk"]
    while page.what.currentText() != "unlocked the desk":
        qtbot.keyClick(page.what, Qt.Key.Key_Down)
    assert whats(page) == ["unlocked the desk"]
    page.read()
    qtbot.wait(50)
    assert whats(page) == ["unlocked the desk"], "it stays chosen"


def test_what_should_be_looked_at_has_another_colour(page):
    model = page.table.model()
    inks = {
        model.index(row, 3).data(): model.index(row, 3).data(Qt.ItemDataRole.ForegroundRole)
        for row in range(model.rowCount())
    }
    assert inks["entered a wrong PIN"] is not None
    assert inks["unlocked the desk"] is None


def problems_of(page, qtbot):
    press(qtbot, page.show_problems)
    qtbot.waitUntil(lambda: bool(page.findChildren(ProblemsDialog)))
    dialog = page.findChild(ProblemsDialog)
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    dialog.accept()
    return said


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"codes":24', b'"codes":25', LINE_CHANGED),
        (b'{"seq":1,', b'{"seq":1', "The line is damaged and can't be read."),
    ],
)
def test_an_edited_line_is_told_with_file_and_line(qtbot, page, day, old, new, said):
    path = own_file(day / RECORD, "audit")
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    before = path.read_bytes()
    page.read()
    qtbot.waitUntil(page.show_problems.isVisible)
    assert page.note.text().endswith(": 1 problem found")
    told = problems_of(page, qtbot)
    assert "1 problem in the audit log" in told
    assert said in told
    assert f"record/{path.name}, line 2" in told
    assert path.read_bytes().startswith(before), "the file itself is not touched"


def test_a_line_that_was_taken_out_is_told(qtbot, page, day):
    path = own_file(day / RECORD, "audit")
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(lines[:2] + lines[3:]))
    page.read()
    qtbot.waitUntil(page.show_problems.isVisible)
    assert LINES_MOVED in problems_of(page, qtbot)
    assert "started a session" not in whats(page)


@pytest.mark.slow
def test_a_record_that_is_only_noise_is_told_and_nothing_breaks(qtbot, page, data):
    (data / RECORD / "audit-other.jsonl").write_bytes(bytes(range(256)) * 40 + b"\n")
    page.read()
    qtbot.waitUntil(page.show_problems.isVisible)
    assert "record/audit-other.jsonl, line 1" in problems_of(page, qtbot)
    assert page.note.text().startswith("6 entries from 2 computers")


def test_two_machines_write_two_files_that_are_shown_as_one(qtbot, page, data):
    from turingdesk.journal.ledger import append

    told = {"desk": "Booth 9"}
    append(
        data / RECORD / "audit-other.jsonl", "exported", "Eve", told, "2026-11-20T11:10:00.000Z"
    )
    page.read()
    qtbot.waitUntil(lambda: "exported" in whats(page))
    shown = whats(page)
    assert shown.index("ended a session") < shown.index("exported")
    assert shown.index("exported") < shown.index("started a session")
    assert "from 2 computers" in page.note.text()


def test_an_empty_folder_says_so_once_it_was_read(qtbot, desk):
    page = page_of(desk, "record")
    assert page.empty.isVisible()
    assert page.empty.text() == READING
    qtbot.waitUntil(lambda: page.empty.text() == EMPTY)


def test_a_folder_that_cannot_be_read_is_said_in_place_of_nothing(qtbot, new_desk, tmp_path):
    blocked = tmp_path / "data"
    (blocked / RECORD / "audit-x.jsonl").mkdir(parents=True)
    page = page_of(new_desk(data=blocked), "record")
    qtbot.waitUntil(lambda: "be read. It is a folder" in page.empty.text())
    assert page.empty.isVisible()


def test_another_folder_has_its_own_people_and_actions(qtbot, page, desk, tmp_path):
    page.who.setCurrentText("Bob")
    (tmp_path / "another").mkdir()
    desk.state.move_data(tmp_path / "another")
    assert page.who.currentText() == ANYBODY
    assert page.who.findText("Bob") == -1
    page.read()
    qtbot.waitUntil(lambda: "opened the data folder" in whats(page))
    assert "started a session" not in whats(page)


@pytest.mark.damages_journals
def test_no_answer_note_or_name_gets_into_the_record(qtbot, with_study, sit, data):
    from turingdesk.journal.notes import write_note

    sit("P-001")
    write_note(data, SessionName("P-001", 1, "small"), "Came late.", "Ada")
    with_study.state.audit("wrote a note", session="sub-P-001_ses-1_study-small")
    qtbot.waitUntil(lambda: bool(read_record(data).entries))
    text = own_file(data / RECORD, "audit").read_text(encoding="utf-8")
    assert "late" not in text


@pytest.mark.slow
def test_twenty_thousand_lines_stay_fluent(qtbot, data, new_desk):
    """A year of a busy lab; a turn of the wheel is as little work as in a short record."""
    (data / RECORD).mkdir(parents=True)
    chain, written = "", []
    for n in range(20_000):
        what = ("started a session", "ended a session", "wrote a note")[n % 3]
        at = f"2026-{1 + n // 2000:02}-{1 + n // 100 % 20:02}T{n % 24:02}:{n % 60:02}:00.000Z"
        fields = {"desk": "Booth 2", "session": f"sub-P-{n}_ses-1_study-small"}
        told = {"seq": n, "kind": what, "at": at, "who": ("Ada", "Bob")[n % 2], **fields}
        line, chain = sealed(chain, told)
        written.append(line)
    (data / RECORD / "audit-busy.jsonl").write_bytes(b"".join(written))
    page = page_of(new_desk(), "record")
    qtbot.waitUntil(lambda: len(page.entries) >= 20_000)
    assert page.show_problems.isHidden()
    for key in "p-19":
        qtbot.keyClicks(page.search, key)
        QApplication.processEvents()
    assert len(page.entries) == 1111
    page.search.clear()
    bar = page.table.verticalScrollBar()

    def turn(part):
        bar.setValue(bar.maximum() * part // 40)
        page.table.viewport().repaint()

    work = [calls(partial(turn, part)) for part in range(40)]
    assert max(work) < len(page.entries), "only what is in sight is looked at"


@pytest.mark.slow
def test_an_idle_record_is_not_read_again(qtbot, page, monkeypatch):
    from turingdesk.gui.desk.audit import page as module

    read = []
    monkeypatch.setattr(module, "read_record", read.append)
    before = page.entries
    for _ in range(3):
        page.read()
        qtbot.wait(30)
    assert read == []
    assert page.entries == before


ENTRY = AuditEntry(
    "2026-11-21T10:00:00.000Z", "Ada", "Booth 1", "exported", {"file": "A.csv", "personal": False}
)


def test_a_row_shows_who_where_what_and_with_what():
    assert [column.text(ENTRY) for column in COLUMNS][1:] == [
        "Ada",
        "Booth 1",
        "exported",
        "file: A.csv; personal: no",
    ]


def test_every_word_has_to_be_there_in_any_order_and_case():
    text = searched(ENTRY)
    assert matches(text, "a.CSV ada")
    assert matches(text, "  ")
    assert not matches(text, "ada bob")


@given(st.text(max_size=20), st.text(max_size=20))
def test_whatever_is_shown_is_found(who, what):
    entry = AuditEntry("long ago", who, "Booth 1", what)
    text = searched(entry)
    assert matches(text, who)
    assert matches(text, what)
    assert matches(text, f"{what} {who} booth")


def test_details_are_in_the_language_of_the_desk():
    told = {"study": "study", "pilot": True, "x_y": 1, "why": ""}
    entry = AuditEntry("", "Ada", "Booth 1", "exported", told)
    assert entry.details == "study: study; pilot: yes; x y: 1; why: "
    german = translate_message(entry.details, ScreenVoice("de"))
    assert german == "Studie: study; Pilotlauf: ja; x y: 1; warum: "
