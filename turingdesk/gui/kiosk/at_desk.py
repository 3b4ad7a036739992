"""A session's way to the desk, where this kiosk is paired with one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turingdesk.gui.kiosk.window import KioskWindow
    from turingdesk.net.kiosk_link import KioskLink

_LAST_S = 3.0  #: for what was written last, before the program ends


@contextmanager
def linked(data: Path, window: KioskWindow, address: str = "") -> Iterator[KioskLink | None]:
    """Send what the kiosk writes while a session runs; without a pairing, nothing.

    Args:
        data: The kiosk's data folder.
        window: The session's.
        address: Of the desk, if it is another one than at pairing.

    Raises:
        BadAddress: The address is none.
    """
    from turingdesk.net.paired import address as parsed
    from turingdesk.net.paired import paired

    desk = paired()
    if desk is None:
        yield None
        return
    if address:
        desk = desk.at(*parsed(address))
    from turingdesk.gui.kiosk.from_desk import FromDesk
    from turingdesk.net.kiosk_link import KioskLink

    link = KioskLink(data, desk)
    link.door.open(window.recorder.path.stem, FromDesk(window))
    window.finished.connect(link.door.close)
    link.start()
    try:
        yield link
    finally:
        link.door.close()
        if link.state.is_connected:
            link.flush(_LAST_S)
        link.stop()
