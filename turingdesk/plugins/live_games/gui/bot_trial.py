"""A bot is tried: the person at the desk plays both people, and sees all that the bot hears."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.printable import printable
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

if TYPE_CHECKING:
    from turingdesk.gui.desk.hosting import Hosting

LONGEST = 255  #: characters of a message
_MOST_LINES = 500  #: of the log
_LEAST = 40  #: px of what is said, on a small screen
_COLORS = {
    "red": tr_noop("Desk", "Red"),
    "yellow": tr_noop("Desk", "Yellow"),
    "blue": tr_noop("Desk", "Blue"),
    "purple": tr_noop("Desk", "Purple"),
}
_ENDED = {
    "won": tr_noop("Desk", "Both found the machine. The game is over."),
    "lost": tr_noop("Desk", "The machine wasn't found. The game is over."),
}
_OVER = tr_noop("Desk", "The game is over.")


def color_name(color: str) -> str:
    """The name of a color; one that this version doesn't know keeps its id."""
    return tr("Desk", _COLORS[color]) if color in _COLORS else color


class PersonPane(Card):
    """One of the two people: what is said in the game, and what this one says and decides.

    Args:
        number: "1" or "2".
        ask: Sends what was done, with this person's number and a text, to the host.
    """

    def __init__(self, number: str, ask: Callable[[str, str, str], object]) -> None:
        super().__init__(tr("Desk", "Person {number}").format(number=number))
        self._number, self._ask = number, ask
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Desk", "Messages"))
        self.text.setMinimumHeight(_LEAST)
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(tr("Desk", "Write a message"))
        self.line.setAccessibleName(tr("Desk", "Message"))
        self.line.returnPressed.connect(self._say)
        self.accuse = [button(NOTHING, partial(self._accuse, at)) for at in (0, 1)]  # no game yet
        self.others: list[str] = []  #: whom this person can accuse
        self.column.addWidget(self.text, 1)
        self.column.addWidget(self.line)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(label(tr("Desk", "Accuse"), "soft"))
        for accuse_button in self.accuse:
            row.addWidget(accuse_button, 1)
        self.column.addLayout(row)
        self.stop()

    def begin(self, own_color: str, colors: list[str]) -> None:
        """A game begins in which this person has a color."""
        title = tr("Desk", "Person {number}: {color}")
        self.title.setText(title.format(number=self._number, color=color_name(own_color)))
        self.text.clear()
        self.others = [color_id for color_id in colors if color_id != own_color]
        for accuse_button, color in zip(self.accuse, self.others, strict=True):
            accuse_button.setText(color_name(color))
        self._enable(True)

    def hear(self, color: str, text: str) -> None:
        """Something was said."""
        # Escaped, since a bot can send HTML.
        self.text.append(f"<b>{escape(color_name(color))}</b> {escape(text)}")

    def stop(self) -> None:
        """There is no game, or no longer one."""
        self._enable(False)

    def _enable(self, can: bool) -> None:
        for widget in (self.line, *self.accuse):
            widget.setEnabled(can)

    def _say(self) -> None:
        if text := self.line.text().strip():
            self._ask("trial_say", self._number, text)
            self.line.clear()

    def _accuse(self, at: int) -> None:
        for accuse_button in self.accuse:
            accuse_button.setEnabled(False)
        self._ask("trial_accuse", self._number, self.others[at])


class BotTrialView(QWidget):
    """Both people beside each other, and the log of the bot's messages with their times."""

    def __init__(self, hosting: Hosting) -> None:
        super().__init__()
        self._hosting = hosting
        self.colors: list[str] = []  #: of all who play, in the order of the seats
        self.language = QComboBox()
        self.language.setAccessibleName(tr("Desk", "Language"))
        self.start = button(tr("Desk", "Start game"), self._begin, "primary")
        self.end = button(tr("Desk", "End game"), lambda: hosting.ask("trial_end"))
        self.state = label("", "soft", wrap=True)
        self.people = [PersonPane(number, hosting.ask) for number in ("1", "2")]
        self.log = QPlainTextEdit()
        self.log.setReadOnly(True)
        self.log.setMaximumBlockCount(_MOST_LINES)
        self.log.setMinimumHeight(_LEAST)
        self.log.setAccessibleName(tr("Desk", "Log of the bot's messages"))
        self._name = ""
        self._lay_out()
        self._set_running(False)
        hosting.tried.connect(self.hear)

    def choose(self, bot: Mapping[str, Any] | None) -> None:
        """Try this bot next; None if no bot can be tried."""
        name = str(bot["name"]) if bot is not None else ""
        spoken = [str(language) for language in bot["speaks"]] if bot is not None else []
        before = [self.language.itemText(at) for at in range(self.language.count())]
        self._name = name
        # Filled only if it differs, since each change of a bot would undo the choice.
        if spoken != before:
            self.language.clear()
            self.language.addItems(spoken)
        self._set_running(self.end.isEnabled())

    def hear(self, news: Mapping[str, Any]) -> None:
        """Something happened in the game."""
        what = news["what"]
        if what == "began":
            self._show_game(news)
        elif what == "said":
            for pane in self.people:
                pane.hear(self.colors[news["seat"]], news["text"])
        elif what == "log":
            self._write(news)
        elif what == "ended":
            self._set_running(False)
            self.state.setText(tr("Desk", _ENDED.get(str(news["outcome"]), _OVER)))
        else:
            self.state.setText(translate_message(news["why"]))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(label(tr("Desk", "Language"), "soft"))
        row.addWidget(self.language)
        row.addWidget(self.start)
        row.addWidget(self.end)
        row.addWidget(self.state, 1)
        column.addLayout(row)
        both = QHBoxLayout()
        both.setSpacing(SIZES.gap)
        for pane in self.people:
            both.addWidget(pane, 1)
        column.addLayout(both, 3)
        column.addWidget(label(tr("Desk", "Messages to the bot and from it"), "label"))
        column.addWidget(self.log, 2)

    def _begin(self) -> None:
        self.log.clear()
        self.state.setText(tr("Desk", "Waiting for the bot\u2026"))
        self._hosting.ask("try_bot", self._name, self.language.currentText())

    def _show_game(self, news: Mapping[str, Any]) -> None:
        self.colors = [str(color) for color in news["colors"]]
        for pane, seat in zip(self.people, news["seats"], strict=True):
            pane.begin(self.colors[seat], self.colors)
        text = tr("Desk", "The bot is {color}. This game never counts.")
        self.state.setText(text.format(color=color_name(self.colors[news["bot"]])))
        self._set_running(True)
        self.people[0].line.setFocus()

    def _write(self, news: Mapping[str, Any]) -> None:
        arrow = "\u2192" if news["way"] == "to" else "\u2190"
        message = news["message"]
        others = {name: message[name] for name in message if name not in ("type", "game_id")}
        text = printable(json.dumps({"type": message["type"], **others}, ensure_ascii=False))
        at = program().decimals(float(news["at_s"]), 3)
        self.log.appendPlainText(f"{at} s {arrow} {text}")

    def _set_running(self, is_running: bool) -> None:
        self.end.setEnabled(is_running)
        self.start.setEnabled(not is_running and bool(self._name) and self.language.count() > 0)
        if not is_running:
            for pane in self.people:
                pane.stop()
