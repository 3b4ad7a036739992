"""Stand-ins: the simulated partners with which live games and conversations are tried out.

They belong into pilots and previews alone. Earlier versions let them take part in sessions that
count, too, which the names of the rooms still tell.
"""

from __future__ import annotations

import re
from typing import Any

from turingdesk.core.response import ROOM

_TALK = "conversation"  #: the question that records the room of a collected conversation
LOCAL, REHEARSED = "local-", "pilot-"  #: what names of their games and conversations begin with
_REHEARSED = re.compile(REHEARSED + r"\d+", re.ASCII)


def stand_in_room(question: str, choice: Any) -> str:
    """The room of a recorded answer in which stand-ins took part; empty for all others.

    >>> stand_in_room("room", "local-0badcafe"), stand_in_room("conversation", "pilot-1")
    ('local-0badcafe', 'pilot-1')
    >>> stand_in_room("room", "70cadd7e83b1a5f0"), stand_in_room("reason", "local-pride")
    ('', '')
    """
    text = str(choice)
    is_game = question == ROOM and text.startswith(LOCAL)
    is_talk = question == _TALK and bool(_REHEARSED.fullmatch(text))
    return text if is_game or is_talk else ""
