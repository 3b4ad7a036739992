"""The design of the studies, as their journals tell it: blocks, trials, questions, rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from turingdesk.analysis._counted import of_role
from turingdesk.core.message import message
from turingdesk.exchange.report.findings import Findings
from turingdesk.exchange.report.pieces import Facts, Grid, Paragraph, Piece

if TYPE_CHECKING:
    from pandas import DataFrame, Series

_BLOCKS = (
    *("block", "task", "trials", "practice", "controls", message("too fast under (s)")),
    *(
        message("stimuli shown"),
        message("by humans"),
        message("by machines"),
        message("machine agents"),
    ),
)
#: How the trials of sealed sessions come about, for the methods section of a paper.
_SEALED = message(
    "Until the seal was opened, nobody who ran sessions could read who made what. "
    "Sessions were drawn without knowing it, from as many answers of each kind to a "
    "prompt as the mix asks for, so the number of human answers varies between sessions "
    "like coin flips; sets of complementary sessions, each showing the prompts of the "
    "others with other answers, are balanced together."
)
_LONG = 90  #: letters of answers that are listed
_ROLES = {
    "verdict": "verdict",
    "control": "control",
    "extra": message("further question"),
    "form": "form",
}


def design(found: Findings, data: Path) -> Iterator[Piece]:
    """What was asked of whom about what, study by study.

    Args:
        found: The data.
        data: Their folder, whose journals tell the plan.
    """
    if not found.overview["studies"]:
        yield Paragraph(
            message("There are no sessions, so that nothing is known of a study."), True
        )
    for study, told in found.overview["studies"].items():
        opened = _opened(found.sample.sessions, study, data)
        own = found.sample.responses
        own = own[own["study"].astype("str") == study]
        yield Facts(tuple(_facts(study, told, opened)))
        blocks = tuple(_blocks(opened, own))
        if blocks:
            caption = message(
                "Blocks of {title}, trials of one session each.", title=told["title"]
            )
            yield Grid(caption, _BLOCKS, blocks)
        asked = tuple(_questions(own))
        if asked:
            heads = ("block", "question", "role", "answers", "choices")
            yield Grid(message("Questions of {title}.", title=told["title"]), heads, asked)


def _opened(sessions: DataFrame, study: str, data: Path) -> Mapping[str, Any]:
    """The first line of the newest journal of a study that can be read."""
    for session in reversed(sessions.loc[sessions["study"] == study, "session"].tolist()):
        try:
            with (data / f"{session}.jsonl").open("rb") as file:
                told = orjson.loads(file.readline())
        except (OSError, orjson.JSONDecodeError):
            continue
        if isinstance(told, dict) and told.get("kind") == "opened":
            return told
    return {}


def _facts(
    study: str, told: Mapping[str, Any], opened: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    yield "Study", f"{told['title']} ({study})"
    yield "Sessions", f"{told['sessions']:,}"
    if opened:
        yield "Version", str(opened.get("study_version", ""))
        yield message("Hash of the package (SHA-256)"), str(opened.get("study_hash", ""))
        yield message("Trials of a session"), f"{opened.get('trials', 0):,}"
        if opened.get("sealed"):
            yield "Sealed", _SEALED
    if len(told["versions"]) > 1:
        yield message("Versions that ran"), ", ".join(told["versions"])


def _blocks(opened: Mapping[str, Any], own: DataFrame) -> Iterator[tuple[Any, ...]]:
    verdicts = of_role(own, "verdict")
    slots = [one for one in opened.get("schedule") or () if isinstance(one, dict)]
    planned = Counter(s.get("block") for s in slots if not s.get("practice"))
    practice = Counter(s.get("block") for s in slots if s.get("practice"))
    controls = Counter(s.get("block") for s in slots if s.get("control"))
    limits = opened.get("blocks") or {}
    for block in dict.fromkeys([*planned, *verdicts["block"].astype("str").unique()]):
        rows = verdicts[verdicts["block"] == block]
        shown = rows.drop_duplicates(["stimulus", "subject"])
        yield (
            block,
            ", ".join(sorted(rows["task"].astype("str").unique())),
            planned[block] or None,
            practice[block],
            controls[block],
            (limits.get(block) or {}).get("too_fast_s") or None,
            int(rows["stimulus"].nunique()),
            int((shown["origin"] == "human").sum()),
            int((shown["origin"] == "machine").sum()),
            _listed(rows.loc[rows["origin"] == "machine", "agent"]),
        )


def _questions(own: DataFrame) -> Iterator[tuple[Any, ...]]:
    asked = own[~own["superseded"]]
    for (block, question, role), rows in asked.groupby(
        ["block", "question", "role"], observed=True, sort=False
    ):
        # Choices may stand in any order on screen.
        sorts = rows["choices"].astype("str").iloc[:1].str.split("|").tolist()
        choices = ", ".join(sorted(filter(None, sorts[0]))) if sorts else ""
        shown = choices if len(choices) <= _LONG else f"{choices[:_LONG]}\u2026"
        yield str(block), str(question), _ROLES.get(str(role), str(role)), len(rows), shown


def _listed(values: Series[Any]) -> str:
    return ", ".join(sorted(filter(None, values.astype("str").unique())))
