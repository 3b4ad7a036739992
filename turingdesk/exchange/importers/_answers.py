"""The shapes in which paper 1 stored answers, each taken apart into single answers.

* `{"come": [{"cueWord", "response", "groundtruth", "machine_groundtruth"}]}`, a dictionary
  of answers by prompt; for pictures with `imageID`; or the entries alone as a list
* `{"come": "make"}`, one answer a prompt, of a machine that was sent in to be judged
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turingdesk.exchange.importers._kreimanlab import agent, origin
from turingdesk.exchange.importers._source import Source
from turingdesk.exchange.importers._verdict_files import is_live_chat
from turingdesk.tasks.colors import COLORS

SUBMITTED = "submission"  #: what a machine is called whose answers were sent in without a name
FIX = "Give a file of answers; for verdicts there is kreimanlab-verdicts."
_PICTURE = re.compile(r"\.(jpe?g|png)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to one prompt."""

    prompt: str
    response: Any  #: words, or a list of fixations
    origin: str  #: empty where the file does not tell
    agent: str
    place: str  #: in the file, e.g. $.come[3]


def answers(source: Source) -> list[Answer]:
    """The answers of one file.

    Raises:
        BadSource: The file is damaged, or holds something else.
    """
    found = list(_answers(source, source.json))
    if not found:
        source.wrong("There are no answers in this file.", FIX)
    return found


def task(source: Source, found: Sequence[Answer]) -> str:
    """What the answers of one file are, by their looks.

    Raises:
        BadSource: Some of them are texts and others eye movements.
    """
    lists = sum(isinstance(answer.response, list) for answer in found)
    if lists == len(found):
        return "fixations"
    if lists:
        odd = next(a for a in found if isinstance(a.response, list) is (lists * 2 < len(found)))
        source.wrong("This answer is of another kind than the others.", "Correct it.", odd.place)
    if not all(_PICTURE.search(answer.prompt) for answer in found):
        return "words"
    texts = [answer.response.strip().lower() for answer in found]
    if _share(text in {*COLORS, "grey", "none"} for text in texts) > 0.8:
        return "colors"
    parts = [re.split(r"[,;]", text) for text in texts]
    in_three = _share(len(p) == 3 and all(len(w.split()) < 6 for w in p) for p in parts)
    return "objects" if in_three > 0.5 else "captions"


def _share(hits: Iterator[bool]) -> float:
    found = list(hits)
    return sum(found) / len(found)


def _answers(source: Source, content: Any) -> Iterator[Answer]:
    if isinstance(content, list):
        yield from _entries(source, "$", "", content)
        return
    if not isinstance(content, dict):
        source.wrong("There are no answers in this file.", FIX)
    for prompt, value in content.items():
        yield from _of_prompt(source, f"$.{prompt}", prompt, value)


def _of_prompt(source: Source, place: str, prompt: str, value: Any) -> Iterator[Answer]:
    if is_live_chat(value):
        source.wrong("These are verdicts on live chats.", FIX, place)
    if _is_scanpath(value) or isinstance(value, str):
        yield Answer(prompt, value, "machine", SUBMITTED, place)
    elif isinstance(value, list):
        yield from _entries(source, place, prompt, value)
    else:
        source.wrong("This is no answer and no list of answers.", FIX, place)


def _entries(source: Source, place: str, prompt: str, values: Sequence[Any]) -> Iterator[Answer]:
    for index, entry in enumerate(values):
        yield _entry(source, f"{place}[{index}]", prompt, entry)


def _is_scanpath(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(p, list) for p in value)


def _entry(source: Source, place: str, prompt: str, entry: Any) -> Answer:
    if not isinstance(entry, dict) or "response" not in entry:
        source.wrong("`response` is missing.", FIX, place)
    response = entry["response"]
    if not isinstance(response, str | list):
        source.wrong(f"`response` is neither words nor fixations: {response!r}.", FIX, place)
    prompt = prompt or str(entry.get("cueWord") or entry.get("imageID") or "")
    if not prompt:
        source.wrong("`cueWord` or `imageID` is missing.", FIX, place)
    maker = origin(entry.get("groundtruth"))
    return Answer(prompt, response, maker, _maker(entry, maker), place)


def _maker(entry: Mapping[str, Any], maker: str) -> str:
    if maker == "machine":
        return agent(entry.get("machine_groundtruth"))
    return str(entry.get("human_groundtruth") or "").strip()
