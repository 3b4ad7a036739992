"""Games in which people accuse one of two others, as a browser shows them: colors, and the end."""

from __future__ import annotations

from typing import Any

from turingdesk.live.played_game import PlayedGame
from turingdesk.live.room import Outcome
from turingdesk.net.participant_voice import ParticipantVoice

Json = dict[str, Any]
_COLORS = {"red": "Red", "yellow": "Yellow", "blue": "Blue", "purple": "Purple"}
_OUTCOMES = {
    Outcome.WON: "You both won",
    Outcome.LOST: "You both lost",
    Outcome.SURRENDERED: "Someone gave up",
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
            "text": voice.say("Give up"),
            "title": voice.say("Give up?"),
            "about": voice.say("The game then ends for the other human, too."),
        },
    }


def _accuse(game: PlayedGame, seat: int, voice: ParticipantVoice) -> Json:
    name = color_name(game, seat, voice)
    text, is_chosen = voice.say("Accuse {color}", color=name), seat == game.accused
    return {
        "seat": seat,
        "text": text,
        "shown": f"\u2713 {voice.say('You accused {color}', color=name)}" if is_chosen else text,
        "open": game.can_accuse,
        "title": voice.say("Is {color} the machine?", color=name),
        "about": voice.say("You can accuse only once, and you can't change it later."),
    }


def outcome_in_words(game: PlayedGame, voice: ParticipantVoice) -> tuple[str, str]:
    """How such a game ended, as far as the participant learns it."""
    ended = Outcome.SURRENDERED if game.is_surrendered else game.outcome
    title = voice.say(_OUTCOMES[ended] if ended else "The game is over")
    said = [
        voice.say("{color} was the machine.", color=color_name(game, seat, voice))
        for seat, is_machine in sorted((game.truth or {}).items())
        if is_machine
    ]
    if said and game.accused is not None:
        name = color_name(game, game.accused, voice)
        said.append(voice.say("You accused {color}.", color=name))
    said.append(voice.say("Thank you! Your messages are saved."))
    return title, "\n".join(said)
