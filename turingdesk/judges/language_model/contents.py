"""A stimulus as words and pictures. Only what judges see goes in here: content, never makers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from turingdesk.judges.language_model.wording import Wording, filled_in
from turingdesk.tasks import TASKS
from turingdesk.tasks.conversations import Conversation
from turingdesk.tasks.fixations import Fixation, Scanpath
from turingdesk.tasks.pairs import Pair
from turingdesk.tasks.words import Association


@dataclass(frozen=True, slots=True)
class Case:
    """One stimulus, written out."""

    text: str
    pictures: tuple[Path, ...] = ()  #: to attach, in order
    unseen: bool = False  #: whether there is a picture that is not attached


def case(task: str, content: Any, show: Any, wording: Wording, *, pictures: bool) -> Case:
    """A stimulus as it is put to a language model.

    Args:
        task: Its task; of a pair that of its two sides.
        content: What judges see of it.
        show: The block's ways of showing it, by which parts of it may not be shown.
        wording: The words.
        pictures: Whether pictures are attached; else it says that they are not shown.

    Raises:
        UnknownName: There are no words for the task.
    """
    words, seen = wording.of(task), TASKS[task].seen
    if seen is not None and show is not None:
        content = seen(content, [show])
    write = _WRITERS.get(type(content), _plain)
    attached = tuple(_pictures(content)) if pictures else ()
    has_picture = next(_pictures(content), None) is not None
    said = words.get("seen" if attached else "unseen", "") if has_picture else ""
    lines = [said] if said else []
    text = "\n".join([*lines, *write(content, words)])
    return Case(text, attached, has_picture and not attached)


def about(task: str, wording: Wording) -> str:
    """What answers to a task are, in one sentence."""
    return wording.of(task)["about"]


def sides(content: Pair, show: Any) -> tuple[str, Any, Any]:
    """The task of both sides of a pair, and the sides' ways of being shown."""
    return content.of, getattr(show, "of_show", None), getattr(show, "subject", "")


def _plain(content: Any, words: Mapping[str, str]) -> Iterator[str]:
    """Any content whose fields are words: each at its place."""
    values = {field.name: _written(getattr(content, field.name)) for field in fields(content)}
    yield filled_in(words["case"], values)


def _written(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _conversation(content: Conversation, words: Mapping[str, str]) -> Iterator[str]:
    turn = words.get("turn", "{speaker}: {text}")
    lines = (
        filled_in(turn, {"speaker": one.speaker, "text": " ".join(one.text.split())})
        for one in content.turns
    )
    yield filled_in(words["case"], {"turns": "\n".join(lines)})


def _scanpath(content: Scanpath, words: Mapping[str, str]) -> Iterator[str]:
    point = words.get("point", "{number}. {x}, {y}{times}")
    lines = [
        filled_in(
            point,
            {"number": n, "x": f"{one.x:g}", "y": f"{one.y:g}", "times": _times(one, words)},
        )
        for n, one in enumerate(content.fixations, 1)
    ]
    frame = {"width": f"{content.width:g}", "height": f"{content.height:g}"}
    yield filled_in(words["case"], {**frame, "points": "\n".join(lines)})


def _times(one: Fixation, words: Mapping[str, str]) -> str:
    if one.onset_ms is None or one.duration_ms is None:
        return ""
    values = {"onset_ms": f"{one.onset_ms:g}", "duration_ms": f"{one.duration_ms:g}"}
    return filled_in(words.get("times", ""), values)


def _association(content: Association, words: Mapping[str, str]) -> Iterator[str]:
    if content.examples and "examples" in words:
        yield filled_in(words["examples"], {"examples": "; ".join(content.examples)})
    yield from _plain(content, words)


_WRITERS: Mapping[type, Callable[[Any, Mapping[str, str]], Iterator[str]]] = {
    Conversation: _conversation,
    Scanpath: _scanpath,
    Association: _association,
}


def _pictures(content: Any) -> Iterator[Path]:
    for field in fields(content):
        if isinstance(value := getattr(content, field.name), Path):
            yield value
