"""The Matching and ratings page: who waits for a partner, and how players and machines do.

Games that are played now have no part in it, so that it tells nothing about who is in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from math import isfinite, isinf
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.folder_poller import FolderPoller
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, READING, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.live_games.game_ratings import (
    GameRatings,
    RatedPlayer,
    Rating,
    RatingsFolder,
)
from turingdesk.plugins.live_games.matching import Matching, Waiting

EVERY_MS = 2000
EMPTY = tr_noop(
    "Desk",
    "No ratings yet. Players and machines appear here when the first Turing Game of this data "
    "folder is over. Pilots and sealed studies don't count.",
)
NO_ONE = tr_noop("Desk", "No one is waiting for a Turing Game.")
_LEAST = 420  #: px of a card; where there is less, cards are below each other
_LEAST_HIGH = 260


@dataclass(frozen=True, slots=True)
class WaitingPlayer:
    """Someone who waits, and who suits them best."""

    player: str
    language: str
    since: str  #: UTC, ISO 8601
    strength: float
    closest: str  #: the participant code; empty if no one else waits who can play
    distance: float  #: below 0, they begin

    @property
    def waited_s(self) -> float:
        """For how long they have waited."""
        return (datetime.now(UTC) - datetime.fromisoformat(self.since)).total_seconds()


def _number(value: float | None, digits: int = 2) -> str:
    if value is None:
        return NOTHING
    return "\u221e" if isinf(value) else program().decimals(value, digits)


def _rating(rating: Rating | None) -> str:
    """A number with its interval, if it has one."""
    if rating is None:
        return NOTHING
    value = _number(rating.value)
    return value if rating.low is None else f"{value} {program().interval(*rating[1:])}"


def _sorted(rating: Rating | None) -> float:
    """Where a rating stands among others; machines without one are last."""
    return -1.0 if rating is None else rating.value


def _strength(player: RatedPlayer) -> str:
    return _rating(Rating(player.strength, player.low, player.high))


def _clock(seconds: float) -> str:
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return f"{program().format_int(minutes)}:{rest:02}"


def _closest(player: WaitingPlayer) -> str:
    return f"{player.closest} ({_number(player.distance)})" if player.closest else NOTHING


WAITING = (
    DeskColumn(tr_noop("Desk", "Player"), lambda machine: machine.player, stretch=True),
    DeskColumn(tr_noop("Desk", "Language"), lambda machine: machine.language),
    DeskColumn(
        tr_noop("Desk", "Waiting"),
        lambda machine: _clock(machine.waited_s),
        sort=lambda machine: machine.waited_s,
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Strength"),
        lambda machine: _number(machine.strength),
        sort=lambda machine: machine.strength,
        right=True,
    ),
    DeskColumn(tr_noop("Desk", "Closest (distance)"), _closest, right=True),
)
_WON = DeskColumn(
    tr_noop("Desk", "Won"),
    lambda machine: f"{program().format_int(machine.won)} / {program().format_int(machine.games)}",
    sort=lambda machine: machine.won,
    right=True,
)
PLAYERS = (
    DeskColumn(
        tr_noop("Desk", "Rank"),
        lambda machine: program().format_int(machine.rank),
        sort=lambda machine: machine.rank,
        right=True,
    ),
    DeskColumn(tr_noop("Desk", "Player"), lambda machine: machine.player, stretch=True),
    _WON,
    DeskColumn(
        tr_noop("Desk", "Strength [95% CI]"),
        _strength,
        sort=lambda machine: machine.strength,
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Minutes to decide"),
        lambda machine: _number(machine.minutes, 1),
        sort=lambda machine: machine.minutes or 0.0,
        right=True,
    ),
)
MACHINES = (
    DeskColumn(
        tr_noop("Desk", "Machine"),
        lambda machine: machine.agent,
        stretch=True,
        tip=lambda machine: translate_message(machine.note),
    ),
    _WON,
    DeskColumn(
        tr_noop("Desk", "Score [95% CI]"),
        lambda machine: _rating(machine.score),
        sort=lambda machine: _sorted(machine.score),
        tip=lambda machine: translate_message(machine.note),
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Weighted ratio [95% CI]"),
        lambda machine: _rating(machine.weighted_ratio),
        sort=lambda machine: _sorted(machine.weighted_ratio),
        tip=lambda machine: translate_message(machine.note),
        right=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Weighted games"),
        lambda machine: program().format_int(machine.weighted_games),
        sort=lambda machine: machine.weighted_games,
        right=True,
    ),
)


class RatingsPage(DeskPage):
    """Cards for those who wait, players, machines, and games over time."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Matching and ratings"))
        self._folder = RatingsFolder(state.data)
        self._ratings = GameRatings()
        self.waiting = _table(WAITING, tr("Desk", "Waiting for a partner"), "player")
        self.players = _table(PLAYERS, tr("Desk", "Leaderboard"), "player")
        self.machines = _table(MACHINES, tr("Desk", "Machines"), "agent")
        self.players.sort_by("Rank")
        falling = Qt.SortOrder.DescendingOrder
        for table, head in ((self.waiting, "Waiting"), (self.machines, "Score [95% CI]")):
            table.sort_by(head, falling)
        self.plot = FigurePlot(fills=True)
        self.no_one = label(tr("Desk", NO_ONE), "soft", wrap=True)
        self.no_one.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.empty = label(READING, "soft", wrap=True)
        waits = _card(tr("Desk", "Waiting for a partner"), self.no_one, self.waiting)
        self.leaderboard = _card(tr("Desk", "Leaderboard"), self.players)
        self.scores = _card(tr("Desk", "Machines"), self.machines)
        self.games = _card(tr("Desk", "Games over time"), self.plot)
        above, below = (FoldingRow(least=_LEAST_HIGH, any_letters=True) for _ in range(2))
        above.addWidget(self.leaderboard, 1)
        above.addWidget(waits, 1)
        below.addWidget(self.scores, 1)
        below.addWidget(self.games, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self.empty)
        column.addLayout(above, 1)
        column.addLayout(below, 1)
        self.column.addWidget(PageBody(inside, tr("Desk", "Matching and ratings")), 1)
        self._follow = FolderPoller(
            self, state, EVERY_MS, self._look, self._show, self.empty.setText
        )
        state.booths.changed.connect(self._show_waiting)
        self._show(self._ratings)
        self.empty.setText(tr("Desk", READING))

    def opened(self) -> None:
        self._follow.begin()

    def left(self) -> None:
        self._follow.stop()

    def read_again(self) -> None:
        """Look at the data folder, in the background."""
        self._follow.read()

    def _look(self, data: Path) -> GameRatings:
        if self._folder.data != data:
            self._folder = RatingsFolder(data)
        return self._folder.read()

    def _show(self, ratings: GameRatings) -> None:
        self._ratings = ratings
        self.players.fill(ratings.players)
        self.machines.fill(ratings.machines)
        self.plot.show_figure(ratings.figure)
        there = bool(ratings.outcomes)
        for card in (self.leaderboard, self.scores, self.games):
            card.setVisible(there)
        self.empty.setText(tr("Desk", EMPTY))
        self.empty.setVisible(not there)
        self.note.setText(tr("Desk", "%n game(s)", "", len(ratings.outcomes)) if there else "")
        self._show_waiting()

    def _show_waiting(self) -> None:
        """Those who wait, each with the best match."""
        queued = [
            queued_player
            for queue in self.state.booths.waiting
            for queued_player in queue.get("players", ())
        ]
        listed = [queued_player for queued_player in queued if queued_player["threshold"]]
        self.waiting.fill(self._suited(listed))
        # The time that they have waited changes although the list doesn't.
        self.waiting.rows.ask_again()
        self.waiting.setVisible(bool(listed))
        self.no_one.setVisible(not listed)

    def _suited(self, listed: list[dict[str, object]]) -> list[WaitingPlayer]:
        if not listed:
            return []
        now = datetime.now(UTC)
        waiting = [
            Waiting(
                str(queued_player["player"]),
                str(queued_player["language"]),
                (now - datetime.fromisoformat(str(queued_player["since"]))).total_seconds(),
            )
            for queued_player in listed
        ]
        threshold = float(str(listed[0]["threshold"]))
        distance = Matching(self._ratings.ratings, threshold).distances(waiting)
        players = []
        for at, (queued_player, who) in enumerate(zip(listed, waiting, strict=True)):
            best = int(distance[at].argmin())
            # Infinite where two people can't play together, such as in different languages.
            suits = isfinite(distance[at, best])
            closest = waiting[best].player if suits else ""
            strength = self._ratings.ratings.of(who.player).strength
            about = (who.player, who.language, str(queued_player["since"]), strength, closest)
            players.append(WaitingPlayer(*about, float(distance[at, best])))
        return players


def _table(columns: tuple[DeskColumn, ...], name: str, key: str) -> DeskTable:
    return DeskTable(RowsModel(columns, key=attrgetter(key)), sortable=True, name=name)


def _card(title: str, *widgets: QWidget) -> Card:
    card = Card(title)
    card.setMinimumWidth(_LEAST)
    for widget in widgets:
        card.column.addWidget(widget, 1)
    return card


PAGE = RatingsPage
