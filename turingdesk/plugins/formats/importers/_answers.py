"""The shapes in which paper 1 stored answers, each taken apart into single answers.

* `{"come": [{"cueWord", "response", "groundtruth", "machine_groundtruth"}]}`, a dictionary
  of answers by prompt; for pictures with `imageID`; or the entries alone as a list
* `{"come": "make"}`, one answer a prompt, of a machine that was sent in to be judged
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from math import isfinite
from typing import Any

from turingdesk.core.colors import COLORS
from turingdesk.core.message import message
from turingdesk.exchange.importers._base import SourceFile, Tally
from turingdesk.exchange.importers._study import Chat
from turingdesk.plugins.formats.importers._kreimanlab import agent, origin
from turingdesk.plugins.formats.importers._names import slug, stem
from turingdesk.plugins.formats.importers._pictures import (
    PLACEHOLDER,
    SIZES,
    Pictures,
    is_placeholder,
)
from turingdesk.plugins.formats.importers._verdict_files import is_live_chat

SUBMITTED = "submission"  #: what a machine is called whose answers were sent in without a name
FIX = message("Use a file of answers. For verdicts, use the format kreimanlab-verdicts.")
_PICTURE = re.compile(r"\.(jpe?g|png)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ImportedAnswer:
    """One answer to one prompt."""

    prompt: str
    response: Any  #: words, or a list of fixations
    origin: str  #: empty where the file does not tell
    agent: str
    place: str  #: in the file, such as $.come[3]


def answers(source: SourceFile) -> list[ImportedAnswer]:
    """The answers of one file.

    Raises:
        BadSource: The file is damaged, or contains something else.
    """
    answer_list = list(_answers(source, source.json))
    if not answer_list:
        source.wrong(message("There are no answers in this file."), FIX)
    return answer_list


def task(source: SourceFile, file_answers: Sequence[ImportedAnswer]) -> str:
    """Recognize the task of one file's answers by their shape.

    Raises:
        BadSource: Some of them are texts and others eye movements.
    """
    lists = sum(isinstance(answer.response, list) for answer in file_answers)
    if lists == len(file_answers):
        return "fixations"
    if lists:
        odd = next(
            a
            for a in file_answers
            if isinstance(a.response, list) is (lists * 2 < len(file_answers))
        )
        source.wrong(
            message("This answer is of a different kind than the others."),
            message("Correct it."),
            odd.place,
        )
    if not all(_PICTURE.search(answer.prompt) for answer in file_answers):
        return "words"
    texts = [answer.response.strip().lower() for answer in file_answers]
    if _share(text in {*COLORS, "grey", "none"} for text in texts) > 0.8:
        return "colors"
    parts = [re.split(r"[,;]", text) for text in texts]
    in_three = _share(len(p) == 3 and all(len(w.split()) < 6 for w in p) for p in parts)
    return "objects" if in_three > 0.5 else "captions"


def _share(hits: Iterator[bool]) -> float:
    flags = list(hits)
    return sum(flags) / len(flags)


def _answers(source: SourceFile, content: Any) -> Iterator[ImportedAnswer]:
    if isinstance(content, list):
        yield from _entries(source, "$", "", content)
        return
    if not isinstance(content, dict):
        source.wrong(message("There are no answers in this file."), FIX)
    for prompt, value in content.items():
        yield from _of_prompt(source, f"$.{prompt}", prompt, value)


def _of_prompt(
    source: SourceFile, place: str, prompt: str, value: Any
) -> Iterator[ImportedAnswer]:
    if is_live_chat(value):
        source.wrong(message("These are verdicts on live chats."), FIX, place)
    if _is_scanpath(value) or isinstance(value, str):
        yield ImportedAnswer(prompt, value, "machine", SUBMITTED, place)
    elif isinstance(value, list):
        yield from _entries(source, place, prompt, value)
    else:
        source.wrong(message("This is neither an answer nor a list of answers."), FIX, place)


def _entries(
    source: SourceFile, place: str, prompt: str, values: Sequence[Any]
) -> Iterator[ImportedAnswer]:
    for index, entry in enumerate(values):
        yield _entry(source, f"{place}[{index}]", prompt, entry)


def _is_scanpath(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(p, list) for p in value)


def _entry(source: SourceFile, place: str, prompt: str, entry: Any) -> ImportedAnswer:
    if not isinstance(entry, dict) or "response" not in entry:
        source.wrong(message("`response` is missing."), FIX, place)
    response = entry["response"]
    if not isinstance(response, str | list):
        source.wrong(
            message("`response` is neither words nor fixations: {response!r}.", response=response),
            FIX,
            place,
        )
    prompt = prompt or str(entry.get("cueWord") or entry.get("imageID") or "")
    if not prompt:
        source.wrong(message("`cueWord` or `imageID` is missing."), FIX, place)
    maker = origin(entry.get("groundtruth"))
    return ImportedAnswer(prompt, response, maker, _maker(entry, maker), place)


def _maker(entry: Mapping[str, Any], maker: str) -> str:
    if maker == "machine":
        return agent(entry.get("machine_groundtruth"))
    return str(entry.get("human_groundtruth") or "").strip()


class AnswerRows:
    """Makes the rows of one task.

    Args:
        task: Of which the answers are.
        provenance: Where they come from.
        pictures: Where the pictures are.
        tally: Told what is omitted.
    """

    def __init__(self, task: str, provenance: str, pictures: Pictures, tally: Tally) -> None:
        self._task = task
        self._provenance = provenance
        self._pictures = pictures
        self._tally = tally
        self._ids: Counter[str] = Counter()

    def of(self, answers: Sequence[ImportedAnswer]) -> list[dict[str, Any]]:
        """One row for each answer that can be shown."""
        rows = [self._row(answer) for answer in answers]
        return [row for row in rows if row is not None]

    def _row(self, answer: ImportedAnswer) -> dict[str, Any] | None:
        content = self._content(answer)
        if not answer.origin:
            content = "the file does not say who made them"
        if isinstance(content, str):
            self._tally.leave_out(content)
            return None
        provenance = self._provenance
        if self._task != "words":
            picture = self._pictures.file(answer.prompt, self._task)
            if not picture:
                self._tally.leave_out(message("their pictures are missing"))
                return None
            content = {"image": picture, **content}
            provenance += PLACEHOLDER * is_placeholder(picture)
        return {
            "id": self._id(answer),
            "prompt": answer.prompt,
            "origin": answer.origin,
            "agent": answer.agent,
            "provenance": provenance,
            **content,
        }

    def _id(self, answer: ImportedAnswer) -> str:
        prompt = answer.prompt if self._task == "words" else stem(answer.prompt)
        name = f"{slug(prompt)}-{slug(answer.agent or answer.origin)}"
        self._ids[name] += 1
        return name if self._ids[name] == 1 else f"{name}-{self._ids[name]}"

    def _content(self, answer: ImportedAnswer) -> Mapping[str, Any] | str:
        """The task's own columns; or, where the answer cannot be shown, why not."""
        if isinstance(answer.response, list):
            return _scanpath(answer.response)
        text = answer.response.strip()
        if not text:
            return message("the answer is empty")
        if self._task == "words":
            return {"cue": answer.prompt, "association": text}
        if self._task == "colors":
            color = "gray" if text.lower() == "grey" else text.lower()
            return {"color": color} if color in COLORS else "it is none of the 11 colors"
        if self._task == "objects":
            return _objects(text)
        return {"caption": text}


def _objects(text: str) -> Mapping[str, Any] | str:
    things = [thing.strip() for thing in re.split(r"[,;]", text) if thing.strip()]
    if len(things) != 3 or len(set(things)) != 3:
        return message("there are not three different things")
    return {"objects": "; ".join(things)}


def _scanpath(points: Sequence[Any]) -> Mapping[str, Any] | str:
    """Fixations on the screen that paper 1 used; they may lie beside the picture."""
    width, height = SIZES["fixations"]
    fixations = []
    for point in points:
        numbers = point[:2] if isinstance(point, list) else []
        if len(numbers) != 2 or not all(_is_number(number) for number in numbers):
            return message("a fixation has no position")
        x, y = numbers
        if not (-width <= x <= 2 * width and -height <= y <= 2 * height):
            return message("a fixation is far outside the picture")
        fixations.append({"x": x, "y": y})
    if not fixations:
        return message("there is no fixation")
    return {"width": width, "height": height, "fixations": fixations}


def _is_number(value: Any) -> bool:
    # In Python, True is an int, and its JSON has NaN and infinity.
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


_NAME = re.compile(r"conv(?P<number>\d+)(?:_len\d+)?$", re.IGNORECASE)
_LINE = re.compile(r"\s*(?P<speaker>[AB])\s*:\s*(?P<text>.*)", re.DOTALL)
_FIX_CHAT = message("Use a conversation in the format of paper 1's repository.")
AGENT = "AI"  #: paper 1's labels do not say which


def dialogue(source: SourceFile) -> tuple[str, list[tuple[str, str]]]:
    """The number (or name) of a conversation, and its turns.

    Raises:
        BadSource: The file contains no conversation.
    """
    if source.path.suffix.lower() in {".html", ".htm"}:
        turns = _of_page(source)
    else:
        turns = [_turn(source, place, turn) for place, turn in enumerate(source.json["turns"])]
    if not turns:
        source.wrong(message("This file contains no turn by A or B."), _FIX_CHAT)
    match = _NAME.search(source.path.stem)
    return (str(int(match["number"])) if match else source.path.stem), turns


def chat(
    name: str, turns: list[tuple[str, str]], makers: tuple[str, str], provenance: str
) -> Chat:
    """A conversation whose makers are known."""
    a, b = ((origin, AGENT if origin == "machine" else "") for origin in makers)
    known_as = f"conv{name}" if name.isdigit() else slug(name)
    return Chat(known_as, (a, b), tuple(turns), provenance)


def is_dialogue(content: Any) -> bool:
    """True if JSON is a conversation."""
    return isinstance(content, dict) and isinstance(content.get("turns"), list)


def _turn(source: SourceFile, number: int, turn: Any) -> tuple[str, str]:
    place = f"$.turns[{number}]"
    if not isinstance(turn, Mapping):
        source.wrong(message("This isn't a turn."), _FIX_CHAT, place)
    speaker, text = str(turn.get("agent", turn.get("speaker", ""))), turn.get("text")
    if speaker not in ("A", "B") or not isinstance(text, str):
        source.wrong(message("The turn needs `agent` (A or B) and `text`."), _FIX_CHAT, place)
    return speaker, text


def _of_page(source: SourceFile) -> list[tuple[str, str]]:
    page = _Paragraphs()
    page.feed(source.text)
    page.close()
    line_matches = filter(None, map(_LINE.fullmatch, page.texts))
    # Line breaks and several spaces in HTML are one space, as browsers show them.
    return [(line["speaker"], " ".join(line["text"].split())) for line in line_matches]


class _Paragraphs(HTMLParser):
    """The texts of a page's paragraphs; entities are read, everything else is omitted."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._is_inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "p":
            self.texts.append("")
        self._is_inside = tag == "p" or self._is_inside

    def handle_endtag(self, tag: str) -> None:
        self._is_inside = self._is_inside and tag != "p"

    def handle_data(self, data: str) -> None:
        if self._is_inside:
            # The parser can deliver one text in several pieces.
            self.texts[-1] += data
