"""From answers to the rows of a study's tables; an answer that cannot be shown says why."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any

from turingdesk.exchange.importers._answers import Answer
from turingdesk.exchange.importers._base import Tally
from turingdesk.exchange.importers._kreimanlab import slug, stem
from turingdesk.exchange.importers._pictures import PLACEHOLDER, SIZES, Pictures, is_placeholder
from turingdesk.tasks.colors import COLORS


class Rows:
    """Makes the rows of one task.

    Args:
        task: Of which the answers are.
        provenance: Where they come from.
        pictures: Where the pictures are.
        tally: Told what is left out.
    """

    def __init__(self, task: str, provenance: str, pictures: Pictures, tally: Tally) -> None:
        self._task = task
        self._provenance = provenance
        self._pictures = pictures
        self._tally = tally
        self._ids: Counter[str] = Counter()

    def of(self, answers: Sequence[Answer]) -> list[dict[str, Any]]:
        """One row for each answer that can be shown."""
        made = [self._row(answer) for answer in answers]
        return [row for row in made if row is not None]

    def _row(self, answer: Answer) -> dict[str, Any] | None:
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
                self._tally.leave_out("their pictures were not given")
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

    def _id(self, answer: Answer) -> str:
        prompt = answer.prompt if self._task == "words" else stem(answer.prompt)
        name = f"{slug(prompt)}-{slug(answer.agent or answer.origin)}"
        self._ids[name] += 1
        return name if self._ids[name] == 1 else f"{name}-{self._ids[name]}"

    def _content(self, answer: Answer) -> Mapping[str, Any] | str:
        """The task's own columns; or, where the answer cannot be shown, why not."""
        if isinstance(answer.response, list):
            return _scanpath(answer.response)
        text = answer.response.strip()
        if not text:
            return "the answer is empty"
        if self._task == "words":
            return {"cue": answer.prompt, "association": text}
        if self._task == "colors":
            color = "gray" if text.lower() == "grey" else text.lower()
            return {"color": color} if color in COLORS else "it is none of the 11 colours"
        if self._task == "objects":
            return _objects(text)
        return {"caption": text}


def _objects(text: str) -> Mapping[str, Any] | str:
    things = [thing.strip() for thing in re.split(r"[,;]", text) if thing.strip()]
    if len(things) != 3 or len(set(things)) != 3:
        return "there are not three different things"
    return {"objects": "; ".join(things)}


def _scanpath(points: Sequence[Any]) -> Mapping[str, Any] | str:
    """Fixations on the screen that paper 1 used; they may lie beside the picture."""
    width, height = SIZES["fixations"]
    fixations = []
    for point in points:
        numbers = point[:2] if isinstance(point, list) else []
        if len(numbers) != 2 or not all(_is_number(number) for number in numbers):
            return "a fixation has no place"
        x, y = numbers
        if not (-width <= x <= 2 * width and -height <= y <= 2 * height):
            return "a fixation is far outside the picture"
        fixations.append({"x": x, "y": y})
    if not fixations:
        return "there is no fixation"
    return {"width": width, "height": height, "fixations": fixations}


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
