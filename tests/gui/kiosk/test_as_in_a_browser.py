"""A kiosk and a browser show one session alike: every text, choice, key, limit, and their order.

The same participant walks the same study twice: through real widgets, and through the real server,
of which the test keeps what a page gets. Both give the same answers.
"""

import asyncio

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel

from tests.gui.kiosk.conftest import BLOCKS, FORMS, write_study
from tests.net.browsers import WebHere, choices, page
from turingdesk.core.question import Answer, Kind
from turingdesk.core.step import Page, PageKind
from turingdesk.core.task import TASKS
from turingdesk.gui.kiosk.feedback import Feedback
from turingdesk.gui.kiosk.fields import (
    ChoiceField,
    FreeTextField,
    MenuField,
    NumberField,
    RecordedField,
    SeveralField,
)
from turingdesk.gui.kiosk.reading import ReadingColumn
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.sessions.step_text import MOST_LETTERS
from turingdesk.study.package import open_package

PAGES = {
    "information.md": "# Hello\n\nThis is *about* answers.",
    "consent.md": "Do you agree?",
    "debriefing.md": "That was it.",
}
MENU = [f"choice {n}" for n in range(9)]
FURTHER = f"""
[[block.question]]
id = "kinds"
text = "What did you look at?"
kind = "several"
choices = ["Words", "Style"]
required = false
[[block.question]]
id = "sure"
text = "How sure are you?"
kind = "scale"
min = 1
max = 7
low_label = "not at all"
[[block.question]]
id = "listed"
text = "Which of these?"
kind = "choice"
choices = {MENU}
[[block.question]]
id = "why"
text = "Why?"
kind = "text"
required = false
"""
FIELDS = {  #: of a kiosk, by what the page calls it
    ChoiceField: ("buttons", "beside"),
    MenuField: ("menu",),
    SeveralField: ("several",),
    ScaleField: ("scale",),
    NumberField: ("number",),
    FreeTextField: ("line", "lines"),
    RecordedField: ("recorded",),
}


def package_of(folder, language):
    """All tasks: with practice, feedback, limits, a break, forms, and further questions."""
    blocks = dict(BLOCKS)
    blocks["captions"] = "trials = 3\npractice = 1\npractice_feedback = true\nfeedback = 1\n"
    blocks["captions"] += "[block.limits]\nlook_first_s = 0.05\nfixation_cross_s = 0.05\n"
    blocks["captions"] += "[block.break]\nevery = 2\nwait_s = 1.0\n"
    blocks["pictures"] = "trials = 2\npractice = 0\nfeedback = 1\n"
    blocks["texts"] = "trials = 2\n[block.limits]\nplays_first = 1\n"
    blocks["words"] = "trials = 2\nfeedback = 2\n" + FURTHER
    blocks["pairs"] = "trials = 2\nfeedback = 1\n[block.show]\nof_table = 'conversations.jsonl'\n"
    write_study(folder, blocks, head=f'languages = ["{language}"]\n' + FORMS)
    table = folder / "captions.csv"
    head, *rows = table.read_text("utf-8").splitlines()
    lines = [f"{row},{'yes' if n < 2 else 'no'}" for n, row in enumerate(rows)]
    table.write_text("\n".join([f"{head},practice", *lines, ""]), "utf-8")
    (folder / "texts").mkdir()
    for name, text in PAGES.items():
        (folder / "texts" / name).write_text(text, "utf-8")
    return open_package(folder)


async def browse(web):
    """Walk a session in a browser: each step with what was answered."""
    steps = []
    async with page(web) as visitor:
        await visitor.begin(token="p1")
        while True:
            step = visitor.step
            await visitor.see()
            if step.get("wait_s") or step.get("look_first_s"):
                await asyncio.sleep(step.get("wait_s") or step["look_first_s"])
            given = choices(step)
            steps.append((step, given))
            told = await visitor.answer(given)
            assert told["say"] in ("step", "over"), told
            if told["say"] == "over":
                return steps


def read_page(step):
    """What a page draws of a step, in its order."""
    shown = {"questions": [_read_question(one) for one in step["questions"] if one["text"]]}
    if step["kind"] == "page":
        document = QTextDocument()
        document.setHtml(step["html"])
        shown |= {"title": step["title"], "text": document.toPlainText().split()}
        return shown | {"button": step["button"], "wait_s": step["wait_s"], "left": step["left"]}
    limits = {name: step[name] for name in ("look_first_s", "plays_first", "fixation_cross_s")}
    place = {name: step[name] for name in ("title", "number", "left", "notice", "at_once")}
    return shown | place | {"limits": limits, "part": step["part"], "hints": step["hints"]}


def _read_question(question):
    shown = {name: question[name] for name in ("text", "hint", "required")}
    shown["choices"] = [(choice["label"], choice["key"]) for choice in question["choices"]]
    shown["ends"] = (question.get("low", ""), question.get("high", ""))
    is_typed = question["kind"] == Kind.TEXT.value
    return shown | {"field": question["field"], "most": question["most"] if is_typed else 0}


class Reader:
    """Reads what is on a kiosk's screen."""

    def __init__(self, k):
        self.k = k

    def read(self):
        """Everything of the step in view, as `read_page` has it."""
        k = self.k
        return self._page(k.window.page) if k.window.page else self._trial(k.window.trial)

    def _page(self, shown):
        (text,) = shown.findChildren(ReadingColumn) or [None]
        words = text.toPlainText() if text is not None else ""
        for feedback in shown.findChildren(Feedback):
            document = QTextDocument()
            document.setMarkdown(feedback.findChild(QLabel).text())
            words = document.toPlainText()
        return {
            "questions": [self._field(field) for field in shown.column.fields],
            "title": shown.page.title,
            "text": words.split(),
            "button": shown.continue_button.text(),
            "wait_s": shown.page.wait_s,
            "left": self.k.window.trial.header.left,
        }

    def _trial(self, trial):
        limits = self.k.step.limits
        names = ("look_first_s", "plays_first", "fixation_cross_s")
        held = trial.bar.hint.text() if trial.bar.hold.is_on else ""
        trial.turn(100)  # answers wait for the end of a text
        self.k.wait()
        return {
            "questions": [self._field(field) for field in trial.bar.fields],
            "title": trial.header.title,
            "number": trial.header.place,
            "left": trial.header.left,
            "part": round(trial.header.part, 4),
            "notice": trial.notice.text(),
            "at_once": trial.bar.at_once,
            "limits": {name: getattr(limits, name) for name in names},
            "hints": {"held": held, "keys": trial.bar.hint.text()},
        }

    def _field(self, field):
        labels = field.findChildren(QLabel)
        choices = [(one.choice.label, one.key) for one in getattr(field, "buttons", ())]
        if isinstance(field, MenuField):
            choices = [(field.menu.itemText(n), "") for n in range(field.menu.count())]
        return {
            "text": field.asked.accessibleName(),
            "hint": "".join(one.text() for one in labels if one.property("role") == "small"),
            "required": field.question.required,
            "choices": choices,
            "ends": field.slider.ends if isinstance(field, ScaleField) else ("", ""),
            "field": next(names for kind, names in FIELDS.items() if isinstance(field, kind)),
            "most": MOST_LETTERS if isinstance(field, FreeTextField) else 0,
        }


def assert_same(drawn, shown):
    """Compare what a page draws with what a kiosk shows."""
    for question, field in zip(drawn["questions"], shown["questions"], strict=True):
        assert question.pop("field") in field.pop("field")
    if "hints" in drawn:
        at_kiosk, in_browser = shown.pop("hints"), drawn.pop("hints")
        # A clip can be over before the test looks; what is said afterwards is the same then.
        assert at_kiosk["held"] in (in_browser["held"], in_browser["keys"], "")
        assert at_kiosk["keys"] in (in_browser["keys"], *in_browser["keys"].split(". "))
    assert drawn == shown


def hand_in(k, given):
    """Have the screen at a kiosk hand in what was answered in the browser."""
    k.wait()
    rt_ms = 1.0 if k.window.page else 1.0 + 1000 * k.step.limits.look_first_s
    answers = [Answer(one["key"], one["value"], rt_ms) for one in given]
    if k.window.page:
        k.window.page.done.emit(answers)
    else:
        k.window.trial.answered.emit(answers, 1)


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["de", "en", "zh"])
def test_a_kiosk_and_a_browser_show_a_session_of_every_task_alike(kiosk, tmp_path, language):
    package = package_of(tmp_path / "study", language)
    with WebHere(tmp_path, package) as web:
        steps = asyncio.run(browse(web))
    k = kiosk(package=package, data=tmp_path / "at-kiosk")
    reader = Reader(k)
    seen = set()
    for step, given in steps:
        k.qtbot.waitUntil(lambda: k.window.page is not None or k.window.trial.view is not None)
        seen.add(k.step.kind if isinstance(k.step, Page) else k.step.task)
        assert_same(read_page(step), reader.read())
        hand_in(k, given)
    assert k.step is None
    pages = {PageKind.CONSENT, PageKind.FORM, PageKind.BREAK, PageKind.FEEDBACK, PageKind.PRACTICE}
    assert {*TASKS.judging, *pages} <= seen
