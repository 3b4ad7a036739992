"""ParlAI's chats and ACUTE-Eval's pairs, as a study package.

Pairs come with the two conversations side by side and the judged speaker as B;
onboarding pairs, which have a plain answer, become control trials. Where both
judged speakers are machines (or both are human) no side is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message, plural
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._study import (
    BlockDraft,
    Chat,
    StudyDraft,
    block,
    imported_from,
    whole_chats,
)
from turingdesk.plugins.formats.importers._names import slug

PAIRED = "paired.jsonl"  #: the table of the conversations that are side by side


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read chats and pairs and write a study package.

    Raises:
        BadSource: A file is damaged or contains neither.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally(message("conversations and pairs"))
    files = [source for source in gathered(sources)[0] if _is_wanted(source)]
    chats, couples = _chats_and_couples(files, tally)
    tally.read = len(chats) + len(couples)
    blocks = []
    if chats:
        blocks.append(block(chats, options, tally))
    if couples:
        blocks.append(_pairs(couples, tally))
    blocks = [draft_block for draft_block in blocks if draft_block.rows]
    if not blocks:
        raise BadSource(
            message(
                "No source contains chats or pairs that can be shown. {reasons}",
                reasons=tally.listed,
            )
        )
    draft = StudyDraft(
        id="acute-pairs" if couples else "parlai-chats",
        title="ACUTE-Eval: pairs of conversations" if couples else "ParlAI: conversations",
        provenance=imported_from(files, PROVENANCE),
        blocks=blocks,
        tables={PAIRED: _paired(couples)} if couples else {},
        remark="Made by: turingdesk import acute-pairs",
    )
    draft.write(out, progress)
    rows = sum(len(draft_block.rows) for draft_block in blocks)
    return tally.report(out, {message("blocks"): len(blocks), message("rows"): rows})


def _is_wanted(source: SourceFile) -> bool:
    if source.path.suffix.lower() in {".json", ".jsonl"}:
        return True
    if source.asked_for:
        source.wrong(
            message("Chats and pairs are in .jsonl and .json files."),
            message("Use one of those."),
        )
    return False


def _chats_and_couples(
    files: Sequence[SourceFile], tally: Tally
) -> tuple[list[Chat], list[Couple]]:
    chats: list[Chat] = []
    couples: list[Couple] = []
    for source in files:
        try:
            numbered_entries = list(enumerate(entries(source), 1))
            new_chats = [
                logged(source, at, v, n) for n, (at, v) in numbered_entries if not is_couple(v)
            ]
            couples += [
                couple(source, at, v, n) for n, (at, v) in numbered_entries if is_couple(v)
            ]
            chats += new_chats
        except BadSource as problem:
            if source.asked_for:
                raise
            tally.note(message("Not read: {problem}", problem=problem))
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
            plural(
                "In %n pair of {all:,}, both judged speakers are of one kind, so no choice "
                "is correct.",
                "In %n pairs of {all:,}, both judged speakers are of one kind, so no choice "
                "is correct.",
                n=untold,
                all=len(rows),
            )
        )
    if all(pair.is_onboarding for pair in couples):  # then they are all that there is to judge
        rows = [{**row, "control": "no"} for row in rows]
        tally.note(message("There are only onboarding pairs: they are judged as ordinary trials."))
    show = {"of": "conversations", "of_table": PAIRED, "subject": EVALUATED}
    return BlockDraft("pairs", rows, show, compositions=compositions)


def _paired(couples: Sequence[Couple]) -> list[dict[str, object]]:
    return whole_chats([side.chat for pair in couples for side in pair.sides])


IMPORTER = Importer(
    title=message("ParlAI chats and ACUTE-Eval pairs"),
    about=message(
        "Chats between people and bots or between bots, and pairs of chats side by "
        "side, as a study package."
    ),
    sources=message(
        ".jsonl chat logs, .jsonl pairs and .json onboarding pairs, or folders of them"
    ),
    reader=read,
    takes=("most_turns", "least_turns"),
    example="chats.jsonl pairs.jsonl -o studies/pairs",
)


PROVENANCE = "ParlAI (Facebook AI Research, MIT license)"
FIX = message("Use ParlAI's chat logs or ACUTE-Eval's pairs.")
CONTEXT = "context"
EVALUATED = "B"  #: of a pair's speakers, the one who is asked about


@dataclass(frozen=True, slots=True)
class JudgedSide:
    """One conversation of a pair; the speaker who is asked about is B."""

    chat: Chat
    origin: str  #: of that speaker


@dataclass(frozen=True, slots=True)
class Couple:
    """Two conversations side by side."""

    id: str
    sides: tuple[JudgedSide, JudgedSide]
    is_onboarding: bool  #: a control: one of the two is plainly worse
    better: str  #: the speaker who is right in a control, else empty


def entries(source: SourceFile) -> Iterator[tuple[str, Any]]:
    """The JSON objects of a file, each with its place; one a line, or one in all.

    Raises:
        BadSource: The file is damaged, or contains something else.
    """
    if source.path.suffix.lower() == ".json":
        entry_pairs: Sequence[tuple[str, Any]] = [("$", source.json)]
    else:
        entry_pairs = [
            (message("line {number}", number=number), value) for number, value in source.lines
        ]
    if not entry_pairs:
        source.wrong(message("The file is empty."), FIX)
    for place, value in entry_pairs:
        if not isinstance(value, dict) or not {"dialog", "dialogue_dicts"} & value.keys():
            source.wrong(message("This is neither a chat nor a pair of chats."), FIX, place)
        yield place, value


def is_couple(value: Mapping[str, Any]) -> bool:
    """True if an object is a pair of chats."""
    return "dialogue_dicts" in value


def logged(source: SourceFile, place: str, value: Mapping[str, Any], number: int) -> Chat:
    """One chat of a log; who speaks first is A."""
    rounds = value["dialog"]
    if not isinstance(rounds, list) or not all(isinstance(r, list) for r in rounds):
        source.wrong(message("`dialog` isn't a list of rounds."), FIX, place)
    messages = [message for round_ in rounds for message in round_]
    turns = [turn for turn in _turns(source, place, messages) if turn[0] != CONTEXT]
    speakers = list(dict.fromkeys(speaker for speaker, _ in turns))
    name = f"{slug(_bare_name(source.path.name))}-{number}"
    model = _model(value)
    return _chat(source, place, name, turns, speakers, model)


def couple(source: SourceFile, place: str, value: Mapping[str, Any], number: int) -> Couple:
    """One pair of chats.

    Raises:
        BadSource: It is not a pair, or a speaker to judge does not speak.
    """
    sides, judged = value["dialogue_dicts"], value.get("speakers_to_eval")
    if not (isinstance(sides, list) and isinstance(judged, list)) or len(sides) != len(judged):
        source.wrong(
            message(
                "`{key}` and `{other}` don't match.",
                key="dialogue_dicts",
                other="speakers_to_eval",
            ),
            FIX,
            place,
        )
    if len(sides) != 2 or not all(isinstance(side, dict) for side in sides):
        source.wrong(message("A pair has two conversations."), FIX, place)
    is_onboarding = bool(value.get("is_onboarding"))
    name = f"{slug(_bare_name(source.path.name))}-{number}"
    judged_sides = [
        _side(source, f"{place}, dialogue_dicts[{at}]", f"{name}-{at + 1}", side, str(speaker))
        for at, (side, speaker) in enumerate(zip(sides, judged, strict=True))
    ]
    better = str(value.get("correct_answer") or "")
    return Couple(name, (judged_sides[0], judged_sides[1]), is_onboarding, better)


def is_human(speaker: str) -> bool:
    """True if a speaker's id says that it is a person.

    >>> is_human("human_as_model"), is_human("modela")
    (True, False)
    """
    return "human" in speaker.lower()


def _side(
    source: SourceFile, place: str, name: str, side: Mapping[str, Any], judged: str
) -> JudgedSide:
    messages = side.get("dialogue")
    if not isinstance(messages, list):
        source.wrong(message("The key `{key}` is missing.", key="dialogue"), FIX, place)
    turns = [turn for turn in _turns(source, place, messages) if turn[0] != CONTEXT]
    speakers = list(dict.fromkeys(speaker for speaker, _ in turns))
    if judged not in speakers:
        source.wrong(
            message("The speaker to judge, {judged!r}, says nothing.", judged=judged), FIX, place
        )
    others = [speaker for speaker in speakers if speaker != judged]
    chat = _chat(source, place, name, turns, [*others, judged], "")
    return JudgedSide(chat, chat.makers[1][0])


def _chat(
    source: SourceFile,
    place: str,
    name: str,
    turns: Sequence[tuple[str, str]],
    speakers: Sequence[str],
    model: str,
) -> Chat:
    if len(speakers) != 2:
        source.wrong(
            plural(
                "%n speaker takes part, not two.",
                "%n speakers take part, not two.",
                n=len(speakers),
            ),
            FIX,
            place,
        )
    letters = dict(zip(speakers, "AB", strict=True))
    a, b = (("human", "") if is_human(s) else ("machine", model or s) for s in speakers)
    spoken = tuple((letters[speaker], text) for speaker, text in turns)
    return Chat(name, (a, b), spoken, f"{PROVENANCE}, {source.path.name}, {place}")


def _turns(source: SourceFile, place: str, messages: Sequence[Any]) -> Iterator[tuple[str, str]]:
    for number, entry in enumerate(messages):
        here = message("{place}, turn {number}", place=place, number=number + 1)
        if not isinstance(entry, dict):
            source.wrong(message("This isn't a turn."), FIX, here)
        speaker, text = entry.get("id"), entry.get("text")
        if not isinstance(speaker, str) or not isinstance(text, str):
            source.wrong(message("The turn needs `id` and `text`."), FIX, here)
        yield speaker, text


def _model(value: Mapping[str, Any]) -> str:
    """The name of a model that talks to itself, from the name of its log."""
    path = value.get("metadata_path")
    return PurePosixPath(path).name.partition(".")[0] if isinstance(path, str) else ""


def _bare_name(name: str) -> str:
    return name.rpartition(".")[0] or name
