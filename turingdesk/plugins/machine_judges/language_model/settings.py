"""Settings of a language model that judges, and what of them the data contain."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.setting import Takes, setting, settings_of, values_of
from turingdesk.judges._recorders import machine_code
from turingdesk.language_models.server import KEY, MOST_TOKENS, ServerOptions, checked_server
from turingdesk.plugins.machine_judges.language_model.wording import Wording, read_wording

VERSION = "1"  #: of this judge; another one where the same settings may give other verdicts
MOST_JUDGES = 1000


@dataclass(frozen=True)
class ModelSettings:
    """Everything that can be set of a language model that judges.

    Options of the command, the form on the desk, and the record in the data are made from it.
    """

    server: str = setting(
        "The server's address. The study's texts, and pictures if you send them, go only there.",
        hint="http://localhost:11434/v1",
        counts=False,
    )
    model: str = setting("The model's name on the server.")
    judges: int = setting(
        "The number of sessions.", 1, lowest=1, highest=MOST_JUDGES, counts=False
    )
    examples: tuple[str, ...] = setting(
        "The ID of a stimulus that is shown first with its truth (one-shot), for blocks of its "
        "table.",
        (),
        key="example",
        title="Examples",
        items="IDs",
    )
    blocks: tuple[str, ...] = setting(
        "The ID of a block to judge.", (), key="block", title="Blocks", items="IDs"
    )
    paired: bool = setting("Judge only blocks that show two stimuli side by side", False)
    pictures: bool = setting("Send pictures (the model must support them)", False)
    prompts: str = setting(
        "A file with your own prompts.",
        "",
        takes=Takes.PATH,
        counts=False,  # but the words that it contains are
    )
    temperature: float = setting("The sampling temperature.", 0.0, highest=2.0)
    max_tokens: int = setting(
        "The maximum length of a reply.",
        512,
        title="Maximum tokens",
        lowest=1,
        highest=MOST_TOKENS,
        unit="tokens",
    )
    seed: int = setting("The seed for the server.", 0, lowest=-(2**31), highest=2**31 - 1)
    at_once: int = setting(
        "The number of parallel requests.",
        1,
        title="Parallel requests",
        lowest=1,
        highest=256,
        counts=False,
    )
    timeout_s: float = setting(
        "How long to wait for a reply.",
        120.0,
        key="timeout",
        title="Time limit",
        lowest=0.1,
        unit="seconds",
        counts=False,
    )
    tries: int = setting(
        "How many times to try each question.", 5, lowest=1, highest=100, counts=False
    )
    key_variable: str = setting(
        "The environment variable with the server's key, if it needs one.",
        KEY,
        title="Variable with the key",
        counts=False,
    )
    name: str = setting("The judge's name in the data.", "", usual="its kind and model")

    @cached_property
    def wording(self) -> Wording:
        """The words with which it is asked.

        Raises:
            BadSource: The file with the prompts can't be read, or lacks some.
        """
        return read_wording(Path(self.prompts).expanduser() if self.prompts else None)

    def check(self) -> None:
        """Check what no single option shows.

        Raises:
            NoServer: The server's address is none.
            BadSource: The file with the prompts can't be read, or lacks some.
        """
        checked_server(self.server)
        _ = self.wording

    def server_options(self) -> ServerOptions:
        """The address of the server, and the patience with it."""
        return ServerOptions(
            checked_server(self.server),
            self.model,
            self.timeout_s,
            self.tries,
            key_variable=self.key_variable,
        )

    @property
    def judge(self) -> str:
        """Who judges, as responses have it."""
        shot = ":one-shot" if self.examples else ""
        return f"judge:{self.name or f'language_model:{self.model}{shot}'}"

    @property
    def fingerprint(self) -> str:
        """A hash of the settings, which doesn't depend on the server's address."""
        ignored = [setting.name for setting in settings_of(ModelSettings) if not setting.counts]
        depends = {name: v for name, v in self._as_dict().items() if name not in ignored}
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
        # 31 bits, which fit the range of `seed` without a sign.
        return int.from_bytes(digest[:4], "big") >> 1

    def as_dict(self) -> dict[str, Any]:
        """The settings for the first line of a journal; without the key."""
        return self._as_dict() | {"fingerprint": self.fingerprint}

    def _as_dict(self) -> dict[str, Any]:
        return {
            **values_of(self),
            "kind": "language_model",
            "version": VERSION,
            "shots": "one" if self.examples else "zero",
            "wording": self.wording.digest,
        }
