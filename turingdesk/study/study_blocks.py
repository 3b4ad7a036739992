"""Blocks in study.toml."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from itertools import product
from typing import Any

from turingdesk.core.limits import Limits
from turingdesk.core.message import message
from turingdesk.core.setting import Takes, settings_of
from turingdesk.core.study import AnswerForm, Block, Controls
from turingdesk.core.task import TASKS, Task, objection
from turingdesk.study.schema import Section, read, values
from turingdesk.study.study_questions import block_questions
from turingdesk.tasks.pairs import Pair

Table = Callable[[Section, str, str], str]  #: section, key, task -> the table that is meant
Text = Callable[[Section, str, str], str]  #: section, key, file -> its text; empty if none


def read_block(section: Section, table: Table, text: Text) -> Block | None:
    """One block; None, with problems, where its task is unknown.

    Args:
        section: A [[block]].
        table: Finds the table that is meant where the block names none.
        text: Reads a text file that a key names.
    """
    name = section.text("task", required=True)
    if name not in TASKS:
        if name:
            section.one_of("task", list(TASKS), "")
        return None
    task = TASKS[name]
    show = _show(section, task, table)
    _check_show(section.section("show"), task, show, text)
    if task.plays:
        _refuse_rows(section, task)
    fixed_values = {
        "table": name if task.plays else section.text("table") or table(section, "table", name),
        "mix": _mix(section, task),
        "limits": _limits(section.section("limits"), task, show),
        "controls": _controls(section.section("controls"), task),
        "show": show,
        "questions": block_questions(section, task.subjects if task.content is not Pair else ()),
    }
    defaults = {"id": name, "title": task.title, "trials": 0}
    block_values = values(section, Block, fixed_values, defaults, part="block")
    section.close()
    if block_values["answer"] is AnswerForm.JOINT and task.joint is None:
        what = message(
            '{title} have a single verdict, so answer = "joint" has no effect.', title=task.title
        )
        section.error("answer", what, message("Remove it."))
    block_values["feedback"] = _feedback(section, block_values["feedback"], block_values["trials"])
    cut = {"lengths": show.lengths, "counted": show.counted} if task.cut else {}
    return Block(**block_values, **cut)


#: Settings of a block that are about rows of a table, which games don't have.
OF_ROWS = (
    *("table", "practice", "practice_feedback", "mix", "answers_each", "repeat_prompts", "order"),
    *("answer", "feedback", "controls", "fixed"),
)


def _refuse_rows(section: Section, task: Task) -> None:
    for key in OF_ROWS:
        if section.has(key):
            section.raw(key)
            what = message(
                "{title} is a game, which has no table, so {key} has no effect.",
                title=task.title,
                key=key,
            )
            section.error(key, what, message("Remove it."))


def read_show(section: Section, kind: type, fixed_values: Mapping[str, Any] | None = None) -> Any:
    """A task's presentation options, from [block.show]; None where the task has none.

    Args:
        section: [block.show].
        kind: The task's data class of options.
        fixed_values: Values of options that the caller has read itself.
    """
    if kind is type(None):
        section.close()
        return None
    show = read(section, kind, fixed_values)
    for setting in settings_of(kind):
        texts = getattr(show, setting.name)
        if setting.takes is Takes.WORDS and (wrong := objection(texts)):
            section.error(setting.key, wrong, message("Write different texts."))
    return show


def _show(section: Section, task: Task, table: Table) -> Any:
    show = section.section("show")
    if task.content is not Pair:
        return read_show(show, task.show)
    of = show.one_of("of", [name for name in TASKS if TASKS[name] is not task], "conversations")
    inner = show.section("of_show")
    other = TASKS[of]
    # Pairs are shown in full unless a length is written, whatever the other task has by default.
    inner_values = {"lengths": ()} if other.cut and not inner.has("lengths") else {}
    options = read_show(inner, other.show, inner_values)
    if other.cut and len(options.lengths) > 1:
        inner.error(
            "lengths",
            message("All pairs of a block are cut to the same length."),
            message("Use a single length, and one block for each other length."),
        )
    subject = show.text("subject", "B")
    if other.subjects != ("",) and subject not in other.subjects:
        speakers = ", ".join(other.subjects)
        show.error(
            "subject",
            message("There is no speaker {subject!r}.", subject=subject),
            message("Use one of {known}.", known=speakers),
        )
    fixed_values = {
        "of": of,
        "of_table": show.text("of_table") or table(show, "of_table", of),
        "subject": subject,
        "of_show": options,
    }
    return read_show(show, task.show, fixed_values)


def _check_show(section: Section, task: Task, show: Any, text: Text) -> None:
    """Note what is wrong with the options of a block, and with the files that they name."""
    if task.check_show is None:
        return
    named = {key: name for key in task.files if (name := getattr(show, key))}
    text_by_key = {key: (name, text(section, key, name)) for key, name in named.items()}
    for problem in task.check_show(
        show, {key: file_text for key, file_text in text_by_key.items() if file_text[1]}
    ):
        section.note(problem)


def _mix(section: Section, task: Task) -> dict[str, int] | None:
    """Trials by composition; the two of a pair have no order, so MH is HM."""
    mix = section.section("mix")
    if not section.has("mix"):
        return None
    letters = ["".join(letter_pair) for letter_pair in product("HM", repeat=len(task.subjects))]
    if task.content is Pair:
        letters.remove("MH")
    mix_counts = {key: mix.integer(key, 0) for key in letters if mix.has(key)}
    mix.close()
    return mix_counts


def _feedback(section: Section, feedback: int, trials: int) -> int:
    """After how many of the first trials participants learn the truth."""
    if section.raw("feedback") == "all":
        return trials
    if feedback > trials > 0:
        what = message(
            "Feedback is set for {written} trials, but the block has {trials}.",
            written=feedback,
            trials=trials,
        )
        section.warning("feedback", what, message('For all trials, use feedback = "all".'))
    return feedback


def _limits(section: Section, task: Task, show: Any) -> Limits:
    """The task's own where none is named; two animations side by side are played as one."""
    played_task = TASKS[show.of] if task.content is Pair else task
    played = played_task.limits
    defaults = {**asdict(task.limits), "plays_first": played.plays_first}
    limits = read(section, Limits, usual=defaults)
    if limits.plays_first > 1 and played_task.has_end:
        section.error(
            "plays_first",
            message("A text can't be read to its end more than once."),
            message("Set it to 1, or to 0."),
        )
    elif limits.plays_first and not (played.plays_first or played_task.has_end):
        # Nothing would ever be played, so no answer would ever be taken.
        section.error(
            "plays_first",
            message("This task has no animation to play."),
            message("Remove it."),
        )
    return limits


def _controls(section: Section, task: Task) -> Controls:
    controls = read(section, Controls)
    if controls.questions and task.control is None:
        section.error(
            "questions",
            message("{title} have no control question.", title=task.title),
            message("Remove it."),
        )
    return controls
