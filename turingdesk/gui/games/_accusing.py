"""Games in which people accuse one of two others: colors for names, buttons, and the outcome."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from turingdesk.gui.answering._parts import role_button
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.live import game_words
from turingdesk.live.played_game import PlayedGame, PlayPhase
from turingdesk.live.room import Outcome

_COLORS = {
    "red": tr_noop("Participant", "Red"),
    "yellow": tr_noop("Participant", "Yellow"),
    "blue": tr_noop("Participant", "Blue"),
    "purple": tr_noop("Participant", "Purple"),
}
_OUTCOMES = {
    Outcome.WON: game_words.WON,
    Outcome.LOST: game_words.LOST,
    Outcome.SURRENDERED: game_words.GAVE_UP,
}
_LOCKED = "\u2713"


def color_name(game: PlayedGame, seat: int) -> str:
    """What someone is called in a game with colors, such as Red; empty in others."""
    colors = game.room.drawn.colors if game.room is not None else ()
    return tr("Participant", _COLORS.get(colors[seat], colors[seat])) if colors else ""


def color_titles(game: PlayedGame) -> dict[str, tuple[str, str]]:
    """The names of the others with the theme's colors for them, by seat in words."""
    room = game.room
    if room is None or not room.drawn.colors:
        return {}
    return {
        str(seat): (color_name(game, seat), f"player_{room.drawn.colors[seat]}")
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
        for made in self.buttons.values():
            made.deleteLater()
        self.buttons = {}
        others = game.room.others(game.seat) if game.room is not None else []
        for seat in others if game.game.accuses else ():
            self.buttons[seat] = role_button("", "")
            self.buttons[seat].clicked.connect(lambda _=False, at=seat: self.chosen.emit(at))
            self._row.addWidget(self.buttons[seat], stretch=1)

    def show_state(self, game: PlayedGame) -> None:
        """Show whether someone is accused, and who."""
        for seat, made in self.buttons.items():
            name = color_name(game, seat)
            text = tr("Participant", game_words.ACCUSE).format(color=name)
            if seat == game.accused:
                said = tr("Participant", game_words.ACCUSED).format(color=name)
                text = f"{_LOCKED} {said}"
            made.setText(text)
            made.setEnabled(game.can_accuse)


def accusing_notice(game: PlayedGame, overlay: str) -> tuple[str, str, str] | None:
    """What such a game shows instead of messages: title, explanation, and button.

    Args:
        game: What is played.
        overlay: "surrender", or "accuse" with a seat, before either happens.

    Returns:
        None where it shows what other games do.
    """
    if not game.game.accuses or game.room is None:
        return None
    if overlay == "surrender":
        said = (game_words.ASK_GIVE_UP, game_words.ENDS_FOR_BOTH, game_words.GIVE_UP)
        title, about, button = (tr("Participant", one) for one in said)
        return title, about, button
    if overlay.startswith("accuse"):
        name = color_name(game, int(overlay.removeprefix("accuse")))
        return (
            tr("Participant", game_words.IS_MACHINE).format(color=name),
            tr("Participant", game_words.ONLY_ONCE),
            tr("Participant", game_words.ACCUSE).format(color=name),
        )
    if game.phase is not PlayPhase.OVER:
        return None
    return (*_outcome(game), "" if game.asks_last else tr("Participant", "Continue"))


def _outcome(game: PlayedGame) -> tuple[str, str]:
    """How a game ended, as far as the participant learns it."""
    ended = Outcome.SURRENDERED if game.is_surrendered else game.outcome
    title = tr("Participant", _OUTCOMES[ended] if ended else game_words.OVER)
    said = []
    for seat, is_machine in sorted((game.truth or {}).items()):
        if is_machine:
            name = color_name(game, seat)
            said.append(tr("Participant", game_words.WAS_MACHINE).format(color=name))
    if said and game.accused is not None:
        name = color_name(game, game.accused)
        said.append(tr("Participant", game_words.YOU_ACCUSED).format(color=name))
    said.append(tr("Participant", game_words.THANKS))
    return title, "\n".join(said)
