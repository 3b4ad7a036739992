"""The settings of a block, as data: each card of its panel is one of these lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from turingdesk.core.limits import Limits
from turingdesk.core.setting import Option, Setting, Takes, setting_of
from turingdesk.core.study import Block, Break, Controls
from turingdesk.core.task import TASKS, Task
from turingdesk.gui.desk.editor.panels.setting import Changes, declared, kiosk_words, title_first
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.study.study_blocks import OF_ROWS
from turingdesk.tasks.pairs import Pair

Table = Mapping[str, Any]
_DRAWN = ("order", "repeat_prompts", "fixed")
_ASKED = ("ask", "answer", "feedback")
_LETTERS = {"H": tr_noop("Desk", "{speaker} human"), "M": tr_noop("Desk", "{speaker} machine")}


def task_of(block: Table) -> Task | None:
    """The block's task; None where study.toml names none that there is."""
    name = str(block.get("task", ""))
    return TASKS.get(name)


def name_of(block: Table) -> str:
    """Its id, written or usual; empty if it has neither id nor task."""
    return str(block.get("id") or block.get("task") or "")


def general(block: Table, tables: Sequence[str]) -> list[Setting]:
    """The block itself: title, task, table, number of trials; and what no other card has."""
    task = task_of(block)
    name = str(block.get("task", ""))
    default_table = next(
        (table for table in tables if table.rpartition(".")[0] == name), f"{name}.csv"
    )
    offered = dict.fromkeys([default_table, *tables])
    changes: Changes = {
        "id": {"default": name},
        "title": {"default": None if task is None else kiosk_words(task.title)},
        "task": {
            "takes": Takes.ONE_OF,
            "options": _tasks(),
            "drops": tuple((task_name, _dropped(task_name)) for task_name in TASKS),
        },
        "table": {
            "takes": Takes.ONE_OF,
            "default": default_table,
            "options": tuple(Option(table, table) for table in offered),
        },
    }
    others = {"mix", *_DRAWN, *_ASKED}
    if task is not None:
        others |= {"practice_feedback"} if task.collects else {"answers_each"}
    if task is not None and task.plays:
        others |= {*OF_ROWS}
        about = tr("Desk", "Games of each participant.")
        changes = {**changes, "trials": {"title": tr("Desk", "Games"), "about": about}}
    settings = declared(Block, part="block", without=others, changes=changes)
    return title_first(settings)


def _dropped(task: str) -> tuple[str, ...]:
    """The keys that no longer have a meaning once a block has this task."""
    return ("show", *OF_ROWS) if TASKS[task].plays else ("show", "mix", "answer")


def drawing(block: Table) -> list[Setting]:
    """Which answers a participant gets."""
    task = task_of(block)
    if task is not None and task.plays:
        return []
    (mix,) = declared(Block, ("mix",))
    counts = [
        replace(mix, keys=("mix", letters), title=title, about="", takes=Takes.WHOLE)
        for letters, title in mixes(task)
    ]
    return counts + declared(Block, _DRAWN)


def mixes(task: Task | None) -> list[tuple[str, str]]:
    """The kinds of trials by origin: letters and words; none without a task."""
    if task is None or task.collects:
        return []
    if task.content is Pair:
        return [
            ("HH", tr("Desk", "Both human")),
            ("HM", tr("Desk", "One of each")),
            ("MM", tr("Desk", "Both machine")),
        ]
    if len(task.subjects) == 1:
        return [("H", tr("Desk", "Human answers")), ("M", tr("Desk", "Machine answers"))]
    mix_options = []
    for letters in product("HM", repeat=len(task.subjects)):
        pairs = zip(task.subjects, letters, strict=True)
        parts = [tr("Desk", _LETTERS[letter]).format(speaker=who) for who, letter in pairs]
        mix_options.append(("".join(letters), program().join(", ", parts)))
    return mix_options


def asking(block: Table) -> list[Setting]:
    """The settings of asking for the verdict, and of telling participants the truth."""
    task = task_of(block)
    if task is not None and task.collects:
        return []
    has_speakers = task is not None and task.content is not Pair and len(task.subjects) > 1
    without: tuple[str, ...] = ("answer",)
    if task is not None and task.joint is not None:
        without = ()
    without = OF_ROWS if task is not None and task.plays else without
    changes: Changes = {} if has_speakers else {"ask": {"about": ""}}
    return declared(Block, _ASKED, without=without, changes=changes)


def limits(block: Table) -> list[Setting]:
    """When an answer is taken, and when it is marked."""
    task = task_of(block)
    task_limits = task.limits if task is not None else Limits()
    show = block.get("show", {})
    of = show.get("of") if isinstance(show, Mapping) else None
    played = TASKS[str(of)] if of in TASKS else task
    plays = played.limits.plays_first if played is not None else 0
    has_end = played is not None and played.has_end
    changes: Changes = {
        "too_fast_s": {"default": task_limits.too_fast_s},
        "look_first_s": {"default": task_limits.look_first_s},
        "plays_first": {"default": plays},
    }
    without = () if plays or has_end else ("plays_first",)
    return declared(Limits, keys=("limits",), without=without, changes=changes)


def controls(block: Table) -> list[Setting]:
    """Where it is checked that the participant looks."""
    task = task_of(block)
    if task is not None and (task.collects or task.plays):
        return []
    without = () if task is not None and task.control is not None else ("questions",)
    return declared(Controls, keys=("controls",), without=without)


def rest(block: Table) -> list[Setting]:
    """Breaks inside the block."""
    hint = kiosk_words(str(setting_of(Break, "text").hint))
    return declared(Break, keys=("break",), changes={"text": {"hint": hint}})


def show(block: Table) -> list[Setting]:
    """The task's own options, taken from its data class."""
    task = task_of(block)
    if task is None or task.show is type(None):
        return []
    if task.content is not Pair:
        return declared(task.show, keys=("show",))
    changes: Changes = {"of": {"takes": Takes.ONE_OF, "options": _tasks(single=True)}}
    settings = declared(task.show, keys=("show",), without=("of_show",), changes=changes)
    of = block.get("show", {}).get("of", "conversations")
    other = TASKS[str(of)] if of in TASKS else None
    if other is not None and other.show is not type(None):
        length_changes: Changes = {"lengths": {"default": []}} if other.cut else {}
        settings += declared(other.show, keys=("show", "of_show"), changes=length_changes)
    return settings


def _tasks(*, single: bool = False) -> tuple[Option, ...]:
    """The tasks to choose from; `single`: those that do not show two answers side by side."""
    names = [name for name in TASKS if not (single and TASKS[name].content is Pair)]
    return tuple(Option(name, translate_message(TASKS[name].title)) for name in names)


#: The cards of a block's panel: title, settings, and a sentence.
CARDS: tuple[tuple[str, Callable[[Table], list[Setting]], str], ...] = (
    (
        tr_noop("Desk", "Answers to show"),
        drawing,
        tr_noop("Desk", "Number of answers of each origin. If empty, as balanced as possible."),
    ),
    (tr_noop("Desk", "Question and answer"), asking, ""),
    (tr_noop("Desk", "Limits"), limits, ""),
    (
        tr_noop("Desk", "Controls"),
        controls,
        tr_noop("Desk", "Control trials check that participants pay attention."),
    ),
    (tr_noop("Desk", "Breaks"), rest, ""),
    (tr_noop("Desk", "Display"), show, ""),
)
