"""Mixed models of verdicts, which are not fitted twice, and figures of their effects.

A fit takes up to a second. What is saved depends on nothing but the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._result_cache import ResultCache, key_of
from turingdesk.analysis._tested import ALL, Outcome
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, Link
from turingdesk.analysis.statistics.mixed_model import ASSUMED, Effects, Mixed, method, mixed
from turingdesk.analysis.statistics.result import impossible
from turingdesk.core.message import message, plural

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


def caterpillar(
    name: tuple[str, str],
    axes: tuple[str, str],
    what: str,
    shown: tuple[str, Mixed],
    own: Judged,
) -> Figure:
    """One random effect of all levels, lowest first.

    Args:
        name: The figure's name and title.
        axes: Their labels.
        what: The caption's beginning: what is shown, in what unit.
        shown: Which effect, of which fit.
        own: The verdicts that were fitted.
    """
    effect, fit = shown
    if all(abs(mode) <= _NONE for mode in fit.effects[effect].modes):
        nothing = message(
            "The estimated variance is 0: {levels} do not differ beyond chance (n = "
            "{verdicts}), so nothing is drawn.",
            levels=axes[0].lower(),
            verdicts=plural("%n verdict", "%n verdicts", fit.n),
        )
        return Figure(*name, Axis(""), Axis(axes[1]), nothing=nothing)
    points = _sorted_points(fit.effects[effect], *_levels(axes[0], own))
    size = len(points.x)
    caption = message(
        "{what}, lowest first ({size:,} {axes}, n = {verdicts}). Error bars are 95% CIs "
        "of the conditional modes.",
        what=what,
        size=size,
        axes=axes[0].lower(),
        verdicts=plural("%n verdict", "%n verdicts", fit.n),
    )
    # Codes of participants stay out of figures, which are published; the desk has the keys.
    is_named = points.of == "stimulus"
    names = points.keys if is_named else [str(place + 1) for place in range(size)]
    x = Axis(axes[0], tuple(names))
    return Figure(*name, x, Axis(axes[1]), (points,), caption, 0.0, horizontal=True)


def _sorted_points(effects: Effects, of: str, ids: Sequence[str]) -> Points:
    """The mode of each level with its 95% interval, lowest first."""
    import numpy as np

    modes, errors = np.array(effects.modes), np.array(effects.errors)
    order = np.argsort(modes, kind="stable")
    half = 1.959963984540054 * errors[order]
    low, high = modes[order] - half, modes[order] + half
    keys = [ids[level] for level in order]
    values = (modes[order].tolist(), low.tolist(), high.tolist())
    return Points(range(order.size), *values, keys=keys, of=of)


def _levels(axis: str, own: Judged) -> tuple[str, list[str]]:
    """What the levels are, and the id of each, by number."""
    import numpy as np

    is_judges = axis == JUDGES
    codes = own.judges if is_judges else own.stimuli
    first = np.unique(codes, return_index=True)[1]
    ids = own.rows["participant" if is_judges else "stimulus"].astype("str").iloc[first]
    return ("judge" if is_judges else "stimulus"), ids.tolist()
