"""Asking a language model on a server that speaks OpenAI's API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NoServer
from turingdesk.core.message import message
from turingdesk.judges.language_model.asked import Reply
from turingdesk.judges.language_model.line import (
    KEY,
    Failed,
    Line,
    Reach,
    Stopped,
    Tell,
    Unanswered,
    WrongBody,
    loaded,
)

if TYPE_CHECKING:
    from openai import OpenAI

__all__ = ["KEY", "Reach", "Server", "Stopped", "Unanswered"]


class Server:
    """One server and model; it can be asked by several threads at once."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._line = Line(reach)

    def close(self) -> None:
        """Let go of the connections."""
        self._line.close()

    def check(self) -> None:
        """As `Line.check`."""
        self._line.check()

    def ask(self, body: Mapping[str, Any], tell: Tell) -> Reply:
        """Ask one question, with further tries where the server or the line failed.

        Args:
            body: What the API takes: model, messages and settings.
            tell: Told of each try that failed.

        Raises:
            Unanswered: All tries failed, or the server refuses this question.
            NoServer: The server takes no question: wrong key, no such model or address.
            Stopped: The wish to stop came between two tries.
        """
        return self._line.tried(lambda client: _sent(client, body), _reply, tell)

    def is_well(self) -> bool:
        """Whether the server replies to the shortest of questions, asked once."""
        asked = [{"role": "user", "content": "1 + 1 ="}]
        body = {"model": self._reach.model, "messages": asked, "max_tokens": 8, "stream": False}
        try:
            self._line.once(lambda client: _sent(client, body), _reply)
        except (Failed, NoServer):
            return False
        return True


def _sent(client: OpenAI, body: Mapping[str, Any]) -> Any:
    return client.chat.completions.with_raw_response.create(**body)


def _reply(text: str, seconds: float) -> Reply:
    """The reply that a body holds.

    Raises:
        WrongBody: It is not what the API says.
    """
    told = loaded(text)
    choices = told.get("choices") if isinstance(told, dict) else None
    if not isinstance(choices, list):
        raise WrongBody(message("wrong shape"))
    if not choices:
        raise WrongBody(message("no choices"))
    said = choices[0].get("message") if isinstance(choices[0], dict) else None
    if not isinstance(said, dict) or not isinstance(said.get("content"), str | None):
        raise WrongBody(message("wrong shape"))
    usage = told.get("usage")
    tokens = usage.get("total_tokens") if isinstance(usage, dict) else 0
    return Reply(
        text=said.get("content") or "",
        ended=str(choices[0].get("finish_reason") or ""),
        refusal=str(said.get("refusal") or ""),
        model=str(told.get("model") or ""),
        seconds=seconds,
        tokens=tokens if isinstance(tokens, int) else 0,
    )
