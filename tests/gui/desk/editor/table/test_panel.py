"""A table edited with keys and mouse, as people do it in spreadsheets."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from tests.gui.desk.conftest import drop
from tests.gui.desk.editor.conftest import answer, checked, edit, question
from tests.packages import workbook
from turingdesk.gui.desk.editor.note_strip import NoteStrip
from turingdesk.gui.desk.editor.table.delegate import CellDelegate, LongText
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.desk.editor.table.panel import Actions, ColumnMenu, clipboard_text
from turingdesk.gui.desk.editor.table.pasting import Pasting, fit
from turingdesk.gui.desk.editor.table.view import Area, FindField, TableView, next_cell

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ID, ORIGIN, AGENT, IMAGE, CAPTION = range(5)


@pytest.fixture(autouse=True)
def clipboard_left_empty():
    """What Python put on the clipboard must not outlive the application."""
    yield
    QApplication.clipboard().clear()


def go(table, row, column, rows=1, columns=1):
    table.view.setFocus()
    table.view.choose(Area(row, column, rows, columns))


def copied(text, html=""):
    """Put something on the clipboard, as a spreadsheet does."""
    mime = QMimeData()
    mime.setText(text)
    if html:
        mime.setHtml(html)
    QApplication.clipboard().setMimeData(mime)


def editor_in(table):
    """The editor of the cell that is being edited."""
    kinds = (QLineEdit, QComboBox, LongText)
    found = [w for kind in kinds for w in table.view.viewport().findChildren(kind)]
    return next(w for w in found if w.isVisible() and w.parent() is table.view.viewport())


@pytest.mark.slow
def test_a_cell_is_typed_over_and_enter_goes_down(qtbot, table):
    assert isinstance(table.view, TableView)
    assert isinstance(table.model, TableModel)
    go(table, 1, AGENT)
    qtbot.waitUntil(lambda: table.model.headerData(1, Qt.Orientation.Vertical) == "3")
    qtbot.keyClick(table.view, Qt.Key.Key_X)
    assert table.view.isVisible()
    line = editor_in(table)
    assert line.accessibleName() == "agent, line 3"
    qtbot.keyClicks(line, "9")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.table.cell(1, AGENT) == "x9")
    now = table.view.currentIndex()
    assert (now.row(), now.column()) == (2, AGENT)


@pytest.mark.slow
def test_escape_leaves_a_cell_as_it_was(qtbot, table):
    go(table, 1, AGENT)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    line = editor_in(table)
    qtbot.keyClicks(line, "nobody")
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert table.table.cell(1, AGENT) == "p1"
    assert not table.draft.is_changed


@pytest.mark.slow
def test_origins_are_chosen_from_a_list(qtbot, table):
    assert isinstance(table.view.itemDelegate(), CellDelegate)
    go(table, 0, ORIGIN)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    box = editor_in(table)
    assert [box.itemText(n) for n in range(box.count())] == ["human", "machine"]
    assert box.currentText() == "machine"
    qtbot.keyClick(box, Qt.Key.Key_H)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.table.cell(0, ORIGIN) == "human")


@pytest.mark.slow
def test_a_wrong_word_stays_until_another_is_chosen(qtbot, table):
    table.model.put(0, ORIGIN, [["humna"]])
    go(table, 0, ORIGIN)
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    box = editor_in(table)
    assert box.currentText() == "humna"
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert table.table.cell(0, ORIGIN) == "humna"


@pytest.mark.slow
def test_yes_or_no_columns_offer_both(qtbot, table):
    table.column_menu.add("practice")
    go(table, 0, table.table.columns.index("practice"))
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    box = editor_in(table)
    assert [box.itemText(n) for n in range(box.count())] == ["", "yes", "no"]
    qtbot.keyClick(box, Qt.Key.Key_Escape)


@pytest.mark.slow
def test_names_of_pictures_are_completed(qtbot, table):
    go(table, 0, IMAGE)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    line = editor_in(table)
    names = line.completer().model()
    assert [names.index(n, 0).data() for n in range(names.rowCount())] == [
        f"{n}.png" for n in range(6)
    ]
    qtbot.keyClick(line, Qt.Key.Key_Escape)


@pytest.mark.slow
def test_a_long_text_has_lines(qtbot, table):
    go(table, 0, CAPTION)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    text = editor_in(table)
    assert isinstance(text, LongText)
    assert text.height() > table.view.rowHeight(0)
    assert table.view.viewport().rect().contains(text.geometry())
    qtbot.keyClicks(text, "One")
    qtbot.keyClick(text, Qt.Key.Key_Return, SHIFT)
    qtbot.keyClicks(text, "two")
    qtbot.keyClick(text, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.table.cell(0, CAPTION) == "One\ntwo")


@pytest.mark.slow
def test_what_is_being_typed_is_saved_too(qtbot, editor, table):
    go(table, 1, AGENT)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    qtbot.keyClicks(editor_in(table), "typed")
    editor.frame.commit()
    assert table.table.cell(1, AGENT) == "typed"


@pytest.mark.slow
def test_the_empty_row_at_the_end_becomes_a_row(qtbot, table):
    go(table, 8, ID)
    qtbot.keyClick(table.view, Qt.Key.Key_F2)
    line = editor_in(table)
    qtbot.keyClicks(line, "new")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(table.table) == 9)
    assert table.table.cell(8, ID) == "new"
    assert table.model.rowCount() == 10


@pytest.mark.slow
def test_cells_are_copied_as_spreadsheets_read_them(qtbot, table):
    table.model.put(0, CAPTION, [['two\nlines, "quoted"']])
    go(table, 0, IMAGE, 2, 2)
    qtbot.keyClick(table.view, Qt.Key.Key_C, CTRL)
    told = '0.png\t"two\nlines, ""quoted"""\n1.png\tCaption number 1'
    assert QApplication.clipboard().text() == told
    assert clipboard_text([["a", "b"]]) == "a\tb"


@pytest.mark.slow
def test_what_was_copied_comes_back_the_same(qtbot, table):
    texts = [["plain", 'quo"te'], ["tab\there", "two\nlines"], ['"begins', ""]]
    table.model.put(0, IMAGE, texts)
    go(table, 0, IMAGE, 3, 2)
    qtbot.keyClick(table.view, Qt.Key.Key_C, CTRL)
    go(table, 4, IMAGE)
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    got = [[table.table.cell(row, column) for column in (3, 4)] for row in (4, 5, 6)]
    assert got == texts


@pytest.mark.slow
def test_cutting_clears_in_one_step(qtbot, table, editor):
    go(table, 0, AGENT, 2, 2)
    qtbot.keyClick(table.view, Qt.Key.Key_X, CTRL)
    assert QApplication.clipboard().text() == "GIT\t0.png\np1\t1.png"
    assert table.table.cell(1, IMAGE) == ""
    editor.undo()
    assert table.table.cell(1, IMAGE) == "1.png"
    assert not table.draft.is_changed


@pytest.mark.slow
def test_delete_clears(qtbot, table):
    go(table, 2, AGENT, 3, 1)
    qtbot.keyClick(table.view, Qt.Key.Key_Delete)
    assert [table.table.cell(row, AGENT) for row in range(1, 6)] == ["p1", "", "", "", "p5"]


@pytest.mark.slow
def test_filling_repeats_the_first_row(qtbot, table):
    go(table, 1, AGENT, 3, 1)
    qtbot.keyClick(table.view, Qt.Key.Key_D, CTRL)
    assert [table.table.cell(row, AGENT) for row in range(4)] == ["GIT", "p1", "p1", "p1"]
    go(table, 5, AGENT)
    qtbot.keyClick(table.view, Qt.Key.Key_D, CTRL)
    assert table.table.cell(5, AGENT) == "GIT", "the cell above"


def test_rows_come_and_go(qtbot, table):
    assert isinstance(table.deeds, Actions)
    go(table, 2, ID, 2, 1)
    qtbot.keyClick(table.view, Qt.Key.Key_Plus, CTRL)
    assert [table.table.cell(row, ID) for row in range(5)] == ["c0", "c1", "", "", "c2"]
    go(table, 1, ID, 3, 1)
    qtbot.keyClick(table.view, Qt.Key.Key_Minus, CTRL)
    assert [table.table.cell(row, ID) for row in range(3)] == ["c0", "c2", "c3"]


@pytest.mark.slow
def test_the_keyboard_alone_chooses_a_range(qtbot, table):
    go(table, 0, ID)
    qtbot.keyClick(table.view, Qt.Key.Key_Down, SHIFT)
    qtbot.keyClick(table.view, Qt.Key.Key_Right, SHIFT)
    assert table.view.area() == Area(0, 0, 2, 2)
    assert table.deeds.remove.shortcut().toString() == "Ctrl+-"
    qtbot.keyClick(table.view, Qt.Key.Key_Tab)
    assert not table.view.hasFocus(), "Tab leaves the table"


@pytest.mark.slow
def test_a_range_is_pasted_with_its_notes_and_undone_in_one_step(qtbot, editor, table):
    assert isinstance(table.pasting, Pasting)
    assert isinstance(table.notes, NoteStrip)
    html = '<table><tr><td colspan="2">a</td></tr></table>'
    go(table, 6, AGENT)
    copied("=A1\tx.png\np7\ty.png\np8\tz.png", html)
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert len(table.table) == 9
    assert table.table.cell(8, IMAGE) == "z.png"
    said = table.notes.text.text()
    assert said.startswith("Pasted 3 rows, 2 columns.")
    assert "merged cell" in said
    assert "starting with =" in said
    assert table.view.area() == Area(6, AGENT, 3, 2)
    editor.undo()
    assert len(table.table) == 8
    assert not table.draft.is_changed
    table.notes.close_button.click()
    assert table.notes.isHidden()


@pytest.mark.slow
def test_one_cell_fills_all_that_are_chosen(qtbot, table):
    go(table, 0, AGENT, 3, 1)
    copied("GPT\n")
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert [table.table.cell(row, AGENT) for row in range(4)] == ["GPT", "GPT", "GPT", "p3"]


@pytest.mark.slow
def test_a_row_of_column_names_says_which_column_is_which(qtbot, table):
    go(table, 8, ID)
    copied("caption\tid\tnotes\nHello\tn1\tx\nThere\tn2\ty")
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert (table.table.cell(8, ID), table.table.cell(8, CAPTION)) == ("n1", "Hello")
    assert (table.table.cell(9, ID), table.table.cell(9, CAPTION)) == ("n2", "There")
    assert "no such column: notes" in table.notes.text.text()
    assert len(table.table) == 10


@pytest.mark.slow
def test_columns_that_are_not_on_the_clipboard_stay_as_they_are(qtbot, table):
    go(table, 6, ID)
    copied("caption\tid\nHello\tn1\nThere\tn2\nNew\tn3")
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert table.table.row(6) == ["n1", "machine", "GIT", "0.png", "Hello"]
    assert table.table.row(7) == ["n2", "human", "p7", "1.png", "There"]
    assert table.table.row(8) == ["n3", "", "", "", "New"]


def test_what_has_no_place_at_the_right_is_told():
    fitted = fit([["a", "b", "c"]], Area(0, 3, 1, 1), ["1", "2", "3", "4"])
    assert fitted.grid == [["a"]]
    assert fitted.notes == ("2 columns beyond the right edge of the table were not pasted.",)


@pytest.mark.slow
def test_a_hundred_thousand_rows_are_pasted_without_freezing(qtbot, editor, table):
    go(table, 8, ID)
    copied("\n".join(f"n{n}\thuman\tp{n}\t{n % 6}.png\tPasted number {n}" for n in range(100_000)))
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert len(table.table) == 8, "it is read in the background"
    qtbot.waitUntil(lambda: len(table.table) == 100_008)
    assert "Pasted 100,000 rows" in table.notes.text.text()
    editor.undo()
    assert len(table.table) == 8


@pytest.mark.slow
def test_a_workbook_s_hundred_thousand_rows_with_merged_cells_and_formulas(qtbot, editor, table):
    many, merged = 100_000, 10
    lines, html = [], []
    for n in range(many):
        first = not n % merged
        caption = f"=A{n}" if n == 7 else f"Pasted number {n}"
        cells = [f"n{n}", "human", f"p{n}", f"{n % 6}.png" if first else "", caption]
        lines.append("\t".join(cells))
        tall = f'<td rowspan="{merged}">{cells[3]}</td>' if first else ""
        html.append("<tr>" + "".join(f"<td>{c}</td>" for c in cells[:3]))
        html.append(f"{tall}<td>{caption}</td></tr>")
    go(table, 8, ID)
    copied("\n".join(lines), f"<table>{''.join(html)}</table>")
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert len(table.table) == 8, "it is read in the background"
    qtbot.waitUntil(lambda: len(table.table) == many + 8, timeout=90_000)
    said = table.notes.text.text()
    assert "Pasted 100,000 rows" in said
    assert "10,000 merged cells" in said
    assert "1 cell starting with = was pasted as text" in said
    assert table.table.cell(8 + 7, CAPTION) == "=A7"
    qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: len(table.table) == 8)
    assert not table.draft.is_changed


@pytest.mark.slow
def test_an_empty_clipboard_changes_nothing(qtbot, table):
    copied("")
    go(table, 0, ID)
    qtbot.keyClick(table.view, Qt.Key.Key_V, CTRL)
    assert "no text" in table.notes.text.text()
    assert not table.draft.is_changed


@pytest.mark.slow
def test_words_are_found_round_the_end(qtbot, table):
    assert isinstance(table.search, FindField)
    go(table, 3, CAPTION)
    qtbot.keyClick(table.view, Qt.Key.Key_F, CTRL)
    assert table.search.hasFocus()
    qtbot.keyClicks(table.search, "NUMBER 7")
    qtbot.keyClick(table.search, Qt.Key.Key_Return)
    assert table.view.currentIndex().row() == 7
    table.search.setText("number 1")
    qtbot.keyClick(table.search, Qt.Key.Key_Return)
    assert table.view.currentIndex().row() == 1
    qtbot.keyClick(table.search, Qt.Key.Key_F3, SHIFT)
    table.search.setText("nowhere")
    qtbot.keyClick(table.search, Qt.Key.Key_Return)
    assert table.search.toolTip() == "No cell contains this text."
    assert next_cell(table.model, "c3", (3, 0)) == (3, 0), "looked at last"


@pytest.mark.slow
def test_heads_tell_what_a_column_means_and_whether_it_is_needed(table):
    def head(column, role=Qt.ItemDataRole.DisplayRole):
        return table.model.headerData(column, Qt.Orientation.Horizontal, role)

    tip = Qt.ItemDataRole.ToolTipRole
    assert [head(column) for column in range(5)] == [
        "id *",
        "origin *",
        "agent",
        "image *",
        "caption *",
    ]
    assert head(ORIGIN, tip).endswith("human or machine. Required in every row.")
    assert head(AGENT, tip).endswith("Optional.")


@pytest.mark.slow
def test_numbers_of_rows_are_the_lines_that_problems_name(qtbot, editor, table):
    def number(row):
        return table.model.headerData(row, Qt.Orientation.Vertical)

    qtbot.waitUntil(lambda: number(0) == "2")
    table.model.put(0, CAPTION, [["two\nlines"]])
    table.model.put(3, ORIGIN, [["humna"]])
    checked(qtbot, editor)
    assert (number(0), number(1), number(3)) == ("2", "4", "6")
    assert number(8) == "+"
    assert editor.problems[0].line == 6


@pytest.mark.slow
def test_a_problem_is_marked_in_its_cell_and_told(qtbot, editor, table):
    table.model.put(3, ORIGIN, [["humna"]])
    checked(qtbot, editor)
    cell = table.model.index(3, ORIGIN)
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == (
        "error: 'humna' is not a valid origin. Did you mean 'human'?"
    )
    assert "not a valid origin" in cell.data(Qt.ItemDataRole.AccessibleTextRole)
    picture = table.view.grab().toImage()
    box = table.view.visualRect(cell)
    place = table.view.viewport().mapTo(table.view, box.topLeft())
    inside = picture.pixelColor(place.x() + 8, place.y() + box.height() // 2)
    assert inside.red() > 150 > inside.green(), "a filled sign stands before the word"
    table.model.insert(0, 2)
    assert table.model.marks.severity((5, ORIGIN)), "the mark moved with its row"
    assert not table.model.marks.severity((3, ORIGIN))
    table.model.remove(0, 2)
    assert table.model.marks.severity((3, ORIGIN))


@pytest.mark.slow
def test_a_column_that_is_wrong_is_marked_at_its_head(qtbot, editor, table):
    table.column_menu.add("captoin")
    problems = checked(qtbot, editor)
    assert problems
    head = table.model.headerData(5, Qt.Orientation.Horizontal)
    assert head == "! captoin"
    table.show_problem(problems[0])
    assert table.view.currentIndex().column() == 5


@pytest.mark.slow
def test_columns_are_added_renamed_and_removed(qtbot, editor, table):
    menu = table.column_menu
    assert isinstance(menu, ColumnMenu)
    menu.aboutToShow.emit()
    titles = [action.text() for action in menu.actions()]
    assert "Add provenance" in titles
    go(table, 0, AGENT)
    menu.add("provenance")
    assert table.table.columns[-1] == "provenance"
    dialog = menu.ask_name(AGENT)
    dialog.field.setText("caption")
    assert not dialog.keep.isEnabled(), "there is one already"
    dialog.field.setText("maker")
    dialog.keep.click()
    assert table.table.columns[AGENT] == "maker"
    menu.remove(AGENT)
    assert "maker" not in table.table.columns
    for _ in range(3):
        editor.undo()
    assert table.table.columns == ["id", "origin", "agent", "image", "caption"]
    assert table.table.cell(1, AGENT) == "p1"


@pytest.mark.slow
def test_a_new_column_is_named_in_a_dialog(table):
    dialog = table.column_menu.ask_new()
    assert not dialog.keep.isEnabled()
    dialog.field.setText("notes")
    dialog.keep.click()
    assert table.table.columns[-1] == "notes"


@pytest.mark.sampled
@pytest.mark.parametrize("said", ["Append", "Replace all rows", "Cancel"])
def test_a_workbook_that_is_dropped_is_asked_about(qtbot, desk, editor, table, tmp_path, said):
    book = workbook(
        tmp_path / "more.xlsx",
        [["Caption", "id", "origin", "age"], ["Hello", "n1", "human", 31], ["Hi", 7, "human", ""]],
    )
    assert drop(table, book)
    qtbot.waitUntil(lambda: not table.notes.isVisible() and desk.isVisible())
    assert "age" in question(desk).text
    answer(desk, said)
    if said == "Cancel":
        assert not table.draft.is_changed
        return
    at = 8 if said == "Append" else 0
    assert len(table.table) == at + 2
    assert table.table.columns[-1] == "age"
    assert table.table.row(at) == ["n1", "human", "", "", "Hello", "31"]
    assert table.table.cell(at + 1, ID) == "7"
    editor.undo()
    assert len(table.table) == 8
    assert table.table.columns[-1] == "caption"


@pytest.mark.slow
def test_a_file_that_is_no_table_is_told(qtbot, table, tmp_path):
    broken = tmp_path / "broken.xlsx"
    broken.write_bytes(b"no workbook")
    assert drop(table, broken)
    qtbot.waitUntil(lambda: "Nothing was imported" in table.notes.text.text())
    assert not drop(table, tmp_path / "gone.csv")
    assert not table.draft.is_changed


@pytest.mark.slow
def test_a_workbook_is_shown_and_its_copy_is_edited(qtbot, desk, captions):
    rows = [["id", "origin", "image", "caption"], ["one", "human", "dog.png", "A dog"]]
    book = workbook(captions / "more.xlsx", rows)
    before = book.read_bytes()
    editor = edit(qtbot, desk, captions)
    editor.frame.show_section("table/more.xlsx")
    panel = editor.frame.tables.panel("table/more.xlsx")
    assert panel.workbook_strip.isVisible()
    assert "Excel workbook" in panel.workbook_note.text()
    go(panel, 0, 3)
    qtbot.keyClick(panel.view, Qt.Key.Key_X)
    qtbot.keyClick(panel.view, Qt.Key.Key_Delete)
    copied("typed elsewhere")
    qtbot.keyClick(panel.view, Qt.Key.Key_V, CTRL)
    assert not drop(panel, captions / "captions.csv")
    assert not editor.draft.is_changed
    qtbot.keyClick(panel.view, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "A dog"
    qtbot.mouseClick(panel.copy_button, Qt.MouseButton.LeftButton)
    copy = editor.frame.shown
    assert (copy.item, editor.frame.key) == ("more.csv", "table/more.csv")
    go(copy, 0, 3)
    qtbot.keyClick(copy.view, Qt.Key.Key_Delete)
    assert copy.table.row(0) == ["one", "human", "dog.png", ""]
    editor.draft.save()
    assert (
        (captions / "more.csv").read_text("utf-8").startswith("id,origin,image,caption\none,human")
    )
    assert book.read_bytes() == before
