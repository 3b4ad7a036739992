"""Live games as stimuli: what was written in rooms, to be judged again by others.

Each thread of a room is a conversation between A, who decided in the game, and B. A room in which
one person talked with a human and a machine is also a pair. Nothing of a participant goes along
but messages and a number without meaning.

Conversations with a topic are also paired across rooms: one of a human with a machine, and one of
two humans.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
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
from turingdesk.live.room import RoomThread
from turingdesk.live.room_record import RoomRecord, read_room

PAIRED = "paired.jsonl"  #: the table of the conversations that are side by side
FIX = message("Give a data folder in which live games were played.")
_TWO = 2  #: speakers of a conversation, and threads of a room that is a pair
Couple = tuple[str, list[Chat]]  #: a room, and what was said in both of its threads


@dataclass(slots=True)
class _Names:
    """Numbers of participants, in an order that says nothing."""

    codes: list[str]
    _numbers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        Random(len(self.codes)).shuffle(self.codes)
        self._numbers = {code: f"p{at:02}" for at, code in enumerate(self.codes, 1)}

    def of(self, seat: RoomSeat) -> str:
        """What someone is called in the study."""
        return seat.agent if seat.machine else self._numbers[seat.agent]


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read the journals of rooms and write a study package.

    Raises:
        BadSource: There are no rooms, or none that can be shown.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally(message("games"))
    rooms = list(_rooms(sources, tally))
    chats, couples = _told(rooms, options)
    blocks = [block(chats, options, tally)] if chats else []
    if couples:
        blocks.append(_pairs(couples))
    blocks = [made for made in blocks if made.rows]
    if not blocks:
        reasons = "; ".join(f"{count:,}: {why}" for why, count in tally.left_out.items())
        raise BadSource(message("No game can be shown. {fix} {reasons}", fix=FIX, reasons=reasons))
    StudyDraft(
        id="live-games",
        title="Live games",
        provenance=f"Live games, played with TuringDesk ({len(rooms)} rooms).",
        blocks=blocks,
        tables={PAIRED: _paired(couples)} if couples else {},
        remark="Made by: turingdesk import live-games",
    ).write(out, progress)
    made = {"blocks": len(blocks), "rows": sum(len(made.rows) for made in blocks)}
    return tally.report(out, made)


def _told(
    rooms: Sequence[tuple[RoomRecord, list[RoomSeat]]], options: ImportOptions
) -> tuple[list[Chat], list[Couple]]:
    """All conversations, and those of which two belong side by side."""
    people = [seat for _, seats in rooms for seat in seats if not seat.machine]
    names = _Names(sorted({seat.agent for seat in people}))
    chats: list[Chat] = []
    couples: list[Couple] = []
    single: list[tuple[str, Chat]] = []  # with their topics
    for record, seats in rooms:
        own = list(_chats(record, seats, names))
        chats += own
        if len(own) == 1 and _can_be_shown(own[0], options):
            single.append((record.room.drawn.topic, own[0]))
        is_pair = len(own) == _TWO and {one.makers[1][0] for one in own} == {*map(str, Origin)}
        if is_pair and all(_can_be_shown(chat, options) for chat in own):
            couples.append((record.room.id, own))
    return chats, [*couples, *_by_topic(single)]


def _by_topic(chats: Sequence[tuple[str, Chat]]) -> Iterator[Couple]:
    """Each conversation of a human with a machine, beside one of two humans on its topic.

    So a machine is compared with someone who talked about the same (paper 5, Section 4.1). Where
    there are fewer conversations of humans than of machines, some are shown several times.
    """
    of_humans: dict[str, deque[Chat]] = {}
    for topic, chat in chats:
        if topic and _origins(chat) == (Origin.HUMAN, Origin.HUMAN):
            of_humans.setdefault(topic, deque()).append(chat)
    for topic, chat in chats:
        if topic in of_humans and _origins(chat) == (Origin.HUMAN, Origin.MACHINE):
            other = of_humans[topic][0]
            of_humans[topic].rotate(-1)
            yield f"{chat.id}-with-{other.id}", [chat, other]


def _origins(chat: Chat) -> tuple[str, str]:
    (a, _), (b, _) = chat.makers
    return a, b


def _rooms(sources: Iterable[Path], tally: Tally) -> Iterator[tuple[RoomRecord, list[RoomSeat]]]:
    """The rooms whose messages can be shown to others."""
    for path in (one for source in sources for one in _journals(source)):
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
    found = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else [source]
    if not found:
        raise BadSource(message("{source} has no live games. {fix}", source=source, fix=FIX))
    return found


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
        return message("more than two write in one conversation")
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
    for said in thread.said:
        yield SPEAKERS[thread.members.index(said.seat)], said.text


def _can_be_shown(chat: Chat, options: ImportOptions) -> bool:
    return not isinstance(chat_row(chat, options), str)


def _pairs(couples: Sequence[Couple]) -> BlockDraft:
    """The table of pairs; asked is which B is the machine."""
    rows = [
        {
            "id": room,
            "first": first.id,
            "second": second.id,
            "provenance": first.provenance,
        }
        for room, (first, second) in couples
    ]
    show = {"of": "conversations", "of_table": PAIRED, "subject": SPEAKERS[1]}
    return BlockDraft("pairs", rows, show, compositions={row["id"]: "HM" for row in rows})


def _paired(couples: Sequence[Couple]) -> list[dict[str, Any]]:
    # A conversation can be in several pairs, but it is in the table once.
    return whole_chats(list({chat.id: chat for _, both in couples for chat in both}.values()))


IMPORTER = Importer(
    title=message("Live games"),
    about=message(
        "What was written in live games, as a study package of conversations, and of pairs where "
        "someone talked with a human and a machine."
    ),
    sources=message("data folders with live games"),
    reader=read,
    takes=("most_turns", "least_turns"),
)
