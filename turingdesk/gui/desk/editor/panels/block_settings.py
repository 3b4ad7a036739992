"""What can be set in a block, as data: each card of its panel is one of these lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from turingdesk.gui.desk.editor.panels.kiosk_words import kiosk_words
from turingdesk.gui.desk.editor.panels.mixes import mixes
from turingdesk.gui.desk.editor.panels.setting import Option, Setting, Takes
from turingdesk.gui.desk.editor.panels.titles import chosen, titled
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.tasks import TASKS
from turingdesk.tasks._base import Task
from turingdesk.tasks.pairs import Pair

Table = Mapping[str, Any]


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
        Setting(
            ("title",),
            tr("Desk", "Title"),
            tr("Desk", "On the screen, above each trial."),
            default=_title(task),
        ),
        Setting(
            ("id",),
            tr("Desk", "Id", "a short name"),
            tr("Desk", "Its name in the data."),
            default=name,
        ),
        Setting(
            ("task",),
            tr("Desk", "Task"),
            takes=Takes.ONE_OF,
            options=tuple(Option(one, translate_message(TASKS[one].title)) for one in TASKS),
            drops=tuple((one, ("show", "mix", "answer")) for one in TASKS),
        ),
        Setting(
            ("table",),
            tr("Desk", "Table"),
            tr("Desk", "The answers that are judged."),
            Takes.ONE_OF,
            usual,
            options=tuple(Option(one, one) for one in offered),
        ),
        Setting(
            ("trials",),
            tr("Desk", "Trials"),
            tr("Desk", "For each participant, control trials included."),
            Takes.WHOLE,
        ),
        Setting(
            ("practice",),
            tr("Desk", "Practice trials"),
            tr("Desk", "Before them, never counted; from rows with practice = yes."),
            Takes.WHOLE,
            default=0,
        ),
    ]


def drawing(block: Table) -> list[Setting]:
    """Which answers a participant gets."""
    task = task_of(block)
    mix = [
        Setting(("mix", letters), title, takes=Takes.WHOLE, hint=tr("Desk", "by chance, balanced"))
        for letters, title in mixes(task)
    ]
    return [
        *mix,
        Setting(
            ("order",),
            tr("Desk", "Order"),
            takes=Takes.ONE_OF,
            default="random",
            options=(
                Option("random", tr("Desk", "random", "order of trials")),
                Option("table", tr("Desk", "as in the table")),
            ),
        ),
        Setting(
            ("repeat_prompts",),
            tr("Desk", "A participant may meet the same prompt twice"),
            takes=Takes.FLAG,
            default=False,
        ),
        Setting(
            ("fixed",),
            tr("Desk", "Trials that are the same for everybody"),
            tr("Desk", "A line for each: the trial's number = id of a row of the table."),
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
            tr("Desk", "Question"),
            tr("Desk", "{subject} stands for the speaker.") if _speakers(task) else "",
            default="",
            hint=tr("Desk", "the task's own"),
            wide=True,
        )
    ]
    if task is not None and task.joint is not None:
        options = (
            Option("each", tr("Desk", "on each speaker")),
            Option("joint", tr("Desk", "on both at once")),
        )
        found.append(
            Setting(("answer",), tr("Desk", "One answer"), "", Takes.ONE_OF, "each", options)
        )
    found.append(
        Setting(
            ("feedback",),
            tr("Desk", "The truth is told after"),
            tr("Desk", "Or a number: after the first so many trials."),
            Takes.WORD_OR_WHOLE,
            "none",
            (Option("none", tr("Desk", "no trial")), Option("all", tr("Desk", "every trial"))),
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
            tr("Desk", "Too fast below"),
            tr(
                "Desk",
                "Seconds. Such answers are marked and left out of results, unless a rule of the "
                "study says otherwise; 0 marks none.",
            ),
            Takes.NUMBER,
            usual.too_fast_s if usual else 0.0,
        ),
        Setting(
            ("limits", "look_first_s"),
            tr("Desk", "Look first for"),
            tr("Desk", "Seconds before an answer is taken; the screen says so."),
            Takes.NUMBER,
            usual.look_first_s if usual else 0.0,
        ),
    ]
    plays = usual.plays_first if usual else 0
    of = block.get("show", {}).get("of") if isinstance(block.get("show"), Mapping) else None
    if of in TASKS:
        plays = TASKS[str(of)].limits.plays_first
    if plays:
        about = tr("Desk", "Whole plays before an answer is taken.")
        keys = ("limits", "plays_first")
        found.append(Setting(keys, tr("Desk", "Plays first"), about, Takes.WHOLE, plays))
    return found


def controls(block: Table) -> list[Setting]:
    """Where it is checked that the participant looks."""
    task = task_of(block)
    found = []
    if task is not None and task.control is not None:
        found.append(
            Setting(
                ("controls", "questions"),
                tr("Desk", "Control question"),
                tr("Desk", "Or the numbers of the trials, e.g. 1, 3."),
                Takes.WORD_OR_WHOLES,
                "every",
                (
                    Option("every", tr("Desk", "in every trial")),
                    Option("none", tr("Desk", "never")),
                ),
            )
        )
    about = tr(
        "Desk", "Numbers of the trials at which rows with control = yes are shown, e.g. 4, 9."
    )
    title = tr("Desk", "Control trials")
    found.append(Setting(("controls", "trials"), title, about, Takes.WHOLES))
    return found


def rest(block: Table) -> list[Setting]:
    """Breaks inside the block."""
    every, count = tr("Desk", "A break after every"), tr("Desk", "Trials; 0: none.")
    least, seconds = tr("Desk", "It lasts at least", "a break"), tr("Desk", "Seconds.")
    return [
        Setting(("break", "every"), every, count, Takes.WHOLE, 0),
        Setting(("break", "wait_s"), least, seconds, Takes.NUMBER, 0),
        Setting(
            ("break", "text"),
            tr("Desk", "Text", "a field to write in"),
            takes=Takes.TEXT,
            default="",
            hint=kiosk_words("Take a short break. Go on whenever you are ready."),
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
        about = translate_message(str(one.metadata["about"]))
        title = titled(one.name)
        found.append(_option((*keys, one.name), title, about, hints[one.name], default))
    return found


def _option(keys: tuple[str, ...], title: str, about: str, hint: Any, default: Any) -> Setting:
    if keys[-1] == "of":
        single = [name for name in TASKS if TASKS[name].content is not Pair]
        options = tuple(Option(name, translate_message(TASKS[name].title)) for name in single)
        return Setting(keys, title, about, Takes.ONE_OF, default, options)
    if get_origin(hint) is Literal:
        options = tuple(Option(word, chosen(word)) for word in get_args(hint))
        return Setting(keys, title, about, Takes.ONE_OF, default, options)
    if get_origin(hint) is tuple:
        whole = get_args(hint)[0] is int
        takes = Takes.WHOLES if whole else Takes.WORDS
        return Setting(keys, title, about, takes, list(default or ()), wide=True)
    if hint is bool:
        return Setting(keys, about, takes=Takes.FLAG, default=default, wide=True)
    plain = {int: Takes.WHOLE, float: Takes.NUMBER}
    return Setting(keys, title, about, plain.get(hint, Takes.LINE), default)


def _speakers(task: Task | None) -> bool:
    return task is not None and task.content is not Pair and len(task.subjects) > 1


def _title(task: Task | None) -> str | None:
    return kiosk_words(task.title) if task is not None else None


#: The cards of a block's panel: title, settings, and a sentence.
CARDS: tuple[tuple[str, Callable[[Table], list[Setting]], str], ...] = (
    (
        tr_noop("Desk", "Which answers"),
        drawing,
        tr_noop("Desk", "How many of each origin; empty: as evenly as can be."),
    ),
    (tr_noop("Desk", "Question and answer"), asking, ""),
    (tr_noop("Desk", "Limits"), limits, ""),
    (
        tr_noop("Desk", "Controls"),
        controls,
        tr_noop("Desk", "They show whether the participant looked."),
    ),
    (tr_noop("Desk", "Breaks"), rest, ""),
    (tr_noop("Desk", "How it is shown"), show, ""),
)
