"""The answers that each machine judge was most confidently wrong about (paper 1, Fig. S15).

How sure a judge was is its mean score over its sessions. Beside each answer is how many people
made the same mistake, which tells answers that no one can tell from those that only this judge
could not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._machines import (
    ANSWER,
    NO_SCORES,
    PEOPLE,
    WHO,
    everyone,
    is_machine,
    scored,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.table.answer_texts import ROLE
from turingdesk.table.identity import keys
from turingdesk.table.machine_scores import WHOLE

if TYPE_CHECKING:
    from pandas import DataFrame

MOST = 10  #: answers of each kind of mistake
NONE_WRONG = message("No errors.")
WITHOUT = not_computed(message("this judge gives no scores"))
LETTERS = 300  #: of an answer's words that are shown
METHOD = message(
    "The {most} human and {most} machine answers whose mean score over the judge's sessions is "
    "farthest on the wrong side of 0. Scores above 0 mean human.",
    most=MOST,
)
COLUMNS = {
    "judge": "str",
    "task": "str",
    "rank": "int64",
    "stimulus": "str",
    "subject": "str",
    "agent": "str",
    "truth": "str",
    "choice": "str",
    "score": "float64",
    "n": "int64",
    "people_n": "int64",
    "people_wrong": "float64",
    "text": "str",
    "method": "str",
    "note": "str",
}
Answer = tuple[str, ...]  #: study, task, table, stimulus, and subject


def compute(responses: DataFrame) -> DataFrame:
    """The answers of each judge and task, of humans first, the most confidently wrong first."""
    rows = scored(responses)
    rows = rows[(rows["message"] == WHOLE) & rows["truth"].isin(["human", "machine"])]
    verdicts, error_rows = everyone(responses), list[dict[str, Any]]()
    if len(rows):
        means = _means(rows)
        wrong = means[means["choice"] != means["truth"]]
        error_rows += _rows(wrong, _people(verdicts), _texts(responses))
        error_rows += _without_mistakes(means, wrong)
    scores_of = set(rows[WHO].astype("str"))
    judges = sorted({*filter(is_machine, map(str, verdicts[WHO].unique()))} - scores_of)
    error_rows += [{"judge": judge, "task": "", "note": WITHOUT} for judge in judges]
    return filled(
        sorted(error_rows, key=lambda row: (row["judge"], row["task"])), COLUMNS, NO_SCORES
    )


def _without_mistakes(means: DataFrame, wrong: DataFrame) -> Iterator[dict[str, Any]]:
    mistaken = set(wrong[[WHO, "task"]].itertuples(index=False, name=None))
    for judge, task in means[[WHO, "task"]].drop_duplicates().itertuples(index=False, name=None):
        if (judge, task) not in mistaken:
            yield {"judge": judge, "task": task, "method": METHOD, "note": NONE_WRONG}


def _means(rows: DataFrame) -> DataFrame:
    """Each judge's mean score of each answer, what it says, and of how many sessions it is."""
    import numpy as np

    about = [*ANSWER, WHO, "agent", "truth"]
    groups = rows[[*about, "score"]].astype(dict.fromkeys(about, "str")).groupby(about, sort=False)
    means = groups["score"].agg(["mean", "size"]).reset_index()
    return means.assign(choice=np.where(means["mean"] > 0, "human", "machine"))


def _rows(
    wrong: DataFrame, people: Mapping[Answer, tuple[int, int]], texts: Mapping[Answer, str]
) -> Iterator[dict[str, Any]]:
    order = wrong.assign(sure=wrong["mean"].abs()).sort_values(
        ["sure", *ANSWER], ascending=[False, *[True] * len(ANSWER)]
    )
    for (judge, task, truth), answers in order.groupby([WHO, "task", "truth"], sort=True):
        for rank, row in enumerate(answers.head(MOST).to_dict("records"), 1):
            answer = tuple(str(row[name]) for name in ANSWER)
            n_judged, said_human = people.get(answer, (0, 0))
            same = said_human if row["choice"] == "human" else n_judged - said_human
            yield {
                "judge": judge,
                "task": task,
                "rank": rank,
                "stimulus": row["stimulus"],
                "subject": row["subject"],
                "agent": row["agent"],
                "truth": MAKERS[str(truth)],
                "choice": MAKERS[row["choice"]],
                "score": row["mean"],
                "n": row["size"],
                "people_n": n_judged,
                "people_wrong": same / n_judged if n_judged else None,
                "text": texts.get(answer, ""),
                "method": METHOD,
            }


def _people(verdicts: DataFrame) -> dict[Answer, tuple[int, int]]:
    """Count for each answer the people who judged it, and those who said human."""
    rows = verdicts[verdicts[WHO] == PEOPLE]
    judged_answers = rows[ANSWER].assign(human=rows["choice"] == "human")
    counts = judged_answers.groupby(ANSWER, observed=True, sort=False)["human"].agg(
        ["size", "sum"]
    )
    answer_counts = counts.reset_index().itertuples(index=False, name=None)
    return {tuple(map(str, answer)): (int(n), int(human)) for *answer, n, human in answer_counts}


def _texts(responses: DataFrame) -> dict[Answer, str]:
    """The words of each answer; the messages of a speaker stand behind each other."""
    rows = responses[responses["role"] == ROLE]
    words_by_answer: dict[Answer, list[str]] = {}
    for answer, words in zip(keys(rows, ANSWER), rows["choice"].astype("str"), strict=True):
        words_by_answer.setdefault(answer, []).append(words)
    texts = {answer: " / ".join(words) for answer, words in words_by_answer.items()}
    return {answer: _short(text) for answer, text in texts.items()}


def _short(text: str) -> str:
    return text if len(text) <= LETTERS else f"{text[: LETTERS - 1]}\u2026"


ANALYSIS = Analysis(
    title=message("Most confident errors"),
    about=message(
        "Each machine judge's most confident errors, with the proportion of people who gave "
        "the same incorrect verdict."
    ),
    compute=compute,
    chapter="machine_judges",
    after="judge_messages",
    is_for_appendix=True,
)
