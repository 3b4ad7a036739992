"""ParlAI's conversations: logs of chats, and pairs put side by side for ACUTE-Eval.

* a log has one chat a line: `{"dialog": [[{"id", "text"}, {"id", "text"}], ...]}`; what the
  speakers were told about themselves (id `context`) is no turn
* a pair has two chats: `{"speakers_to_eval": [x, y], "dialogue_dicts": [{...}, {...}]}`

A speaker is human where the id says so: human_evaluator, human_as_model, human1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from turingdesk.exchange.importers._chats import Chat
from turingdesk.exchange.importers._kreimanlab import slug
from turingdesk.exchange.importers._source import Source

PROVENANCE = "ParlAI (Facebook AI Research, MIT licence)"
FIX = "Give ParlAI's logs of chats or ACUTE-Eval's pairs."
CONTEXT = "context"
EVALUATED = "B"  #: of a pair's speakers, the one who is asked about


@dataclass(frozen=True, slots=True)
class Side:
    """One conversation of a pair; the speaker who is asked about is B."""

    chat: Chat
    origin: str  #: of that speaker


@dataclass(frozen=True, slots=True)
class Couple:
    """Two conversations side by side."""

    id: str
    sides: tuple[Side, Side]
    is_onboarding: bool  #: a control: one of the two is plainly worse
    better: str  #: the speaker who is right in a control, else empty


def entries(source: Source) -> Iterator[tuple[str, Any]]:
    """The JSON objects of a file, each with its place; one a line, or one in all.

    Raises:
        BadSource: The file is damaged, or holds something else.
    """
    if source.path.suffix.lower() == ".json":
        found: Sequence[tuple[str, Any]] = [("$", source.json)]
    else:
        found = [(f"line {number}", value) for number, value in source.lines]
    if not found:
        source.wrong("The file is empty.", FIX)
    for place, value in found:
        if not isinstance(value, dict) or not {"dialog", "dialogue_dicts"} & value.keys():
            source.wrong("This is no chat and no pair of chats.", FIX, place)
        yield place, value


def is_couple(value: Mapping[str, Any]) -> bool:
    """Whether an object is a pair of chats."""
    return "dialogue_dicts" in value


def logged(source: Source, place: str, value: Mapping[str, Any], number: int) -> Chat:
    """One chat of a log; who speaks first is A."""
    rounds = value["dialog"]
    if not isinstance(rounds, list) or not all(isinstance(r, list) for r in rounds):
        source.wrong("`dialog` is no list of rounds.", FIX, place)
    said = [message for round_ in rounds for message in round_]
    turns = [turn for turn in _turns(source, place, said) if turn[0] != CONTEXT]
    speakers = list(dict.fromkeys(speaker for speaker, _ in turns))
    name = f"{slug(_bare_name(source.path.name))}-{number}"
    model = _model(value)
    return _chat(source, place, name, turns, speakers, model)


def couple(source: Source, place: str, value: Mapping[str, Any], number: int) -> Couple:
    """One pair of chats.

    Raises:
        BadSource: It is no pair, or a speaker to judge does not speak.
    """
    sides, judged = value["dialogue_dicts"], value.get("speakers_to_eval")
    if not (isinstance(sides, list) and isinstance(judged, list)) or len(sides) != len(judged):
        source.wrong("`dialogue_dicts` and `speakers_to_eval` do not fit.", FIX, place)
    if len(sides) != 2 or not all(isinstance(side, dict) for side in sides):
        source.wrong("A pair has two conversations.", FIX, place)
    is_onboarding = bool(value.get("is_onboarding"))
    name = f"{slug(_bare_name(source.path.name))}-{number}"
    made = [
        _side(source, f"{place}, dialogue_dicts[{at}]", f"{name}-{at + 1}", side, str(speaker))
        for at, (side, speaker) in enumerate(zip(sides, judged, strict=True))
    ]
    better = str(value.get("correct_answer") or "")
    return Couple(name, (made[0], made[1]), is_onboarding, better)


def is_human(speaker: str) -> bool:
    """Whether a speaker's id says that it is a person.

    >>> is_human("human_as_model"), is_human("modela")
    (True, False)
    """
    return "human" in speaker.lower()


def _side(source: Source, place: str, name: str, side: Mapping[str, Any], judged: str) -> Side:
    said = side.get("dialogue")
    if not isinstance(said, list):
        source.wrong("`dialogue` is missing.", FIX, place)
    turns = [turn for turn in _turns(source, place, said) if turn[0] != CONTEXT]
    speakers = list(dict.fromkeys(speaker for speaker, _ in turns))
    if judged not in speakers:
        source.wrong(f"The speaker to judge, {judged!r}, says nothing.", FIX, place)
    others = [speaker for speaker in speakers if speaker != judged]
    chat = _chat(source, place, name, turns, [*others, judged], "")
    return Side(chat, chat.makers[1][0])


def _chat(
    source: Source,
    place: str,
    name: str,
    turns: Sequence[tuple[str, str]],
    speakers: Sequence[str],
    model: str,
) -> Chat:
    if len(speakers) != 2:
        source.wrong(f"{len(speakers)} speakers take part, not two.", FIX, place)
    letters = dict(zip(speakers, "AB", strict=True))
    a, b = (("human", "") if is_human(s) else ("machine", model or s) for s in speakers)
    spoken = tuple((letters[speaker], text) for speaker, text in turns)
    return Chat(name, (a, b), spoken, f"{PROVENANCE}, {source.path.name}, {place}")


def _turns(source: Source, place: str, said: Sequence[Any]) -> Iterator[tuple[str, str]]:
    for number, message in enumerate(said):
        here = f"{place}, turn {number + 1}"
        if not isinstance(message, dict):
            source.wrong("This is no turn.", FIX, here)
        speaker, text = message.get("id"), message.get("text")
        if not isinstance(speaker, str) or not isinstance(text, str):
            source.wrong("The turn needs `id` and `text`.", FIX, here)
        yield speaker, text


def _model(value: Mapping[str, Any]) -> str:
    """The name of a model that talks to itself, from the name of its log."""
    path = value.get("metadata_path")
    return PurePosixPath(path).name.partition(".")[0] if isinstance(path, str) else ""


def _bare_name(name: str) -> str:
    return name.rpartition(".")[0] or name
