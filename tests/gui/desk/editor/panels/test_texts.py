"""Texts: written beside the kiosk's own page, their files made and taken out as they are used."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QPushButton

from tests.gui.desk.editor.panels.conftest import TOML, click, pick, problems_of, retype
from turingdesk.core.errors import Problem, Severity
from turingdesk.core.step import PageKind
from turingdesk.editing.draft_pages import TEXTS, block_page, form_page, text_page
from turingdesk.gui.desk.editor.panels.text_editor import (
    PackageText,
    PagePreview,
    SideBySide,
    TextEditor,
)
from turingdesk.gui.desk.editor.panels.texts import TextsPanel


@pytest.fixture
def texts(panel):
    made = panel(TextsPanel)
    assert isinstance(made.editor, TextEditor)
    assert isinstance(made.editor.field, PackageText)
    return made


def shown(texts):
    return texts.editor.seen.preview.page


def test_all_pages_are_offered_and_say_whether_they_are_written(texts):
    offered = [texts.pages.itemText(n) for n in range(texts.pages.count())]
    assert offered == [
        "Information (not written)",
        "Consent",
        "Instructions (not written)",
        "Debriefing (not written)",
        "Refusal of consent (not written)",
        "Before the block words (not written)",
        "Before the block more (not written)",
    ]
    assert "don't see this page" in texts.editor.seen.nothing.text()


def test_the_preview_is_the_kiosks_page_and_follows_every_key(qtbot, texts, draft):
    texts.show_page("consent")
    assert shown(texts).kind is PageKind.CONSENT
    assert shown(texts).title == "Taking part"
    words = [b.text() for b in texts.editor.seen.preview.screen_shown.findChildren(QPushButton)]
    assert words == ["I agree", "I don't agree"]
    qtbot.keyClicks(texts.editor.field.box, "Hello. ")
    assert shown(texts).text.startswith("Hello. # Taking part")
    texts.commit()
    assert draft.text("texts/consent.md").startswith("Hello. # Taking part")


def test_what_is_typed_at_a_problem_replaces_its_line(qtbot, texts, draft):
    text = "# Taking part\n\n*Replace this.*\n\nYou may stop.\n"
    draft.set_text("texts/consent.md", text)
    texts.refresh()
    texts.show_problem(Problem("It is a placeholder.", "", "texts/consent.md", 3))
    box = texts.editor.field.box
    assert box.textCursor().selectedText() == "*Replace this.*"
    qtbot.keyClicks(box, "The ethics committee approved this study.")
    texts.commit()
    assert draft.text("texts/consent.md") == text.replace(
        "*Replace this.*", "The ethics committee approved this study."
    )


def test_a_page_is_made_when_it_is_first_written_and_goes_when_it_is_empty(qtbot, texts, draft):
    texts.show_page("debriefing")
    assert "Thank you. Your answers are saved." in texts.editor.seen.nothing.text()
    assert texts.editor.field.file.text() == "texts/debriefing.md, created when you type"
    qtbot.keyClicks(texts.editor.field.box, "You did well.")
    texts.commit()
    assert draft.text("texts/debriefing.md") == "You did well."
    assert texts.pages.currentText() == "Debriefing"
    assert draft.toml.text() == TOML, "a page with the usual name needs no key"
    retype(qtbot, texts.editor.field.box, "")
    texts.commit()
    assert "texts/debriefing.md" not in draft.text_names()
    draft.undo()
    texts.refresh()
    assert texts.editor.field.text == "You did well."


def test_instructions_of_a_block_are_named_in_it_as_one_step(qtbot, texts, draft):
    texts.show_page("block/1")
    qtbot.keyClicks(texts.editor.field.box, "Again.")
    texts.commit()
    assert draft.toml.get("block", 1, "instructions") == "texts/more.md"
    assert shown(texts).text == "Again."
    assert not [p for p in problems_of(draft) if p.severity is Severity.ERROR]
    draft.undo()
    assert draft.toml.text() == TOML
    assert "texts/more.md" not in draft.text_names()


def test_a_text_with_a_name_of_its_own_is_edited_where_it_is(qtbot, texts, draft):
    draft.toml.set(("texts", "information"), "texts/start.md")
    draft.set_text("texts/start.md", "# Welcome\n\nGood day.")
    texts.refresh()
    texts.show_page("information")
    assert shown(texts).title == "Welcome"
    retype(qtbot, texts.editor.field.box, "")
    texts.commit()
    assert draft.toml.get("texts") in (None, {})


@pytest.mark.parametrize(
    ("mark", "text"),
    [("Bold", "**bold**"), ("Italic", "*italic*"), ("Heading", "# Heading"), ("List", "- item")],
)
def test_marks_are_put_by_buttons(qtbot, texts, mark, text):
    words = {b.text(): b for b in texts.editor.field.findChildren(QPushButton)}
    click(qtbot, words[mark])
    assert texts.editor.field.text == text
    texts.commit()


def test_marks_go_around_what_is_selected(qtbot, texts):
    box = texts.editor.field.box
    qtbot.keyClicks(box, "one two")
    qtbot.keyClick(box, Qt.Key.Key_Left, Qt.KeyboardModifier(0x06000000))  # Ctrl+Shift
    texts.editor.field.put_mark("**", "**", "bold")
    assert box.toPlainText() == "one **two**"
    texts.commit()


def test_a_signature_shows_on_the_consent_page(qtbot, texts, draft):
    texts.show_page("consent")
    assert not shown(texts).questions
    signature = texts.consent.field("consent", "signature")
    pick(qtbot, signature.input.menu, "required")
    assert draft.toml.get("consent", "signature") == "required"
    assert [q.required for q in shown(texts).questions] == [True]


def test_a_problem_of_a_text_stands_under_it_and_can_be_gone_to(qtbot, texts):
    wrong = Problem("Damaged.", "Write it again.", "texts/consent.md", 3)
    texts.show_problems([wrong])
    assert not texts.editor.field.note.isVisible()
    texts.show_problem(wrong)
    assert texts.pages.currentText() == "Consent"
    assert texts.editor.field.note.text.text() == "Error: Line 3: Damaged. Write it again."


def test_every_page_of_a_session_can_be_shown(draft):
    assert [text_page(draft, name, "Words.").kind.value for name in TEXTS] == list(TEXTS)
    assert text_page(draft, "information", " \n") is None
    assert block_page("Words", "Do it.").title == "Words"
    assert block_page("Words", "# Go\nDo it.").title == "Go"
    assert block_page("Words", "") is None
    assert form_page(draft, 0).id == "about"
    assert form_page(draft, 7) is None


@pytest.mark.slow
def test_a_long_page_scrolls_in_the_preview_and_a_short_one_lets_the_panel_scroll(qtbot, draft):
    preview = PagePreview(500)
    qtbot.addWidget(preview)
    preview.resize(400, 250)
    preview.show()
    for text, taken in (("Short.", False), ("Long.\n\n" * 80, True)):
        preview.show_page(text_page(draft, "information", text))
        qtbot.wait(20)
        at = QPointF(100, 100)
        event = QWheelEvent(
            at,
            preview.mapToGlobal(at),
            QPointF(0, -120).toPoint(),
            QPointF(0, -120).toPoint(),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        preview.wheelEvent(event)
        assert (preview.screen_shown.area.verticalScrollBar().value() > 0) is taken
    for _ in range(30):
        preview.show_page(text_page(draft, "consent", f"Again {_}"))
        preview.show_page(None)
    assert preview.screen_shown is None


def test_both_stand_in_a_row_only_where_there_is_room(qtbot):
    first, second = QPushButton("a"), QPushButton("b")
    pair = SideBySide(first, second, 400)
    qtbot.addWidget(pair)
    for width, beside in ((500, True), (300, False)):
        pair.resize(width, 300)
        pair.show()
        qtbot.waitUntil(lambda beside=beside: (first.y() == second.y()) is beside)
