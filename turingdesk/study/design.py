"""Warnings about a study's design: it can run, but its results would say little.

Each check is one small function in `CHECKS`, or one line of `LIMITS`. They look at what
sessions can show, never at practice and control trials. A sealed study, whose truth no one
here knows, is only checked for its limits; the rest is checked before it is sealed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import message, plural
from turingdesk.core.places import problem
from turingdesk.core.plan import BlockPlan, Plan
from turingdesk.core.pool import Cell, cell_of
from turingdesk.core.quality import TooFast
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.study.package import Package
from turingdesk.study.schema import FILE

ENOUGH = 10  #: trials, prompts, or answers of each class that a warning rests on
RARE = 0.2  #: share of trials with one class below which classes are far from even
ONE_SIDED = 0.25  #: share of prompts with answers of one class above which prompts tell the class
TOLD = 0.8  #: area under the ROC curve above which length tells the class
REPEATED = 0.3  #: by how much more of one class has one text than of the other
LONG_WORDS = 5  #: texts of so many words are hardly the same by chance
SLOWEST_S = 20.0  #: no one reads so long before an answer counts as an honest one
FEWEST_JUDGES = 3  #: of whom results have an interval
CLASSES = (Origin.HUMAN, Origin.MACHINE)
_SHOWN = 60  #: characters of a text that a warning quotes
_ALONE = {
    Origin.HUMAN: (
        message(
            "All {number:,} human answers are by one person, {agent}, so results apply to this "
            "person only."
        ),
        message("Add answers by other people, or report this limitation."),
    ),
    Origin.MACHINE: (
        message(
            "All {number:,} machine answers are by one machine, {agent}, so results apply to "
            "this machine only."
        ),
        message("Add answers by other machines, or report this limitation."),
    ),
}
_ONLY = {
    Origin.HUMAN: message("Every answer is by a human, so there is nothing to tell apart."),
    Origin.MACHINE: message("Every answer is by a machine, so there is nothing to tell apart."),
}
_LONGER = {
    Origin.HUMAN: message(
        "Text length gives away the maker: the human's text is longer in {share}% of pairs "
        "(medians in characters: {human:,} for humans, {machine:,} for machines)."
    ),
    Origin.MACHINE: message(
        "Text length gives away the maker: the machine's text is longer in {share}% of pairs "
        "(medians in characters: {human:,} for humans, {machine:,} for machines)."
    ),
}
_REPEATING = {
    Origin.HUMAN: message(
        "{times:,} of {number:,} human answers have the same text, which gives away their "
        "maker: {text}."
    ),
    Origin.MACHINE: message(
        "{times:,} of {number:,} machine answers have the same text, which gives away their "
        "maker: {text}."
    ),
}


@dataclass(frozen=True, slots=True)
class ShownAnswer:
    """The words of one maker, as a session shows them."""

    prompt: str
    maker: Maker
    text: str  #: empty where the task has no words


@dataclass(frozen=True, slots=True)
class BlockAnswers:
    """One block with the answers that its counted trials can show."""

    block: Block
    plan: BlockPlan
    answers: tuple[ShownAnswer, ...]
    has_pairs: bool  #: of which each has both classes side by side

    def of(self, origin: Origin) -> list[ShownAnswer]:
        """The answers of one class."""
        return [answer for answer in self.answers if answer.maker.origin is origin]

    def texts(self) -> tuple[list[str], list[str]] | None:
        """The texts of humans and of machines; None where either class has too few words."""
        human, machine = ([answer.text for answer in self.of(c) if answer.text] for c in CLASSES)
        return (human, machine) if min(len(human), len(machine)) >= ENOUGH else None

    def warning(self, warning: str, fix: str, column: str = "") -> Problem:
        """A warning about the block's table."""
        table = self.block.table
        return Problem(warning, fix, table, column=column, severity=Severity.WARNING)


@dataclass(frozen=True, slots=True)
class Limit:
    """A setting of a block that is probably unintended."""

    key: str  #: in study.toml
    is_absurd: Callable[[Block], bool]
    warning: Callable[[Block], str]
    fix: str


LIMITS = (
    Limit(
        "limits.too_fast_s",
        lambda block: block.limits.too_fast_s > SLOWEST_S,
        lambda block: message(
            "Answers faster than {too_fast_s:g} s count as too fast, which might apply to "
            "most honest answers.",
            too_fast_s=block.limits.too_fast_s,
        ),
        message("Reduce too_fast_s to a time in which no one can read the stimulus, such as 3."),
    ),
    Limit(
        "limits.look_first_s",
        lambda block: 0 < block.limits.too_fast_s < block.limits.look_first_s,
        lambda block: message(
            "Choices appear after {look_first_s:g} s, so no answer can be faster than "
            "too_fast_s = {too_fast_s:g}.",
            look_first_s=block.limits.look_first_s,
            too_fast_s=block.limits.too_fast_s,
        ),
        message("Reduce look_first_s, or remove too_fast_s."),
    ),
    Limit(
        "limits.look_first_s",
        lambda block: block.limits.look_first_s > SLOWEST_S,
        lambda block: message(
            "In each trial, choices appear only after {look_first_s:g} s.",
            look_first_s=block.limits.look_first_s,
        ),
        message("Reduce look_first_s. For most stimuli, a few seconds are enough."),
    ),
    Limit(
        "break.every",
        lambda block: block.rest.every == 1 and block.trials > 1,
        lambda block: message("A break follows each of the {trials} trials.", trials=block.trials),
        message("Leave more trials between breaks, for example every = 10."),
    ),
    Limit(
        "break.wait_s",
        lambda block: block.rest.every > 0 and block.rest.wait_s > 600,
        lambda block: message("Each break lasts at least {wait_s:g} s.", wait_s=block.rest.wait_s),
        message("Reduce wait_s. Its unit is seconds."),
    ),
    Limit(
        "practice",
        lambda block: block.practice > block.trials,
        lambda block: message(
            "There are more practice trials ({practice}) than trials ({trials}).",
            practice=block.practice,
            trials=block.trials,
        ),
        message("Reduce practice, or increase trials."),
    ),
)


def design_warnings(package: Package, plan: Plan) -> tuple[Problem, ...]:
    """Warnings on a study that can run: likely mistakes, and limits to what results can say.

    Args:
        package: As it was read.
        plan: Its plan, without errors.
    """
    study = package.study
    design_problems = [*_absurd(study.blocks), *_slow_rules(package), *_few_judges(package)]
    if not study.sealed:
        parts = [
            _part(block, of, package.stimuli[block.table])
            for block, of in zip(study.blocks, plan.blocks, strict=True)
        ]
        design_problems += _one_maker(parts)
        design_problems += [
            warning for part in parts for check in CHECKS for warning in check(part)
        ]
    return tuple(package.placed(warning) for warning in design_problems)


def _part(block: Block, plan: BlockPlan, table: Sequence[Stimulus]) -> BlockAnswers:
    drawn_cells = {Cell(cell.composition, cell.agents) for cell in plan.cells if cell.each.most}
    shown_stimuli = [
        stimulus
        for stimulus in table
        if not (stimulus.practice or stimulus.control) and cell_of(stimulus) in drawn_cells
    ]
    return BlockAnswers(
        block,
        plan,
        tuple(_answers(block, shown_stimuli)),
        any(stimulus.parts for stimulus in shown_stimuli),
    )


def _answers(block: Block, stimuli: Iterable[Stimulus]) -> Iterator[ShownAnswer]:
    task = TASKS[block.task]
    for stimulus in stimuli:
        content = stimulus.content
        if task.seen and task.texts:
            content = task.seen(content, [block.show])
        for subject, maker in stimulus.makers.items():
            texts = task.texts(content, subject) if task.texts else ()
            yield ShownAnswer(stimulus.prompt, maker, " ".join(texts).strip())


def _absurd(blocks: Iterable[Block]) -> Iterator[Problem]:
    for block in blocks:
        for limit in LIMITS:
            if limit.is_absurd(block):
                warning = limit.warning(block)
                yield problem(block, limit.key, warning, limit.fix, Severity.WARNING)


def _slow_rules(package: Package) -> Iterator[Problem]:
    for rule in package.study.rules:
        if isinstance(rule, TooFast) and (rule.min_s or 0.0) > SLOWEST_S:
            yield Problem(
                message(
                    "The rule {id} excludes answers faster than {min_s:g} s, which might "
                    "apply to most honest answers.",
                    id=rule.id,
                    min_s=rule.min_s,
                ),
                message(
                    "Reduce min_s to a time in which no one can read the stimulus, such as 3."
                ),
                FILE,
                column="rule",
                severity=Severity.WARNING,
            )


def _few_judges(package: Package) -> Iterator[Problem]:
    planned = package.study.participants
    if planned is not None and 0 < planned < FEWEST_JUDGES:
        yield Problem(
            plural(
                "With %n planned participant, results have no interval, because it can't be "
                "estimated how much judges differ.",
                "With %n planned participants, results have no interval, because it can't be "
                "estimated how much judges differ.",
                planned,
            ),
            message(
                "Plan {fewest_judges} or more participants. `turingdesk power` computes how "
                "many you need.",
                fewest_judges=FEWEST_JUDGES,
            ),
            FILE,
            column="participants",
            severity=Severity.WARNING,
        )


def _one_maker(parts: Sequence[BlockAnswers]) -> Iterator[Problem]:
    """One agent made all answers of a class, in all blocks together."""
    for origin, (warning, fix) in _ALONE.items():
        placed_answers = [(part, answer) for part in parts for answer in part.of(origin)]
        agents = {answer.maker.agent for _, answer in placed_answers}
        if len(agents) == 1 and agents != {""} and len(placed_answers) >= ENOUGH:
            notice = warning.format(number=len(placed_answers), agent=agents.pop())
            yield placed_answers[0][0].warning(notice, fix, "agent")


def _uneven(part: BlockAnswers) -> Iterator[Problem]:
    """One class is shown far more often than the other, or alone."""
    if part.has_pairs:
        return
    count_by_origin: Counter[str] = Counter()
    for letters, each in part.plan.compositions.items():
        count_by_origin.update(
            {letter: each.mean * letters.count(letter) for letter in set(letters)}
        )
    for _, letters in part.plan.fixed.values():
        count_by_origin.update(letters)
    human, machine = count_by_origin["H"], count_by_origin["M"]
    if human + machine < ENOUGH or min(human, machine) >= RARE * (human + machine):
        return
    if human and machine:
        warning = message(
            "A session shows {human:g} human and {machine:g} machine answers. Judges who "
            "notice can do well by always giving the same verdict, and there are few "
            "verdicts on the rarer class.",
            human=human,
            machine=machine,
        )
        fix = message("Use mix to make the classes about equal, or tell judges the ratio.")
    else:
        warning = _ONLY[Origin.HUMAN if human else Origin.MACHINE]
        fix = message("Add answers of the other class, or remove the block.")
    yield problem(part.block, "mix", warning, fix, Severity.WARNING)


def _prompts(part: BlockAnswers) -> Iterator[Problem]:
    """Prompts that judges see have answers of one class only, and so reveal the class."""
    if not TASKS[part.block.task].prompt_column:
        return
    origins: dict[str, set[Origin]] = defaultdict(set)
    for answer in part.answers:
        if answer.prompt:
            origins[answer.prompt].add(answer.maker.origin)
    alone = [prompt for prompt, prompt_origins in origins.items() if len(prompt_origins) == 1]
    both_there = len({answer.maker.origin for answer in part.answers}) > 1
    if both_there and len(origins) >= ENOUGH and len(alone) > ONE_SIDED * len(origins):
        yield part.warning(
            message(
                "{alone:,} of {origins:,} prompts have answers of one class only, such as "
                "{alone2!r}. Judges can be correct by judging the prompt instead of the answer.",
                alone=len(alone),
                origins=len(origins),
                alone2=alone[0],
            ),
            message("Let humans and machines answer the same prompts."),
            "prompt",
        )


def _lengths(part: BlockAnswers) -> Iterator[Problem]:
    """The length of a text reveals who wrote it."""
    texts = part.texts()
    if texts is None:
        return
    human, machine = ([len(text) for text in class_texts] for class_texts in texts)
    area = roc_area(human, machine)
    if max(area, 1 - area) > TOLD:
        warning = _LONGER[Origin.HUMAN if area > 0.5 else Origin.MACHINE]
        share = f"{100 * max(area, 1 - area):.0f}"
        yield part.warning(
            warning.format(share=share, human=_median(human), machine=_median(machine)),
            message(
                "Choose answers of about the same length in both classes, or request a fixed "
                "length."
            ),
        )


def _same_texts(part: BlockAnswers) -> Iterator[Problem]:
    """All texts are the same, or one class keeps repeating one text."""
    texts = part.texts()
    if texts is None:
        return
    human, machine = map(Counter, texts)
    if len(human | machine) == 1:
        yield part.warning(
            message(
                "All {texts:,} answers have the same text: {human}.",
                texts=sum(map(len, texts)),
                human=_short(human),
            ),
            message("Correct the column of the answers."),
        )
        return
    for origin, own_texts, other in (
        (Origin.HUMAN, human, machine),
        (Origin.MACHINE, machine, human),
    ):
        text, times = own_texts.most_common(1)[0]
        if times / own_texts.total() - other[text] / other.total() > REPEATED:
            yield part.warning(
                _REPEATING[origin].format(
                    times=times, number=own_texts.total(), text=_short([text])
                ),
                message("Remove answers that don't attempt the task, or collect them again."),
            )


def _copies(part: BlockAnswers) -> Iterator[Problem]:
    """The same long text occurs for a human and for a machine."""
    human, machine = (
        {answer.text for answer in part.of(origin) if len(answer.text.split()) >= LONG_WORDS}
        for origin in CLASSES
    )
    both = sorted(human & machine)
    if both and len(human | machine) > 1:  # else all are the same, which is reported above
        yield part.warning(
            message(
                "Texts that occur both as a human and as a machine answer: {both:,}, such as "
                "{both2}.",
                both=len(both),
                both2=_short(both),
            ),
            message(
                "Remove one of the two: no one can tell them apart, and one is probably a copy."
            ),
        )


CHECKS: tuple[Callable[[BlockAnswers], Iterator[Problem]], ...] = (
    _uneven,
    _prompts,
    _lengths,
    _same_texts,
    _copies,
)


def roc_area(first: Sequence[float], second: Sequence[float]) -> float:
    """In which share of pairs the first is larger; ties count half.

    >>> roc_area([1, 2, 3], [0, 2])
    0.75
    """
    # The Mann-Whitney statistic from ranks; comparing each pair would take long with large tables.
    order = sorted([(value, 1) for value in first] + [(value, 0) for value in second])
    below = 0
    larger = 0.0
    for _, tied in groupby(order, key=lambda item: item[0]):
        counts = Counter(is_first for _, is_first in tied)
        larger += counts[1] * (below + counts[0] / 2)
        below += counts[0]
    return larger / (len(first) * len(second))


def _median(values: Sequence[int]) -> int:
    return sorted(values)[len(values) // 2]


def _short(texts: Iterable[str]) -> str:
    text = next(iter(texts))
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}\u2026")
