"""Mixed models of verdicts, which are not fitted twice, and figures of their effects.

A fit takes up to a second. What is saved depends on nothing but the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._kept import Kept, key_of
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, Link
from turingdesk.analysis.statistics.mixed_model import Mixed, mixed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 2_000_000  #: verdicts of one fit; a million take about a minute
_kept: Kept[Mixed] = Kept(40)


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


def too_many(n: int) -> str:
    """Why so many verdicts are not fitted; "" where they are."""
    if n <= MOST:
        return ""
    return f"{n:,} verdicts would take too long; take one task, block or agent at a time"


def caterpillar(
    name: tuple[str, str], axes: tuple[str, str], what: str, shown: tuple[str, Mixed]
) -> Figure:
    """One random effect of all levels, lowest first.

    Args:
        name: The figure's name and title.
        axes: Their labels.
        what: The caption's beginning: what is shown, in what unit.
        shown: Which effect, of which fit.
    """
    import numpy as np

    effect, fit = shown
    modes, errors = np.array(fit.effects[effect].modes), np.array(fit.effects[effect].errors)
    order = np.argsort(modes, kind="stable")
    half = 1.959963984540054 * errors[order]
    low, high = modes[order] - half, modes[order] + half
    points = Points(range(order.size), modes[order].tolist(), low.tolist(), high.tolist())
    caption = (
        f"{what}, lowest first ({order.size:,} {axes[0].lower()}, n = {fit.n:,} verdicts). "
        "Error bars are 95 % intervals of the conditional modes."
    )
    return Figure(*name, Axis(axes[0]), Axis(axes[1]), (points,), caption, 0.0)
