"""One step of a session as a browser gets it: what to show and to ask, without any truth.

A step of `core.step` has no truth in it. Here it also loses the names of files: a picture is a
random name that only this session knows, and tables aren't named at all.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.question import ASKED, Kind, Question, Role
from turingdesk.core.session import due_questions
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.task import TASKS
from turingdesk.journal.chain import RECEIPT_PLACE
from turingdesk.sessions.step_text import (
    LONGEST_NUMBER,
    MOST_LETTERS,
    TrialText,
    button_text,
    explanation,
    feedback_text,
    has_short_labels,
    is_answered_at_once,
    is_for_a_menu,
    is_one_line,
    scale_ends,
    scale_range,
    trial_text,
    word_count,
)
from turingdesk.sessions.voice import Voice
from turingdesk.tasks._timeline import timeline
from turingdesk.tasks.fixations import FixationsShow, Scanpath

if TYPE_CHECKING:
    from markdown_it.token import Token

Json = dict[str, Any]
MEDIA = "/web/media/"  #: before the random name of a file
_NAME_BYTES = 18
#: Columns of contents that no one is shown: the names of tables and of tasks.
_UNSHOWN = frozenset(("of_table",))


@dataclass(slots=True)
class Media:
    """The files of one session that its browser can fetch, each under a name that says nothing."""

    files: dict[str, Path] = field(default_factory=dict)  #: by random name
    _names: dict[Path, str] = field(default_factory=dict)

    def url(self, path: Path) -> str:
        """Where the browser finds a file; the same for the whole session."""
        if path not in self._names:
            # A random name: that of a file, such as ai-07.png, could tell who made the answer.
            name = self._names[path] = secrets.token_urlsafe(_NAME_BYTES)
            self.files[name] = path
        return MEDIA + self._names[path]

    def urls(self, content: Any) -> Iterator[str]:
        """The files of a content, so that a browser can fetch them ahead."""
        if isinstance(content, Path):
            yield self.url(content)
        elif isinstance(content, tuple | list):
            for item in content:
                yield from self.urls(item)
        elif is_dataclass(content):
            for content_field in fields(content):
                yield from self.urls(getattr(content, content_field.name))


def page_json(page: Page, voice: Voice, sentences: Sequence[str] = (), receipt: str = "") -> Json:
    """Make the JSON of a page.

    Args:
        page: With its texts in English.
        voice: The participant's language.
        sentences: After feedback, what the participant had said about the stimulus.
        receipt: Of the session, for the debriefing.
    """
    if page.kind is PageKind.DEBRIEFING:
        page = replace(page, text=page.text.replace(RECEIPT_PLACE, receipt))
    if page.kind is PageKind.FEEDBACK:
        page = replace(page, text=feedback_text(page.text, sentences))
    page = voice.step(page)
    return {
        "kind": "page",
        "page": page.kind.value,
        "title": page.title,
        "html": html(page.text),
        "questions": [question_json(question, voice) for question in page.questions],
        "wait_s": page.wait_s,
        "button": voice.say(button_text(page)),
    }


def trial_json(showing: Showing, voice: Voice, media: Media) -> Json:
    """Make the JSON of a trial, without what its options hide: a page draws all it gets.

    Args:
        showing: With its texts in English.
        voice: The participant's language.
        media: Names the files of its content.
    """
    text, limits = trial_text(showing), showing.limits
    showing = voice.step(showing)
    return {
        "kind": "game" if TASKS[showing.task].plays else "trial",
        "title": showing.title,
        "number": voice.say(text.place),
        "task": showing.task,
        "content": content_json(_visible_content(showing), media, showing.show),
        "show": content_json(showing.show, media),
        "questions": [question_json(question, voice) for question in showing.questions],
        "look_first_s": limits.look_first_s,
        "plays_first": limits.plays_first,
        "fixation_cross_s": limits.fixation_cross_s,
        "hints": {state: voice.say(hint) for state, hint in _hints(text).items()},
        "at_once": is_answered_at_once(showing.questions),
        "remarks": showing.remarks is not None,
        "notice": voice.say(text.notice),
    }


def _hints(text: TrialText) -> dict[str, str]:
    """The hints under the choices, by the state in which the page shows them."""
    return {
        "held": text.hint(is_held=True, is_complete=False),
        "keys": text.hint(is_held=False, is_complete=False),
        "touch": text.hint(is_held=False, is_complete=False, has_keys=False),
        "complete": text.hint(is_held=False, is_complete=True),
    }


def _visible_content(showing: Showing) -> Any:
    """Remove what its options hide from a content."""
    visible_part = TASKS[showing.task].seen
    content = showing.content
    return (
        content
        if visible_part is None or showing.show is None
        else visible_part(content, [showing.show])
    )


def question_json(question: Question, voice: Voice) -> Json:
    """Make the JSON of a question, without anything that reveals its purpose."""
    question_fields: Json = {
        "key": question.key,
        "text": question.text,
        "kind": question.kind.value,
        "field": _field(question),
        "required": question.required,
        "choices": [
            {"value": choice.value, "label": choice.label, "key": choice.key}
            for choice in question.choices
        ],
        "hint": voice.say(explanation(question)),
        "verdict": question.role is Role.VERDICT,
        "typed": question.role is Role.ANSWER,
        "counted": question.least_words > 0,
        "depends": question.only_if is not None,
    }
    if question.kind is Kind.SCALE:
        question_fields |= dict(zip(("min", "max"), scale_range(question), strict=True))
        question_fields |= dict(zip(("low", "high"), scale_ends(question), strict=True))
    elif question.kind in ASKED and "min" in ASKED[question.kind].keys:
        question_fields |= {
            "min": question.minimum,
            "max": question.maximum,
            "most": LONGEST_NUMBER,
        }
    if question.kind is Kind.TEXT:
        question_fields |= {"lines": question.lines, "most": MOST_LETTERS}
    return question_fields


def _field(question: Question) -> str:
    """The kind of field that takes the answer."""
    if question.kind is Kind.TEXT:
        return "line" if is_one_line(question) else "lines"
    if question.kind not in (Kind.CHOICE, Kind.JOINT):
        return question.kind.value
    if is_for_a_menu(question):
        return "menu"
    return "beside" if len(question.choices) == 2 and has_short_labels(question) else "buttons"


def content_json(value: Any, media: Media, show: Any = None, file: str = "picture") -> Any:
    """Convert a task's content, or its options, to plain values; files get random names.

    Args:
        value: A dataclass, or a part of one.
        media: Names the files.
        show: The options with which the content is shown, where some of it is worked out here.
        file: What kind of file a path names, as its column says.
    """
    if isinstance(value, Path):
        return {"url": media.url(value), "kind": file}
    if isinstance(value, tuple | list):
        return [content_json(item, media, file=file) for item in value]
    if not is_dataclass(value):
        return value
    inner = getattr(show, "of_show", None)
    content_fields = {
        content_field.name: content_json(
            getattr(value, content_field.name),
            media,
            inner,
            content_field.metadata.get("file", "picture"),
        )
        for content_field in fields(value)
        if content_field.name not in _UNSHOWN
    }
    # Computed here, so that the page and a kiosk play the same frames at the same times.
    if isinstance(value, Scanpath):
        content_fields["played"] = _played(value, show)
    return content_fields


def _played(content: Scanpath, show: Any) -> Json:
    """When each fixation is due, as a kiosk plays it."""
    line = timeline(content, show if isinstance(show, FixationsShow) else FixationsShow())
    return {
        "frames": [[frame.due_ms, frame.phase.value, frame.last] for frame in line.frames],
        "whole": line.complete_at,
        "length_ms": line.length_ms,
        "points": [
            [fixation.x / content.width, fixation.y / content.height]
            for fixation in line.fixations
        ],
    }


def remarks_json(step: Page | Showing, values: Mapping[str, str], voice: Voice) -> Json:
    """Which questions of a step are asked after some answers, and what is to be said about them.

    Args:
        step: With its texts in English.
        values: The answers so far.
        voice: Of the participant.
    """
    due = due_questions(step.questions, values)
    objections = (
        (question.key, question.objection(values.get(question.key, ""))) for question in due
    )
    counts = (
        (question.key, word_count(question, values.get(question.key, ""))) for question in due
    )
    remarks = step.remarks(values) if isinstance(step, Showing) and step.remarks else ()
    return {
        "asked": [question.key for question in due],
        "objections": {key: voice.say(why) for key, why in objections if why},
        "counts": {key: voice.say(count) for key, count in counts if count},
        "remarks": [
            {"question": remark.question, "text": voice.say(remark.text), "no": remark.refuses}
            for remark in remarks
        ],
    }


def html(markdown: str) -> str:
    r"""A study's text as HTML; as on the kiosk, links lead nowhere and HTML is shown as written.

    >>> html("**You** <b>decide</b>, see [here](https://example.org).")
    '<p><strong>You</strong> &lt;b&gt;decide&lt;/b&gt;, see here.</p>\n'
    """
    reader = _reader()
    tokens = reader.parse(markdown)
    for token in tokens:
        token.children = [_still(child) for child in token.children or [] if _is_shown(child)]
    markup: str = reader.renderer.render(tokens, reader.options, {})
    return markup


@cache
def _reader() -> Any:
    from markdown_it import MarkdownIt

    # A study's text can come from anywhere: HTML in it would run in the participant's browser.
    reader = MarkdownIt("commonmark", {"html": False})
    return reader.enable(["table", "strikethrough"])


def _still(token: Token) -> Token:
    """A picture's words instead of a picture from elsewhere."""
    return replace(token, type="text", tag="") if token.type == "image" else token


def _is_shown(token: Token) -> bool:
    return token.type not in ("link_open", "link_close")
