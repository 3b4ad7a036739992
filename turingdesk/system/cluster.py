"""A Dask cluster that is already there, on whose workers long work is done.

The work goes through joblib as it does on one machine; only where it runs is said here. joblib's
own way to Dask waits for ever where a result is lost with its worker, or the scheduler is gone;
here such a loss ends the work with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import turingdesk
from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message

if TYPE_CHECKING:
    from concurrent.futures import Future

    from distributed import Client

CONNECT_S = 5.0  #: until the scheduler replies
WORKERS_S = 10.0  #: until it has a worker, at the beginning or after the last one died
_LOOK_S = 1.0  #: between two looks at whether scheduler and workers are there
GO_ON = message("What is finished is saved. Run the same command again to continue.")


@dataclass(frozen=True)
class Cluster:
    """The workers of one scheduler.

    Args:
        client: Connected.
        address: As it was given.
    """

    client: Client
    address: str
    _sent: dict[int, tuple[Any, Any]] = field(default_factory=dict)  #: what workers have, by id

    @contextmanager
    def joblib_backend(self, *data: Any) -> Iterator[None]:
        """A context within which joblib runs its work on the workers.

        Args:
            data: What all tasks need; it is sent to each worker once.

        Raises:
            CannotJudge: The scheduler or all workers are gone, or a worker dies of a task.
        """
        from asyncio import CancelledError
        from concurrent.futures import CancelledError as Cancelled

        from distributed import KilledWorker
        from distributed.comm import CommClosedError
        from joblib import parallel_config

        try:
            backend = _backend(self.client, self._futures(data))
            with parallel_config(backend=backend):
                yield
        except KilledWorker as problem:
            notice = message(
                "Several workers of the cluster at {address} failed at the same task, perhaps "
                "because they ran out of memory. {go_on}",
                address=self.address,
                go_on=GO_ON,
            )
            raise CannotJudge(notice) from problem
        except (CancelledError, Cancelled, CommClosedError, TimeoutError, _Gone) as problem:
            lost = message("a worker's results are lost")
            notice = message(
                "The cluster at {address} failed: {said}. {go_on}",
                address=self.address,
                said=str(problem) if isinstance(problem, _Gone) else lost,
                go_on=GO_ON,
            )
            raise CannotJudge(notice) from problem

    def _futures(self, data: tuple[Any, ...]) -> dict[int, Any]:
        for item in data:
            if id(item) not in self._sent:  # kept beside it, so that no other gets its id
                # Under a random key: to hash the data takes about as long as to send them, and
                # `_sent` already keeps them from being sent twice.
                future = self.client.scatter(item, broadcast=True, hash=False)
                self._sent[id(item)] = (item, future)
        return {id(item): self._sent[id(item)][1] for item in data}


class _Gone(Exception):
    """The scheduler or all workers are gone."""


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """Connect to a cluster, and disconnect at the end.

    Args:
        address: Of the scheduler, such as tcp://gpu.lab:8786.

    Raises:
        CannotJudge: Dask is not installed, it is not an address, no one replies there, there
            are no workers, or they have another TuringDesk than this one.
    """
    try:
        from distributed import Client
    except ImportError as problem:
        raise CannotJudge(
            message(
                "A cluster needs Dask, which is not installed here. Install TuringDesk from "
                "source with the extra cluster: pip install '.[cluster]'. The packaged program "
                "doesn't include Dask."
            )
        ) from problem
    _silence_dask()
    _check_address(address)
    try:
        # Not the default client, which other work in this process would find and use.
        client = Client(address, timeout=CONNECT_S, set_as_default=False)
    except (OSError, TimeoutError) as problem:
        raise CannotJudge(
            message(
                "No Dask scheduler responds at {address}. Start it, or correct "
                "--dask, for example tcp://gpu.lab:8786.",
                address=address,
            )
        ) from problem
    try:
        _check_workers(client, address)
        yield Cluster(client, address)
    finally:
        client.close()


def _check_address(address: str) -> None:
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(address)
        is_one = bool(
            parts.scheme in ("tcp", "tls", "ws", "wss") and parts.hostname and parts.port
        )
    except ValueError:
        is_one = False
    if not is_one:
        raise CannotJudge(
            message(
                "{address!r} is not the address of a Dask scheduler. Use an address such as "
                "tcp://gpu.lab:8786.",
                address=address,
            )
        )


def _silence_dask() -> None:
    """Keep Dask from logging failures that are reported here."""
    import logging

    # A copy, as other threads can add loggers meanwhile.
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _one_line(problem: BaseException) -> str:
    return " ".join(str(problem).split())[:200] or type(problem).__name__


def _check_workers(client: Client, address: str) -> None:
    """Check that there are workers with this version of the program."""

    def version() -> str:  # within, so that it is sent as it is and not by the name of this module
        import turingdesk

        return turingdesk.__version__

    try:
        client.wait_for_workers(1, timeout=WORKERS_S)
    except TimeoutError as problem:
        raise CannotJudge(
            message(
                "The cluster at {address} has no workers. Start some: dask worker {address}.",
                address=address,
            )
        ) from problem
    # Errors are returned, so that a worker without the program is named here.
    for worker, worker_version in client.run(version, on_error="return").items():
        if isinstance(worker_version, BaseException):
            raise CannotJudge(
                message(
                    "TuringDesk is not installed on the worker {worker} ({found}). Install "
                    "version {version} there.",
                    worker=worker,
                    found=_one_line(worker_version),
                    version=turingdesk.__version__,
                )
            )
        if worker_version != turingdesk.__version__:
            raise CannotJudge(
                message(
                    "The worker {worker} has TuringDesk {found}, but this computer has "
                    "{version}. Install the same version there.",
                    worker=worker,
                    found=worker_version,
                    version=turingdesk.__version__,
                )
            )


def _backend(client: Client, futures: dict[int, Any]) -> Any:
    """A backend of joblib for Dask that reports every loss."""
    # A private module: joblib otherwise gives the backend by its name alone, not the class.
    from joblib._dask import DaskDistributedBackend

    class Watched(DaskDistributedBackend):  # type: ignore[misc]  # joblib has no types
        """Ends the work if a result can no longer come."""

        def start_call(self) -> None:
            super().start_call()
            # The client's loop runs in a thread of its own, and add_callback is the one method of
            # it that other threads can call safely (Tornado's documentation of IOLoop).
            client.loop.add_callback(_watch, self)

        def effective_n_jobs(self, n_jobs: int | None) -> int:
            # With one, joblib would do the work here and leave the cluster idle.
            return max(2, int(super().effective_n_jobs(n_jobs)))

        def submit(self, func: Any, callback: Callable[[Any], None] | None = None) -> Future[Any]:
            job: Future[Any] = super().submit(func, callback)
            job.add_done_callback(partial(_report_errors, callback))
            return job

        def retrieve_result_callback(self, out: Any) -> Any:
            if isinstance(out, BaseException):
                raise out
            return super().retrieve_result_callback(out)

    backend = Watched(client=client)
    backend.data_futures = futures
    return backend


def _report_errors(callback: Callable[[Any], None] | None, job: Future[Any]) -> None:
    """Tell joblib, which hears of results alone, of an error too."""
    if callback is not None and not job.cancelled() and (problem := job.exception()) is not None:
        callback(problem)


async def _watch(backend: Any) -> None:
    """End all work that waits where no one is left to do it."""
    import asyncio

    missing = 0.0
    while backend._continue and missing < WORKERS_S:
        await asyncio.sleep(_LOOK_S)
        missing = 0.0 if await _has_workers(backend.client) else missing + _LOOK_S
    if backend._continue:
        for job in list(backend._results.values()):
            if not job.done():
                job.set_exception(_Gone(message("it no longer has a scheduler or workers")))


async def _has_workers(client: Client) -> bool:
    if client.status != "running" or client.scheduler is None:
        return False
    try:
        return bool(await client.scheduler.ncores())
    except (OSError, TimeoutError):
        return False
