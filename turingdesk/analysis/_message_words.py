"""Words a message, beside those of the person whom a machine imitates (paper 5, Table 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import TuringDeskError

if TYPE_CHECKING:
    from pandas import DataFrame, Series

GIVEN = ("setting", "turns", "agent", "person", "text")
METHOD = (
    "mean over the agent's messages minus that of the person in the same setting, persons "
    "weighted by the agent's messages; 95 % interval: 1.96 standard errors, messages independent"
)
COLUMNS = {
    "agent": "str",
    "setting": "str",
    "turns": "Int64",
    "n": "int64",
    "n_person": "int64",
    "words": "float64",
    "person_words": "float64",
    "difference": "float64",
    "se": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
_Z = 1.959963984540054


def spaced(text: str) -> int:
    """The number of words between spaces.

    >>> spaced("omg i just finished  Demian")
    5
    """
    return len(text.split())


def words_per_message(messages: DataFrame, count: Callable[[str], int] = spaced) -> DataFrame:
    """One row for each agent, setting and number of turns.

    Args:
        messages: One row a message: `setting`, `turns` (of the conversation; empty for a
            person's own messages outside of one), `agent` (the machine; empty where the person
            wrote it), `person` (who is imitated, or who wrote it) and `text`.
        count: Counts the words of a message; by default what stands between spaces, which
            does not suit languages that write none.

    Raises:
        TuringDeskError: A column is missing.
    """
    import pandas as pd

    for name in GIVEN:
        if name not in messages:
            raise TuringDeskError(
                f"The table of messages has no column {name!r}. It needs: {', '.join(GIVEN)}."
            )
    rows = messages.assign(words=messages["text"].astype("str").map(count).astype("float64"))
    rows["agent"] = rows["agent"].astype("object").where(rows["agent"].notna(), "")
    is_person = rows["agent"] == ""
    people = rows[is_person].groupby(["setting", "person"])["words"].agg(["mean", "var", "size"])
    made = [
        {"agent": str(agent), "setting": str(setting), "turns": turns} | _row(own, people)
        for (agent, setting, turns), own in rows[~is_person].groupby(
            ["agent", "setting", "turns"], dropna=False
        )
    ]
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def _row(own: DataFrame, people: DataFrame) -> dict[str, Any]:
    setting = own["setting"].iloc[0]
    known = own[[(setting, person) in people.index for person in own["person"]]]
    weight = known["person"].value_counts(normalize=True)
    theirs = people.loc[[(setting, person) for person in weight.index]]
    n_person = int(theirs["size"].sum())
    found = {
        "n": len(own),
        "n_person": n_person,
        "words": float(own["words"].mean()),
        "method": METHOD,
    }
    if not n_person:
        why = "there are no messages of the person in this setting"
        return found | {"note": f"The difference cannot be computed: {why}."}
    shares = weight.to_numpy(dtype=float)
    person_words = float((shares * theirs["mean"].to_numpy(dtype=float)).sum())
    difference = float(known["words"].mean()) - person_words
    error = _error(known["words"], shares, theirs)
    half = None if error is None else _Z * error
    note = (
        f"{len(own) - len(known)} messages imitate nobody known." if len(known) < len(own) else ""
    )
    return found | {
        "person_words": person_words,
        "difference": difference,
        "se": error,
        "ci_low": None if half is None else difference - half,
        "ci_high": None if half is None else difference + half,
        "note": note if error is not None else f"{note} No interval: one message only.".strip(),
    }


def _error(own: Series[Any], shares: Any, theirs: DataFrame) -> float | None:
    """The standard error of a difference of two means."""
    sizes = theirs["size"].to_numpy(dtype=float)
    if len(own) < 2 or (sizes < 2).any():
        return None
    variance = float((shares**2 * theirs["var"].to_numpy(dtype=float) / sizes).sum())
    return float((float(own.var(ddof=1)) / len(own) + variance) ** 0.5)
