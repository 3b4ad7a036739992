"""Waits: how well the time until a game was found tells that a machine plays (paper 3, 2.3).

Interrogators could infer from a wait who they meet, before anyone has said a word. The area under
the ROC curve of the waits is the chance that of two waits, one for a machine and one for a person,
that for the machine is the longer one: 0.5 if waits tell nothing, 1 if those for machines are
always longer, and 0 if they are always shorter, which tells as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _tested
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of, in_rooms
from turingdesk.analysis._judged import Judged, judged
from turingdesk.analysis._tested import Outcome, tested
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import Result, not_computed
from turingdesk.analysis.statistics.signal_detection import clustered_area
from turingdesk.core.message import join, message
from turingdesk.table.room_truths import GameExtent
from turingdesk.table.table import PLAYED

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]


ABOUT = {
    "task": "str",
    "games": "int64",
    "human_median_s": "float64",
    "machine_median_s": "float64",
}
COLUMNS = {**ABOUT, **_tested.COLUMNS}
_AREA = message("the area under the ROC curve of waits, tested against 0.5")
_UNKNOWN = not_computed(message("no game says how long people waited for it"))
_SOME = message("Known of {known:,} of {games} only.")


def compute(responses: DataFrame) -> DataFrame:
    """For each kind of game, the median waits for people and machines, and the area."""
    return tested(_rows(responses), ABOUT)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    import numpy as np

    judged_verdicts = judged(responses)
    if judged_verdicts is None or "room" not in judged_verdicts.rows:
        return
    played = judged_verdicts.where(in_rooms(judged_verdicts.rows))
    if not played.n:
        return
    by, extents = clustering_of(responses), responses.attrs.get(PLAYED, {})
    for task, verdicts in played.tasks():
        waited_s = _waited_s(verdicts, extents)
        is_known = ~np.isnan(waited_s)
        yield _row(task, waited_s[is_known], verdicts.where(is_known), verdicts.n, by)


def _waited_s(verdicts: Judged, extents: Mapping[str, GameExtent]) -> Floats:
    """The seconds that each verdict's judge waited for the game; NaN where nothing says it."""
    import numpy as np

    rows = verdicts.rows
    names = zip(rows["room"].astype("str"), rows["participant"].astype("str"), strict=True)
    waits = [
        extents[room].waited_s.get(participant, np.nan) if room in extents else np.nan
        for room, participant in names
    ]
    return np.asarray(waits, dtype=float)


def _row(task: str, waited_s: Floats, verdicts: Judged, games: int, by: Clustering) -> Outcome:
    about: dict[str, Any] = {"task": task, "games": games}
    if not verdicts.n:
        return Outcome(about | _medians(waited_s, verdicts), Result(0, "", "", note=_UNKNOWN))
    result = clustered_area(waited_s, verdicts.trials(), by, _AREA, "")
    if verdicts.n < games:
        some = _SOME.format(known=verdicts.n, games=games)
        result = replace(result, note=join(" ", (result.note, some)))
    return Outcome(about | _medians(waited_s, verdicts), result, "waits")


def _medians(waited_s: Floats, verdicts: Judged) -> dict[str, float | None]:
    import numpy as np

    return {
        name: float(np.median(waited_s[kind])) if kind.any() else None
        for name, kind in (
            ("human_median_s", verdicts.is_human),
            ("machine_median_s", ~verdicts.is_human),
        )
    }


ANALYSIS = Analysis(
    title=message("Waits for games"),
    about=message(
        "How well the time that judges waited for a game tells whether they met a machine: the "
        "area under the ROC curve, where 0.5 means that it tells nothing."
    ),
    compute=compute,
)
