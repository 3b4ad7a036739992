"""Texts for a participant of a game, decided once for kiosks and browsers.

All texts are messages in English: the kiosk and the browser's page translate them, and draw them.
Nothing depends on who the others are, but what `PlayedGame.truth` says once it is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

from turingdesk.core import step_words
from turingdesk.core.message import join, participant_message
from turingdesk.plugins.live_games import game_words
from turingdesk.plugins.live_games.game import GameRules
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.plugins.live_games.room import Outcome

_COLORS = {
    "red": participant_message("Red"),
    "yellow": participant_message("Yellow"),
    "blue": participant_message("Blue"),
    "purple": participant_message("Purple"),
}
_OUTCOMES = {
    Outcome.WON: game_words.WON,
    Outcome.LOST: game_words.LOST,
    Outcome.SURRENDERED: game_words.GAVE_UP,
}
_LOCKED = "\u2713 "


class Notice(NamedTuple):
    """A notice in place of messages."""

    title: str = ""
    about: str = ""
    button: str = ""  #: empty where there is nothing to press


class MessageField(NamedTuple):
    """Where messages are written."""

    thread: int  #: by which the field is known
    asks: str  #: what is in it while it is empty
    goes_to: tuple[int, ...]  #: the threads that it writes into
    is_open: bool  #: whether a message can go out now


class AccuseButton(NamedTuple):
    """The button that says that someone is the machine."""

    seat: int
    text: str  #: before someone is accused, and of what is asked first
    shown: str  #: what is on it now
    is_open: bool
    asks: Notice  #: before it has an effect


#: For each phase in which nothing can be written.
_NOTICES: Mapping[PlayPhase, Notice] = {
    PlayPhase.UNLINKED: Notice(game_words.WAIT, game_words.CONNECTING),
    PlayPhase.WAITING: Notice(game_words.WAITING, game_words.BEGINS_SOON),
    PlayPhase.ENDING: Notice(game_words.WAIT, game_words.DECIDING),
    PlayPhase.PARTED: Notice(game_words.ENDED_EARLY, game_words.ANOTHER_GAME, step_words.CONTINUE),
    PlayPhase.OVER: Notice(game_words.OVER, game_words.THANKS, step_words.CONTINUE),
}
REPORT = Notice(game_words.REPORT_MESSAGE, game_words.DESCRIBE, game_words.REPORT)
SURRENDER = Notice(game_words.ASK_GIVE_UP, game_words.ENDS_FOR_BOTH, game_words.GIVE_UP)


def notice(game: PlayedGame | None, *, at_kiosk: bool) -> Notice:
    """The notice in place of messages.

    Args:
        game: None is a game that isn't there yet.
        at_kiosk: Whether an experimenter is near.
    """
    if game is None:
        return _NOTICES[PlayPhase.UNLINKED]
    if game.phase is PlayPhase.BRIEFING:
        return Notice(role(game), game.brief, game_words.BEGIN)
    if game.phase is PlayPhase.OVER and game.game.accuses and game.room is not None:
        return _outcome(game)
    usual = _NOTICES.get(game.phase, Notice())
    if game.phase is PlayPhase.UNLINKED and game.room is not None:
        return usual._replace(about=game_words.RECONNECTING)
    if game.phase is PlayPhase.PARTED and game.has_left:
        return usual._replace(about=game_words.SOMEONE_LEFT)
    long = game_words.WAITS_LONG_AT_KIOSK if at_kiosk else game_words.WAITS_LONG
    return usual._replace(about=long) if game.waits_long else usual


def help_notice(game: PlayedGame) -> Notice:
    """A notice with the participant's role, over the messages."""
    return Notice(role(game), game.brief, game_words.BACK)


def reported(game: PlayedGame | None) -> Notice:
    """That a report is on its way, or has arrived."""
    is_over = game is not None and game.phase is PlayPhase.PARTED
    button = step_words.CONTINUE if is_over else game_words.BACK
    if game is not None and game.is_notified:
        return Notice(game_words.REPORTED, "", button)
    return Notice(game_words.WAIT, game_words.REPORTING, button)


def role(game: PlayedGame) -> str:
    """Who the participant is."""
    if color := color_name(game, game.seat):
        return game_words.COLOR.format(color=color)
    return game_words.ROLE.format(role=game.role.title)


def about_role(game: PlayedGame) -> str:
    """The part of the briefing that stays in view, beside the role; empty if none does."""
    topic = game.room.drawn.topic if game.room is not None else ""
    is_asked = game.role.decides and (len(game.threads) > 1 or game.game.accuses)
    sentences = (
        game_words.ONE_MACHINE if is_asked else "",
        game_words.TOPIC.format(topic=topic) if topic else "",
    )
    return join(" ", sentences)


def time_left(left_s: float) -> str:
    """The time left, as a clock shows it.

    >>> time_left(61.2)
    '1:02 left'
    """
    minutes, seconds = divmod(ceil(left_s), 60)
    return game_words.TIME_LEFT.format(time=f"{minutes}:{seconds:02}")


def questions_left(game: PlayedGame) -> str:
    """The number of questions that can still be asked; empty if there is no limit."""
    left = game.room.left_questions() if game.room is not None else None
    return "" if left is None else game_words.questions_left(left)


def state(game: PlayedGame, rules: GameRules) -> str:
    """Whose turn it is, or why nothing can be sent."""
    if game.phase is PlayPhase.DECIDING:
        return ""
    if game.is_paused:
        return game_words.PAUSED
    if game.is_held:
        return game_words.HELD
    if game.is_partner_away:
        return game_words.AWAY
    mine = game_words.ANYTIME if rules.turns == "free" else game_words.YOURS
    return mine if game.open_threads else game_words.THEIRS


def thread_title(game: PlayedGame, place: int) -> str:
    """Who is in a thread where there are several; empty where there is one."""
    return game_words.WITNESS.format(number=place + 1) if len(game.threads) > 1 else ""


def fields(game: PlayedGame, rules: GameRules) -> tuple[MessageField, ...]:
    """Where messages are written, in the order on screen."""
    threads, open_now = tuple(game.threads), set(game.open_threads)
    if len(threads) == 1 or rules.asked == "both":
        asks = game_words.ASK_BOTH if len(threads) > 1 else game_words.WRITE
        places = [(threads[0], asks, threads)] if threads else []
    else:
        places = [(thread, game_words.WRITE_HERE, (thread,)) for thread in threads]
    return tuple(
        MessageField(thread, asks, goes_to, bool(open_now) and set(goes_to) <= open_now)
        for thread, asks, goes_to in places
    )


def speaker(game: PlayedGame, seat: int) -> str:
    """Who wrote a message, for those who don't see on which side it is."""
    if seat == game.seat:
        return game_words.YOU
    place = next((n for n, at in enumerate(game.threads) if seat in game.game.threads[at]), 0)
    return color_name(game, seat) or thread_title(game, place) or game.title_of(seat)


def can_decide(game: PlayedGame) -> bool:
    """True if the participant can end the conversation with a verdict now."""
    return game.can_decide and not game.game.accuses


def color_of(game: PlayedGame, seat: int) -> str:
    """The color that someone drew; empty in games without colors."""
    colors = game.room.drawn.colors if game.room is not None else ()
    return colors[seat] if colors else ""


def color_name(game: PlayedGame, seat: int) -> str:
    """Someone's name in a game with colors, such as Red; empty in others."""
    color = color_of(game, seat)
    return _COLORS.get(color, color)


def accuse_buttons(game: PlayedGame) -> tuple[AccuseButton, ...]:
    """A button for each of the others; none where no one is accused."""
    if not game.game.accuses or game.room is None:
        return ()
    return tuple(_accuse_button(game, seat) for seat in game.room.others(game.seat))


def _accuse_button(game: PlayedGame, seat: int) -> AccuseButton:
    name = color_name(game, seat)
    text = game_words.ACCUSE.format(color=name)
    is_accused = seat == game.accused
    shown = join("", (_LOCKED, game_words.ACCUSED.format(color=name))) if is_accused else text
    asks = Notice(game_words.IS_MACHINE.format(color=name), game_words.ONLY_ONCE, text)
    return AccuseButton(seat, text, shown, game.can_accuse, asks)


def _outcome(game: PlayedGame) -> Notice:
    """The outcome of a game with accusations, as far as the participant learns it."""
    ended = Outcome.SURRENDERED if game.is_surrendered else game.outcome
    sentences = [
        game_words.WAS_MACHINE.format(color=color_name(game, seat))
        for seat, is_machine in sorted((game.truth or {}).items())
        if is_machine
    ]
    if sentences and game.accused is not None:
        sentences.append(game_words.YOU_ACCUSED.format(color=color_name(game, game.accused)))
    about = join("\n", (*sentences, game_words.THANKS))
    button = "" if game.asks_last else step_words.CONTINUE
    return Notice(_OUTCOMES[ended] if ended else game_words.OVER, about, button)


def truth_text(game: PlayedGame) -> str:
    """Who was who, a paragraph each; empty if the participant doesn't learn it here."""
    if game.game.accuses:  # all of it was said and shown during the game
        return ""
    truth = [is_machine for _, is_machine in sorted((game.truth or {}).items())]
    if len(truth) == 1:
        return game_words.TALKED_MACHINE if truth[0] else game_words.TALKED_HUMAN
    sentences = (
        (game_words.WITNESS_MACHINE if is_machine else game_words.WITNESS_HUMAN).format(number=n)
        for n, is_machine in enumerate(truth, 1)
    )
    return join("\n\n", sentences)
