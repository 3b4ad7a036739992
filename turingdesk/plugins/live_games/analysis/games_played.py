"""Description of games: how long they were, and how many each person played (paper 3, Section 3).

The paper has the mean and the standard deviation of minutes, messages, and words, the shares of
games under 2, from 2 to 5, and of 5 minutes, and the shares of people with one game and with fewer
than four. Games whose verdicts are all excluded do not count. These numbers describe the games
that were played, and do not estimate anything about others, so they have no intervals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._counted import counted_responses
from turingdesk.analysis._figure import Axis, Bars, Figure, file_name, task_title
from turingdesk.core.message import message, plural
from turingdesk.core.task import PLAY
from turingdesk.table.identity import GAME, PARTICIPANT, keys
from turingdesk.table.room_truths import GameExtent
from turingdesk.table.table import PLAYED

if TYPE_CHECKING:
    from pandas import DataFrame, Series

IMPORTED = "game"  #: the task of games of people with a bot that were imported, without rooms
COLUMNS = {
    "task": "str",
    "part": "str",
    "name": "str",
    "n": "int64",
    "count": "Int64",
    "share": "float64",
    "mean": "float64",
    "standard_deviation": "float64",
    "median": "float64",
    "least": "float64",
    "most": "float64",
    "method": "str",
    "note": "str",
}
_MEASURES = ("minutes", "messages", "words", "exchanges")
_SPAN = message("mean, standard deviation, median, and range of the games")
_OF_PEOPLE = message("mean, standard deviation, median, and range over people")
_SHARE = message("share of the games whose minutes are known")
_SHARE_OF_PEOPLE = message("share of the people who took part in a game that counts")
UNKNOWN = message("No game says how many there were.")
_SOME = message("Known of {known:,} of {games} only.")
_MOST_MINUTES = 10  #: of a bar; the last one has all longer games


def compute(responses: DataFrame) -> DataFrame:
    """For each game: minutes, messages, words, exchanges; shares by minutes; games a person."""
    games = played(responses)
    table_rows = [
        row
        for task, task_games in games.groupby("task")
        for row in _rows(str(task), task_games, _people(responses, task_games))
    ]
    return tabled(table_rows, COLUMNS)


def played(responses: DataFrame) -> DataFrame:
    """One row for each game that counts: study, stimulus, task, and what is known of its length.

    A game counts if one of its verdicts does; one without any verdict, as where someone gave up,
    if anything that was recorded of it does.
    """
    import pandas as pd

    tasks = responses["task"].astype("str")
    game_responses = responses[tasks.str.startswith(PLAY) | (tasks == IMPORTED)]
    verdicts, others = (
        counted_responses(game_responses),
        counted_responses(game_responses, "extra"),
    )
    judged = set(keys(game_responses[game_responses["role"] == "verdict"], GAME))
    others = others[[key not in judged for key in keys(others, GAME)]]
    rows = pd.concat([verdicts, others]).assign(task=lambda rows: rows["task"].astype("str"))
    first = rows.drop_duplicates([*GAME])[[*GAME, "task"]]
    extents: Mapping[str, GameExtent] = responses.attrs.get(PLAYED, {})
    imported = _imported(rows[rows["task"] == IMPORTED])
    game_measures = [
        _measures(extents.get(game[-1]), imported.get(game)) for game in keys(first, GAME)
    ]
    lengths = pd.DataFrame(
        game_measures, columns=list(_MEASURES), index=first.index, dtype="float64"
    )
    return pd.concat([first.astype("str"), lengths], axis=1)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Histograms of the minutes that games took, one for each kind of game."""
    games = played(responses)
    games = games[games["minutes"].notna()]
    return tuple(
        _minutes(str(task), task_games["minutes"]) for task, task_games in games.groupby("task")
    )


def _minutes(task: str, minutes: Series[float]) -> Figure:
    whole_minutes = minutes.clip(upper=_MOST_MINUTES).astype("int64")
    counts = whole_minutes.value_counts()
    bins = range(int(whole_minutes.max()) + 1)
    names = [
        message("{minute} or more", minute=minute) if minute == _MOST_MINUTES else str(minute)
        for minute in bins
    ]
    title = message("Games by minutes: {task}", task=task_title(task))
    what = message(
        "Number of games that took so many whole minutes (n = {games}).",
        games=plural("%n game", "%n games", len(minutes)),
    )
    axes = (Axis(message("Minutes"), tuple(names)), Axis(message("Games"), low=0.0, is_whole=True))
    bars = Bars(list(bins), [int(counts.get(minute, 0)) for minute in bins])
    return Figure(file_name("games-minutes", task), title, *axes, (bars,), what)


def _imported(rows: DataFrame) -> dict[tuple[str, ...], GameExtent]:
    """The extent of imported games by their votes: the last one's time, and the messages."""
    extents_by_game: dict[tuple[str, ...], GameExtent] = {}
    # Without `observed`, categories that don't occur together would give empty groups.
    for (study, game), votes in rows.groupby([*GAME], observed=True):
        times, messages = votes["rt_ms"].dropna(), votes["length"].dropna()
        minutes = float(times.max()) / 60_000 if len(times) else None
        message_count = int(messages.max()) if len(messages) else None
        extents_by_game[str(study), str(game)] = GameExtent(
            minutes, message_count, words=None, exchanges=None
        )
    return extents_by_game


def _measures(*extents: Any) -> tuple[float | None, ...]:
    there = next((extent for extent in extents if extent is not None), None)
    return tuple(getattr(there, name, None) for name in _MEASURES)


def _people(responses: DataFrame, games: DataFrame) -> Series[int]:
    """The number of games, among some, in which each person took part, in whatever role."""
    there = set(keys(games, GAME))
    rows = responses[[game in there for game in keys(responses, GAME)]]
    named = rows[[*PARTICIPANT, GAME[-1]]].astype("str").drop_duplicates()
    return named[named["participant"] != ""].groupby([*PARTICIPANT]).size()


def _rows(task: str, games: DataFrame, people: Series[int]) -> Iterator[dict[str, Any]]:
    for name in _MEASURES:
        yield from _span((task, message("per game"), name), games[name], len(games))
    minutes = games["minutes"].dropna()
    for name, is_in in (
        (message("under 2 minutes"), minutes < 2),
        (message("2 to under 5 minutes"), (minutes >= 2) & (minutes < 5)),
        (message("5 minutes or more"), minutes >= 5),
    ):
        yield _share((task, message("games by length"), name), is_in, _SHARE)
    about = (task, message("per person"), message("games"))
    yield from _span(about, people.astype("float64"), len(people), _OF_PEOPLE)
    for name, is_in in (
        (message("played one game"), people == 1),
        (message("played fewer than 4 games"), people < 4),
    ):
        yield _share((task, message("people"), name), is_in, _SHARE_OF_PEOPLE)


def _span(
    about: tuple[str, str, str], values: Series[float], of: int, method: str = _SPAN
) -> Iterator[dict[str, Any]]:
    """Where values lie; nothing for exchanges in games in which no one leads."""
    known_values = values.dropna()
    row = dict(zip(COLUMNS, about, strict=False))
    if known_values.empty:
        if about[2] != "exchanges":
            yield {**row, "n": 0, "method": "", "note": UNKNOWN}
        return
    note = "" if len(known_values) == of else _SOME.format(known=len(known_values), games=of)
    yield {
        **row,
        "n": len(known_values),
        "mean": float(known_values.mean()),
        "standard_deviation": float(known_values.std(ddof=1)) if len(known_values) > 1 else None,
        "median": float(known_values.median()),
        "least": float(known_values.min()),
        "most": float(known_values.max()),
        "method": method,
        "note": note,
    }


def _share(about: tuple[str, str, str], is_in: Series[bool], method: str) -> dict[str, Any]:
    n, count = len(is_in), int(is_in.sum())
    row: dict[str, Any] = dict(zip(COLUMNS, about, strict=False))
    share = count / n if n else None
    row |= {"n": n, "count": count, "share": share, "method": method if n else ""}
    return row | {"note": "" if n else UNKNOWN}


ANALYSIS = Analysis(
    title=message("Description of games"),
    about=message(
        "Minutes, messages, words, and exchanges per game, how many games were short or long, "
        "and how many each person played."
    ),
    compute=compute,
    figures=figures,
)
