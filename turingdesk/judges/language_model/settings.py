"""What the verdicts of a language model depend on: its settings, as they are written down."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import orjson

from turingdesk.core.errors import NoServer
from turingdesk.core.message import message
from turingdesk.judges._recorders import machine_code
from turingdesk.judges.language_model.wording import Wording

VERSION = "1"  #: of this judge; another one where the same settings may give other verdicts


@dataclass(frozen=True)
class ModelSettings:
    """Everything that the model's verdicts depend on, and where the model is."""

    model: str  #: as the server calls it
    server: str  #: base URL, such as http://gpu.lab:8080/v1
    wording: Wording
    temperature: float = 0.0
    max_tokens: int = 512
    seed: int = 0  #: given to the server with every question
    examples: tuple[str, ...] = ()  #: ids of stimuli shown first, with their truth
    pictures: bool = False  #: whether pictures are sent along
    paired: bool = False  #: only blocks that show two side by side
    blocks: tuple[str, ...] = ()  #: only these blocks; empty for all
    name: str = ""  #: what the judge is called in the data; by default after the model

    @property
    def judge(self) -> str:
        """Who judges, as responses have it."""
        shot = ":one-shot" if self.examples else ""
        return f"judge:{self.name or f'language_model:{self.model}{shot}'}"

    @property
    def fingerprint(self) -> str:
        """A hash of the settings, which doesn't depend on the server's address."""
        depends = {name: value for name, value in self._as_dict().items() if name != "server"}
        return sha256(orjson.dumps(depends, option=orjson.OPT_SORT_KEYS)).hexdigest()

    def participant(self, number: int) -> str:
        """The code under which the judge's session of that number goes, from 1."""
        return f"{machine_code(self.model, self.fingerprint)}-{number:03}"

    def seed_of(self, participant: str) -> int:
        """The seed that the server gets for a session's questions.

        Without chance (temperature 0) it is the same for all sessions, so that the same
        question is asked once; else sessions are as independent as those of two people.
        """
        if self.temperature == 0:
            return self.seed
        digest = sha256(f"{self.seed}\n{participant}".encode()).digest()
        return int.from_bytes(digest[:4], "big") >> 1

    def as_dict(self) -> dict[str, Any]:
        """The settings for the first line of a journal; without the key."""
        return self._as_dict() | {"fingerprint": self.fingerprint}

    def _as_dict(self) -> dict[str, Any]:
        return {
            "kind": "language_model",
            "version": VERSION,
            "model": self.model,
            "server": self.server,
            "shots": "one" if self.examples else "zero",
            "examples": list(self.examples),
            "paired": self.paired,
            "blocks": list(self.blocks),
            "pictures": self.pictures,
            "temperature": self.temperature,
            "max_tokens": self.max_tokens,
            "seed": self.seed,
            "wording": self.wording.digest,
            "name": self.name,
        }


def checked_server(url: str) -> str:
    """A base URL, without the slash at its end.

    Raises:
        NoServer: It is none, or has a name, a password or a key in it, which would be
            written down with every session.
    """
    from urllib.parse import urlsplit

    example = message("Use an address such as http://localhost:8080/v1.")
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
        (host or "").encode("idna")  # what has empty or overlong labels fails when it is looked up
    except ValueError as problem:
        raise NoServer(
            message(
                "{url!r} is not a server address ({problem}). {example}",
                url=url,
                problem=problem,
                example=example,
            )
        ) from problem
    if parts.scheme not in ("http", "https") or not host:
        raise NoServer(
            message("{url!r} is not a server address. {example}", url=url, example=example)
        )
    if parts.username or parts.password or parts.query or parts.fragment:
        raise NoServer(
            message(
                "The server's address contains more than its location, and it is recorded with "
                "every session. {example} Put the key in an environment variable.",
                example=example,
            )
        )
    return url.rstrip("/")
