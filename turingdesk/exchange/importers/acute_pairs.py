"""ParlAI's chats and ACUTE-Eval's pairs, as a study package.

Pairs come with the two conversations side by side and the judged speaker as B;
onboarding pairs, which have a plain answer, become control trials. Where both
judged speakers are machines (or both are human) no side is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers._base import (
    USUAL,
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    Tally,
    silent,
)
from turingdesk.exchange.importers._chats import Chat, block
from turingdesk.exchange.importers._parlai import (
    EVALUATED,
    PROVENANCE,
    Couple,
    couple,
    entries,
    is_couple,
    logged,
)
from turingdesk.exchange.importers._source import Source, gathered
from turingdesk.exchange.importers._study import BlockDraft, StudyDraft

PAIRED = "paired.jsonl"  #: the table of the conversations that stand side by side


def read(
    sources: Sequence[Path],
    out: Path,
    options: ImportOptions = USUAL,
    progress: Progress = silent,
) -> ImportReport:
    """Read chats and pairs and write a study package.

    Raises:
        BadSource: A file is damaged or holds neither.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally("conversations and pairs")
    files = [source for source in gathered(sources)[0] if _is_wanted(source)]
    chats, couples = _read(files, tally)
    tally.read = len(chats) + len(couples)
    blocks = []
    if chats:
        blocks.append(block(chats, options, tally))
    if couples:
        blocks.append(_pairs(couples, tally))
    blocks = [made for made in blocks if made.rows]
    if not blocks:
        reasons = "; ".join(f"{count:,}: {why}" for why, count in tally.left_out.items())
        raise BadSource(f"None of the sources holds chats or pairs that can be shown. {reasons}")
    draft = StudyDraft(
        id="acute-pairs" if couples else "parlai-chats",
        title="ACUTE-Eval: pairs of conversations" if couples else "ParlAI: conversations",
        provenance=f"{PROVENANCE}, imported from {', '.join(s.path.name for s in files)}.",
        blocks=blocks,
        tables={PAIRED: _paired(couples)} if couples else {},
        remark="Made by: turingdesk import acute-pairs",
    )
    draft.write(out, progress)
    made = {"blocks": len(blocks), "rows": sum(len(made.rows) for made in blocks)}
    return tally.report(out, made)


def _is_wanted(source: Source) -> bool:
    if source.path.suffix.lower() in {".json", ".jsonl"}:
        return True
    if source.asked_for:
        source.wrong("Chats and pairs are in .jsonl and .json files.", "Give one of those.")
    return False


def _read(files: Sequence[Source], tally: Tally) -> tuple[list[Chat], list[Couple]]:
    chats: list[Chat] = []
    couples: list[Couple] = []
    for source in files:
        try:
            found = list(enumerate(entries(source), 1))
            new_chats = [logged(source, at, v, n) for n, (at, v) in found if not is_couple(v)]
            couples += [couple(source, at, v, n) for n, (at, v) in found if is_couple(v)]
            chats += new_chats
        except BadSource as problem:
            if source.asked_for:
                raise
            tally.note(f"Not read: {problem}")
    return chats, couples


def _pairs(couples: Sequence[Couple], tally: Tally) -> BlockDraft:
    """The table of pairs; onboarding is for control trials."""
    rows, compositions = [], {}
    for pair in couples:
        first, second = pair.sides
        better = f"; right: {pair.better}" if pair.better else ""
        row = {
            "id": pair.id,
            "first": first.chat.id,
            "second": second.chat.id,
            "provenance": f"{first.chat.provenance}{better}",
            "control": "yes" if pair.is_onboarding else "no",
        }
        rows.append(row)
        letters = sorted(side.origin[0].upper() for side in pair.sides)
        compositions[pair.id] = "".join(letters)
    untold = sum(letters != "HM" for letters in compositions.values())
    if untold:
        tally.note(
            f"In {untold:,} of {len(rows):,} pairs both judged speakers are of one kind: "
            "no choice is right there."
        )
    if all(pair.is_onboarding for pair in couples):  # then they are all that there is to judge
        rows = [{**row, "control": "no"} for row in rows]
        tally.note("There are only onboarding pairs: they are judged as ordinary trials.")
    show = {"of": "conversations", "of_table": PAIRED, "subject": EVALUATED}
    return BlockDraft("pairs", rows, show, compositions=compositions)


def _paired(couples: Sequence[Couple]) -> list[dict[str, object]]:
    chats = [side.chat for pair in couples for side in pair.sides]
    everything = ImportOptions(most_turns=max(len(chat.turns) for chat in chats), least_turns=0)
    return block(chats, everything, Tally("conversations")).rows


IMPORTER = Importer(
    title="ParlAI chats and ACUTE-Eval pairs",
    about="Chats of people with bots or of bots, and pairs of them side by side, as a study "
    "package.",
    sources=".jsonl logs of chats, .jsonl pairs and .json onboarding pairs, or folders of them",
    read=read,
)
