"""Mixed models of verdicts, which are not fitted twice, and figures of their effects.

A fit takes up to a second. What is saved depends on nothing but the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from turingdesk.analysis._clusters import words_of
from turingdesk.analysis._figure import Axis, Figure, Panel, Points, paneled, task_title
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._result_cache import ResultCache, key_of
from turingdesk.analysis._tested import ALL, Outcome
from turingdesk.analysis.statistics.clustering import (
    ENOUGH_STIMULI,
    FEWEST_STIMULI,
    VERDICTS,
    ClusterWords,
)
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, Link
from turingdesk.analysis.statistics.mixed_model import ASSUMED, Mixed, method, mixed
from turingdesk.analysis.statistics.result import impossible
from turingdesk.core.message import join, message, plural
from turingdesk.table import identity

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

#: The columns before a result's.
ABOUT = {"task": "str", "term": "str", "n_judges": "int64", "n_stimuli": "int64"}
JUDGES, STIMULI = message("Judges"), message("Stimuli")  #: axes of caterpillars
_NONE = 1e-6  #: below which effects are rounding
#: How many times as many stimuli one class may have as the other, until the model's one variance
#: is said to be that of both.
MOST_UNEVEN = 2
_UNEVEN = message(
    "The model assumes that stimuli vary equally in both classes. If the {few} stimuli of one "
    "class vary more than the {many} of the other, the p values are too small."
)
_TOO_UNEVEN = message(
    "No p value and no interval: the model assumes that stimuli vary equally in both classes, "
    "and {few} stimuli of one class are too few to check that against {many} of the other."
)
MOST = 2_000_000  #: verdicts of one fit; a million take about a minute
_kept: ResultCache[Mixed] = ResultCache(40)


def fitted(
    columns: Mapping[str, NDArray[np.float64]],
    yes: NDArray[np.float64],
    random: Sequence[Levels],
    link: Link = LOGIT,
    called: ClusterWords = VERDICTS,
) -> Mixed:
    """The result of `mixed`, computed once for the same data."""
    words = [link.name, *columns, *called.by.values()]
    arrays: list[NDArray[np.generic]] = [*columns.values(), yes]
    for levels in random:
        words += [levels.noun, *levels.effects, *levels.names]
        arrays += [levels.codes, levels.weights]
    return _kept.result(key_of(words, arrays), lambda: mixed(columns, yes, random, link, called))


def fits(
    responses: DataFrame, fit: Callable[[Judged], Mixed]
) -> Iterator[tuple[str, Judged, Mixed]]:
    """Each task with its verdicts and its fit; tasks apart, since no stimulus belongs to two."""
    study_verdicts = judged(responses)
    if study_verdicts is None:
        return
    for task, task_verdicts in study_verdicts.tasks():
        if task != ALL:
            yield task, task_verdicts, _with_enough_stimuli(task_verdicts, fit(task_verdicts))


def _with_enough_stimuli(task_verdicts: Judged, fit: Mixed) -> Mixed:
    """The fit; without p values and intervals of fixed effects where a class has few stimuli.

    One variance stands for the stimuli of both classes. Where a class has one stimulus, or few
    beside many, it is that of the other class: if the few differ twice as much, 19 to 25 % of
    tests find what isn't there.
    """
    counts = sorted(task_verdicts.stimuli_by_class)
    fewest, most = counts[0], counts[-1]
    is_uneven = most > MOST_UNEVEN * fewest
    if fewest >= ENOUGH_STIMULI and not is_uneven:
        return fit
    words, how_many = words_of(task_verdicts.rows), {"few": fewest, "many": most}
    if fewest < FEWEST_STIMULI:
        note, is_refused = words.too_few_stimuli(fewest), True
    elif is_uneven:
        is_refused = fewest < ENOUGH_STIMULI
        note = (_TOO_UNEVEN if is_refused else _UNEVEN).format(**how_many)
    else:
        note, is_refused = words.few_stimuli(fewest), False
    terms = dict(fit.terms)
    for name, term in fit.terms.items():
        if term.effect is not None:
            notes = join(" ", (term.note, note))
            terms[name] = term.without_test(notes) if is_refused else replace(term, note=notes)
    return replace(fit, terms=terms)


def stimuli_of(task_verdicts: Judged) -> Levels:
    """The random factor of what was judged: the stimuli, or the people met in live games."""
    import numpy as np

    noun, fixed = message("stimuli"), task_verdicts.is_fixed
    if not fixed.any() or fixed.all():
        return Levels.of(noun, task_verdicts.stimuli)
    someone = task_verdicts.stimuli[~fixed][
        0
    ]  # whose effect has no weight in verdicts on machines
    codes = np.where(fixed, someone, task_verdicts.stimuli)
    return Levels.of(noun, codes, **{str(noun): (~fixed).astype(float)})


def outcomes(
    responses: DataFrame,
    fit: Callable[[Judged], Mixed],
    words: tuple[Mapping[str, str], Mapping[str, str]],
    link: Link,
) -> Iterator[Outcome]:
    """Rows of `ABOUT` for each task: fixed effects, then spreads.

    Args:
        responses: The table.
        fit: How the verdicts of a task are fitted.
        words: How fixed effects and spreads are called, by their names.
        link: Of the fit.
    """
    there, (terms, spreads) = False, words
    for task, task_verdicts, fitted in fits(responses, fit):
        there = True
        judges, stimuli = int(task_verdicts.judges.max()) + 1, len(stimuli_of(task_verdicts).names)
        about = {"task": task, "n_judges": judges, "n_stimuli": stimuli}
        for name, term in terms.items():
            yield Outcome(about | {"term": term}, fitted.terms[name], name)
        for name, term in spreads.items():
            if name in fitted.spreads:
                yield Outcome(about | {"term": term}, fitted.spreads[name])
    if not there:
        why = UNKNOWN if judged(responses) is None else message("there are no verdicts")
        about = {"task": ALL, "term": next(iter(terms.values())), "n_judges": 0, "n_stimuli": 0}
        yield Outcome(about, impossible(0, method(link), ASSUMED, why))


def too_many(n: int) -> str:
    """Why so many verdicts are not fitted; "" where they are."""
    if n <= MOST:
        return ""
    return message(
        "{n:,} verdicts would take too long; choose one task, block, or agent at a time", n=n
    )


class RandomEffect(NamedTuple):
    """One random effect of the fit of a task."""

    task: str
    name: str
    fit: Mixed
    judged: Judged  #: the verdicts that were fitted

    @property
    def is_none(self) -> bool:
        """True if its variance is 0, so that all levels are alike."""
        return all(abs(mode) <= _NONE for mode in self.fit.effects[self.name].modes)


def of_judges(
    name: tuple[str, str], label: str, what: str, effects: Sequence[RandomEffect]
) -> Figure:
    """A random effect of the judges, lowest first, in a panel for each task on the same axis.

    Args:
        name: The figure's name and title.
        label: Of the axis of values.
        what: The caption's beginning: what is shown, in what unit.
        effects: The effect in each task; there is at least one.
    """
    varying_effects = [effect for effect in effects if not effect.is_none]
    same = nothing_of(JUDGES, [effect for effect in effects if effect.is_none])
    axes = Axis(JUDGES, is_whole=True), Axis(label)
    if not varying_effects:
        return Figure(*name, *axes, nothing=same)
    panels = [
        Panel(task_title(effect.task), (_sorted_points(effect, JUDGES),))
        for effect in varying_effects
    ]
    caption = message(
        "{what}, lowest first in each task (n = {verdicts}). Error bars are 95% CIs of the "
        "conditional modes.",
        what=what,
        verdicts=plural(
            "%n verdict", "%n verdicts", sum(effect.fit.n for effect in varying_effects)
        ),
    )
    figure = Figure(*name, *axes, caption=join(" ", filter(None, (caption, same))), chance=0.0)
    return paneled(figure, panels) if len(effects) == 1 else replace(figure, panels=tuple(panels))


def of_stimuli(
    name: tuple[str, str],
    label: str,
    what: str,
    effect: RandomEffect,
    reach: tuple[float, float],
) -> Figure:
    """A random effect of the stimuli of a task as rows with their names, lowest first.

    Args:
        name: The figure's name and title.
        label: Of the axis of values.
        what: The caption's beginning: what is shown, in what unit.
        effect: Which effect, of which fit.
        reach: The ends of the axis, which those of other tasks share.
    """
    y = Axis(label, low=reach[0], high=reach[1])
    if effect.is_none:
        return Figure(*name, Axis(""), y, nothing=nothing_of(STIMULI, [effect]))
    points = _sorted_points(effect, STIMULI)
    caption = message(
        "{what}, lowest first ({size:,} {axes}, n = {verdicts}). Error bars are 95% CIs "
        "of the conditional modes.",
        what=what,
        size=len(points.x),
        axes=STIMULI.lower(),
        verdicts=plural("%n verdict", "%n verdicts", effect.fit.n),
    )
    rows = replace(points, x=range(len(points.x)))
    labels = tuple(points.keys) if points.of == "stimulus" else tuple(map(str, points.x))
    x = Axis(STIMULI, labels)
    return Figure(*name, x, y, (rows,), caption, 0.0, horizontal=True)


def reach_of(effects: Sequence[RandomEffect]) -> tuple[float, float]:
    """The ends of an axis that has all values of an effect with their intervals."""
    ends = [
        end
        for effect in effects
        if not effect.is_none
        for points in (_sorted_points(effect, STIMULI),)
        for end in (*points.low, *points.high)
        if end is not None
    ]
    low, high = min(ends, default=-1.0), max(ends, default=1.0)
    around = 0.03 * (high - low)
    return low - around, high + around


def nothing_of(levels: str, effects: Sequence[RandomEffect]) -> str:
    """A note on tasks in which an effect has no variance; "" if there are none."""
    if not effects:
        return ""
    tasks = [
        message(
            "{task} (n = {verdicts})",
            task=task_title(effect.task),
            verdicts=plural("%n verdict", "%n verdicts", effect.fit.n),
        )
        for effect in effects
    ]
    return message(
        "Tasks without a plot: {tasks}. Their estimated variance is 0, so {levels} don't differ "
        "beyond chance.",
        levels=levels.lower(),
        tasks=join(", ", tasks),
    )


def _sorted_points(effect: RandomEffect, axis: str) -> Points:
    """The mode of each level with its 95% interval, lowest first, from 1.

    Codes of participants stay out of figures, which are published; the desk has the keys.
    """
    import numpy as np

    effects = effect.fit.effects[effect.name]
    of, ids = _levels(axis, effect.judged, effects.names)
    modes, (low, high) = np.array(effects.modes), effects.limits()
    # Stable, so that equal modes keep the order of their levels on every computer.
    order = np.argsort(modes, kind="stable")
    keys = [ids[level] for level in order]
    values = (modes[order].tolist(), low[order].tolist(), high[order].tolist())
    return Points(range(1, order.size + 1), *values, keys=keys, of=of)


def _levels(axis: str, task_verdicts: Judged, names: Sequence[str]) -> tuple[str, list[str]]:
    """The noun for the levels, and their ids in the order of their names: numbers as texts."""
    import numpy as np

    is_judges, is_people = axis == JUDGES, bool(task_verdicts.is_fixed.any())
    codes = task_verdicts.judges if is_judges else task_verdicts.stimuli
    numbers, first = np.unique(codes, return_index=True)
    places = first[np.searchsorted(numbers, np.array(names, dtype=np.int64))]
    if is_judges or is_people:
        ids = (
            task_verdicts.rows["participant" if is_judges else "agent"].astype("str").iloc[places]
        )
        return "judge", ids.tolist()
    return "stimulus", identity.names(task_verdicts.rows.iloc[places])
