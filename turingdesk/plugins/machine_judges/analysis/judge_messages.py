"""Evidence over messages: how sure a machine judge is after the first, second ... message.

Of single messages a judge's scores are averaged over a speaker's first k, and the sigmoid of
the mean says how human the speaker seems so far: from 0, a machine, to 1 (paper 4, Sec. 4.3 and
Fig. 7). That takes messages for independent, as a naive Bayes classifier does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

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
from turingdesk.table.identity import names

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
    # `exp` overflows from about 709 on, and at 500 the sigmoid is 0 or 1 already.
    evidence = 1 / (1 + np.exp(-so_far.clip(-500, 500)))
    right = (so_far > 0) == (means["truth"] == "human")
    return means.drop(columns="score").assign(evidence=evidence, right=right)


def majorities(responses: DataFrame) -> dict[tuple[str, ...], str]:
    """For each answer with a majority, whether most people were correct."""
    rows = everyone(responses)
    rows = rows[rows[WHO] == PEOPLE]
    right = rows["choice"].astype("object") == rows["truth"].astype("object")
    judged_answers = rows[ANSWER].assign(right=right)
    shares = (
        judged_answers.groupby(ANSWER, observed=True, sort=False)["right"].mean().reset_index()
    )
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
    "the judge's sessions; proportion of speakers of whom that says the truth"
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
    for key, message_rows in traces(responses).groupby(by, sort=True):
        rows.append(
            {
                **dict(zip(("judge", "task", "truth", "message"), key, strict=True)),
                "n": len(message_rows),
                "evidence": message_rows["evidence"].mean(),
                "evidence_sd": message_rows["evidence"].std(ddof=1)
                if len(message_rows) > 1
                else None,
                "right": message_rows["right"].mean(),
                "method": METHOD,
            }
        )
    return filled(rows, COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each judge and task a line for each speaker (paper 4, Fig. 7)."""
    trace_rows = traces(responses)
    if trace_rows.empty:
        return ()
    majority_by_answer = majorities(responses)
    answers = trace_rows[ANSWER].itertuples(index=False, name=None)
    trace_rows = trace_rows.assign(
        said=[majority_by_answer.get(tuple(answer), "") for answer in answers]
    )
    return tuple(
        _figure(str(judge), str(task), judge_rows)
        for (judge, task), judge_rows in trace_rows.groupby([WHO, "task"], sort=True)
    )


def _figure(judge: str, task: str, rows: DataFrame) -> Figure:
    sampled_rows = _evenly(rows)
    layers = [*_lines(sampled_rows), *_medians(rows)]
    n, all_ = (len(speaker_rows.drop_duplicates(ANSWER)) for speaker_rows in (sampled_rows, rows))
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
    caption_text = message(
        "Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages "
        "so far, from 0 for a machine to 1 for a human, with a point at the last message. "
        "Thick lines are medians as long as {fewest} or more speakers remain.",
        which=which,
        fewest=_FEWEST,
    )
    if any(layer.pale for layer in layers if isinstance(layer, Line)):
        caption_text += " " + message(
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
    return Figure(name, title, *axes, tuple(layers), caption_text, chance=0.5)


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
        for majority, named in _SAID.items():
            group_rows = rows[(rows["truth"] == truth) & (rows["said"] == majority)]
            if group_rows.empty:
                continue
            look: dict[str, Any] = {"name": join(", ", (maker, named)) if has_people else maker}
            look |= {"like": truth, "pale": has_people and majority != RIGHT}
            yield _traced(group_rows, look, dashed=has_people and not majority)
            last = group_rows.groupby(ANSWER, sort=False).tail(1)
            if has_people and not majority:
                look["name"] = ""  # so that the legend shows the dashes
            keys = names(last)
            at = last["message"].tolist(), last["evidence"].tolist()
            yield Points(*at, keys=keys, of="stimulus", **look)


def _traced(rows: DataFrame, look: dict[str, Any], *, dashed: bool) -> Line:
    x: list[float] = []
    y: list[float | None] = []
    for _, speaker_rows in rows.groupby(ANSWER, sort=True):
        x += [*speaker_rows["message"].tolist(), int(speaker_rows["message"].iloc[-1])]
        # A missing value, so that no line connects one speaker with the next.
        y += [*speaker_rows["evidence"].tolist(), None]
    return Line(x, y, dashed=dashed, thin=True, **look)


def _medians(rows: DataFrame) -> Iterator[Line]:
    for truth, truth_rows in rows.groupby("truth", sort=True):
        medians = truth_rows.groupby("message")["evidence"].agg(["median", "size"])
        medians = medians[medians["size"] >= _FEWEST]
        if len(medians) > 1:
            x, y = medians.index.tolist(), medians["median"].tolist()
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
    chapter="machine_judges",
    after="judge_features",
    is_for_appendix=True,
)
