"""Requests to a server that speaks OpenAI's API, repeated where that can help.

The body of a reply is checked by anyone who reads it: what servers of labs and the proxies before
them send is not always what the API says.
"""

from __future__ import annotations

import logging
import os
import random
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

import orjson

from turingdesk.core.errors import NoServer, UnknownName
from turingdesk.core.message import message
from turingdesk.language_models.transcript import Reply

if TYPE_CHECKING:
    from httpx2 import Response

T = TypeVar("T")

logger = logging.getLogger(__name__)
KEY = "TURINGDESK_API_KEY"  #: the environment variable that contains the key, where one is needed
MOST_TOKENS = 1_000_000  #: of a reply
_NO_ACCESS = frozenset({401, 403})
_UNREACHABLE = message(
    "No server responds at {url} ({problem}). Start it, or correct {server_word}."
)
_FATAL = _NO_ACCESS | {404}  #: no other request would fare better
_TRANSIENT = frozenset({408, 409, 425, 429})  #: and all from 500
_CONNECT_S = 10.0  #: until the server accepts the connection; a model may think for longer
_SECRET = 8  #: characters; shorter keys, like vLLM's EMPTY, are not secrets and are common words
_EXCERPT = 500  #: characters of what a server says that an error repeats
NO_PICTURES = message("pictures refused by the server")
#: How servers say that a model takes no pictures; the status differs between them.
_SAYS_NO_PICTURES = re.compile(
    r"(image|vision|multimodal)\b.*\b(support|accept|allow)"
    r"|(support|accept|allow).*\b(image|vision|multimodal)",
    re.IGNORECASE | re.DOTALL,
)
MAX_BACKOFF_S = 60.0  #: the longest wait that the server did not ask for
MAX_RETRY_AFTER_S = 600.0  #: the longest wait that the server may ask for

#: Called after each failed attempt: why it failed, and what is known of it.
OnFailure = Callable[[str, Mapping[str, Any]], None]
Read = Callable[[str, float], T]  #: reads a body, given the seconds that the request took


class Unanswered(Exception):
    """A request got no reply; `is_refused` if the server received it and will not answer it."""

    def __init__(self, why: str, server_text: str = "", *, is_refused: bool = False) -> None:
        super().__init__(f"{why}: {server_text}" if server_text else why)
        self.why = why
        self.server_text = server_text
        self.is_refused = is_refused


class Stopped(Exception):
    """The caller asked to stop between two attempts."""


class AttemptFailed(Exception):
    """One attempt failed; `retry_after_s` is the wait that the server asks for."""

    def __init__(self, unanswered: Unanswered, retry_after_s: float | None = None) -> None:
        super().__init__(str(unanswered))
        self.unanswered = unanswered
        self.retry_after_s = retry_after_s


class WrongBody(ValueError):
    """A body that is not what the API says; `why` in two or three words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class ServerOptions:
    """Where the server is, and how patiently it is asked."""

    url: str
    model: str
    timeout_s: float = 120.0  #: without a byte from the server
    tries: int = 5
    backoff_s: float = 1.0  #: before the second try; about twice as long before each further one
    key_variable: str = KEY
    url_option: str = "--server"  #: where the address is given, for sentences
    model_option: str = "--model"
    # Waits between two tries end with it, which they would not if they slept.
    stop: Event = field(default_factory=Event, compare=False)


class Server:
    """One server and model; several threads can use it at once."""

    def __init__(self, options: ServerOptions) -> None:
        import httpx2

        self.options = options
        self._line = Line(options)
        self._client = httpx2.Client(**self._line.settings())
        logger.info("server %s, model %s", options.url, options.model)

    def close(self) -> None:
        """Close the connections."""
        self._client.close()

    def check(self) -> None:
        """Check that the server is there and has the model, as far as it says.

        Raises:
            NoServer: No one answers there, or not to this key.
            UnknownName: It lists its models, and this is none of them.
        """
        import httpx2

        try:
            response = self._client.get("models")
        except httpx2.TimeoutException:
            return  # slow is not gone
        except httpx2.HTTPError as problem:
            raise self._line.unreachable(problem, _UNREACHABLE) from problem
        self._line.check_models(response)

    def chat(self, body: Mapping[str, Any], on_failure: OnFailure) -> Reply:
        """Ask the model one question, as `post` does.

        Args:
            body: What the API takes: model, messages and settings.
            on_failure: Called after each failed attempt.
        """
        return self.post("chat/completions", body, _reply, on_failure)

    def is_replying(self) -> bool:
        """True if the server replies to the shortest of questions, asked once."""
        messages = [{"role": "user", "content": "1 + 1 ="}]
        body = {
            "model": self.options.model,
            "messages": messages,
            "max_tokens": 8,
            "stream": False,
        }
        try:
            self.post_once("chat/completions", body, _reply)
        except (AttemptFailed, NoServer):
            return False
        return True

    def post(
        self,
        path: str,
        body: Mapping[str, Any],
        read_body: Read[T],
        on_failure: OnFailure,
        tries: int | None = None,
    ) -> T:
        """Send one request, again where the server or the connection failed.

        Args:
            path: Of the API, such as chat/completions.
            body: Sent as JSON.
            read_body: Reads the body of the reply; raises WrongBody.
            on_failure: Called after each failed attempt.
            tries: How many in all; by default as the options say.

        Raises:
            Unanswered: All tries failed, or the server refuses this request.
            NoServer: The server takes no request: wrong key, no such model or address.
            Stopped: The wish to stop came between two tries.
        """
        last = Unanswered(message("not asked"))
        most = self.options.tries if tries is None else tries
        for number in range(1, most + 1):
            if self.options.stop.is_set():
                raise Stopped
            began = perf_counter()
            try:
                return self.post_once(path, body, read_body)
            except AttemptFailed as failed:
                last, retry_after = failed.unanswered, failed.retry_after_s
            details = {"try": number, "seconds": round(perf_counter() - began, 3)}
            logger.warning("try %d of %d failed: %s", number, most, last.why)
            on_failure(last.why, {**details, "said": last.server_text})
            if last.is_refused:
                break
            if number < most:
                self.options.stop.wait(backoff_s(number, self.options.backoff_s, retry_after))
        raise last

    def post_once(self, path: str, body: Mapping[str, Any], read_body: Read[T]) -> T:
        """Send one request once.

        Raises:
            AttemptFailed: Another try may fare better, or the server refuses this request.
            NoServer: As `post`.
        """
        import httpx2

        began = perf_counter()
        try:
            response = self._client.post(path, json=body)
        except httpx2.TimeoutException:
            raise AttemptFailed(Unanswered(message("timed out"))) from None
        except httpx2.HTTPError as problem:
            raise self._line.dropped(problem) from None
        return self._line.received(response, read_body, perf_counter() - began)


class Line:
    """A client's connection to a server, and its reading of the server's responses.

    Args:
        options: Where the server is, and how patiently it is asked.

    Raises:
        NoServer: The key can't be sent.
    """

    def __init__(self, options: ServerOptions) -> None:
        self.options = options
        self._key = _key(options.key_variable)

    def settings(self) -> dict[str, Any]:
        """Those of an HTTP client, which follows no redirect: texts go to this server alone."""
        import httpx2

        options = self.options
        is_encrypted = options.url.startswith("https:")
        key = {"Authorization": f"Bearer {self._key}"} if self._key else {}
        return {
            "base_url": options.url,
            "headers": {"User-Agent": "TuringDesk"} | key,
            "timeout": httpx2.Timeout(
                options.timeout_s, connect=min(_CONNECT_S, options.timeout_s)
            ),
            "follow_redirects": False,
            "limits": httpx2.Limits(max_connections=None),  # the callers limit themselves
            "verify": is_encrypted,  # reading all certificates takes 0.2 s
            "trust_env": is_encrypted,  # no proxy reads what goes through the lab unencrypted
        }

    def unreachable(self, problem: Exception, template: str) -> NoServer:
        """The error where no connection comes about.

        Args:
            problem: Of the HTTP client.
            template: A message that names the url, the problem and, if it likes, the server_word.
        """
        options, excerpt = self.options, self._excerpt(_cause(problem))
        return NoServer(
            template.format(url=options.url, problem=excerpt, server_word=options.url_option)
        )

    def check_models(self, response: Response) -> None:
        """Check a list of models, as far as the server gives one.

        Raises:
            NoServer: It doesn't respond to this key.
            UnknownName: It lists its models, and this is none of them.
        """
        if response.status_code in _NO_ACCESS:
            raise self._refusal(response)
        models = _model_names(response.text) if response.is_success else ()
        if models and not _has(models, self.options.model):
            raise UnknownName(message("model on the server"), self.options.model, models)

    def received(self, response: Response, read_body: Read[T], seconds: float) -> T:
        """The contents of a response.

        Args:
            response: As it came.
            read_body: Reads the body; raises WrongBody.
            seconds: How long the request took.

        Raises:
            AttemptFailed: Another try may fare better, or the server refuses this request.
            NoServer: The server takes no request.
        """
        if not response.is_success:
            raise self._failed(response)
        text = self._without_key(response.text)
        try:
            return read_body(text, round(seconds, 3))
        except WrongBody as wrong:
            raise AttemptFailed(Unanswered(wrong.why, self._excerpt(text))) from None

    def dropped(self, problem: Exception) -> AttemptFailed:
        """The error for a broken connection."""
        excerpt = self._excerpt(_cause(problem))
        return AttemptFailed(Unanswered(message("line dropped"), excerpt))

    def _failed(self, response: Response) -> AttemptFailed:
        status, excerpt = response.status_code, self._excerpt(response.text)
        # Before the fatal ones: some servers say this with 404, which would end the run.
        if status not in _NO_ACCESS and _SAYS_NO_PICTURES.search(excerpt):
            return AttemptFailed(Unanswered(NO_PICTURES, f"{status} {excerpt}", is_refused=True))
        if status in _FATAL:
            raise self._refusal(response)
        if status in _TRANSIENT or status >= 500:
            why = message("too many requests") if status == 429 else message("server error")
            return AttemptFailed(
                Unanswered(why, f"{status} {excerpt}"), retry_after_s(response.headers)
            )
        refused = Unanswered(
            message("refused by the server"), f"{status} {excerpt}", is_refused=True
        )
        return AttemptFailed(refused)

    def _refusal(self, response: Response) -> NoServer:
        options, excerpt = self.options, self._excerpt(response.text)
        do = {
            401: message(
                "Put the correct key in the environment variable {key_variable}.",
                key_variable=options.key_variable,
            ),
            403: message(
                "Put a key with permission in {key_variable}.",
                key_variable=options.key_variable,
            ),
        }.get(
            response.status_code,
            message(
                "Correct {where} (it often ends in /v1) or {which}.",
                where=options.url_option,
                which=options.model_option,
            ),
        )
        head = message(
            "The server at {url} returned {status_code}",
            url=options.url,
            status_code=response.status_code,
        )
        return NoServer(
            message(
                "{head} for the model {model!r}: {said}",
                head=head,
                model=options.model,
                said=excerpt,
            )
            + "\n"
            + message("{do}", do=do)
        )

    def _excerpt(self, text: str) -> str:
        """On one line, short, and without the key, which some servers repeat."""
        return " ".join(self._without_key(text).split())[:_EXCERPT]

    def _without_key(self, text: str) -> str:
        return text if len(self._key) < _SECRET else text.replace(self._key, "***")


def backoff_s(attempt: int, first_s: float, retry_after: float | None = None) -> float:
    """Seconds before the next try: twice as long each time, of which chance takes up to half.

    Chance keeps those who were turned away together from coming back together. Where the
    server says how long to wait, it is at least that.

    Args:
        attempt: How many tries failed, from 1.
        first_s: About how long the first wait is.
        retry_after: What the server asks for, in seconds.
    """
    wait_s = min(MAX_BACKOFF_S, first_s * 2.0 ** (attempt - 1))
    wait_s *= 0.5 + random.random() / 2  # of no consequence for any result
    return wait_s if retry_after is None else max(wait_s, min(retry_after, MAX_RETRY_AFTER_S))


def retry_after_s(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """The time in Retry-After, in seconds: a number, or a time of day (RFC 9110, 10.2.3).

    >>> retry_after_s({"retry-after": "7"})
    7.0
    >>> retry_after_s({"retry-after": "soon"})
    """
    value = headers.get("retry-after", "").strip()
    # `float` alone would also take "nan", "inf", and negative numbers.
    if value.isascii() and value.isdecimal():
        return float(value)
    # It might be no date, or have no zone, so that it can't be compared with the time now.
    with suppress(ValueError, TypeError):
        moment = parsedate_to_datetime(value)
        return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())
    return None


def parsed_body(text: str, loads: Callable[[str], Any] = orjson.loads) -> Any:
    """The JSON of a body, read by `loads`.

    Raises:
        WrongBody: It is none.
    """
    try:
        return loads(text)
    except ValueError:
        is_page = text.lstrip()[:1] == "<"
        raise WrongBody(message("error page") if is_page else message("not JSON")) from None


def _key(variable: str) -> str:
    """The key; empty if there is none.

    Raises:
        NoServer: It cannot be sent; the error of anyone who tries would repeat it.
    """
    key = os.environ.get(variable, "").strip()
    if not (key.isascii() and key.isprintable()) or " " in key:
        raise NoServer(
            message(
                "The environment variable {variable} contains more than a key: spaces, line "
                "breaks, or characters that keys don't have. Set it again.",
                variable=variable,
            )
        )
    return key


def chat_choice(text: str) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """The body of a reply to a chat, its first choice, and the message in that.

    Raises:
        WrongBody: It is not what the API says.
    """
    content = parsed_body(text)
    choices = content.get("choices") if isinstance(content, dict) else None
    if not isinstance(choices, list):
        raise WrongBody(message("wrong shape"))
    if not choices:
        raise WrongBody(message("no choices"))
    chat_message = choices[0].get("message") if isinstance(choices[0], dict) else None
    if not isinstance(chat_message, dict) or not isinstance(
        chat_message.get("content"), str | None
    ):
        raise WrongBody(message("wrong shape"))
    return content, choices[0], chat_message


def _reply(text: str, seconds: float) -> Reply:
    """The reply to a question that a body contains; raises as `chat_choice` does."""
    content, choice, chat_message = chat_choice(text)
    usage = content.get("usage")
    tokens = usage.get("total_tokens") if isinstance(usage, dict) else 0
    return Reply(
        text=chat_message.get("content") or "",
        ended=str(choice.get("finish_reason") or ""),
        refusal=str(chat_message.get("refusal") or ""),
        model=str(content.get("model") or ""),
        seconds=seconds,
        tokens=tokens if isinstance(tokens, int) else 0,
    )


def _model_names(text: str) -> list[str]:
    try:
        content = orjson.loads(text)
    except orjson.JSONDecodeError:
        return []
    listed = content.get("data") if isinstance(content, dict) else None
    model_ids = (item.get("id") for item in listed or () if isinstance(item, dict))
    return [name for name in model_ids if isinstance(name, str)]


def _has(models: Sequence[str], model: str) -> bool:
    """True if a model is listed, as it is or under the name by which Ollama knows the newest."""
    return not {model, f"{model}:latest"}.isdisjoint(models) or any("*" in name for name in models)


def _cause(problem: BaseException) -> str:
    """The error at the bottom of another one, in words."""
    while problem.__cause__ is not None:
        problem = problem.__cause__
    return str(problem) or type(problem).__name__


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
        # A wrong port raises only once it is read.
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
