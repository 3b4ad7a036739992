"""The shapes in which paper 1 stored verdicts, each taken apart into single trials.

* `{"Trial_1": {"workerID", "workerData", "trialData"}}`, with or without groups around it
* `{"GROUP": {"datastring": [{"questiondata", "data": [{"trialdata"}]}]}}`, psiTurk's own
* psiTurk's table, a CSV file with a `datastring` column
* `{"51.txt": [{"groundtruth", "response", "reason"}]}`, live chats judged after every turn
* `{"labels": {"35": "HH"}}`, no verdicts but who spoke in which conversation
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from turingdesk.core.message import message
from turingdesk.exchange.importers._base import SourceFile
from turingdesk.plugins.formats.importers._kreimanlab import origins

Item = Mapping[str, Any]
FIX = message("Use a file of verdicts. For answers, use the format kreimanlab-answers.")


@dataclass(frozen=True, slots=True)
class Record:
    """One trial of one judge as it is in a file, keys in one spelling."""

    source: SourceFile
    place: str  #: in the file, such as $.AIexperts.Trial_3
    group: str  #: AIexperts, mturk, prolific; empty if there is none
    worker: str  #: empty where the file does not say
    person: int  #: which judge of the file and group this is, where the file counts them
    form: Item  #: what the judge said of themselves
    trial: Item
    at_ms: float | None = None  #: when it was answered, ms since 1970

    @property
    def is_trial(self) -> bool:
        """True if something was judged; instructions and questionnaires are among the trials."""
        return bool({"response_speaker", "aclass", "chat"} & self.trial.keys())


def records(source: SourceFile) -> Iterator[Record]:
    """The trials of one file.

    Raises:
        BadSource: The file is damaged, or contains something else.
    """
    if source.path.suffix.lower() == ".csv":
        yield from _psiturk_table(source)
        return
    content = source.json
    if not isinstance(content, dict) or not content:
        source.wrong(message("There are no verdicts in this file."), FIX)
    yield from _of_object(source, content)


def labels(source: SourceFile) -> dict[str, tuple[str, str]] | None:
    """The makers of A and B by conversation, if this file names them.

    Raises:
        BadSource: A label is none.
    """
    if source.path.suffix.lower() != ".json":
        return None
    content = source.json
    label_by_id = content.get("labels", content) if isinstance(content, dict) else None
    if not isinstance(label_by_id, dict) or not label_by_id:
        return None
    if not all(isinstance(v, str) and str(k).isdigit() for k, v in label_by_id.items()):
        return None
    makers_by_id = {}
    for key, word in label_by_id.items():
        makers = origins(word)
        if makers is None:
            source.wrong(
                message("The label {word!r} is unknown.", word=word),
                message("Use HH, HAI, AIH, or AIAI."),
                f"$.{key}",
            )
        makers_by_id[str(int(key))] = makers
    return makers_by_id


def is_live_chat(item: Any) -> bool:
    """True if a value is the list of verdicts on one live chat."""
    return (
        isinstance(item, list)
        and bool(item)
        and all(isinstance(v, dict) and {"groundtruth", "response"} <= v.keys() for v in item)
        and not any({"imageID", "cueWord"} & v.keys() for v in item)
    )


def _of_object(source: SourceFile, content: Item) -> Iterator[Record]:
    has_trials = False
    for name, value in content.items():
        place = f"$.{name}"
        if _is_trial(value):
            has_trials = True
            yield _trial(source, place, "", value)
        elif is_live_chat(value):
            has_trials = True
            yield from _live_chat(source, place, name, value)
        elif isinstance(value, dict) and "datastring" in value:
            has_trials = True
            yield from _people(source, place, name, value["datastring"])
        elif isinstance(value, dict) and any(map(_is_trial, value.values())):
            has_trials = True
            yield from _group(source, place, name, value)
        elif value:  # an empty group says that no one was in it
            source.wrong(message("This is neither a trial nor a group of trials."), FIX, place)
    if not has_trials:
        source.wrong(message("There are no verdicts in this file."), FIX)


def _group(source: SourceFile, place: str, group: str, trials: Item) -> Iterator[Record]:
    for name, value in trials.items():
        if not _is_trial(value):
            source.wrong(
                message("trialData is missing."), message("Check the file."), f"{place}.{name}"
            )
        yield _trial(source, f"{place}.{name}", group, value)


def _is_trial(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("trialData"), dict)


def _trial(source: SourceFile, place: str, group: str, value: Item) -> Record:
    worker = value.get("workerID", value.get("workerId", ""))
    form = value.get("workerData")
    return Record(
        source,
        place,
        group,
        str(worker or ""),
        0,
        form if isinstance(form, dict) else {},
        _keys(value["trialData"]),
    )


def _live_chat(
    source: SourceFile, place: str, name: str, verdicts: list[Item]
) -> Iterator[Record]:
    chat = name.removesuffix(".txt")
    for turn, verdict in enumerate(verdicts, 1):
        trial = {**_keys(verdict), "chat": chat, "turn": turn}
        yield Record(source, f"{place}[{turn - 1}]", "", f"chat-{chat}", 0, {}, trial)


def _people(source: SourceFile, place: str, group: str, people: Any) -> Iterator[Record]:
    if not isinstance(people, list):
        source.wrong(message("datastring isn't a list of judges."), FIX, place)
    for number, person in enumerate(people):
        yield from _person(source, f"{place}.datastring[{number}]", group, number + 1, person)


def _person(
    source: SourceFile, place: str, group: str, number: int, person: Any, worker: str = ""
) -> Iterator[Record]:
    if isinstance(person, str):  # JSON within JSON, as psiTurk's database has it
        person = source.parsed(person, place=place)
    if not isinstance(person, dict) or not isinstance(person.get("data"), list):
        source.wrong(message("This judge has no list `data` of trials."), FIX, place)
    questionnaire = person.get("questiondata")
    form = questionnaire if isinstance(questionnaire, dict) else {}
    worker = worker or str(person.get("workerId") or "")
    for index, step in enumerate(person["data"]):
        trial = step.get("trialdata") if isinstance(step, dict) else None
        if not isinstance(trial, dict):
            source.wrong(
                message("trialdata is missing."),
                message("Check the file."),
                f"{place}.data[{index}]",
            )
        at = step.get("dateTime")
        yield Record(
            source,
            f"{place}.data[{index}]",
            group,
            worker,
            number,
            form,
            _keys(trial),
            float(at) if isinstance(at, int | float) else None,
        )


def _psiturk_table(source: SourceFile) -> Iterator[Record]:
    # One cell has all trials of a judge, and `csv` refuses more than 131,072 characters; not
    # `sys.maxsize`, which is more than a C long has on Windows.
    before = csv.field_size_limit(1 << 30)
    try:
        # With `newline=""`, lines can end in any way, and line breaks within cells stay as they
        # are.
        reader = csv.DictReader(io.StringIO(source.text, newline=""), strict=True)
        if "datastring" not in (reader.fieldnames or ()):
            source.wrong(
                message("There is no column `datastring`."),
                message("Use psiTurk's table of trials."),
            )
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as problem:
        source.wrong(
            message("This isn't CSV: {problem}.", problem=problem),
            message("Download the file again; it might be incomplete."),
        )
    finally:
        # The limit belongs to the whole process.
        csv.field_size_limit(before)
    if not rows:
        source.wrong(message("There are no verdicts in this file."), FIX)
    for number, (line, row) in enumerate(rows, 1):
        if not row["datastring"]:
            continue
        place = message("row {number} (ends in line {line}), datastring", number=number, line=line)
        yield from _person(
            source, place, "", number, row["datastring"], str(row.get("workerid") or "")
        )


def _keys(trial: Item) -> dict[str, Any]:
    """The trial with its keys in one spelling: small letters, underscores, today's words."""
    trial_by_key = {}
    for key, value in trial.items():
        name = re.sub(r"[\s-]+", "_", key.strip()).lower()
        trial_by_key[_RENAMED.get(name, name)] = value
    return trial_by_key


_RENAMED = {
    "choose_response": "response_speaker",
    "correct_response": "groundtruth",
    "gender_response": "response_gender",
    "object_response": "response_object",
    "correct_object": "object_groundtruth",
}


def same(record: Record) -> str:
    """A text that two records share if they are one: the judge and everything about the trial."""
    who = record.worker or f"{record.source.path}#{record.group}#{record.person}"
    return json.dumps([who, record.trial, record.at_ms], sort_keys=True, default=str)
