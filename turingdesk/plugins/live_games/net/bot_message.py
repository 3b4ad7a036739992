"""The messages between a bot and the host: those of the Turing Game's public client.

The protocol is that of turing-bot-client 0.0.4, a client for the bots of play.turinggame.ai, whose
game Part 4 of the results computes with the same equations. Each frame is a JSON object as text. A
bot's first message has its key; every later one has a `type`, and repeats the key.

The client writes what follows as the host reads it: members that a message doesn't have are passed
over, since later versions may add some; one that is missing or has another type is refused.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeVar

import msgspec

from turingdesk.core.message import message
from turingdesk.net.message import Refusal, RefusalReason

KEY_LENGTH = 36  #: of a UUID
LONGEST_FRAME = 1 << 14  #: bytes of one message of a bot
MOST_LANGUAGES = 40
#: Why a connection is closed with code 1008; clients know these words.
BAD_KEY, BAD_LANGUAGES = "invalid api key request", "invalid language codes"

_Key = Annotated[str, msgspec.Meta(min_length=KEY_LENGTH, max_length=KEY_LENGTH)]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
# Many clients read JSON numbers as doubles, which lose digits from 2**53 on.
_GameNumber = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
_LANGUAGES = re.compile(r"[a-z]{2}([\s,;]+[a-z]{2})*")
T = TypeVar("T")


class KeyMessage(msgspec.Struct, frozen=True):
    """The first message of a bot: who it is, and what it can do."""

    api_key: _Key
    bot_name: _Name
    languages: str
    accuse_ready: bool | None = False  #: earlier clients don't say it


class BotReady(msgspec.Struct, frozen=True, tag="bot_ready"):
    """A bot's answer to the offer of a game: it takes part, or does not."""

    api_key: _Key
    game_id: _GameNumber
    ready_state: bool = False


class BotSaid(msgspec.Struct, frozen=True, tag="game_message"):
    """A message of a bot; how long it may be is up to the game."""

    api_key: _Key
    game_id: _GameNumber
    message: str


class BotAccuses(msgspec.Struct, frozen=True, tag="accuse_message"):
    """Which player a bot takes for the machine."""

    api_key: _Key
    game_id: _GameNumber
    accusation: str


class BotShutdown(msgspec.Struct, frozen=True, tag="shutdown"):
    """A bot goes, and doesn't come back by itself."""

    api_key: _Key


class BotShutdownMessage(BotShutdown, frozen=True, tag="shutdown_message"):
    """The same, as the client's documentation has it."""


FromBot = BotReady | BotSaid | BotAccuses | BotShutdown | BotShutdownMessage
_KEY = msgspec.json.Decoder(KeyMessage)
_LATER: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def key_message(frame: str) -> KeyMessage:
    """The first message of a bot.

    Raises:
        Refusal: It isn't one.
    """
    return _decoded(_KEY, frame)


def from_bot(frame: str) -> FromBot:
    """A later message of a bot.

    Raises:
        Refusal: It isn't one that the host knows.
    """
    return _decoded(_LATER, frame)


def _decoded(decoder: msgspec.json.Decoder[T], frame: str) -> T:
    try:
        return decoder.decode(frame)
    # Half a surrogate pair can't be encoded, and deep nesting exhausts the stack.
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        what = message("The message isn't one that bots send: {problem}", problem=str(problem))
        raise Refusal(RefusalReason.NONSENSE, what) from None


def key_hash(key: str) -> str:
    """The hash of a key that the desk keeps."""
    # JSON can escape half a surrogate pair, for which UTF-8 has no bytes.
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def is_of(bot_message: FromBot, stored_hash: str) -> bool:
    """True if a message repeats the key that has this hash."""
    # In a time that doesn't tell how much of the hash is right.
    return hmac.compare_digest(key_hash(bot_message.api_key), stored_hash)


def shown(bot_message: FromBot) -> dict[str, Any]:
    """A message of a bot without its key, for people."""
    members: dict[str, Any] = msgspec.to_builtins(bot_message)
    return {name: value for name, value in members.items() if name != "api_key"}


def language_codes(text: str) -> tuple[str, ...]:
    """Languages as two letters each, in order and once; none if the text isn't a list of them.

    >>> language_codes("EN de en"), language_codes("english")
    (('en', 'de'), ())
    """
    codes_text = text.strip().casefold()
    if not _LANGUAGES.fullmatch(codes_text):
        return ()
    codes = tuple(dict.fromkeys(re.findall("[a-z]{2}", codes_text)))
    return codes if len(codes) <= MOST_LANGUAGES else ()


def info(text: str) -> dict[str, Any]:
    """The host's answer to a valid key."""
    return {"type": "info", "message": text}


def start_game(game: int, bot: str, players: Sequence[str], language: str) -> dict[str, Any]:
    """An offer to take part in a game.

    Args:
        game: Its number.
        bot: What the bot is called in it.
        players: What everyone is called in it, the bot as well. Earlier clients read the two
            others from `pl1` and `pl2`.
        language: In which it is played, two letters.
    """
    others = [player for player in players if player != bot]
    players_by_key = {f"pl{at}": name for at, name in enumerate(others, 1)}
    offered = {"bot": bot, "players": list(players), "language": language}
    return {"type": "start_game", "game_id": game, **offered, **players_by_key}


def game_message(game: int, bot: str, player: str, text: str) -> dict[str, Any]:
    """Make the message with what someone said in a game; bots get their own ones, too."""
    return {"type": "game_message", "game_id": game, "message": text, "player": player, "bot": bot}


def game_master(game: int, bot: str, text: str) -> dict[str, Any]:
    """Make the message with what the host says in a game."""
    fields = {"message": text, "player": "game_master", "bot": bot}
    return {"type": "game_master", "game_id": game, **fields}


def request_accusation(game: int, bot: str, players: Sequence[str]) -> dict[str, Any]:
    """A request to a bot to say which player it takes for the machine."""
    return {"type": "request_accusation", "game_id": game, "bot": bot, "players": list(players)}


def end_game(game: int) -> dict[str, Any]:
    """A game is over."""
    return {"type": "end_game", "game_id": game}


def shutdown(text: str) -> dict[str, Any]:
    """The desk closes."""
    return {"type": "shutdown", "message": text}
