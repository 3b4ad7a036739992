"""Which task the trials of a file are of: the files of paper 1 do not say, their details do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from turingdesk.exchange.importers._kreimanlab import PAGE, agent
from turingdesk.exchange.importers._source import Source
from turingdesk.exchange.importers._verdict_files import Record
from turingdesk.tasks import TASKS

_PICTURE = re.compile(r"\.(jpe?g|png)$", re.IGNORECASE)
_SCANPATH = re.compile(r"(nfix\d+|scanpath|naturaldesign|naturalsaliency)", re.IGNORECASE)
_HINTS = {
    "colors": re.compile(r"colou?r|median.?cut|mccq|histogram", re.IGNORECASE),
    "objects": re.compile(r"obj(?!ective)|detectron|rekognition", re.IGNORECASE),
}


def tasks(source: Source, records: Sequence[Record], told: str) -> list[str]:
    """The task of each trial of one file.

    Args:
        source: The file.
        records: Its trials.
        told: The task, where the person who imports named one; empty otherwise.

    Raises:
        BadSource: It cannot be seen whether they are of colours or of objects.
        UnknownName: No task is called as told.
    """
    if told and TASKS[told]:
        return [told] * len(records)
    found = [_task(record) for record in records]
    if "" not in found:
        return found
    answered = _colors_or_objects(source, records)
    if not answered:
        source.wrong(
            "It cannot be seen whether these trials are of colours or of objects.",
            "Say so: --task colors or --task objects.",
            records[found.index("")].place,
        )
    return [task or answered for task in found]


def _task(record: Record) -> str:
    """The task of one trial; empty for colours and objects, which look the same."""
    trial = record.trial
    image, caption = trial.get("imageid"), trial.get("caption")
    if {"chat", "hit_len", "conversationid"} & trial.keys():
        return "conversations"
    if isinstance(image, str) and _SCANPATH.search(image):
        return "fixations"
    is_picture = isinstance(image, str) and bool(_PICTURE.search(image))
    if is_picture and isinstance(caption, str):
        return "captions"
    has_page = any(PAGE.search(str(trial.get(key, ""))) for key in ("page_name", "hit"))
    return "words" if has_page and not is_picture else ""


def _colors_or_objects(source: Source, records: Sequence[Record]) -> str:
    """By what the agents, addresses and names of the file are about."""
    told = {
        agent(record.trial.get("machine_groundtruth"))
        + str(record.trial.get("imageid", ""))
        + record.place.rpartition(".")[2]
        for record in records
    }
    for texts in (told, [str(source.path)]):
        seen = [task for task, hint in _HINTS.items() if any(map(hint.search, texts))]
        if len(seen) == 1:
            return seen[0]
    return ""
