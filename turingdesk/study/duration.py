"""The expected duration of one session, part by part, before anyone has taken part.

The estimate adds up reading times, waiting times that the study sets, and a usual time for each
choice. It is meant for planning and for telling participants, so it is shown in whole minutes.
Reading: 238 words a minute, the mean for silent reading of English nonfiction (Brysbaert, 2019,
"How many words do we read per minute?", Journal of Memory and Language, 109, 104047).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

from turingdesk.answering.fixations import FixationsPrompt, FixationsRules
from turingdesk.core.question import Kind, Question
from turingdesk.core.steps import BREAK_TEXT
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import AnswerForm, Block, Study, When
from turingdesk.core.task import TASKS
from turingdesk.study.package import Package
from turingdesk.tasks.fixations import FixationsShow, Scanpath

WORDS_PER_S = 238 / 60
LOOK_S = 2.0  #: looking at the picture of a trial, or orienting on a page
CHOICE_S = 2.5  #: each question of a trial
FIELD_S = 6.0  #: each question of a form; `WRITING_S` where participants write
WRITING_S = 30.0
FEEDBACK_S = 3.0  #: reading the truth after a trial
BREAK_S = 15.0  #: a break that may be ended at once


def session_s(package: Package) -> dict[str, float]:
    """Expected seconds of each part of a session, in the order in which the parts come.

    Keys: the names of pages ("information", "consent", "instructions", "debriefing"),
    "form/ID", "practice/ID", "block/ID" and "break/ID" with the id of a form or block. The time
    of a block has the page before it, and not its practice and breaks.
    """
    return dict(_parts(package))


def session_min(package: Package) -> int:
    """Expected minutes of a whole session, at least 1."""
    return max(1, round(sum(session_s(package).values()) / 60))


def _parts(package: Package) -> Iterator[tuple[str, float]]:
    study = package.study
    yield from _pages(study, ("information", "consent"))
    yield from _forms(study, When.BEFORE)
    yield from _pages(study, ("instructions",))
    for place, block in enumerate(study.blocks):
        yield from _block(package, block)
        if not place:
            yield from _forms(study, When.AFTER_FIRST)
    yield from _forms(study, When.AFTER)
    yield from _pages(study, ("debriefing",))


def _pages(study: Study, names: Sequence[str]) -> Iterator[tuple[str, float]]:
    for name in names:
        if text := study.texts.get(name):
            yield name, LOOK_S + _reading_s(text)


def _forms(study: Study, when: When) -> Iterator[tuple[str, float]]:
    for form in study.forms:
        if form.when is when:
            questions_s = sum(_question_s(question) for question in form.questions)
            yield f"form/{form.id}", LOOK_S + _reading_s(form.text) + questions_s


def _question_s(question: Question) -> float:
    # Before anyone has answered, nothing tells how many will meet its condition.
    likely = 0.5 if question.only_if else 1.0
    return likely * (WRITING_S if question.kind is Kind.TEXT else FIELD_S)


def _block(package: Package, block: Block) -> Iterator[tuple[str, float]]:
    each = trial_s(block, package.stimuli.get(block.table, ()), _control_share(package, block))
    if block.practice:
        yield f"practice/{block.id}", block.practice * (each + FEEDBACK_S)
    page = LOOK_S + _reading_s(block.instructions) if block.instructions else 0.0
    yield f"block/{block.id}", page + block.trials * each + block.feedback * FEEDBACK_S
    if breaks := breaks_of(block):
        lasts = max(block.rest.wait_s, BREAK_S)
        yield f"break/{block.id}", breaks * (lasts + _reading_s(block.rest.text or BREAK_TEXT))


def breaks_of(block: Block) -> int:
    """The number of breaks that interrupt a block; none follows its last trial."""
    return (block.trials - 1) // block.rest.every if block.rest.every > 0 else 0


def trial_s(block: Block, stimuli: Sequence[Stimulus], control: float = 0.0) -> float:
    """Expected seconds of one trial of a block.

    Args:
        block: Whose questions and limits count.
        stimuli: Of its table; the mean length of their texts counts.
        control: In which proportion of trials the control question is asked, from 0 to 1.
    """
    task = TASKS[block.task]
    verdicts = 1 if block.answer is AnswerForm.JOINT else len(task.subjects)
    choices = CHOICE_S * (verdicts + control + len(block.questions))
    looks = [_stimulus_s(block, stimulus.content, tuple(stimulus.makers)) for stimulus in stimuli]
    look_s = max(fmean(looks) if looks else LOOK_S, block.limits.look_first_s)
    return block.limits.fixation_cross_s + look_s + choices


def _stimulus_s(block: Block, content: Any, subjects: Sequence[str]) -> float:
    task = TASKS[block.task]
    if task.lasts_s is not None:
        return task.lasts_s(block.show)
    content = task.seen(content, [block.show]) if task.seen else content
    if isinstance(content, Scanpath) and isinstance(block.show, FixationsShow):
        from turingdesk.tasks._timeline import timeline

        played = timeline(content, block.show).length_ms / 1000
        return max(1, block.limits.plays_first) * played
    if isinstance(content, FixationsPrompt) and isinstance(block.show, FixationsRules):
        show = block.show
        return show.target_s + show.search_s if content.target else show.viewing_s
    if task.cut and block.lengths:
        content = task.cut(content, round(fmean(block.lengths)), block.counted)
    texts = task.texts or (lambda _content, _subject: ())
    return LOOK_S + sum(_reading_s(" ".join(texts(content, subject))) for subject in subjects)


def _control_share(package: Package, block: Block) -> float:
    having: Mapping[Any, Question] = package.controls.get(block.id, {})
    if not having or not block.trials:
        return 0.0
    control_questions = block.controls.questions
    rows = len(package.stimuli.get(block.table, ())) or 1
    return (
        min(1.0, len(having) / rows)
        if control_questions is None
        else len(control_questions) / block.trials
    )


def _reading_s(text: str) -> float:
    return len(text.split()) / WORDS_PER_S
