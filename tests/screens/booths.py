"""The screens of booths: what they do, at the desk; the code that pairs one; words in a booth."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from turingdesk.gui.desk.booths.pair_dialog import PairDialog
from turingdesk.gui.desk.sessions.page import SessionsPage
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.screens.camera import Camera, picture, settle
from turingdesk.gui.screens.desk import Shot, desk
from turingdesk.gui.screens.stage import NOW, Stage

_DOING = (
    ("running", "P-041", 18, 0, 0.2),
    ("paused", "P-042", 7, 0, -0.1),
    ("idle", "", 0, 0, 0.3),
    ("away", "", 0, 41_200, -95.0),
)


def _shown(window: DeskWindow) -> SessionsPage:
    """The page as if four kiosks were paired with the desk."""
    hosting = window.state.booths
    hosting.hear({"event": "open", "port": 47357})
    for number, (doing, who, done, unsent, clock_s) in enumerate(_DOING, 1):
        progress = {"session": who, "participant": who, "title": "Human or machine?"}
        hosting.hear(
            {
                "event": "booth",
                "id": f"booth-{number}",
                "name": f"Booth {number}",
                "doing": doing,
                "address": f"192.168.1.{20 + number}",
                "program": "TuringDesk",
                "seen_at": NOW.isoformat(),
                "clock_s": clock_s,
                "free": 81_000_000_000,
                "unsent": unsent,
                "conflicts": [],
                "problems": [],
                "progress": {**progress, "done": done, "of": 40},
            }
        )
    shown = window.page("sessions")
    assert isinstance(shown, SessionsPage)
    settle(100)
    return shown


def sessions_with_booths(stage: Stage, camera: Camera) -> QPixmap:
    """Four booths, one of them chosen."""
    with desk(stage, camera, "sessions", data=stage.data) as window:
        shown = _shown(window)
        shown.read()
        shown.booths.table.choose(1)
        settle(100)
        return picture(window)


def pair(stage: Stage, camera: Camera) -> QPixmap:
    """A kiosk is to be paired."""
    with desk(stage, camera, "sessions", data=stage.data) as window:
        _shown(window)
        hosting = window.state.booths
        made = PairDialog(hosting, window)
        made.show()
        hosting.hear({"event": "code", "code": "K7M4-TXRT"})
        made.typed.setText("turingdesk kiosk --desk 192.168.1.10 --pair K7M4-TXRT")
        settle(60)
        taken = picture(window, made)
        made.close()
        made.deleteLater()
        return taken


BOOTHS: dict[str, Shot] = {"booths-sessions": sessions_with_booths, "booths-pair": pair}
