"""Why browsers wait: what the desk and the terminal are told, and what participants read."""

from __future__ import annotations

import errno
import logging
from collections import Counter
from collections.abc import Hashable
from pathlib import Path

from turingdesk.core.message import participant_message, plural
from turingdesk.sessions.voice import Voice
from turingdesk.system.os_errors import error_message
from turingdesk.system.process import files_left

RETRY_S = 3.0  #: how often what the computer refused is tried again
logger = logging.getLogger(__name__)
_RESERVE = 64  #: files that only those who take part already may open
NOT_YET = participant_message("Please wait a moment")
_NOTIFIED = participant_message(
    "The study can't begin yet. The experimenter has been notified. This page continues by itself."
)


class Halts:
    """The browsers of a host that wait because the computer refused something, and why."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._reasons: dict[Hashable, str] = {}

    def stop(self, who: Hashable, problem: Exception) -> None:
        """Note that a browser waits.

        Args:
            who: Which; the same one later continues.
            problem: What the computer refused, or what raised because of it.
        """
        cause = problem.__cause__ if isinstance(problem.__cause__, OSError) else problem
        why = self._reasons[who] = error_message(cause)
        logger.warning("a browser waits: %s", why)  # without the file, which names a participant

    def resume(self, who: Hashable) -> None:
        """Note that a browser continues, or is gone; a repeated call changes nothing."""
        self._reasons.pop(who, None)

    @property
    def in_words(self) -> tuple[str, ...]:
        """The number of browsers that wait, a sentence for each reason."""
        counts = Counter(self._reasons.values())
        return tuple(
            plural(
                "%n browser is waiting, since {folder} can't be used. {why}",
                "%n browsers are waiting, since {folder} can't be used. {why}",
                n=count,
                folder=self._data,
                why=why,
            )
            for why, count in counts.items()
        )


def refuse_without_files() -> None:
    """Keep the last files that this computer lets the program open for those who take part.

    Raises:
        OSError: There are no others left.
    """
    if files_left() < _RESERVE:
        raise OSError(errno.EMFILE, "")


def halted_json(voice: Voice) -> dict[str, str]:
    """The page for those whose answer waits for the disk."""
    title = voice.say("Please call the experimenter")
    return {"title": title, "text": voice.say("Your answers so far are saved.")}


def not_yet_json(voice: Voice) -> dict[str, str]:
    """The page for those who can't begin yet."""
    return {"title": voice.say(NOT_YET), "text": voice.say(_NOTIFIED)}
