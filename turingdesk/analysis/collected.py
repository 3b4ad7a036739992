"""Collected answers: how many each prompt has, and how many it still needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._counted import counted_responses
from turingdesk.core.message import message
from turingdesk.core.response import TYPING
from turingdesk.table.identity import PARTICIPANT, STIMULUS, count, numbers
from turingdesk.table.table import COLLECTED

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "answers": "int64",
    "participants": "int64",
    "prompts": "int64",
    "complete": "int64",
    "still_needed": "int64",
    "flagged": "int64",
    "least": "int64",
    "most": "int64",
    "needed_each": "int64",
    "block": "str",
    "study": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each block that collects.

    `least` and `most` are answers to one prompt. `needed_each` is what the study asks for each
    prompt, and 0 where it asks for no number; then nothing is complete, and nothing still needed.
    `flagged` answers were typed in a remarkable way; they count.
    """
    return tabled(_rows(responses), COLUMNS)


def _rows(responses: DataFrame) -> Iterator[dict[str, Any]]:
    import pandas as pd

    collected_by_study: Mapping[str, Mapping[str, Mapping[str, Any]]] = responses.attrs.get(
        COLLECTED, {}
    )
    answers = counted_responses(responses, "answer").drop_duplicates(["session", "step"])
    for (study, block), block_answers in answers.groupby(["study", "block"], observed=True):
        block_extent = collected_by_study.get(str(study), {}).get(str(block), {})
        each = int(block_extent.get("answers_each", 0))
        counts = pd.Series(numbers(block_answers, STIMULUS)).value_counts()
        prompts = max(len(counts), int(block_extent.get("prompts", 0)))
        yield {
            "study": str(study),
            "block": str(block),
            "task": str(block_answers["task"].iloc[-1]),
            "answers": len(block_answers),
            "participants": count(block_answers, PARTICIPANT),
            "prompts": prompts,
            "least": int(counts.min()) if prompts == len(counts) else 0,
            "most": int(counts.max()),
            "needed_each": each,
            "complete": int((counts >= each).sum()) if each else 0,
            "still_needed": each * prompts - int(counts.clip(upper=each).sum()),
            "flagged": int((block_answers[TYPING] != "").sum()) if TYPING in block_answers else 0,
        }


ANALYSIS = Analysis(
    title=message("Collected answers"),
    about=message(
        "Answers that participants gave to prompts, by block: how many prompts have enough, and "
        "how many answers are still needed."
    ),
    compute=compute,
)
