"""Games in which people accuse one of two others, as a browser shows them: colors, and the end."""

from __future__ import annotations

from typing import Any

from turingdesk.live import game_words
from turingdesk.live.played_game import PlayedGame
from turingdesk.live.room import Outcome
from turingdesk.net.participant_voice import ParticipantVoice

Json = dict[str, Any]
_COLORS = {"red": "Red", "yellow": "Yellow", "blue": "Blue", "purple": "Purple"}
_OUTCOMES = {
    Outcome.WON: game_words.WON,
    Outcome.LOST: game_words.LOST,
    Outcome.SURRENDERED: game_words.GAVE_UP,
}


def color_name(game: PlayedGame, seat: int, voice: ParticipantVoice) -> str:
    """What someone is called in a game with colors, such as Red; empty in others."""
    color = color_of(game, seat)
    return voice.say(_COLORS.get(color, color)) if color else ""


def color_of(game: PlayedGame, seat: int) -> str:
    """The color that someone drew; empty in games without colors."""
    colors = game.room.drawn.colors if game.room is not None else ()
    return colors[seat] if colors else ""


def accusing_json(game: PlayedGame, voice: ParticipantVoice) -> Json:
    """The buttons of such a game, with what is asked before each has an effect."""
    if not game.game.accuses or game.room is None:
        return {}
    seats = game.room.others(game.seat)
    return {
        "accuse": [_accuse(game, seat, voice) for seat in seats],
        "surrender": {
            "text": voice.say(game_words.GIVE_UP),
            "title": voice.say(game_words.ASK_GIVE_UP),
            "about": voice.say(game_words.ENDS_FOR_BOTH),
        },
    }


def _accuse(game: PlayedGame, seat: int, voice: ParticipantVoice) -> Json:
    name = color_name(game, seat, voice)
    text, is_chosen = voice.say(game_words.ACCUSE, color=name), seat == game.accused
    return {
        "seat": seat,
        "text": text,
        "shown": f"\u2713 {voice.say(game_words.ACCUSED, color=name)}" if is_chosen else text,
        "open": game.can_accuse,
        "title": voice.say(game_words.IS_MACHINE, color=name),
        "about": voice.say(game_words.ONLY_ONCE),
    }


def outcome_in_words(game: PlayedGame, voice: ParticipantVoice) -> tuple[str, str]:
    """How such a game ended, as far as the participant learns it."""
    ended = Outcome.SURRENDERED if game.is_surrendered else game.outcome
    title = voice.say(_OUTCOMES[ended] if ended else game_words.OVER)
    said = [
        voice.say(game_words.WAS_MACHINE, color=color_name(game, seat, voice))
        for seat, is_machine in sorted((game.truth or {}).items())
        if is_machine
    ]
    if said and game.accused is not None:
        name = color_name(game, game.accused, voice)
        said.append(voice.say(game_words.YOU_ACCUSED, color=name))
    said.append(voice.say(game_words.THANKS))
    return title, "\n".join(said)
