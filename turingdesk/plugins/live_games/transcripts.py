"""Transcripts of live games as JSON lines: one room in each, with what was said and decided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadJournal, CannotExport
from turingdesk.core.message import message, plural
from turingdesk.exchange.exporters._atomic_write import atomic_write
from turingdesk.journal.game_notes import GameNotes
from turingdesk.journal.journal_file import Line
from turingdesk.journal.notes import Note
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.plugins.live_games.room_record import RoomRecord, read_room, rooms_in

#: What a journal has of a room that its transcript doesn't: the desk alone needs it.
_OF_THE_DESK = frozenset({"seats", "people", "seq", "kind", "chain", "t_ms"})
_EVENTS = ("delay", "held", "report", "left", "returned", "reveal", "ended")


@dataclass(frozen=True, slots=True)
class TranscriptCounts:
    """Counts of what was written."""

    rooms: int
    messages: int
    pilots: int = 0  #: rooms of pilots, which are not in the file
    sealed: int = 0  #: rooms of sealed studies, in the file without who is human
    damaged: int = 0  #: journals that can't be read

    @property
    def sentences(self) -> Iterator[str]:
        """Notes for the person who exports, one sentence each."""
        yield message(
            "{games} with {messages} written.",
            games=plural("%n game", "%n games", n=self.rooms),
            messages=plural("%n message", "%n messages", n=self.messages),
        )
        if self.pilots:
            yield plural(
                "%n game of a pilot is not included.",
                "%n games of pilots are not included.",
                n=self.pilots,
            )
        if self.sealed:
            yield plural(
                "%n game is of a sealed study: the transcript doesn't say who is human.",
                "%n games are of sealed studies: transcripts don't say who is human.",
                n=self.sealed,
            )
        if self.damaged:
            yield plural(
                "%n journal of a game can't be read.",
                "%n journals of games can't be read.",
                n=self.damaged,
            )


def export_transcripts(data: Path, path: Path, *, pilot: bool = False) -> TranscriptCounts:
    """Write the transcripts of a data folder.

    Args:
        data: The data folder.
        path: Where to; the file is replaced once the new one is whole.
        pilot: Whether pilots are written, too.

    Raises:
        CannotExport: There are no games, or the file can't be written.
    """
    import orjson

    rooms = messages = pilots = sealed = damaged = 0
    notes = GameNotes(data).read()
    with atomic_write(path) as draft, draft.open("wb") as file:
        for journal in sorted(rooms_in(data)):
            try:
                record = read_room(journal)
            except (BadJournal, OSError):
                damaged += 1
                continue
            if record.wanted.pilot and not pilot:
                pilots += 1
                continue
            rooms, messages = rooms + 1, messages + len(record.room.said)
            sealed += record.wanted.sealed
            file.write(orjson.dumps(transcript(record, notes.get(journal.stem, ()))) + b"\n")
        # Within the block, so that an earlier file isn't replaced by an empty one.
        if not rooms:
            raise CannotExport(
                message("There are no live games in {data}. Check the folder.", data=data)
            )
    return TranscriptCounts(rooms, messages, pilots, sealed, damaged)


def transcript(record: RoomRecord, notes: Sequence[Note] = ()) -> dict[str, Any]:
    """A room as one object.

    Times are seconds of playing time. Seats have the role and, unless the study is sealed, origin
    and agent; of messages, `threads` says which seats read them. `notes` are those of the
    experimenters, whose names stay at the desk.
    """
    lines = record.file.lines
    opened = record.file.opened
    about = {key: value for key, value in opened.items() if key not in _OF_THE_DESK}
    seats = [_seat(RoomSeat.of(seat), is_sealed=record.wanted.sealed) for seat in opened["seats"]]
    return {
        **about,
        "seats": seats,
        "threads": [list(members) for members in record.room.game.threads],
        "messages": [asdict(utterance) for utterance in record.room.said],
        "verdicts": [_event(line) for line in lines if line["kind"] == "verdict"],
        "events": [_event(line) | {"kind": line["kind"]} for line in lines if _is_told(line)],
        "notes": [{"at": note.at, "text": note.text} for note in notes],
    }


def _seat(seat: RoomSeat, *, is_sealed: bool) -> dict[str, str]:
    seat_fields = {"role": seat.role}
    return seat_fields if is_sealed else seat_fields | {"origin": seat.origin, "agent": seat.agent}


def _is_told(line: Line) -> bool:
    return line["kind"] in _EVENTS


def _event(line: Mapping[str, Any]) -> dict[str, Any]:
    fields = {key: value for key, value in line.items() if key not in {*_OF_THE_DESK, "at", "who"}}
    return {"t_s": float(line["t_ms"]) / 1000, **fields}
