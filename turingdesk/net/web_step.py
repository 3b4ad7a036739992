"""One step of a session as a browser gets it: what to show and to ask, without any truth.

A step of `core.step` has no truth in it. Here it also loses the names of files: a picture is a
random name that only this session knows, and tables aren't named at all.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core import step_words
from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.task import TASKS
from turingdesk.net.participant_voice import ParticipantVoice
from turingdesk.tasks._timeline import timeline
from turingdesk.tasks.fixations import FixationsShow, Scanpath

if TYPE_CHECKING:
    from markdown_it.token import Token

Json = dict[str, Any]
MEDIA = "/web/media/"  #: before the random name of a file
_NAME_BYTES = 18
#: Columns of contents that no one is shown: the names of tables and of tasks.
_UNSHOWN = frozenset(("of_table",))
_LAST = (PageKind.DEBRIEFING, PageKind.REFUSED)
_SAID = {
    "A human": step_words.SAID_HUMAN,
    "A machine": step_words.SAID_MACHINE,
    "a human": step_words.SAID_HUMAN,
    "a machine": step_words.SAID_MACHINE,
}
_NEEDED = (
    "",
    step_words.ANSWER_ONE,
    step_words.ANSWER_TWO,
    step_words.ANSWER_THREE,
    step_words.ANSWER_FOUR,
)


@dataclass(slots=True)
class Media:
    """The files of one session that its browser can fetch, each under a name that says nothing."""

    files: dict[str, Path] = field(default_factory=dict)  #: by random name
    _names: dict[Path, str] = field(default_factory=dict)

    def url(self, path: Path) -> str:
        """Where the browser finds a file; the same for the whole session."""
        if path not in self._names:
            name = self._names[path] = secrets.token_urlsafe(_NAME_BYTES)
            self.files[name] = path
        return MEDIA + self._names[path]

    def urls(self, content: Any) -> Iterator[str]:
        """The files of a content, so that a browser can fetch them ahead."""
        if isinstance(content, Path):
            yield self.url(content)
        elif isinstance(content, tuple | list):
            for one in content:
                yield from self.urls(one)
        elif is_dataclass(content):
            for one in fields(content):
                yield from self.urls(getattr(content, one.name))


def page_json(page: Page, voice: ParticipantVoice, said: Sequence[str] = ()) -> Json:
    """Make the JSON of a page.

    Args:
        page: With the program's own texts in the participant's language already.
        voice: The participant's language.
        said: After feedback, what the participant had said about the stimulus.
    """
    text = beside(page.text, said, voice) if page.kind is PageKind.FEEDBACK else page.text
    last = page.kind in _LAST
    return {
        "kind": "page",
        "page": page.kind.value,
        "title": page.title,
        "html": html(text),
        "questions": [question_json(one, voice) for one in page.questions],
        "wait_s": page.wait_s,
        "continue": voice.say("Finish") if last else voice.say("Continue"),
    }


def trial_json(showing: Showing, voice: ParticipantVoice, media: Media) -> Json:
    """Make the JSON of a trial, without what its options hide: a page draws all it gets.

    Args:
        showing: With the program's own texts in the participant's language already.
        voice: The participant's language.
        media: Names the files of its content.
    """
    limits = showing.limits
    place = step_words.PRACTICE_PLACE if showing.practice else step_words.PLACE
    number, of = (voice.number(one) for one in (showing.number, showing.of))
    return {
        "kind": "trial",
        "title": showing.title,
        "number": voice.say(place, number=number, of=of),
        "practice": showing.practice,
        "task": showing.task,
        "content": content_json(_seen(showing), media, showing.show),
        "show": content_json(showing.show, media),
        "questions": [question_json(one, voice) for one in showing.questions],
        "look_first_s": limits.look_first_s,
        "plays_first": limits.plays_first,
        "fixation_cross_s": limits.fixation_cross_s,
        "held": voice.space.join(_held(showing, voice)),
        "repeats": voice.say(step_words.REPEATS) if limits.plays_first else "",
        "needed": _needed(showing.questions, voice),
        "remarks": showing.remarks is not None,
        "collects": any(one.role is Role.ANSWER for one in showing.questions),
    }


def _seen(showing: Showing) -> Any:
    """Remove what its options hide from a content."""
    seen = TASKS[showing.task].seen
    whole = showing.content
    return whole if seen is None or showing.show is None else seen(whole, [showing.show])


def _held(showing: Showing, voice: ParticipantVoice) -> Iterator[str]:
    """Say why choices wait."""
    limits = showing.limits
    if limits.plays_first:
        yield voice.say("Watch the whole clip %n time(s).", limits.plays_first)
        yield voice.say(step_words.REPEATS)
    elif limits.look_first_s:
        look_s = limits.look_first_s
        yield voice.say(TASKS[showing.task].looking)
        if look_s == int(look_s):
            yield voice.say("You can answer after %n second(s).", int(look_s))
        else:
            number = voice.number(look_s)
            yield voice.say(step_words.AFTER_SECONDS, number=number)


def _needed(questions: Iterable[Question], voice: ParticipantVoice) -> str:
    """Say what Continue waits for."""
    asked = [question for question in questions if question.kind is not Kind.RECORDED]
    needed = sum(question.required for question in asked)
    if needed < len(asked):
        return voice.say(step_words.ANSWER_REQUIRED) if needed else ""
    if needed < len(_NEEDED):
        return voice.say(_NEEDED[needed])
    return voice.say("Answer all %n to continue.", needed)


def question_json(question: Question, voice: ParticipantVoice) -> Json:
    """Make the JSON of a question, without anything that reveals its purpose."""
    made: Json = {
        "key": question.key,
        "text": question.text,
        "kind": question.kind.value,
        "required": question.required,
        "choices": [
            {"value": one.value, "label": one.label, "key": one.key} for one in question.choices
        ],
        "hint": voice.say(question.hint),
        "verdict": question.role is Role.VERDICT,
        "typed": question.role is Role.ANSWER,
        "form": question.role is Role.FORM,
        "personal": question.personal,
        "depends": question.only_if is not None,
    }
    if question.kind in (Kind.SCALE, Kind.NUMBER):
        low, high = voice.number(question.minimum), voice.number(question.maximum)
        made |= {"min": question.minimum, "max": question.maximum}
        made |= {"low": question.low_label or low, "high": question.high_label or high}
    if question.kind is Kind.TEXT:
        made |= {"lines": question.lines, "least_words": question.least_words}
    return made


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
        return [content_json(one, media, file=file) for one in value]
    if not is_dataclass(value):
        return value
    inner = getattr(show, "of_show", None)
    made = {
        one.name: content_json(
            getattr(value, one.name), media, inner, one.metadata.get("file", "picture")
        )
        for one in fields(value)
        if one.name not in _UNSHOWN
    }
    if isinstance(value, Scanpath):
        made["played"] = _played(value, show)
    return made


def _played(content: Scanpath, show: Any) -> Json:
    """When each fixation is due, as a kiosk plays it."""
    line = timeline(content, show if isinstance(show, FixationsShow) else FixationsShow())
    return {
        "frames": [[frame.due_ms, frame.phase.value, frame.last] for frame in line.frames],
        "whole": line.whole,
        "length_ms": line.length_ms,
        "points": [[one.x / content.width, one.y / content.height] for one in line.fixations],
    }


def said_about(
    questions: Iterable[Question], answers: Iterable[Answer], voice: ParticipantVoice
) -> tuple[str, ...]:
    """What a participant said about a stimulus, a sentence for each question about origin."""
    given = {answer.question: answer.value for answer in answers}
    said = []
    for one in questions:
        if one.role is Role.VERDICT and (value := given.get(one.key)):
            label = next((c.label for c in one.choices if c.value == value), value)
            usual = _SAID.get(label)
            said.append(voice.say(usual) if usual else voice.say(step_words.SAID, answer=label))
    return tuple(said)


def beside(truth: str, said: Sequence[str], voice: ParticipantVoice) -> str:
    """Truth and answer in one paragraph for each question where there are as many of both."""
    paragraphs = truth.split("\n\n")
    if len(paragraphs) != len(said):
        return "\n\n".join([*paragraphs, *said])
    ends = (".", "\u3002")
    pairs = zip(paragraphs, said, strict=True)
    return "\n\n".join(
        one + (voice.space if one.endswith(ends) else " \u00b7 ") + other for one, other in pairs
    )


def html(markdown: str) -> str:
    r"""A study's text as HTML; as on the kiosk, links lead nowhere and HTML is shown as written.

    >>> html("**You** <b>decide</b>, see [here](https://example.org).")
    '<p><strong>You</strong> &lt;b&gt;decide&lt;/b&gt;, see here.</p>\n'
    """
    reader = _reader()
    tokens = reader.parse(markdown)
    for token in tokens:
        token.children = [_still(one) for one in token.children or [] if _is_shown(one)]
    made: str = reader.renderer.render(tokens, reader.options, {})
    return made


@cache
def _reader() -> Any:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False})
    return reader.enable(["table", "strikethrough"])


def _still(token: Token) -> Token:
    """A picture's words instead of a picture from elsewhere."""
    return replace(token, type="text", tag="") if token.type == "image" else token


def _is_shown(token: Token) -> bool:
    return token.type not in ("link_open", "link_close")
