"""Blocks in study.toml."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

from turingdesk.core.step import Limits
from turingdesk.core.study import AnswerForm, Block, Break, Controls, Order
from turingdesk.study.schema import Section
from turingdesk.study.study_questions import block_questions, identifier
from turingdesk.study.study_show import show_options
from turingdesk.tasks import TASKS
from turingdesk.tasks._base import Task
from turingdesk.tasks.pairs import Pair

Text = Callable[[Section, str, str], str]  #: section, key, file name -> the file's text
Table = Callable[[Section, str, str], str]  #: section, key, task -> the table that is meant
_LONGEST_LOOK_S = 600.0
_LONGEST_BREAK_S = 3600.0


def read_block(section: Section, text: Text, table: Table) -> Block | None:
    """One block; None, with problems, where its task is unknown.

    Args:
        section: A [[block]].
        text: Reads a text file of the package.
        table: Finds the table that is meant where the block names none.
    """
    name = section.text("task", required=True)
    if not name:
        return None
    if name not in TASKS:
        section.one_of("task", list(TASKS), "")
        return None
    task = TASKS[name]
    trials = section.integer("trials", 0, lowest=1)
    if not section.has("trials"):
        section.error("", "The key 'trials' is missing.", "Write e.g. trials = 10.")
    show = _show(section, task, table)
    instructions = section.text("instructions")
    block = Block(
        id=identifier(section, default=name),
        title=section.text("title", task.title),
        task=name,
        table=section.text("table") or table(section, "table", name),
        trials=trials,
        practice=section.integer("practice", 0),
        instructions=text(section, "instructions", instructions) if instructions else "",
        ask=section.text("ask"),
        mix=_mix(section, task),
        repeat_prompts=section.flag("repeat_prompts", False),
        order=Order(section.one_of("order", list(Order), Order.RANDOM)),
        answer=_answer(section, task),
        feedback=_feedback(section, trials),
        limits=_limits(section.section("limits"), _usual_limits(task, show)),
        controls=_controls(section.section("controls"), trials, task),
        fixed=_fixed(section.section("fixed")),
        rest=_break(section.section("break")),
        show=show,
        questions=block_questions(section, task.subjects if task.content is not Pair else ()),
        lengths=show.lengths if task.cut else (),
    )
    section.close()
    return block


def _show(section: Section, task: Task, table: Table) -> Any:
    show = section.section("show")
    if task.content is not Pair:
        return show_options(show, task.show)
    of = show.one_of("of", [name for name in TASKS if TASKS[name] is not task], "conversations")
    inner = show.section("of_show")
    whole = {} if inner.has("lengths") else {"lengths": ()}
    other = TASKS[of]
    options = show_options(inner, other.show, whole if other.cut else None)
    if other.cut and len(options.lengths) > 1:
        inner.error("lengths", "Pairs are all cut to one length.", "Name one number of turns.")
    subject = show.text("subject", "B")
    if other.subjects != ("",) and subject not in other.subjects:
        known = ", ".join(other.subjects)
        show.error("subject", f"There is no speaker {subject!r}.", f"Use one of {known}.")
    given = {
        "of": of,
        "of_table": show.text("of_table") or table(show, "of_table", of),
        "subject": subject,
        "of_show": options,
    }
    return show_options(show, task.show, given)


def _mix(section: Section, task: Task) -> dict[str, int] | None:
    """Trials by composition; the two of a pair have no order, so MH is HM."""
    mix = section.section("mix")
    if not section.has("mix"):
        return None
    letters = ["".join(one) for one in product("HM", repeat=len(task.subjects))]
    if task.content is Pair:
        letters.remove("MH")
    found = {key: mix.integer(key, 0) for key in letters if mix.has(key)}
    mix.close()
    return found


def _answer(section: Section, task: Task) -> AnswerForm:
    answer = AnswerForm(section.one_of("answer", list(AnswerForm), AnswerForm.EACH))
    if answer is AnswerForm.JOINT and task.joint is None:
        what = f'{task.title} have one verdict, so answer = "joint" means nothing.'
        section.error("answer", what, "Take it out.")
    return answer


def _feedback(section: Section, trials: int) -> int:
    value = section.raw("feedback")
    if isinstance(value, str) or value is None:
        word = section.one_of("feedback", ("none", "all"), "none")
        return trials if word == "all" else 0
    count = section.integer("feedback", 0)
    if count > trials > 0:
        what = f"Feedback is asked for after {count} trials, but the block has {trials}."
        section.warning("feedback", what, 'Write feedback = "all" if all are meant.')
    return count


def _usual_limits(task: Task, show: Any) -> Limits:
    """The task's own; two animations side by side are played as often as one."""
    if task.content is not Pair:
        return task.limits
    return replace(task.limits, plays_first=TASKS[show.of].limits.plays_first)


def _limits(section: Section, default: Limits) -> Limits:
    limits = Limits(
        section.number("too_fast_s", default.too_fast_s, highest=_LONGEST_LOOK_S),
        section.number("look_first_s", default.look_first_s, highest=_LONGEST_LOOK_S),
        section.integer("plays_first", default.plays_first, highest=100),
    )
    if limits.plays_first and not default.plays_first:
        # Nothing would ever be played, so no answer would ever be taken.
        section.error("plays_first", "This task shows no animation to be played.", "Take it out.")
    section.close()
    return limits


def _controls(section: Section, trials: int, task: Task) -> Controls:
    questions: tuple[int, ...] | None = None
    if isinstance(section.raw("questions"), list):
        questions = section.items("questions", int, "positions") or ()
        if questions and task.control is None:
            what = f"{task.title} have no control question."
            section.error("questions", what, "Take it out.")
    elif section.one_of("questions", ("every", "none"), "every") == "none":
        questions = ()
    controls = Controls(questions, section.items("trials", int, "positions") or ())
    section.close()
    return controls


def _fixed(section: Section) -> dict[int, str]:
    """Stimuli by position; positions are keys, so TOML has them as text."""
    found = {}
    for key in section.values:
        stimulus = section.text(key, required=True)
        if key.isdecimal() and int(key) in found:
            section.error(key, f"Position {int(key)} is named twice.", "Take one out.")
        elif key.isdecimal():
            found[int(key)] = stimulus
        else:
            what = f"{key!r} is no position."
            section.error(key, what, 'Write e.g. 2 = "stimulus-id" for the second trial.')
    return found


def _break(section: Section) -> Break:
    rest = Break(
        section.integer("every", 0),
        section.number("wait_s", 0.0, highest=_LONGEST_BREAK_S),
        section.text("text"),
    )
    section.close()
    return rest
