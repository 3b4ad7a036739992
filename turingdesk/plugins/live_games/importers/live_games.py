"""Live games as stimuli: what was written in rooms, to be judged again by others.

Each thread of a room is a conversation between A, who decided in the game, and B. A room in which
one person talked with a human and a machine is also a pair. Nothing of a participant goes along
but messages and a number without meaning.

Conversations with a topic are also paired across rooms of a block: one of a human with a machine,
and one of two humans. If only pairs are asked for, they become a questionnaire, as paper 5 has it.
"""

from __future__ import annotations

import csv
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from turingdesk.core.conversation import SPEAKERS
from turingdesk.core.errors import BadJournal, BadSource
from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    Tally,
)
from turingdesk.exchange.importers._questionnaire import Questionnaire
from turingdesk.exchange.importers._study import (
    BlockDraft,
    Chat,
    StudyDraft,
    block,
    chat_row,
    whole_chats,
)
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.played_rooms import GONE, RoomSeat
from turingdesk.journal.session_name import SUFFIX
from turingdesk.plugins.live_games.room import RoomThread
from turingdesk.plugins.live_games.room_record import RoomRecord, read_room
from turingdesk.study.agents_table import FILE as AGENTS
from turingdesk.study.agents_table import ID

PAIRED = "paired.jsonl"  #: the table of the conversations that are side by side
CHATS, PAIRS = "conversations", "pairs"  #: the tasks; pairs alone become a questionnaire
FIX = message("Use a data folder in which live games were played.")
_TWO = 2  #: speakers of a conversation, and threads of a room that is a pair


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two conversations that belong side by side."""

    id: str
    block: str  #: in which they took place
    chats: tuple[Chat, Chat]
    turns: int = 0  #: after which they ended by their rules; 0 if they had no limit


@dataclass(frozen=True, slots=True)
class _Single:
    """The conversation of a room that has only one."""

    key: tuple[str, str]  #: its block and topic
    turns: int
    chat: Chat


@dataclass(slots=True)
class _Names:
    """Numbers of participants, in an order that says nothing."""

    codes: list[str]
    _numbers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # With a fixed seed, so that another import gives the same numbers.
        Random(len(self.codes)).shuffle(self.codes)
        self._numbers = {code: f"p{at:02}" for at, code in enumerate(self.codes, 1)}

    def of(self, seat: RoomSeat) -> str:
        """The name of someone in the study."""
        return seat.agent if seat.machine else self._numbers[seat.agent]


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read the journals of rooms and write a study package.

    Raises:
        BadSource: There are no rooms, or none that can be shown.
        CannotExport: The folder is not empty or cannot be written.
    """
    if options.task not in ("", CHATS, PAIRS):
        what = message("Live games become the tasks {tasks}.", tasks=(CHATS, PAIRS))
        raise BadSource(what)
    tally = Tally(message("games"))
    rooms = list(_rooms(sources, tally))
    agents = _agents(rooms)
    chats, couples = _conversations(rooms, options)
    blocks = [] if options.task == PAIRS or not chats else [block(chats, options, tally)]
    blocks += [] if options.task == CHATS else pair_blocks(couples)
    blocks = [draft_block for draft_block in blocks if draft_block.rows]
    if options.task == PAIRS:
        paired_ids = {chat.id for couple in couples for chat in couple.chats}
        if alone := sum(chat.id not in paired_ids for chat in chats):
            tally.leave_out(message("a conversation without a complete counterpart"), alone)
    if not blocks:
        reasons = "; ".join(f"{count:,}: {why}" for why, count in tally.left_out.items())
        raise BadSource(message("No game can be shown. {fix} {reasons}", fix=FIX, reasons=reasons))
    if options.task == PAIRS:
        Questionnaire(blocks, _paired(couples), agents).write(out)
    else:
        StudyDraft(
            id="live-games",
            title="Live games",
            provenance=f"Live games, played with TuringDesk ({len(rooms)} rooms).",
            blocks=blocks,
            tables={PAIRED: _paired(couples)} if couples and options.task != CHATS else {},
            files={AGENTS: agents} if agents else {},
            remark="Made by: turingdesk import live-games",
        ).write(out, progress)
    rows = sum(len(draft_block.rows) for draft_block in blocks)
    return tally.report(out, {message("blocks"): len(blocks), message("rows"): rows})


def _conversations(
    rooms: Sequence[tuple[RoomRecord, list[RoomSeat]]], options: ImportOptions
) -> tuple[list[Chat], list[SideBySide]]:
    """All conversations, and those of which two belong side by side."""
    people = [seat for _, seats in rooms for seat in seats if not seat.machine]
    names = _Names(sorted({seat.agent for seat in people}))
    chats: list[Chat] = []
    couples: list[SideBySide] = []
    single: list[_Single] = []
    for record, seats in rooms:
        room_chats = list(_chats(record, seats, names))
        chats += room_chats
        if not all(_can_be_shown(chat, options) for chat in room_chats):
            continue
        block_name, draw = record.wanted.block, record.room.drawn
        if len(room_chats) == 1 and draw.topic and _is_whole(record):
            single.append(_Single((block_name, draw.topic), draw.exchanges, room_chats[0]))
        if len(room_chats) == _TWO and {chat.makers[1][0] for chat in room_chats} == {
            *map(str, Origin)
        }:
            couples.append(SideBySide(record.room.id, block_name, (room_chats[0], room_chats[1])))
    return chats, [*couples, *_by_topic(single)]


def _is_whole(record: RoomRecord) -> bool:
    """True if a conversation has all turns that its game drew, and was not decided earlier."""
    thread = record.room.thread(0)
    return thread.turns >= record.room.drawn.exchanges and thread.is_answered


def _by_topic(chats: Sequence[_Single]) -> Iterator[SideBySide]:
    """Each conversation of a human with a machine, beside one of two humans on its topic.

    So a machine is compared with someone who talked about the same (paper 5, Section 4.1). Where
    there are fewer conversations of humans than of machines, some are shown several times.
    """
    of_humans: dict[tuple[str, str], deque[_Single]] = {}
    for single in chats:
        if _origins(single.chat) == (Origin.HUMAN, Origin.HUMAN):
            of_humans.setdefault(single.key, deque()).append(single)
    for single in chats:
        if single.key in of_humans and _origins(single.chat) == (Origin.HUMAN, Origin.MACHINE):
            other = of_humans[single.key][0]
            # Each in turn, so that they are shown about equally often.
            of_humans[single.key].rotate(-1)
            turns = min(single.turns, other.turns)
            chat = other.chat
            yield SideBySide(
                f"{single.chat.id}-with-{chat.id}", single.key[0], (single.chat, chat), turns
            )


def _origins(chat: Chat) -> tuple[str, str]:
    (a, _), (b, _) = chat.makers
    return a, b


def _rooms(sources: Iterable[Path], tally: Tally) -> Iterator[tuple[RoomRecord, list[RoomSeat]]]:
    """The rooms whose messages can be shown to others."""
    for path in (journal for source in sources for journal in _journals(source)):
        tally.read += 1
        try:
            record = read_room(path)
        except (BadJournal, OSError):
            tally.leave_out(message("the journal can't be read"), place=path.name)
            continue
        opened = record.file.opened
        seats = [RoomSeat.of(seat) for seat in opened["seats"]]
        if why := _unfit(record, opened, seats):
            tally.leave_out(why)
        else:
            yield record, seats


def _journals(source: Path) -> list[Path]:
    folder = source / ROOMS if (source / ROOMS).is_dir() else source
    journals = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else [source]
    if not journals:
        raise BadSource(message("{source} has no live games. {fix}", source=source, fix=FIX))
    return journals


def _unfit(record: RoomRecord, opened: Mapping[str, Any], seats: Sequence[RoomSeat]) -> str:
    """Why a room isn't taken; empty if it is."""
    if opened["pilot"]:
        return message("a pilot")
    if opened["sealed"]:
        return message("the study is sealed")
    if any(seat.who == GONE for seat in seats):
        return message("someone has withdrawn")
    if record.room.ending is None:
        return message("the game isn't over")
    if any(len(members) > _TWO for members in record.room.game.threads):
        return message("more than two speakers in one conversation")
    return ""


def _chats(record: RoomRecord, seats: Sequence[RoomSeat], names: _Names) -> Iterator[Chat]:
    room = record.room
    for number in range(len(room.game.threads)):
        thread = room.thread(number)
        lead, other = (seats[at] for at in thread.members)
        yield Chat(
            id=f"{room.id}-{number + 1}",
            makers=(_maker(lead, names), _maker(other, names)),
            turns=tuple(_turns(thread)),
            provenance=f"live game, {record.file.opened['game']}",
            prompt=room.drawn.topic or room.id,
        )


def _maker(seat: RoomSeat, names: _Names) -> tuple[str, str]:
    return seat.origin, names.of(seat)


def _turns(thread: RoomThread) -> Iterator[tuple[str, str]]:
    for room_message in thread.said:
        yield SPEAKERS[thread.members.index(room_message.seat)], room_message.text


def _can_be_shown(chat: Chat, options: ImportOptions) -> bool:
    return not isinstance(chat_row(chat, options), str)


def pair_blocks(couples: Sequence[SideBySide]) -> Iterator[BlockDraft]:
    """For each block of games a block of pairs; asked is which B is the machine.

    Conversations of a limited number of turns are cut to it, so that both sides have as many.
    """
    by_block: dict[str, list[SideBySide]] = {}
    for couple in couples:
        by_block.setdefault(couple.block, []).append(couple)
    for name, block_couples in by_block.items():
        rows = [
            {
                "id": couple.id,
                "prompt": couple.chats[0].prompt,
                "first": couple.chats[0].id,
                "second": couple.chats[1].id,
                "provenance": couple.chats[0].provenance,
            }
            for couple in block_couples
        ]
        show: dict[str, Any] = {"of": "conversations", "of_table": PAIRED}
        show["subject"] = SPEAKERS[1]
        if all(couple.turns for couple in block_couples):
            lengths = sorted({couple.turns for couple in block_couples})
            show["of_show"] = {"lengths": lengths, "unit": "turns"}
        draft_block = BlockDraft(
            PAIRS, rows, show, compositions={couple.id: "HM" for couple in block_couples}
        )
        if len(by_block) > 1:
            draft_block.id, draft_block.table = name, f"pairs-{name}.csv"
        yield draft_block


def _paired(couples: Sequence[SideBySide]) -> list[dict[str, Any]]:
    # A conversation can be in several pairs, but it is in the table once.
    return whole_chats(
        list({chat.id: chat for couple in couples for chat in couple.chats}.values())
    )


def _agents(rooms: Iterable[tuple[RoomRecord, list[RoomSeat]]]) -> bytes:
    """The table of the machines, as their study had it; empty if nothing is known of them."""
    about_by_agent: dict[str, Mapping[str, str]] = {}
    for record, seats in rooms:
        for line in record.file.lines:
            if line["kind"] == "machine" and line.get("about"):
                about_by_agent[seats[line["seat"]].agent] = line["about"]
    columns = dict.fromkeys(
        name for agent_about in about_by_agent.values() for name in agent_about
    )
    # As the `csv` module needs it, which writes line ends itself.
    file = StringIO(newline="")
    writer = csv.DictWriter(file, [ID, *columns], restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(
        {ID: agent, **agent_about} for agent, agent_about in sorted(about_by_agent.items())
    )
    return file.getvalue().encode() if about_by_agent else b""


IMPORTER = Importer(
    title=message("Live games"),
    about=message(
        "Messages of live games, as a study package of conversations, and of pairs if "
        "someone talked with both a human and a machine. With the task pairs, a "
        "questionnaire of pairs."
    ),
    sources=message("data folders with live games"),
    reader=read,
    takes=("task", "most_turns", "least_turns"),
    example="data -o studies/games",
)
