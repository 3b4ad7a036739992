"""Evidence over a speaker's messages: the mean score of the first ones (paper 4, Sec. 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._machines import ANSWER, PEOPLE, WHO, everyone, scored

if TYPE_CHECKING:
    from pandas import DataFrame

RIGHT, WRONG = "right", "wrong"
_SPEAKER = [WHO, *ANSWER, "truth"]


def traces(responses: DataFrame) -> DataFrame:
    """One row for each message of each speaker whom a judge judged message by message.

    Columns: those that tell speakers apart, `who`, `truth`; `message`, from 1; `evidence`, the
    sigmoid of the mean score of all messages up to this one, 1 for surely human; and `right`,
    whether that says the truth. Scores of several sessions of a judge are averaged first.
    """
    import numpy as np

    rows = scored(responses)
    rows = rows[(rows["message"] > 0) & rows["truth"].isin(["human", "machine"])]
    if rows.empty:
        return rows.reindex(columns=[*_SPEAKER, "message"]).assign(evidence=0.0, right=False)
    types = {**dict.fromkeys(_SPEAKER, "str"), "message": "int64"}
    rows = rows[[*_SPEAKER, "message", "score"]].astype(types)
    means = rows.groupby([*_SPEAKER, "message"], sort=True)["score"].mean().reset_index()
    speakers = means.groupby(_SPEAKER, sort=False)["score"]
    so_far = speakers.cumsum() / (speakers.cumcount() + 1)
    evidence = 1 / (1 + np.exp(-so_far.clip(-500, 500)))
    right = (so_far > 0) == (means["truth"] == "human")
    return means.drop(columns="score").assign(evidence=evidence, right=right)


def majorities(responses: DataFrame) -> dict[tuple[str, ...], str]:
    """By answer, whether most people were right or wrong; without a majority it is left out."""
    rows = everyone(responses)
    rows = rows[rows[WHO] == PEOPLE]
    right = rows["choice"].astype("object") == rows["truth"].astype("object")
    own = rows[ANSWER].assign(right=right)
    shares = own.groupby(ANSWER, observed=True, sort=False)["right"].mean().reset_index()
    return {
        tuple(map(str, answer)): RIGHT if share > 0.5 else WRONG
        for *answer, share in shares.itertuples(index=False, name=None)
        if share != 0.5
    }
