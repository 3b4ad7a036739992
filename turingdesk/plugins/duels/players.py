"""Who writes the messages of a trial: models on servers, and scripts.

A player is asked with a whole chat and says the next message. People can be players too, as soon
as something shows them the chat and waits for what they write.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from turingdesk.plugins.duels.dialogue import Call
from turingdesk.plugins.duels.scripted import Script


@dataclass(frozen=True, slots=True)
class Said:
    """One message, with what the server reported about it."""

    text: str
    ended: str = ""  #: the server's word for why it stopped: stop, length, content_filter ...
    model: str = ""  #: the model that answered, in the server's words
    route: str = ""  #: who served it, where a server passes requests on
    fingerprint: str = ""  #: of the system that served it, in the server's words
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0  #: from the request to the reply, the last try alone
    tries: int = 1
    is_estimated: bool = False  #: whether the server didn't count tokens

    def as_dict(self) -> dict[str, Any]:
        """Return the fields that aren't empty, for a line of the journal."""
        return {name: value for name, value in asdict(self).items() if value not in ("", 0, 0.0)}

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Said:
        """Restore a message from a line of the journal."""
        arguments = {name: line[name] for name in cls.__dataclass_fields__ if name in line}
        return cls(**{"text": "", **arguments})


class Player(Protocol):
    """Someone, usually a model, that writes messages in any number of trials at once."""

    async def say(self, call: Call, seed: int) -> Said:
        """Return the next message.

        Args:
            call: Who is asked, with which messages.
            seed: Of the trial; another one for each further sample of an answer.

        Raises:
            Unanswered: There is no reply, after all tries.
            NoServer: The server takes no request at all.
        """


@dataclass(frozen=True, slots=True)
class ScriptPlayer:
    """A scripted model, within this program."""

    script: Script

    async def say(self, call: Call, seed: int) -> Said:
        """Return the script's message at once, as `Player` says."""
        return Said(self.script.reply(call.messages, seed))
