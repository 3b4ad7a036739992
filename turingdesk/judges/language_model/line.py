"""The line to a server that speaks OpenAI's API: asked again where that can help.

Nothing is taken on trust: the reply's body is read by whoever asks, because what servers of labs
and proxies before them send is not always what the API says.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

import orjson

from turingdesk.core.errors import NoServer, UnknownName
from turingdesk.core.message import message
from turingdesk.judges.language_model.waiting import wait_s, wished_s

if TYPE_CHECKING:
    from openai import APIStatusError, OpenAI

T = TypeVar("T")

KEY = "TURINGDESK_API_KEY"  #: the environment variable that holds the key, where one is needed
_FATAL = frozenset({401, 403, 404})  #: no other question would fare better
_AGAIN = frozenset({408, 409, 425, 429})  #: and all from 500
_SENT = frozenset(
    {"host", "accept", "accept-encoding", "connection", "content-type", "content-length"}
    | {"authorization", "user-agent"}
    | {"x-stainless-raw-response"}  # by which the client knows that it gives the body as it is
)
_CONNECT_S = 10.0  #: until somebody takes the call; a model may think for longer
_SECRET = 8  #: letters; shorter ones, like vLLM's EMPTY, are no secrets and are common words
_EXCERPT = 500  #: letters of what a server says that are kept of an error

#: Told of each try that failed: why, and what is known of it.
Tell = Callable[[str, Mapping[str, Any]], None]


class Unanswered(Exception):
    """One question got no reply; `is_refused` if the server took it and will not answer it."""

    def __init__(self, why: str, said: str = "", *, is_refused: bool = False) -> None:
        super().__init__(f"{why}: {said}" if said else why)
        self.why = why
        self.said = said
        self.is_refused = is_refused


class Stopped(Exception):
    """Whoever asks was told to stop, between two tries."""


@dataclass(frozen=True)
class Reach:
    """How a server is reached, and with how much patience."""

    url: str
    model: str
    timeout_s: float = 120.0  #: without a sign from the server
    tries: int = 5
    backoff_s: float = 1.0  #: before the second try; about twice as long before each further one
    key_variable: str = KEY
    server_word: str = "--server"  #: where the address is given, for sentences
    model_word: str = "--model"
    stop: Event = field(default_factory=Event, compare=False)


class Line:
    """One server and model; it can be asked by several threads at once."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._key = _key(reach.key_variable)
        self._client = _client(reach, self._key or "none")

    def close(self) -> None:
        """Let go of the connections."""
        self._client.close()

    def check(self) -> None:
        """See that the server is there and has the model, as far as it says.

        Raises:
            NoServer: Nobody answers there, or not to this key.
            UnknownName: It lists its models, and this is none of them.
        """
        import openai

        try:
            listed = self._client.models.with_raw_response.list()
            models = _model_names(listed.text)
        except openai.APIStatusError as problem:
            if problem.status_code in (401, 403):
                raise self._refusal(problem) from problem
            return  # not every server lists its models
        except openai.APITimeoutError:
            return  # slow is not gone
        except openai.APIConnectionError as problem:
            raise NoServer(
                message(
                    "No server answers at {url} ({problem}). Start it, or correct {server_word}.",
                    url=self._reach.url,
                    problem=_cause(problem),
                    server_word=self._reach.server_word,
                )
            ) from problem
        if models and not _has(models, self._reach.model):
            raise UnknownName(message("model on the server"), self._reach.model, models)

    def tried(
        self,
        send: Callable[[OpenAI], Any],
        read: Callable[[str, float], T],
        tell: Tell,
        tries: int | None = None,
    ) -> T:
        """Ask one thing, with further tries where the server or the line failed.

        Args:
            send: Sends it by the client; gives the raw response.
            read: Reads the body, given with the seconds that it took; raises WrongBody.
            tell: Told of each try that failed.
            tries: How many in all; by default as `Reach` says.

        Raises:
            Unanswered: All tries failed, or the server refuses this question.
            NoServer: The server takes no question: wrong key, no such model or address.
            Stopped: The wish to stop came between two tries.
        """
        last = Unanswered(message("not asked"))
        most = self._reach.tries if tries is None else tries
        for number in range(1, most + 1):
            if self._reach.stop.is_set():
                raise Stopped
            wished: float | None = None
            began = perf_counter()
            try:
                return self.once(send, read)
            except Failed as failed:
                last, wished = failed.unanswered, failed.wished_s
            told = {"try": number, "seconds": round(perf_counter() - began, 3)}
            tell(last.why, {**told, "said": last.said})
            if last.is_refused:
                break
            if number < most:
                self._reach.stop.wait(wait_s(number, self._reach.backoff_s, wished))
        raise last

    def once(self, send: Callable[[OpenAI], Any], read: Callable[[str, float], T]) -> T:
        """Ask one thing once.

        Raises:
            Failed: Another try may fare better, or the server refuses this question.
            NoServer: As `tried`.
        """
        import openai
        from httpx2 import HTTPError

        began = perf_counter()
        try:
            text = self._without_key(send(self._client).text)
        except openai.APITimeoutError:
            raise Failed(Unanswered(message("timed out"))) from None
        except openai.APIStatusError as problem:
            raise self._failed(problem) from None
        except (openai.APIConnectionError, HTTPError) as problem:
            raise Failed(
                Unanswered(message("line dropped"), self._clean(_cause(problem)))
            ) from None
        try:
            return read(text, round(perf_counter() - began, 3))
        except WrongBody as wrong:
            raise Failed(Unanswered(wrong.why, self._clean(text))) from None

    def _failed(self, problem: APIStatusError) -> Failed:
        status, said = problem.status_code, self._clean(problem.response.text)
        if status in _FATAL:
            raise self._refusal(problem) from problem
        if status in _AGAIN or status >= 500:
            why = message("too many requests") if status == 429 else message("server error")
            wished = wished_s(problem.response.headers)
            return Failed(Unanswered(why, f"{status} {said}"), wished)
        return Failed(
            Unanswered(message("refused by the server"), f"{status} {said}", is_refused=True)
        )

    def _refusal(self, problem: APIStatusError) -> NoServer:
        said = self._clean(problem.response.text)
        where, which = self._reach.server_word, self._reach.model_word
        do = {
            401: message(
                "Put the right key into the environment variable {key_variable}.",
                key_variable=self._reach.key_variable,
            ),
            403: message(
                "Put a key with the right into {key_variable}.",
                key_variable=self._reach.key_variable,
            ),
        }.get(
            problem.status_code,
            message(
                "Correct {where} (its end is often /v1) or {which}.", where=where, which=which
            ),
        )
        head = message(
            "The server at {url} answers {status_code}",
            url=self._reach.url,
            status_code=problem.status_code,
        )
        return NoServer(
            message(
                "{head} for the model {model!r}: {said}",
                head=head,
                model=self._reach.model,
                said=said,
            )
            + "\n"
            + message("{do}", do=do)
        )

    def _clean(self, said: str) -> str:
        """On one line, short, and without the key, which some servers repeat."""
        return " ".join(self._without_key(said).split())[:_EXCERPT]

    def _without_key(self, said: str) -> str:
        return said if len(self._key) < _SECRET else said.replace(self._key, "***")


class Failed(Exception):
    """One try failed."""

    def __init__(self, unanswered: Unanswered, wished_s: float | None = None) -> None:
        super().__init__(str(unanswered))
        self.unanswered = unanswered
        self.wished_s = wished_s


class WrongBody(ValueError):
    """A body that is not what the API says; `why` in two or three words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def _key(variable: str) -> str:
    """The key; empty where there is none.

    Raises:
        NoServer: It cannot be sent; the error of whoever tries would repeat it.
    """
    key = os.environ.get(variable, "").strip()
    if not (key.isascii() and key.isprintable()) or " " in key:
        raise NoServer(
            message(
                "The environment variable {variable} holds more than a key: blanks, line "
                "breaks or letters that no key has. Set it again.",
                variable=variable,
            )
        )
    return key


def _client(reach: Reach, key: str) -> OpenAI:
    """The official client, which sends nothing but the question and the key.

    Of its own accord it would add what OPENAI_... variables hold, and follow a server that
    sends it elsewhere.
    """
    import openai

    def strip(request: Any) -> None:
        for name in [name for name in request.headers if name.lower() not in _SENT]:
            del request.headers[name]

    is_secret = reach.url.startswith("https:")
    return openai.OpenAI(
        base_url=reach.url,
        api_key=key,
        max_retries=0,
        timeout=openai.Timeout(reach.timeout_s, connect=min(_CONNECT_S, reach.timeout_s)),
        http_client=openai.DefaultHttpxClient(
            event_hooks={"request": [strip]},
            follow_redirects=False,
            verify=is_secret,  # reading all certificates takes 0.2 s
            trust_env=is_secret,  # no proxy reads what goes through the lab unencrypted
        ),
    )


def loaded(text: str, loads: Callable[[str], Any] = orjson.loads) -> Any:
    """The JSON of a body, read by `loads`.

    Raises:
        WrongBody: It is none.
    """
    try:
        return loads(text)
    except ValueError:
        is_page = text.lstrip()[:1] == "<"
        raise WrongBody(message("error page") if is_page else message("not JSON")) from None


def _model_names(text: str) -> list[str]:
    try:
        told = orjson.loads(text)
    except orjson.JSONDecodeError:
        return []
    listed = told.get("data") if isinstance(told, dict) else None
    found = (one.get("id") for one in listed or () if isinstance(one, dict))
    return [name for name in found if isinstance(name, str)]


def _has(models: Sequence[str], model: str) -> bool:
    """Whether a model is listed, as it is or under the name by which Ollama knows the newest."""
    return not {model, f"{model}:latest"}.isdisjoint(models) or any("*" in one for one in models)


def _cause(problem: BaseException) -> str:
    """What is at the bottom of an error."""
    while problem.__cause__ is not None:
        problem = problem.__cause__
    return str(problem) or type(problem).__name__
