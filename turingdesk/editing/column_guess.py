"""Which column of someone's own table contains what; a guess for its owner to confirm."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from turingdesk.core.task import TASKS
from turingdesk.editing.origin_words import (
    NO,
    YES,
    asked_origin,
    mentions_origin,
    origin_of,
)
from turingdesk.study.maker_columns import origin_columns
from turingdesk.study.picture import SUFFIXES
from turingdesk.study.task_columns import TaskColumn, columns_of

#: What people call the columns, beside their own names.
SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "id": ("no", "nr", "number", "row", "item", "itemid", "stimulusid", "trialid", "key"),
    "prompt": ("topicofprompt", "scene", "question", "task"),
    "origin": (
        "source",
        "label",
        "madeby",
        "maker",
        "class",
        "groundtruth",
        "truth",
        "type",
        "kind",
        "isai",
        "ismachine",
        "ishuman",
        "isbot",
        "humanorai",
        "humanormachine",
        "writtenby",
        "authortype",
        "generatedby",
        "answeredby",
        "condition",
    ),
    "agent": (
        "model",
        "modelname",
        "modell",
        "author",
        "worker",
        "workerid",
        "participant",
        "participantid",
        "subject",
        "writer",
        "who",
        "name",
        "bot",
        "system",
        "generator",
        "engine",
        "artist",
        "photographer",
    ),
    "image": (
        "picture",
        "photo",
        "file",
        "filename",
        "imagefile",
        "imagename",
        "img",
        "imageid",
        "path",
        "pic",
        "stimulus",
        "imagepath",
        "picturefile",
        "photofile",
    ),
    "caption": (
        *("description", "sentence", "text", "answer", "response", "captiontext"),
        *("beschreibung", "bildbeschreibung", "satz"),
    ),
    "text": (
        *("content", "essay", "story", "poem", "email", "letter", "review", "article", "passage"),
        *("abstract", "response", "answer", "output", "completion", "generation", "body"),
    ),
    "cue": ("cueword", "promptword", "stimulus", "word", "given"),
    "association": ("associated", "response", "answer", "associate", "target", "associationword"),
    "examples": ("pairs", "examplepairs", "context"),
    "color": ("colour", "colorword", "answer", "response", "dominantcolor", "dominantcolour"),
    "statement": ("claim", "controlstatement", "truefalsequestion"),
    "statement_true": ("istrue", "correct", "truefalse", "statementtruth"),
    "objects": ("things", "words", "labels", "tags", "response", "object", "word", "thing"),
    "question": ("controlquestion", "yesnoquestion"),
    "answer": ("controlanswer", "rightanswer", "yesno"),
    "turns": ("conversation", "dialogue", "dialog", "transcript", "chat", "messages", "text"),
    "topic": ("subjectmatter", "theme"),
    "fixations": ("scanpath", "gaze", "eyemovements", "points", "path"),
    "target": ("searchtarget", "targetimage", "targetpicture"),
    "domain": ("category", "imagetype", "imgtype", "stimulusdomain", "imagecategory"),
    "provenance": ("origindetail", "dataset", "from", "reference"),
    "first": ("left", "one", "idone", "stimulusone"),
    "second": ("right", "two", "idtwo", "stimulustwo"),
}
_PICTURES = tuple(suffix for suffixes in SUFFIXES.values() for suffix in suffixes)
_MANY = 40  #: different values that a column of origins has at most
_NUMBERED = re.compile(r"(.*?[a-z])[ _-]?\d+")

UNCLEAR = "?"  #: the meaning of a word that only the table's owner can tell
_OTHER = {"human": "machine", "machine": "human"}

Columns = dict[str, tuple[str, ...]]


def simplified(name: str) -> str:
    """A name in lower case, with letters and digits only."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def columns_guess(task: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns:
    """The table's columns for each of the task's that seems to be there; several are joined."""
    free = {name: number for number, name in enumerate(head) if name.strip()}
    names_by_column: Columns = {}
    task_columns = list(columns_of(task).values())
    for (
        column
    ) in task_columns:  # names first, so that no guess takes a column that is meant for sure
        for name in free:
            if simplified(name) == simplified(column.name):
                names_by_column[column.name] = (name,)
    used_names = {name for names in names_by_column.values() for name in names}
    for column in sorted(task_columns, key=lambda task_column: not task_column.required):
        if column.name in names_by_column:
            continue
        open_ = [name for name in free if name not in used_names]
        names = _by_values(column, open_, free, rows) or _by_name(column, open_)
        if names:
            names_by_column[column.name] = names
            used_names |= set(names)
    return names_by_column


def task_guess(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The task whose needed columns are best found in a table."""

    def score(task: str) -> tuple[float, int]:
        guess = columns_guess(task, head, rows)
        needed = [c.name for c in columns_of(task).values() if c.required and c.name != "id"]
        exact = sum(simplified(names[0]) == simplified(name) for name, names in guess.items())
        return sum(name in guess for name in needed) / len(needed), exact

    return max(TASKS.judging, key=score)


def values_guess(column: str, values: Collection[str]) -> dict[str, str]:
    """The origin that each value of a column means.

    Args:
        column: Its name: in a column "is_ai" a yes is a machine.
        values: The values that are in it.

    Returns:
        By value "human" or "machine" where that is certain, UNCLEAR where it names one in a way
        that could mean the other, such as "not AI", and "" where nothing tells.
    """
    return {value: _meaning(column, value) for value in sorted(set(values)) if value.strip()}


def _meaning(column: str, value: str) -> str:
    flag, word = asked_origin(column), value.strip().casefold()
    if flag and word in YES | NO:
        return flag if word in YES else _OTHER[flag]
    return origin_of(value) or (UNCLEAR if mentions_origin(value) else "")


def _by_name(column: TaskColumn, names: Sequence[str]) -> tuple[str, ...]:
    synonyms = SYNONYMS.get(column.name, ()) + SYNONYMS.get(column.name.rpartition("_")[0], ())
    simple_name = simplified(column.name)
    several = [
        n
        for n in names
        if (m := _NUMBERED.fullmatch(n.casefold()))
        and (simplified(m[1]) in {simple_name, simple_name.removesuffix("s"), *synonyms})
    ]
    if column.name in ("objects", "choices", "topics") and len(several) > 1:
        return tuple(several)
    for synonym in synonyms:
        for name in names:
            if simplified(name) == synonym:
                return (name,)
    return ()


def _by_values(
    column: TaskColumn,
    names: Sequence[str],
    free: Mapping[str, int],
    rows: Sequence[Sequence[str]],
) -> tuple[str, ...]:
    """The column whose values can be nothing else."""
    is_origin = column.name in {o for o, _ in origin_columns(("",)).values()}
    if not (is_origin or (column.is_path and column.required)):
        return ()
    best, most = "", 0.5
    for name in names:
        values = [row[free[name]].strip() for row in rows[:500] if row[free[name]].strip()]
        if not values:
            continue
        if is_origin:
            share = _origins_share(values)
        else:
            share = sum(v.casefold().endswith(_PICTURES) for v in values) / len(values)
        if share > most:
            best, most = name, share
    return (best,) if best else ()


def _origins_share(values: Sequence[str]) -> float:
    counts = Counter(values)
    if len(counts) > _MANY:
        return 0.0
    origin_by_value = values_guess("", counts)
    if len(set(origin_by_value.values()) - {""}) < 2:
        return 0.0
    return sum(counts[v] for v, origin in origin_by_value.items() if origin) / len(values)
