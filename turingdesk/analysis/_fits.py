"""Mixed models of verdicts, which are not fitted twice, and figures of their effects.

A fit takes up to a second. What is saved depends on nothing but the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from turingdesk.analysis._figure import Axis, Figure, Panel, Points, paneled, task_title
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._result_cache import ResultCache, key_of
from turingdesk.analysis._tested import ALL, Outcome
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, Link
from turingdesk.analysis.statistics.mixed_model import ASSUMED, Mixed, method, mixed
from turingdesk.analysis.statistics.result import impossible
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

#: The columns before a result's.
ABOUT = {"task": "str", "term": "str", "n_judges": "int64", "n_stimuli": "int64"}
JUDGES, STIMULI = message("Judges"), message("Stimuli")  #: axes of caterpillars
_NONE = 1e-6  #: below which effects are rounding
MOST = 2_000_000  #: verdicts of one fit; a million take about a minute
_kept: ResultCache[Mixed] = ResultCache(40)


def fitted(
    columns: Mapping[str, NDArray[np.float64]],
    yes: NDArray[np.float64],
    random: Sequence[Levels],
    link: Link = LOGIT,
) -> Mixed:
    """What `mixed` gives."""
    words = [link.name, *columns]
    arrays: list[NDArray[np.generic]] = [*columns.values(), yes]
    for levels in random:
        words += [levels.noun, *levels.effects, *levels.names]
        arrays += [levels.codes, levels.weights]
    return _kept.result(key_of(words, arrays), lambda: mixed(columns, yes, random, link))


def fits(
    responses: DataFrame, fit: Callable[[Judged], Mixed]
) -> Iterator[tuple[str, Judged, Mixed]]:
    """Each task with its verdicts and its fit; tasks apart, since no stimulus belongs to two."""
    known = judged(responses)
    if known is None:
        return
    for task, own in known.tasks():
        if task != ALL:
            yield task, own, fit(own)


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
    for task, own, fitted in fits(responses, fit):
        there = True
        judges, stimuli = (int(one.max()) + 1 for one in (own.judges, own.stimuli))
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
    own: Judged  #: the verdicts that were fitted

    @property
    def is_none(self) -> bool:
        """Whether its variance is 0, so that all levels are alike."""
        return all(abs(mode) <= _NONE for mode in self.fit.effects[self.name].modes)


def of_judges(
    name: tuple[str, str], label: str, what: str, shown: Sequence[RandomEffect]
) -> Figure:
    """A random effect of the judges, lowest first, in a panel for each task on the same axis.

    Args:
        name: The figure's name and title.
        label: Of the axis of values.
        what: The caption's beginning: what is shown, in what unit.
        shown: The effect in each task; there is at least one.
    """
    known = [one for one in shown if not one.is_none]
    same = nothing_of(JUDGES, [one for one in shown if one.is_none])
    axes = Axis(JUDGES, is_whole=True), Axis(label)
    if not known:
        return Figure(*name, *axes, nothing=same)
    panels = [Panel(task_title(one.task), (_sorted_points(one, JUDGES),)) for one in known]
    caption = message(
        "{what}, lowest first in each task (n = {verdicts}). Error bars are 95% CIs of the "
        "conditional modes.",
        what=what,
        verdicts=plural("%n verdict", "%n verdicts", sum(one.fit.n for one in known)),
    )
    whole = Figure(*name, *axes, caption=join(" ", filter(None, (caption, same))), chance=0.0)
    return paneled(whole, panels) if len(shown) == 1 else replace(whole, panels=tuple(panels))


def of_stimuli(
    name: tuple[str, str],
    label: str,
    what: str,
    shown: RandomEffect,
    reach: tuple[float, float],
) -> Figure:
    """A random effect of the stimuli of a task as rows with their names, lowest first.

    Args:
        name: The figure's name and title.
        label: Of the axis of values.
        what: The caption's beginning: what is shown, in what unit.
        shown: Which effect, of which fit.
        reach: The ends of the axis, which those of other tasks share.
    """
    y = Axis(label, low=reach[0], high=reach[1])
    if shown.is_none:
        return Figure(*name, Axis(""), y, nothing=nothing_of(STIMULI, [shown]))
    points = _sorted_points(shown, STIMULI)
    caption = message(
        "{what}, lowest first ({size:,} {axes}, n = {verdicts}). Error bars are 95% CIs "
        "of the conditional modes.",
        what=what,
        size=len(points.x),
        axes=STIMULI.lower(),
        verdicts=plural("%n verdict", "%n verdicts", shown.fit.n),
    )
    rows = replace(points, x=range(len(points.x)))
    x = Axis(STIMULI, tuple(points.keys))
    return Figure(*name, x, y, (rows,), caption, 0.0, horizontal=True)


def reach_of(shown: Sequence[RandomEffect]) -> tuple[float, float]:
    """The ends of an axis that has all values of an effect with their intervals."""
    ends = [
        end
        for one in shown
        if not one.is_none
        for points in (_sorted_points(one, STIMULI),)
        for end in (*points.low, *points.high)
        if end is not None
    ]
    low, high = min(ends, default=-1.0), max(ends, default=1.0)
    around = 0.03 * (high - low)
    return low - around, high + around


def nothing_of(levels: str, shown: Sequence[RandomEffect]) -> str:
    """What is said of tasks in which an effect has no variance; "" if there are none."""
    if not shown:
        return ""
    tasks = [
        message(
            "{task} (n = {verdicts})",
            task=task_title(one.task),
            verdicts=plural("%n verdict", "%n verdicts", one.fit.n),
        )
        for one in shown
    ]
    return message(
        "Tasks without a plot: {tasks}. Their estimated variance is 0, so {levels} don't differ "
        "beyond chance.",
        levels=levels.lower(),
        tasks=join(", ", tasks),
    )


def _sorted_points(shown: RandomEffect, axis: str) -> Points:
    """The mode of each level with its 95% interval, lowest first, from 1.

    Codes of participants stay out of figures, which are published; the desk has the keys.
    """
    import numpy as np

    effects, (of, ids) = shown.fit.effects[shown.name], _levels(axis, shown.own)
    modes, errors = np.array(effects.modes), np.array(effects.errors)
    order = np.argsort(modes, kind="stable")
    half = 1.959963984540054 * errors[order]
    low, high = modes[order] - half, modes[order] + half
    keys = [ids[level] for level in order]
    values = (modes[order].tolist(), low.tolist(), high.tolist())
    return Points(range(1, order.size + 1), *values, keys=keys, of=of)


def _levels(axis: str, own: Judged) -> tuple[str, list[str]]:
    """What the levels are, and the id of each, by number."""
    import numpy as np

    is_judges = axis == JUDGES
    codes = own.judges if is_judges else own.stimuli
    first = np.unique(codes, return_index=True)[1]
    ids = own.rows["participant" if is_judges else "stimulus"].astype("str").iloc[first]
    return ("judge" if is_judges else "stimulus"), ids.tolist()
