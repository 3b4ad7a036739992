"""Judges' confidence beside each verdict, as a share of the scale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from turingdesk.analysis._counted import counted_responses
from turingdesk.core.message import join, message
from turingdesk.sessions.session_header import SCALES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

QUESTION = "confidence"  #: the id of the question; paper 3 asks it from 0 to 100
USUAL = (1.0, 100.0)  #: ends of the usual scales that begin at 0
_AT = ["session", "step", "subject"]
_NEEDED = (*_AT, "study", "block", "question", "choice", "choices")
NONE = message(
    "no verdict has a numeric answer to the question {question!r}",
    question=QUESTION,
)
UNSCALED = message(
    "the data don't contain the scale of the question {question!r}",
    question=QUESTION,
)
UNTRUE = message(
    "no verdict with an answer to the question {question!r} is about what is known to be human or "
    "machine",
    question=QUESTION,
)
ASSUMED = message(
    "The data of {where} don't contain the scale of the question {question!r}, so its answers are "
    "read as numbers from {low:g} to {high:g}."
)
UNCLEAR = message(
    "The data of {where} don't contain the scale of the question {question!r}, and answers from "
    "{low:g} to {high:g} don't tell it, so they are omitted."
)


class Scale(NamedTuple):
    """The lowest and the highest number that a question takes."""

    low: float
    high: float


@dataclass(frozen=True, slots=True, eq=False)
class Ratings:
    """Answers to the question about confidence that count."""

    rows: DataFrame  #: session, step, subject, and value, from 0 to 1 or NaN
    note: str  #: what was assumed about scales; empty if the data contain all


def confidence(responses: DataFrame, rows: DataFrame) -> NDArray[np.float64]:
    """Return confidence from 0 to 1 for each verdict; NaN if unasked, or not a number.

    Args:
        responses: The whole table.
        rows: Some verdicts of it.
    """
    return beside(answered(responses), rows)


def answered(responses: DataFrame) -> Ratings | None:
    """The numbers that count, as shares of their scales; None if there are none.

    Each block of a study, and each version of it, has a scale of its own: from the session's
    first line, or the choices that were offered. Journals of earlier versions and imported data
    have neither. Then answers up to 1 are shares, and above 10 they are parts of 100, which `note`
    says. Between these, answers from 5 to 7 could be those of a scale of 7 points or of 10: they
    are omitted.
    """
    import pandas as pd

    if not {*_NEEDED} <= {*responses.columns}:
        return None
    confidence_rows = counted_responses(responses, "extra")
    confidence_rows = confidence_rows[confidence_rows["question"] == QUESTION]
    # By default, a single word among the answers would raise an error.
    value = pd.to_numeric(confidence_rows["choice"].astype("str"), errors="coerce").astype(
        "float64"
    )
    # Also drops NaN, which is not below infinity; the texts "inf" and "-inf" are numbers for
    # pandas.
    confidence_rows = confidence_rows.assign(value=value)[value.abs().lt(float("inf")).to_numpy()]
    if confidence_rows.empty:
        return None
    confidence_rows = confidence_rows.drop_duplicates(_AT, keep="last")
    version = confidence_rows.get("study_hash", "")
    texts = dict.fromkeys(("study", "version", "block", "subject", "choices"), "str")
    confidence_rows = confidence_rows.assign(version=version).astype(texts)
    known_scales: Mapping[str, Any] = responses.attrs.get(SCALES, {})
    parts, notes = [], list[str]()
    for _, of_block in confidence_rows.groupby(["study", "block"], sort=False):
        shares, note = _in_block(of_block, known_scales)
        parts.append(of_block.assign(value=shares))
        notes.append(note)
    return Ratings(pd.concat(parts)[[*_AT, "value"]], join(" ", notes))


def _in_block(rows: DataFrame, known_scales: Mapping[str, Any]) -> tuple[NDArray[np.float64], str]:
    """Each answer as a share of its scale, and what was assumed; "" if nothing was."""
    import numpy as np

    values = rows["value"].to_numpy(dtype=float)
    usual, is_unknown = _usual(values), False
    shares = np.full(len(rows), np.nan)
    keys = ["study", "version", "block", "subject", "choices"]
    groups: Mapping[Any, Any] = rows.groupby(keys).indices
    for (study, version, block, subject, choices), places in groups.items():
        key = f"{QUESTION}:{subject}" if subject else QUESTION
        of_study = known_scales.get(study, {})
        ends = of_study.get((version, block, key)) or of_study.get(("", block, key))
        scale = Scale(*ends) if ends else _offered(choices)
        is_unknown |= scale is None
        if scale := scale or usual:
            shares[places] = _shares(values[places], scale)
    if not is_unknown:
        return shares, ""
    where = join(", ", rows[["study", "block"]].iloc[0]) or message("this table")
    low, high = usual or Scale(float(values.min()), float(values.max()))
    note = ASSUMED if usual else UNCLEAR
    return shares, note.format(where=where, question=QUESTION, low=low, high=high)


def beside(ratings: Ratings | None, rows: DataFrame) -> NDArray[np.float64]:
    """Find the confidence in each of some verdicts.

    That is what was asked about the subject of the verdict, or else about no one in particular.
    """
    import numpy as np

    if ratings is None:
        return np.full(len(rows), np.nan)
    about = rows[_AT].astype({"session": "str", "subject": "str"})
    rating_rows = ratings.rows.astype({"session": "str"})
    by_subject = about.merge(rating_rows, on=_AT, how="left")["value"].to_numpy(dtype=float)
    of_all = rating_rows[rating_rows["subject"] == ""].drop(columns="subject")
    shared = about.merge(of_all, on=_AT[:2], how="left")["value"].to_numpy(dtype=float)
    return np.where(np.isnan(by_subject), shared, by_subject)


def _offered(choices: str) -> Scale | None:
    """The scale that choices make where all are numbers."""
    try:
        values = [float(choice) for choice in choices.split("|")]
    except ValueError:
        return None
    return Scale(min(values), max(values)) if len(values) > 1 else None


def _usual(values: NDArray[np.float64]) -> Scale | None:
    """The usual scale that answers are on; None if several could be."""
    low, high = float(values.min()), float(values.max())
    if low >= 0 and high <= USUAL[0]:
        return Scale(0.0, USUAL[0])
    if low >= 0 and 10 < high <= USUAL[1]:
        return Scale(0.0, USUAL[1])
    return None


def _shares(values: NDArray[np.float64], scale: Scale) -> NDArray[np.float64]:
    """Where on the scale each value is, from 0 to 1; NaN outside of it."""
    import numpy as np

    if scale.high <= scale.low:
        return np.full(len(values), np.nan)
    shares: NDArray[np.float64] = (values - scale.low) / (scale.high - scale.low)
    return np.where((shares >= 0) & (shares <= 1), shares, np.nan)
