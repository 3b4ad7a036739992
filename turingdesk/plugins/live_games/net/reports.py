"""Reports about other participants: saved in the room's journal, and remembered.

Whoever reported someone doesn't meet them again, also after the desk was started again, since
what is remembered comes from the journals of rooms.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from turingdesk.core.errors import BadJournal
from turingdesk.journal.played_rooms import room_path
from turingdesk.plugins.live_games.kept_apart import KeptApart
from turingdesk.plugins.live_games.net.live_room import LiveRoom
from turingdesk.plugins.live_games.room import Room
from turingdesk.plugins.live_games.room_record import RoomRecord, add_late_report, read_room
from turingdesk.sessions.data_folder import PILOT


class Reports:
    """All reports of a data folder.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self.apart = {pilot: KeptApart() for pilot in (False, True)}  #: pilots count apart
        self._data = data
        self._lock = asyncio.Lock()

    def remember(self, record: RoomRecord) -> None:
        """Keep people apart as a room's journal says."""
        self._keep_apart(record.room, record.reporters, is_pilot=record.wanted.pilot)

    async def save(self, booth: str, live: LiveRoom | None, room: str, text: str) -> bool | None:
        """Save a report; one that comes again is saved once.

        Args:
            booth: Where whoever reports sits.
            live: The room, if it is played.
            room: Its name.
            text: What they wrote.

        Returns:
            Whether it is new; None if it isn't from someone in the room.

        Raises:
            WriteFailed: The data folder can't be written.
        """
        person = live.sitting(booth) if live is not None else None
        if live is not None and person is not None:
            is_new = person.seat not in live.reporters
            if await live.report(person.seat, text):
                self._keep_apart(live.room, {person.seat}, is_pilot=live.wanted.pilot)
                return is_new
        # One at a time, or two threads could both read a journal that lacks the other's report.
        async with self._lock:
            return await asyncio.to_thread(self._save_late, booth, room, text)

    def _save_late(self, booth: str, room: str, text: str) -> bool | None:
        """Save a report about a room that is over."""
        for home in (self._data, self._data / PILOT):
            path = room_path(home, room)
            try:
                record = read_room(path) if path is not None else None
            except (BadJournal, OSError):
                continue
            people = record.people if record is not None else ()
            seat = next((player["seat"] for player in people if player["booth"] == booth), None)
            if record is None or seat is None or record.room.ending is None:
                return None
            is_new = seat not in record.reporters
            if is_new:
                add_late_report(record, seat, text)
            self._keep_apart(record.room, {seat}, is_pilot=record.wanted.pilot)
            return is_new
        return None

    def _keep_apart(self, room: Room, reporters: set[int], *, is_pilot: bool) -> None:
        self.apart[is_pilot].add_room(room, reporters)
