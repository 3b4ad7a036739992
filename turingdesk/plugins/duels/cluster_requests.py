"""Requests that the workers of a Dask cluster send, where they reach servers that this one can't.

Trials, journals, and limits stay here: a worker sends one request and returns the response.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.language_models.server import Line, ServerOptions

if TYPE_CHECKING:
    from httpx2 import Response

    from turingdesk.plugins.duels.model_server import Send
    from turingdesk.system.cluster import Cluster

_AT_ONCE = 256  #: requests that wait for workers, each in a thread
Answer = tuple[int, dict[str, str], bytes]  #: status, headers, and body


@contextmanager
def requests_from(workers: Cluster) -> Iterator[Send]:
    """A function that sends requests by the workers of a cluster."""
    with ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="cluster") as pool:

        async def send(line: Line, path: str, body: Mapping[str, Any]) -> Response:
            import httpx2

            options = line.options
            reach = (options.url, options.model, options.timeout_s, options.key_variable)
            # For Dask, equal calls of a pure function have one result.
            job = workers.client.submit(post, reach, path, dict(body), pure=False)
            try:
                # Dask's client has an event loop of its own; waiting for it blocks a thread.
                loop = asyncio.get_running_loop()
                status, headers, content = await loop.run_in_executor(pool, _result, job)
            finally:
                job.cancel()  # ends the thread, too, if no one waits for it anymore
            return httpx2.Response(status, headers=headers, content=content)

        yield send


def post(reach: tuple[str, str, float, str], path: str, body: Mapping[str, Any]) -> Answer:
    """Send a request from where this runs, with the key in its environment.

    Args:
        reach: Address, model, seconds to wait, and the variable with the key.
        path: Of the API.
        body: What it takes.
    """
    import httpx2

    url, model, timeout_s, key_variable = reach
    options = ServerOptions(url, model, timeout_s, key_variable=key_variable)
    with httpx2.Client(**Line(options).settings()) as client:
        response = client.post(path, json=body)
    # Not content-encoding: the content is decoded already, and httpx would do it again.
    headers = {
        name: response.headers[name] for name in ("retry-after",) if name in response.headers
    }
    return response.status_code, headers, response.content


def _result(job: Any) -> Answer:
    """The answer that a worker got.

    Raises:
        httpx2.HTTPError: The request failed, or the worker did.
    """
    import httpx2
    from distributed import KilledWorker
    from distributed.comm import CommClosedError

    try:
        answer: Answer = job.result()
    except (CancelledError, asyncio.CancelledError, KilledWorker, CommClosedError) as problem:
        raise httpx2.ReadError(message("a worker was lost")) from problem
    return answer
