"""Which column of someone's own table contains what; a guess for its owner to confirm."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from turingdesk.core.task import TASKS
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
HUMAN = {
    "human",
    "humans",
    "person",
    "people",
    "participant",
    "h",
    "man",
    "woman",
    "real",
    "authentic",
    "worker",
    "mensch",
    "humain",
    "humano",
    "humana",
    "umano",
    "umana",
}
MACHINE = {
    "machine", "machines", "ai", "m", "bot", "chatbot", "computer", "model", "llm", "generated",
    "synthetic", "artificial", "algorithm", "fake", "deepfake", "robot", "nonhuman",
    "maschine", "ki", "ia", "maquina", "macchina",
}  # fmt: skip
_MODELS = re.compile(
    r"gpt|claude|llama|gemini|mistral|mixtral|qwen|deepseek|blip|ofa|clipcap|bert|bard|palm|grok|"
    r"openai|copilot|dall|vision|azure|google|rekognition|detectron|word2vec|blender|davinci|curie",
    re.IGNORECASE,
)
_MAKING = {"a", "an", "by", "made", "written", "non"}
_PICTURES = tuple(suffix for suffixes in SUFFIXES.values() for suffix in suffixes)
_MANY = 40  #: different values that a column of origins has at most
_NUMBERED = re.compile(r"(.*?[a-z])[ _-]?\d+")

Columns = dict[str, tuple[str, ...]]


def simplified(name: str) -> str:
    """A name in lower case, with letters and digits only."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def origin_of(value: str) -> str:
    """The origin that a value names: human, machine, or nothing.

    >>> origin_of("GPT-4"), origin_of("Person 3"), origin_of("7")
    ('machine', 'human', '')
    """
    words = set(re.findall(r"[a-z]+", re.sub(r"non[- ]?human", "nonhuman", value.casefold())))
    if words & MACHINE or _MODELS.search(value):
        return "" if "human" in words else "machine"
    return "human" if words & HUMAN else ""


def names_an_agent(value: str) -> bool:
    """Whether a value says more than the origin, such as the name of a model.

    >>> names_an_agent("GPT-4"), names_an_agent("AI"), names_an_agent("Human-made")
    (True, False, False)
    """
    return bool(origin_of(value)) and not is_origin_word(value)


def is_origin_word(value: str) -> bool:
    """Whether a value says no more than human or machine.

    >>> is_origin_word("made by AI"), is_origin_word("ELIZA")
    (True, False)
    """
    return set(re.findall(r"\w+", value.casefold())) <= HUMAN | MACHINE | _MAKING


def columns_guess(task: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns:
    """The table's columns for each of the task's that seems to be there; several are joined."""
    free = {name: number for number, name in enumerate(head) if name.strip()}
    found: Columns = {}
    wanted = list(columns_of(task).values())
    for column in wanted:  # names first, so that no guess takes a column that is meant for sure
        for name in free:
            if simplified(name) == simplified(column.name):
                found[column.name] = (name,)
    taken = {name for names in found.values() for name in names}
    for column in sorted(wanted, key=lambda one: not one.required):
        if column.name in found:
            continue
        open_ = [name for name in free if name not in taken]
        names = _by_values(column, open_, free, rows) or _by_name(column, open_)
        if names:
            found[column.name] = names
            taken |= set(names)
    return found


def task_guess(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The task whose needed columns are best found in a table."""

    def score(task: str) -> tuple[float, int]:
        guess = columns_guess(task, head, rows)
        needed = [c.name for c in columns_of(task).values() if c.required and c.name != "id"]
        exact = sum(simplified(names[0]) == simplified(name) for name, names in guess.items())
        return sum(name in guess for name in needed) / len(needed), exact

    return max(TASKS.judging, key=score)


def values_guess(column: str, values: Collection[str]) -> dict[str, str]:
    """The origin that each value of a column means; "" where nothing tells.

    Args:
        column: Its name: in a column "is_ai" a yes is a machine.
        values: The values that are in it.
    """
    name = simplified(column)
    flag = "machine" if re.search(r"ai|machine|bot|generated", name) else ""
    flag = "human" if "human" in name and not flag else flag
    made = {value: origin_of(value) for value in sorted(set(values)) if value.strip()}
    if flag:
        other = "human" if flag == "machine" else "machine"
        words = {"yes": flag, "true": flag, "1": flag, "no": other, "false": other, "0": other}
        made = {value: words.get(value.strip().casefold(), guess) for value, guess in made.items()}
    return made


def _by_name(column: TaskColumn, names: Sequence[str]) -> tuple[str, ...]:
    known = SYNONYMS.get(column.name, ()) + SYNONYMS.get(column.name.rpartition("_")[0], ())
    own = simplified(column.name)
    several = [
        n
        for n in names
        if (m := _NUMBERED.fullmatch(n.casefold()))
        and (simplified(m[1]) in {own, own.removesuffix("s"), *known})
    ]
    if column.name in ("objects", "choices", "topics") and len(several) > 1:
        return tuple(several)
    for wanted in known:
        for name in names:
            if simplified(name) == wanted:
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
    told = {value: origin_of(value) for value in counts}
    if len(set(told.values()) - {""}) < 2:
        return 0.0
    return sum(counts[v] for v, origin in told.items() if origin) / len(values)
