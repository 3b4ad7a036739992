"""The design in a report: what was asked of whom about what, study by study."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from turingdesk.analysis._counted import of_role
from turingdesk.analysis._figure import task_title
from turingdesk.analysis._levels import column_title
from turingdesk.core.message import join, message, plural
from turingdesk.exchange.report.findings import ReportFindings
from turingdesk.exchange.report.pieces import (
    Facts,
    Paragraph,
    Piece,
    ReportTable,
    Row,
    without_empty,
)
from turingdesk.table.identity import ANSWER, STIMULUS, count

if TYPE_CHECKING:
    from pandas import DataFrame, Series


_AGENTS = message("machine agents")
_BLOCKS = (
    *("block", "task", "trials", "practice", "controls"),
    *(
        message("fixation cross (s)"),
        message("too fast under (s)"),
        message("stimuli shown"),
        message("by humans"),
        message("by machines"),
        _AGENTS,
    ),
)
_COLLECTING = ("block", "task", "trials", "practice", "answers", message("prompts answered"))
#: How the trials of sealed sessions come about, for the methods section of a paper.
_SEALED = message(
    "Until the seal was opened, no one who ran sessions could know who made what. Sessions "
    "were drawn blind, from as many answers of each kind to a prompt as the mix requires, so "
    "the number of human answers varies between sessions like coin flips. Sets of "
    "complementary sessions, which show the same prompts with other answers, are balanced "
    "together."
)
_LIMITS = ("fixation_cross_s", "too_fast_s")  #: of a block, in the order of the columns
_LONG = 90  #: letters of answers that are listed
_ROLES = {
    "verdict": "verdict",
    "control": "control",
    "extra": message("further question"),
    "form": "form",
}


def design(results: ReportFindings, data: Path) -> Iterator[Piece]:
    """A description of the design: questions, judges, and stimuli, study by study.

    Args:
        results: The data.
        data: Their folder, whose journals tell the plan.
    """
    if not results.overview["studies"]:
        yield Paragraph(
            message("There are no sessions, so the report can't describe a study."), True
        )
    for study, about_study in results.overview["studies"].items():
        opened = _opened(results.sample.sessions, study, data)
        responses = results.sample.responses
        responses = responses[responses["study"].astype("str") == study]
        yield Facts(tuple(_facts(study, about_study, opened)))
        collects = not len(of_role(responses, "verdict")) and len(of_role(responses, "answer"))
        blocks = tuple(_collecting(opened, responses) if collects else _blocks(opened, responses))
        if blocks:
            yield Paragraph(_extent(opened.get("trials", 0), len(blocks)))
            yield _table(about_study["title"], _COLLECTING if collects else _BLOCKS, blocks)
        question_rows = tuple(_questions(responses))
        if question_rows:
            heads = ("block", "question", "role", "answers", "choices")
            caption = message("Questions of {title}.", title=about_study["title"])
            yield ReportTable(caption, heads, question_rows, is_folded=True)


def _table(title: str, heads: Sequence[str], rows: Sequence[Row]) -> ReportTable:
    """The blocks of a study. Agents that all blocks share are named once, below the table."""
    below: tuple[str, ...] = ()
    agents = {row[-1] for row in rows if row[-1]}
    if heads[-1] == _AGENTS and len(rows) > 1 and len(agents) == 1:
        below = (message("Machine agents: {agents}", agents=agents.pop()),)
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    shown_heads, *known_rows = without_empty(heads, rows)
    caption = message("Blocks of {title}, with the number of trials per session.", title=title)
    return ReportTable(caption, shown_heads, tuple(known_rows), below)


def _extent(trials: int, blocks: int) -> str:
    """A sentence on the length of a session."""
    blocks_of = plural("%n block", "%n blocks", n=blocks)
    if not trials:
        return message("Each session has {blocks}.", blocks=blocks_of)
    of = plural("%n trial", "%n trials", n=trials)
    if trials < blocks:  # a duel has one
        return message(
            "Each session has {trials}; there are {blocks}.", trials=of, blocks=blocks_of
        )
    return message("Each session has {trials} in {blocks}.", trials=of, blocks=blocks_of)


def _opened(sessions: DataFrame, study: str, data: Path) -> Mapping[str, Any]:
    """The first line of the newest journal of a study that can be read."""
    for session in reversed(sessions.loc[sessions["study"] == study, "session"].tolist()):
        try:
            with (data / f"{session}.jsonl").open("rb") as file:
                first_line = orjson.loads(file.readline())
        except (OSError, orjson.JSONDecodeError):
            continue
        if isinstance(first_line, dict) and first_line.get("kind") == "opened":
            return first_line
    return {}


def _facts(
    study: str, about_study: Mapping[str, Any], opened: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    yield "Study", f"{about_study['title']} ({study})"
    yield "Sessions", f"{about_study['sessions']:,}"
    if opened:
        yield "Version", str(opened.get("study_version", ""))
        yield message("Hash of the package (SHA-256)"), str(opened.get("study_hash", ""))
        if opened.get("sealed"):
            yield "Sealed", _SEALED
    if len(about_study["versions"]) > 1:
        yield message("Versions that ran"), ", ".join(about_study["versions"])


def _slots(opened: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [slot for slot in opened.get("schedule") or () if isinstance(slot, dict)]


def _planned(opened: Mapping[str, Any]) -> tuple[Counter[Any], Counter[Any]]:
    """The number of trials of each block in a session, and of those for practice."""
    slots = _slots(opened)
    planned = Counter(slot.get("block") for slot in slots if not slot.get("practice"))
    return planned, Counter(slot.get("block") for slot in slots if slot.get("practice"))


def _blocks(opened: Mapping[str, Any], responses: DataFrame) -> Iterator[tuple[Any, ...]]:
    verdicts = of_role(responses, "verdict")
    planned, practice = _planned(opened)
    controls = Counter(slot.get("block") for slot in _slots(opened) if slot.get("control"))
    block_settings = opened.get("blocks") or {}
    for block in dict.fromkeys([*planned, *verdicts["block"].astype("str").unique()]):
        rows = verdicts[verdicts["block"] == block]
        shown_answers = rows.drop_duplicates([*ANSWER])
        is_sealed = (
            bool(len(shown_answers))
            and not shown_answers["origin"].isin(["human", "machine"]).any()
        )
        yield (
            block,
            join(", ", map(task_title, sorted(rows["task"].astype("str").unique()))),
            planned[block] or None,
            practice[block],
            controls[block],
            *(_short((block_settings.get(block) or {}).get(limit)) for limit in _LIMITS),
            count(rows, STIMULUS),
            *(
                None if is_sealed else int((shown_answers["origin"] == origin_name).sum())
                for origin_name in ("human", "machine")
            ),
            _listed(rows.loc[rows["origin"] == "machine", "agent"]),
        )


def _short(seconds: float | None) -> float | None:
    """A limit without decimals if it has none; 0 is none.

    >>> _short(3.0), _short(0.5), _short(0)
    (3, 0.5, None)
    """
    if not seconds:
        return None
    return int(seconds) if float(seconds).is_integer() else seconds


def _collecting(opened: Mapping[str, Any], responses: DataFrame) -> Iterator[tuple[Any, ...]]:
    """The blocks of a collection, without columns about verdicts."""
    answers = of_role(responses, "answer")
    planned, practice = _planned(opened)
    for block in dict.fromkeys([*planned, *answers["block"].astype("str").unique()]):
        rows = answers[answers["block"] == block]
        tasks = join(", ", map(task_title, sorted(rows["task"].astype("str").unique())))
        prompts = count(rows, STIMULUS)
        yield block, tasks, planned[block] or None, practice[block], len(rows), prompts


def _questions(responses: DataFrame) -> Iterator[tuple[Any, ...]]:
    current_rows = responses[~responses["superseded"]]
    for (block, question, role), rows in current_rows.groupby(
        ["block", "question", "role"], observed=True, sort=False
    ):
        # Choices may be in any order on screen.
        sorts = rows["choices"].astype("str").iloc[:1].str.split("|").tolist()
        choices = ", ".join(sorted(filter(None, sorts[0]))) if sorts else ""
        choice_text = choices if len(choices) <= _LONG else f"{choices[:_LONG]}\u2026"
        text = column_title(responses, str(question))
        title = str(question) if text == question else f"{text} ({question})"
        yield str(block), title, _ROLES.get(str(role), str(role)), len(rows), choice_text


def _listed(values: Series[Any]) -> str:
    return ", ".join(sorted(filter(None, values.astype("str").unique())))
