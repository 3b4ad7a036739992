"""Evidence over messages: how sure a machine judge is after the first, second ... message.

Of single messages a judge's scores are averaged over a speaker's first k, and the sigmoid of
the mean says how human the speaker seems so far: from 0, a machine, to 1 (paper 4, Sec. 4.3 and
Fig. 7). That takes messages for independent, as a naive Bayes classifier does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._figure import Axis, Figure, Layer, Line, Points, file_name, task_title
from turingdesk.analysis._machines import (
    ANSWER,
    PEOPLE,
    WHO,
    everyone,
    how_to_run,
    name_of,
    scored,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message, plural

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
    """For each answer with a majority, whether most people were correct."""
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


NOTHING = not_computed(
    message("no machine has judged single messages"),
    how_to_run("--messages"),
)
METHOD = message(
    "Sigmoid of the mean of the scores of a speaker's first messages, each score averaged over "
    "the judge's sessions; proportion correct with Wilson's 95% CI by speaker"
)
MOST = 200  #: speakers that are drawn
_FEWEST = 3  #: speakers of whom a median is drawn
COLUMNS = {
    "judge": "str",
    "task": "str",
    "truth": "str",
    "message": "int64",
    "n": "int64",
    "evidence": "float64",
    "evidence_sd": "float64",
    "right": "float64",
    "right_low": "float64",
    "right_high": "float64",
    "method": "str",
    "note": "str",
}
#: What people said of a speaker, with how that is named; what is drawn last covers the others.
_SAID = {
    "": message("no majority of people"),
    WRONG: message("most people wrong"),
    RIGHT: message("most people correct"),
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each judge, task, truth and number of messages.

    Speakers who said fewer messages are not in the rows of more.
    """
    rows = []
    by = [WHO, "task", "truth", "message"]
    for key, own in traces(responses).groupby(by, sort=True):
        right = _estimate.wilson(int(own["right"].sum()), len(own))
        rows.append(
            {
                **dict(zip(("judge", "task", "truth", "message"), key, strict=True)),
                "n": len(own),
                "evidence": own["evidence"].mean(),
                "evidence_sd": own["evidence"].std(ddof=1) if len(own) > 1 else None,
                "right": right.value,
                "right_low": right.low,
                "right_high": right.high,
                "method": METHOD,
            }
        )
    return filled(rows, COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each judge and task a line for each speaker (paper 4, Fig. 7)."""
    known = traces(responses)
    if known.empty:
        return ()
    said = majorities(responses)
    answers = known[ANSWER].itertuples(index=False, name=None)
    known = known.assign(said=[said.get(tuple(one), "") for one in answers])
    return tuple(
        _figure(str(judge), str(task), own)
        for (judge, task), own in known.groupby([WHO, "task"], sort=True)
    )


def _figure(judge: str, task: str, rows: DataFrame) -> Figure:
    shown = _evenly(rows)
    layers = [*_lines(shown), *_medians(rows)]
    n, all_ = (len(one.drop_duplicates(ANSWER)) for one in (shown, rows))
    which = (
        message(
            "n = {speakers}",
            speakers=plural("%n speaker", "%n speakers", all_),
        )
        if n == all_
        else message(
            "{n:,} of n = {speakers}, evenly chosen",
            n=n,
            speakers=plural("%n speaker", "%n speakers", all_),
        )
    )
    told = message(
        "Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages "
        "so far, from 0 for a machine to 1 for a human, with a point at the last message. "
        "Thick lines are medians as long as {fewest} or more speakers remain.",
        which=which,
        fewest=_FEWEST,
    )
    if any(one.pale for one in layers if isinstance(one, Line)):
        told += " " + message(
            "Lighter colors: most people were wrong. Dashed: no majority among people."
        )
    axes = (
        Axis(message("Messages of the speaker")),
        Axis(message("Evidence for a human"), low=0.0, high=1.0),
    )
    name, title = (
        file_name("judge-messages", judge, task),
        message(
            "Evidence over messages: {judge}, {task}",
            judge=name_of(judge),
            task=task_title(task),
        ),
    )
    return Figure(name, title, *axes, tuple(layers), told, chance=0.5)


def _evenly(rows: DataFrame) -> DataFrame:
    """The rows of at most so many speakers."""
    import numpy as np

    speaker = rows.groupby(ANSWER, sort=True).ngroup()
    n = int(speaker.max()) + 1
    if n <= MOST:
        return rows
    return rows[speaker.isin(np.linspace(0, n - 1, MOST).round().astype(int))]


def _lines(rows: DataFrame) -> Iterator[Layer]:
    """Of each group of speakers one layer with all lines, and one with all last points."""
    has_people = bool((rows["said"] != "").any())
    for truth, maker in MAKERS.items():
        for said, named in _SAID.items():
            own = rows[(rows["truth"] == truth) & (rows["said"] == said)]
            if own.empty:
                continue
            look: dict[str, Any] = {"name": join(", ", (maker, named)) if has_people else maker}
            look |= {"like": truth, "pale": has_people and said != RIGHT}
            yield _traced(own, look, dashed=has_people and not said)
            last = own.groupby(ANSWER, sort=False).tail(1)
            if has_people and not said:
                look["name"] = ""  # so that the legend shows the dashes
            keys = last["stimulus"].tolist()
            at = last["message"].tolist(), last["evidence"].tolist()
            yield Points(*at, keys=keys, of="stimulus", **look)


def _traced(rows: DataFrame, look: dict[str, Any], *, dashed: bool) -> Line:
    x: list[float] = []
    y: list[float | None] = []
    for _, own in rows.groupby(ANSWER, sort=True):
        x += [*own["message"].tolist(), int(own["message"].iloc[-1])]
        y += [*own["evidence"].tolist(), None]
    return Line(x, y, dashed=dashed, thin=True, **look)


def _medians(rows: DataFrame) -> Iterator[Line]:
    for truth, own in rows.groupby("truth", sort=True):
        found = own.groupby("message")["evidence"].agg(["median", "size"])
        found = found[found["size"] >= _FEWEST]
        if len(found) > 1:
            x, y = found.index.tolist(), found["median"].tolist()
            name = message("{truth}, median", truth=MAKERS[str(truth)])
            yield Line(x, y, name=name, like=str(truth))


ANALYSIS = Analysis(
    title=message("Evidence over messages"),
    about=message(
        "How confidently a machine judge of single messages identifies a speaker's origin "
        "after the first message, the second, and so on."
    ),
    compute=compute,
    figures=figures,
)
