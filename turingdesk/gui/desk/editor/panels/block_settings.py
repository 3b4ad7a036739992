"""What can be set in a block, as data: each card of its panel is one of these lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from turingdesk.gui.desk.editor.panels.setting import Option, Setting, Takes
from turingdesk.tasks import TASKS
from turingdesk.tasks._base import Task
from turingdesk.tasks.pairs import Pair

Table = Mapping[str, Any]
_LETTERS = {"H": "human", "M": "machine"}


def task_of(block: Table) -> Task | None:
    """The block's task; None where study.toml names none that there is."""
    name = str(block.get("task", ""))
    return TASKS.get(name)


def general(block: Table, tables: Sequence[str]) -> list[Setting]:
    """What it is: title, task, table, how many trials."""
    task = task_of(block)
    name = str(block.get("task", ""))
    usual = next((one for one in tables if one.rpartition(".")[0] == name), f"{name}.csv")
    offered = dict.fromkeys([usual, *tables])
    return [
        Setting(("title",), "Title", "On the screen, above each trial.", default=_title(task)),
        Setting(("id",), "Id", "Its name in the data.", default=name),
        Setting(
            ("task",),
            "Task",
            takes=Takes.ONE_OF,
            options=tuple(Option(one, TASKS[one].title) for one in TASKS),
            drops=tuple((one, ("show", "mix", "answer")) for one in TASKS),
        ),
        Setting(
            ("table",),
            "Table",
            "The answers that are judged.",
            Takes.ONE_OF,
            usual,
            options=tuple(Option(one, one) for one in offered),
        ),
        Setting(
            ("trials",), "Trials", "For each participant, control trials included.", Takes.WHOLE
        ),
        Setting(
            ("practice",),
            "Practice trials",
            "Before them, never counted; from rows with practice = yes.",
            Takes.WHOLE,
            default=0,
        ),
    ]


def drawing(block: Table) -> list[Setting]:
    """Which answers a participant gets."""
    task = task_of(block)
    mix = [
        Setting(("mix", letters), title, takes=Takes.WHOLE, hint="by chance, balanced")
        for letters, title in _compositions(task)
    ]
    return [
        *mix,
        Setting(
            ("order",),
            "Order",
            takes=Takes.ONE_OF,
            default="random",
            options=(Option("random", "random"), Option("table", "as in the table")),
        ),
        Setting(
            ("repeat_prompts",),
            "A participant may meet the same prompt twice",
            takes=Takes.FLAG,
            default=False,
        ),
        Setting(
            ("fixed",),
            "Trials that are the same for everybody",
            "A line for each: the trial's number = id of a row of the table.",
            Takes.PLACES,
            hint="2 = harbour-m",
        ),
    ]


def asking(block: Table) -> list[Setting]:
    """How the verdict is asked for, and whether the truth is told."""
    task = task_of(block)
    found = [
        Setting(
            ("ask",),
            "Question",
            "{subject} stands for the speaker." if _speakers(task) else "",
            default="",
            hint="the task's own",
            wide=True,
        )
    ]
    if task is not None and task.joint is not None:
        options = (Option("each", "on each speaker"), Option("joint", "on both at once"))
        found.append(Setting(("answer",), "One answer", "", Takes.ONE_OF, "each", options))
    found.append(
        Setting(
            ("feedback",),
            "The truth is told after",
            "Or a number: after the first so many trials.",
            Takes.WORD_OR_WHOLE,
            "none",
            (Option("none", "no trial"), Option("all", "every trial")),
        )
    )
    return found


def limits(block: Table) -> list[Setting]:
    """When an answer is taken, and when it is marked."""
    task = task_of(block)
    usual = task.limits if task is not None else None
    found = [
        Setting(
            ("limits", "too_fast_s"),
            "Too fast below",
            "Seconds. Such answers are marked; 0 marks none.",
            Takes.NUMBER,
            usual.too_fast_s if usual else 0.0,
        ),
        Setting(
            ("limits", "look_first_s"),
            "Look first for",
            "Seconds before an answer is taken; the screen says so.",
            Takes.NUMBER,
            usual.look_first_s if usual else 0.0,
        ),
    ]
    plays = usual.plays_first if usual else 0
    of = block.get("show", {}).get("of") if isinstance(block.get("show"), Mapping) else None
    if of in TASKS:
        plays = TASKS[str(of)].limits.plays_first
    if plays:
        about = "Whole plays before an answer is taken."
        keys = ("limits", "plays_first")
        found.append(Setting(keys, "Plays first", about, Takes.WHOLE, plays))
    return found


def controls(block: Table) -> list[Setting]:
    """Where it is checked that the participant looks."""
    task = task_of(block)
    found = []
    if task is not None and task.control is not None:
        found.append(
            Setting(
                ("controls", "questions"),
                "Control question",
                "Or the numbers of the trials, e.g. 1, 3.",
                Takes.WORD_OR_WHOLES,
                "every",
                (Option("every", "in every trial"), Option("none", "never")),
            )
        )
    about = "Numbers of the trials at which rows with control = yes are shown, e.g. 4, 9."
    found.append(Setting(("controls", "trials"), "Control trials", about, Takes.WHOLES))
    return found


def rest(block: Table) -> list[Setting]:
    """Breaks inside the block."""
    return [
        Setting(("break", "every"), "A break after every", "Trials; 0: none.", Takes.WHOLE, 0),
        Setting(("break", "wait_s"), "It lasts at least", "Seconds.", Takes.NUMBER, 0),
        Setting(
            ("break", "text"),
            "Text",
            takes=Takes.TEXT,
            default="",
            hint="Take a short break. Go on whenever you are ready.",
        ),
    ]


def show(block: Table) -> list[Setting]:
    """The task's own options, taken from its data class."""
    task = task_of(block)
    if task is None or task.show is type(None):
        return []
    found = _options(task.show, ("show",))
    of = block.get("show", {}).get("of", "conversations") if task.content is Pair else None
    other = TASKS[str(of)] if of in TASKS else None
    if other is not None and other.show is not type(None):
        whole = {"lengths": ()} if other.cut else {}
        found += _options(other.show, ("show", "of_show"), whole)
    return found


def _options(kind: type, keys: tuple[str, ...], usual: Table | None = None) -> list[Setting]:
    hints = get_type_hints(kind)
    found = []
    for one in fields(kind):
        if one.name == "of_show":
            continue
        default = None if one.default is MISSING else one.default
        default = (usual or {}).get(one.name, default)
        about = str(one.metadata["about"])
        title = one.name.removesuffix("_s").replace("_", " ").capitalize()
        found.append(_option((*keys, one.name), title, about, hints[one.name], default))
    return found


def _option(keys: tuple[str, ...], title: str, about: str, hint: Any, default: Any) -> Setting:
    if keys[-1] == "of":
        options = tuple(Option(n, TASKS[n].title) for n in TASKS if TASKS[n].content is not Pair)
        return Setting(keys, title, about, Takes.ONE_OF, default, options)
    if get_origin(hint) is Literal:
        options = tuple(Option(word, word) for word in get_args(hint))
        return Setting(keys, title, about, Takes.ONE_OF, default, options)
    if get_origin(hint) is tuple:
        whole = get_args(hint)[0] is int
        takes = Takes.WHOLES if whole else Takes.WORDS
        return Setting(keys, title, about, takes, list(default or ()), wide=True)
    if hint is bool:
        return Setting(keys, about, takes=Takes.FLAG, default=default, wide=True)
    plain = {int: Takes.WHOLE, float: Takes.NUMBER}
    return Setting(keys, title, about, plain.get(hint, Takes.LINE), default)


def _compositions(task: Task | None) -> list[tuple[str, str]]:
    """The kinds of trials by origin: letters and words."""
    if task is None:
        return []
    if task.content is Pair:
        return [("HH", "Both human"), ("HM", "One of each"), ("MM", "Both machine")]
    if len(task.subjects) == 1:
        return [("H", "Human answers"), ("M", "Machine answers")]
    found = []
    for letters in product("HM", repeat=len(task.subjects)):
        pairs = zip(task.subjects, letters, strict=True)
        found.append(("".join(letters), ", ".join(f"{s} {_LETTERS[one]}" for s, one in pairs)))
    return found


def _speakers(task: Task | None) -> bool:
    return task is not None and task.content is not Pair and len(task.subjects) > 1


def _title(task: Task | None) -> str | None:
    return task.title if task is not None else None


#: The cards of a block's panel: title, settings, and a sentence.
CARDS: tuple[tuple[str, Callable[[Table], list[Setting]], str], ...] = (
    ("Which answers", drawing, "How many of each origin; empty: as evenly as can be."),
    ("Question and answer", asking, ""),
    ("Limits", limits, ""),
    ("Controls", controls, "They show whether the participant looked."),
    ("Breaks", rest, ""),
    ("How it is shown", show, ""),
)
