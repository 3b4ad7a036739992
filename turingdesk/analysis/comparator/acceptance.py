"""The acceptance of actors as targets by a distinguisher: shares by actor and target."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]
    Counts = NDArray[np.int64]

COLUMNS = ("distinguisher", "actor", "target", "same")


# Without slots, which would leave no place for cached properties.
@dataclass(frozen=True, eq=False)
class Acceptance:
    """Counts of one kind of test: rows are actors, columns are targets, both in `agents`."""

    agents: tuple[str, ...]  #: by name
    accepted: Counts  #: how often "the same" was said, shape (agents, agents)
    n: Counts  #: of how many trials
    distinguisher: str = ""  #: the fixed one; empty where each target judges for itself
    unanswered: int = 0  #: trials without an answer, which are not in `n`

    @cached_property
    def share(self) -> Floats:
        """q: the share accepted as the target, NaN if nothing was tried."""
        import numpy as np

        with np.errstate(invalid="ignore"):
            shares: Floats = self.accepted / self.n
        return shares

    @property
    def others(self) -> NDArray[np.bool_]:
        """Where actor and target differ, and something was tried."""
        import numpy as np

        mask: NDArray[np.bool_] = (self.n > 0) & ~np.eye(len(self.agents), dtype=bool)
        return mask


def acceptance(comparisons: DataFrame, distinguisher: str | None = None) -> Acceptance:
    """Count a table of comparisons.

    The trials in which a distinguisher met its target are counted together, whatever actor
    they were run beside: the paper's Section 3.1 speaks of ten for each pair, its Appendix
    B.1 of ten for each target, and only the latter gives its 810 trials and Table 1.

    Args:
        comparisons: The table; this package's docstring explains its columns.
        distinguisher: The fixed one; by default only trials are counted in which the target
            was its own distinguisher.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np

    _check(comparisons)
    fixed = distinguisher is not None
    judged_by = distinguisher if fixed else comparisons["target"]
    rows = comparisons[comparisons["distinguisher"] == judged_by]
    agents = tuple(sorted({*rows["actor"].astype("str"), *rows["target"].astype("str")}))
    place = {name: number for number, name in enumerate(agents)}
    times = rows["n"].to_numpy(dtype=np.int64) if "n" in rows else np.ones(len(rows), np.int64)
    actor, target = (rows[side].astype("str").map(place) for side in ("actor", "target"))
    cell = actor.to_numpy(np.int64) * len(agents) + target.to_numpy(np.int64)
    answered = rows["same"].notna().to_numpy()
    same = rows["same"].astype("boolean").fillna(False).to_numpy(dtype=bool)  # bool: NaN is True

    def counts(weight: Counts) -> Counts:
        cell_counts = np.bincount(cell, weights=weight, minlength=len(agents) ** 2)
        return cell_counts.astype(np.int64).reshape(len(agents), len(agents))

    return Acceptance(
        agents,
        counts(times * (same & answered)),
        counts(times * answered),
        distinguisher or "",
        int(times[~answered].sum()),
    )


def distinguishers(comparisons: DataFrame) -> tuple[str, ...]:
    """Who judged whether someone met another agent than itself: the fixed ones, by name."""
    _check(comparisons)
    fixed = comparisons["distinguisher"] != comparisons["target"]
    return tuple(sorted(set(comparisons.loc[fixed, "distinguisher"].astype("str"))))


def _check(comparisons: DataFrame) -> None:
    missing = [name for name in COLUMNS if name not in comparisons]
    if missing:
        raise TuringDeskError(
            message(
                "The table of comparisons has no column {missing!r}. It needs: {columns}.",
                missing=missing[0],
                columns=COLUMNS,
            )
        )
