"""The field for a passphrase, and dialogs that are as tall as their texts."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout

from turingdesk.gui.desk.seals.passphrase_field import PassphraseField, shower
from turingdesk.gui.desk.seals.unseal_dialog import SealedStrip
from turingdesk.gui.dialog_height import grow


def test_dots_are_shown_and_input_methods_are_told_to_learn_nothing(qtbot):
    field = PassphraseField("Passphrase")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "abc def")
    assert field.text() == "abc def"
    assert "a" not in field.displayText()
    assert field.inputMethodHints() & Qt.InputMethodHint.ImhSensitiveData


def test_one_box_shows_what_is_typed_in_several_fields(qtbot):
    fields = [PassphraseField("one"), PassphraseField("two")]
    box = shower(fields)
    for widget in (*fields, box):
        qtbot.addWidget(widget)
    box.click()
    assert {field.echoMode() for field in fields} == {QLineEdit.EchoMode.Normal}
    box.click()
    assert {field.echoMode() for field in fields} == {QLineEdit.EchoMode.Password}


def test_what_is_forgotten_cannot_be_brought_back(qtbot):
    field = PassphraseField("Passphrase")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "abc def")
    field.forget()
    field.undo()
    assert field.text() == ""


def test_a_dialog_grows_with_its_text_and_shrinks_again(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setMinimumWidth(300)
    text = QLabel("short")
    text.setWordWrap(True)
    QVBoxLayout(dialog).addWidget(text)
    dialog.show()
    grow(dialog)
    low = dialog.height()
    text.setText("long enough for several lines of it " * 12)
    grow(dialog)
    assert dialog.height() > 2 * low
    assert text.height() >= text.heightForWidth(text.width())
    text.setText("short")
    grow(dialog)
    assert dialog.height() == low


def test_a_dialog_without_a_layout_stays_as_it_is(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.resize(200, 100)
    grow(dialog)
    assert dialog.height() == 100


def test_the_strip_shows_itself_only_where_something_is_sealed(qtbot, desk):
    strip = SealedStrip(desk.state)
    qtbot.addWidget(strip)
    strip.tell("Sealed: 3 verdicts.")
    assert strip.isVisible()
    strip.tell("")
    assert not strip.isVisible()
