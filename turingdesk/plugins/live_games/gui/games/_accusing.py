"""Games in which people accuse one of two others: colors for names, and buttons."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from turingdesk.gui.answering._parts import role_button
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.plugins.live_games.game_text import accuse_buttons, color_name, color_of
from turingdesk.plugins.live_games.played_game import PlayedGame


def color_titles(game: PlayedGame) -> dict[str, tuple[str, str]]:
    """The names of the others with the theme's colors for them, by seat in words."""
    room = game.room
    if room is None or not room.drawn.colors:
        return {}
    return {
        str(seat): (participant_text(color_name(game, seat)), f"player_{color_of(game, seat)}")
        for seat in room.others(game.seat)
    }


class AccuseRow(QWidget):
    """A button for each of the others; all are locked once one of them is accused.

    Signals:
        chosen: The participant wants to accuse the one in this seat.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[int, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)

    def build(self, game: PlayedGame) -> None:
        """Make the buttons of a game; none where no one is accused."""
        for accuse_button in self.buttons.values():
            accuse_button.deleteLater()
        self.buttons = {}
        for accuse in accuse_buttons(game):
            button = self.buttons[accuse.seat] = role_button("", "")
            # `clicked` first passes whether the button is checked; the seat is bound now.
            button.clicked.connect(lambda _=False, at=accuse.seat: self.chosen.emit(at))
            self._row.addWidget(button, stretch=1)

    def show_state(self, game: PlayedGame) -> None:
        """Show whether someone is accused, and who."""
        for accuse in accuse_buttons(game):
            self.buttons[accuse.seat].setText(participant_text(accuse.shown))
            self.buttons[accuse.seat].setEnabled(accuse.is_open)
