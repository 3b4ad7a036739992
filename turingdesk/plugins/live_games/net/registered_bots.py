"""The bots that may connect to this desk: their names, the hashes of their keys, and approvals.

A key is a UUID of version 4, as in the Turing Game: 122 random bits, shown once, when the bot is
added. The desk keeps its hash alone, without salt or stretching, since no one can guess what was
drawn from so many. A bot plays with participants only once an experimenter has approved it.

The desk's window, the command line, and the host write one file, which is read again after each
change; a lock beside it keeps two of them from writing at once.
"""

from __future__ import annotations

import hmac
import json
import os
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from turingdesk.core.errors import TuringDeskError, UnknownName, WriteFailed
from turingdesk.core.message import message
from turingdesk.journal.audit import write
from turingdesk.net.paired_kiosks import BOTS_FILE, desk_folder
from turingdesk.plugins.live_games.net.bot_message import key_hash, language_codes
from turingdesk.system.access import make_folder
from turingdesk.system.clock import utc_now
from turingdesk.system.disk import write_whole
from turingdesk.system.lock import locked
from turingdesk.system.os_errors import explain_os_error, os_errors_as

LONGEST_NAME = 60
_PATIENCE_S = 5.0  #: for another program that writes the file


class BadBot(TuringDeskError):
    """A bot needs a name of its own and the languages that it speaks."""


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    """A bot that has a key."""

    name: str  #: no two bots share one; it is the agent in the data
    kept: str  #: the hash of its key
    languages: tuple[str, ...]  #: that it may play in, two letters each
    added_at: str  #: UTC, ISO 8601
    approved_at: str = ""  #: empty until an experimenter approves it

    @property
    def is_approved(self) -> bool:
        """True if it may play with participants."""
        return bool(self.approved_at)


class RegisteredBots:
    """The list of bots, in a file of this user's desk.

    Args:
        folder: Where it is; by default beside the list of paired kiosks.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or desk_folder()) / BOTS_FILE
        self._stamp: tuple[int, ...] = ()
        self._bots: Mapping[str, RegisteredBot] = {}

    def all(self) -> tuple[RegisteredBot, ...]:
        """Every bot, in the order in which they were added.

        Raises:
            WriteFailed: The file is damaged.
        """
        return tuple(self._read().values())

    def find(self, name: str) -> RegisteredBot | None:
        """The bot of a name, in any case; None if there is none.

        Raises:
            WriteFailed: The file is damaged.
        """
        return self._read().get(name.casefold())

    def with_key(self, key: str, name: str) -> RegisteredBot | None:
        """The bot that has this key and this name; None if there is none.

        Raises:
            WriteFailed: The file is damaged.
        """
        bot = self.find(name)
        # Hashed and compared even where there is no such bot: the time it takes tells no names.
        is_it = hmac.compare_digest(bot.kept if bot else "", key_hash(key))
        return bot if bot is not None and is_it and bot.name == name else None

    def add(self, name: str, languages: Sequence[str]) -> tuple[RegisteredBot, str]:
        """Add a bot, which isn't approved yet.

        Args:
            name: What it is called, on screens and in the data.
            languages: That it may play in, two letters each.

        Returns:
            The bot, and its key, which is kept nowhere here.

        Raises:
            BadBot: The name is empty, too long, or taken, or there is no language.
            WriteFailed: The config folder can't be written.
        """
        clean_name, codes = " ".join(name.split()), language_codes(" ".join(languages))
        if not (0 < len(clean_name) <= LONGEST_NAME and clean_name.isprintable()):
            raise BadBot(
                message("The name of a bot has 1 to {longest} characters.", longest=LONGEST_NAME)
            )
        if not codes:
            raise BadBot(message("Name each language with two letters, such as en or de."))
        key = str(uuid.uuid4())
        new = RegisteredBot(clean_name, key_hash(key), codes, utc_now())
        with self._locked():
            # Within the lock, since another program could have written the file meanwhile.
            bots = self._read()
            if clean_name.casefold() in bots:
                raise BadBot(message("A bot is already called {name}.", name=clean_name))
            self._write({**bots, clean_name.casefold(): new})
        return new, key

    def approve(self, name: str) -> RegisteredBot:
        """Let a bot play with participants; again is harmless.

        Raises:
            UnknownName: No bot is called so.
            WriteFailed: The config folder can't be written.
        """
        with self._locked():
            bots = self._read()
            bot = self._registered(name)
            approved = bot if bot.is_approved else replace(bot, approved_at=utc_now())
            self._write({**bots, bot.name.casefold(): approved})
        return approved

    def revoke(self, name: str) -> RegisteredBot:
        """Remove a bot: its key is no longer valid.

        Raises:
            UnknownName: No bot is called so.
            WriteFailed: The config folder can't be written.
        """
        with self._locked():
            bots, revoked = self._read(), self._registered(name)
            self._write({at: bot for at, bot in bots.items() if bot.name != revoked.name})
        return revoked

    def _registered(self, name: str) -> RegisteredBot:
        bot = self.find(name)
        if bot is None:
            names = [other_bot.name for other_bot in self._read().values()]
            raise UnknownName(message("bot"), name, names)
        return bot

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep other programs from changing the list meanwhile."""
        with os_errors_as(WriteFailed, message("{file} can't be written. {why}"), file=self.file):
            make_folder(self.file.parent)
            # A file of its own: the list is replaced, and a lock would stay with the old one.
            lock = os.open(self.file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        with locked(lock, _PATIENCE_S):
            yield

    def _read(self) -> Mapping[str, RegisteredBot]:
        try:
            file_stat = self.file.stat()
            # With the inode: a file of the same size can replace another within one step of the
            # clock.
            stamp = file_stat.st_mtime_ns, file_stat.st_size, file_stat.st_ino
            if stamp != self._stamp:
                bots = (_bot(item) for item in json.loads(self.file.read_bytes())["bots"])
                self._bots = {bot.name.casefold(): bot for bot in bots}
                self._stamp = stamp
        except FileNotFoundError:
            self._stamp, self._bots = (), {}
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise WriteFailed(
                message(
                    "The list of bots {file} can't be read. {why} Restore it from a backup, or "
                    "delete it and add every bot again.",
                    file=self.file,
                    why=explain_os_error(problem).happened,
                )
            ) from problem
        return self._bots

    def _write(self, bots: Mapping[str, RegisteredBot]) -> None:
        content = {"bots": [asdict(bot) for bot in bots.values()]}
        with os_errors_as(WriteFailed, message("{file} can't be written. {why}"), file=self.file):
            write_whole(
                self.file, json.dumps(content, indent=2, ensure_ascii=False).encode(), 0o600
            )


def record(data: Path, what: str, who: str, bot: RegisteredBot) -> None:
    """Note in the audit log what someone did with a bot.

    Args:
        data: The data folder.
        what: In the past tense, such as "approved a bot".
        who: The person at the desk.
        bot: Which one.

    Raises:
        WriteFailed: The disk refused.
    """
    write(data, what, who, {"bot": bot.name, "languages": list(bot.languages)})


def _bot(fields: Mapping[str, Any]) -> RegisteredBot:
    names = ("name", "kept", "added_at", "approved_at")
    name, stored_hash, added_at, approved_at = (str(fields[field_name]) for field_name in names)
    # A short hash, from a damaged file, would be easy to match.
    if len(bytes.fromhex(stored_hash)) != sha256().digest_size:
        raise ValueError(message("a key's hash is too short"))
    return RegisteredBot(
        name, stored_hash, tuple(map(str, fields["languages"])), added_at, approved_at
    )
