"""Servers that many trials send requests to at once, each within the server's limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NoServer
from turingdesk.core.message import message
from turingdesk.language_models.server import (
    AttemptFailed,
    Line,
    ServerOptions,
    Stopped,
    Unanswered,
    WrongBody,
    backoff_s,
    chat_choice,
    checked_server,
)
from turingdesk.plugins.duels.dialogue import Call
from turingdesk.plugins.duels.plan import ModelSettings, Plan, ServerSettings
from turingdesk.plugins.duels.players import Player, Said, ScriptPlayer
from turingdesk.plugins.duels.scripted import scripts

if TYPE_CHECKING:
    from httpx2 import AsyncClient, Response

#: Sends a body to a path of a server.
Send = Callable[[Line, str, Mapping[str, Any]], Awaitable["Response"]]
#: Told of each failed try: the model's ID, why, and what is known of it.
OnFailure = Callable[[str, str, Mapping[str, Any]], None]
IN_A_ROW = 5  #: requests without a reply, after all tries, before a server counts as gone
_MINUTE_S = 60.0
_CHECK_S = 10.0  #: that a server may take to list its models
_LETTERS = 4  #: of a token, on average
#: What a server that works says where its model has no reply.
_OF_MODEL = (message("empty"), message("the model refused"))
_UNREACHABLE = message("No server responds at {url} ({problem}). Start it, or correct the plan.")

logger = logging.getLogger(__name__)


class ModelServer:
    """One server of a plan.

    Args:
        settings: Where it is, and its limits.
        send: Sends requests from elsewhere; by default they are sent from here.
        stops: Set once no further request is to be sent.
    """

    def __init__(
        self,
        settings: ServerSettings,
        send: Send | None = None,
        stops: asyncio.Event | None = None,
    ) -> None:
        self.settings = settings
        self._stops = stops or asyncio.Event()
        self._send = send or self._from_here
        self._client: AsyncClient | None = None
        self._room = asyncio.Semaphore(settings.at_once)
        self._next_s = 0.0  #: when the next request can be sent
        self._missed = 0  #: requests in a row without a reply

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    def line(self, model: ModelSettings) -> Line:
        """Return the settings that all requests to a model share.

        Raises:
            NoServer: The address or the key isn't one.
        """
        settings = self.settings
        return Line(
            ServerOptions(
                checked_server(settings.url),
                model.model or model.id,
                settings.timeout_s,
                settings.tries,
                key_variable=settings.key_variable,
                url_option="url",
                model_option="model",
            )
        )

    async def check(self, models: Sequence[ModelSettings]) -> None:
        """Check that the server is there and has some models, as far as it says.

        Raises:
            NoServer: No one answers there, or not to this key.
            UnknownName: It lists its models, and one isn't among them.
        """
        import httpx2

        first, *others = map(self.line, models)
        try:
            async with httpx2.AsyncClient(**first.settings()) as client:
                response = await client.get("models", timeout=_CHECK_S)
        except httpx2.TimeoutException:
            return  # slow is not gone
        except httpx2.HTTPError as problem:
            raise first.unreachable(problem, _UNREACHABLE) from problem
        for line in (first, *others):
            line.check_models(response)

    async def ask(
        self, model: ModelSettings, line: Line, body: Mapping[str, Any], told: OnFailure
    ) -> Said:
        """Send one request, again where the server or the connection failed.

        Args:
            model: Whom.
            line: As `line` gives it.
            body: What the API takes.
            told: Called after each failed try.

        Raises:
            Unanswered: All tries failed, or the server refuses this request.
            NoServer: The server takes no request, or several in a row were lost.
            Stopped: No further request is to be sent.
        """
        last = Unanswered(message("not asked"))
        for number in range(1, self.settings.tries + 1):
            began, wait_s = perf_counter(), None
            try:
                reply = await self._try(line, body)
            except AttemptFailed as failed:
                last, wait_s = failed.unanswered, failed.retry_after_s
            else:
                self._missed = 0
                return replace(reply, tries=number)
            seconds = round(perf_counter() - began, 3)
            logger.warning("try %d of %d failed: %s", number, self.settings.tries, last.why)
            told(model.id, last.why, {"try": number, "seconds": seconds, "said": last.server_text})
            # The same request would be refused again.
            if last.is_refused:
                break
            if number < self.settings.tries:
                await self._back_off(number, wait_s)
        # A server whose model says nothing is there all the same.
        if last.why in _OF_MODEL:
            self._missed = 0
        elif not last.is_refused:
            self._count_missed(last)
        raise last

    async def _try(self, line: Line, body: Mapping[str, Any]) -> Said:
        import httpx2

        async with self._room:
            await self._wait_for_turn()
            began = perf_counter()
            try:
                # httpx limits each read, and not the whole reply, which could trickle forever.
                async with asyncio.timeout(self.settings.timeout_s):
                    response = await self._send(line, "chat/completions", body)
            except (httpx2.TimeoutException, TimeoutError):
                raise AttemptFailed(Unanswered(message("timed out"))) from None
            except httpx2.HTTPError as problem:
                raise line.dropped(problem) from None
            return line.received(response, _parse_reply, perf_counter() - began)

    async def _wait_for_turn(self) -> None:
        """Wait as long as the limit per minute requires and the server asks for.

        Raises:
            Stopped: No further request is to be sent.
        """
        if self._stops.is_set():
            raise Stopped
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next_s)
        if self.settings.per_minute:
            # Reserved before waiting, so that requests that wait meanwhile get later turns.
            self._next_s = turn + _MINUTE_S / self.settings.per_minute
        if turn > now:
            await self._pause(turn - now)

    async def _back_off(self, failed: int, retry_after_s: float | None) -> None:
        """Wait before the next try; if the server says how long, no one asks it meanwhile."""
        wait_s = backoff_s(failed, 1.0, retry_after_s)
        if retry_after_s is not None:
            # `backoff_s` limits what a server can ask for, so this is never hours.
            until = asyncio.get_running_loop().time() + min(retry_after_s, wait_s)
            self._next_s = max(self._next_s, until)
        await self._pause(wait_s)

    async def _pause(self, seconds: float) -> None:
        """Wait; raises Stopped as soon as no further request is to be sent."""
        try:
            await asyncio.wait_for(self._stops.wait(), seconds)
        except TimeoutError:
            return
        raise Stopped

    def _count_missed(self, last: Unanswered) -> None:
        self._missed += 1
        if self._missed >= IN_A_ROW:
            raise NoServer(
                message(
                    "The server {name} didn't reply to {in_a_row} requests in a row, most "
                    "recently: {problem}. Messages so far are saved. Check the server, "
                    "then run the same command again to continue.",
                    name=self.settings.id,
                    in_a_row=IN_A_ROW,
                    problem=str(last),
                )
            ) from last

    async def _from_here(self, line: Line, path: str, body: Mapping[str, Any]) -> Response:
        import httpx2

        # One client for all requests, so that connections stay open between them.
        if self._client is None:
            self._client = httpx2.AsyncClient(**line.settings())
        return await self._client.post(path, json=body)


class ModelPlayer:
    """A model on a server, as a player.

    Args:
        settings: Which model.
        server: Where it is.
        on_failure: Called after each failed try.
        sends_seed: Whether requests have a seed.
    """

    def __init__(
        self,
        settings: ModelSettings,
        server: ModelServer,
        on_failure: OnFailure,
        *,
        sends_seed: bool,
    ) -> None:
        self._settings = settings
        self._server = server
        self._line = server.line(settings)
        self._on_failure = on_failure
        self._sends_seed = sends_seed

    async def say(self, call: Call, seed: int) -> Said:
        """Ask the server, as `Player` says; only what the plan sets is sent."""
        settings = self._settings
        body = {
            "model": settings.model or settings.id,
            "messages": list(call.messages),
            "stream": False,
        }
        body |= {"seed": seed} if self._sends_seed else {}
        reply = await self._server.ask(
            settings, self._line, {**body, **settings.send}, self._on_failure
        )
        # Estimated only where it matters: without prices no cost is limited.
        is_counted = reply.tokens_in or reply.tokens_out
        return reply if is_counted or not settings.has_price else _estimated(reply, call)


@asynccontextmanager
async def opened_players(
    plan: Plan,
    on_failure: OnFailure,
    send: Send | None = None,
    stops: asyncio.Event | None = None,
) -> AsyncIterator[Mapping[str, Player]]:
    """The models of a plan by ID, ready to play, without those that people play.

    Args:
        plan: The plan.
        on_failure: Called after each failed try.
        send: Sends requests from elsewhere; servers aren't checked then.
        stops: Set once no further request is to be sent; players raise Stopped then.

    Raises:
        NoServer: A server takes no requests, or is gone.
        UnknownName: A server doesn't have a model.
    """
    asked_models = [model for model in plan.models if model.is_asked]
    needed = {model.server for model in asked_models}
    servers = {
        server_settings.id: ModelServer(server_settings, send, stops)
        for server_settings in plan.servers
        if server_settings.id in needed
    }
    players: dict[str, Player] = {n: ScriptPlayer(script) for n, script in scripts(plan.models)}
    try:
        for server in servers.values():
            server_models = [model for model in asked_models if model.server == server.settings.id]
            if send is None:
                await server.check(server_models)
            players |= {
                model.id: ModelPlayer(model, server, on_failure, sends_seed=plan.send_seed)
                for model in server_models
            }
        yield players
    finally:
        for server in servers.values():
            await server.close()


def _estimated(reply: Said, call: Call) -> Said:
    """A reply of a server that doesn't count tokens, without which no limit on the cost holds."""
    letters_read = sum(len(sent_message["content"]) for sent_message in call.messages)
    tokens_in, tokens_out = (
        max(1, round(letters / _LETTERS)) for letters in (letters_read, len(reply.text))
    )
    return replace(reply, tokens_in=tokens_in, tokens_out=tokens_out, is_estimated=True)


def _parse_reply(text: str, seconds: float) -> Said:
    """Parse the body of a reply.

    Raises:
        WrongBody: It is not what the API says, or there is no message in it.
    """
    body, choice, reply = chat_choice(text)
    # Servers write null where the model refused.
    content = reply.get("content") or ""
    if not content.strip():
        empty, refused = _OF_MODEL
        raise WrongBody(refused if reply.get("refusal") else empty)
    usage = body.get("usage")
    # Some servers write null here, or nothing.
    usage = usage if isinstance(usage, dict) else {}
    return Said(
        content,
        ended=str(choice.get("finish_reason") or ""),
        model=str(body.get("model") or ""),
        route=str(body.get("provider") or ""),
        fingerprint=str(body.get("system_fingerprint") or ""),
        tokens_in=_count(usage.get("prompt_tokens")),
        tokens_out=_count(usage.get("completion_tokens")),
        seconds=seconds,
    )


def _count(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 0
