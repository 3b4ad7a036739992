"""A Dask cluster for tests: a scheduler and workers, each a process of its own."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE_S = 240  #: with a process, perhaps on a busy machine
COUNT = """
import sys
from distributed import Client
with Client(sys.argv[1], timeout=20) as client:
    found = client.run(lambda dask_worker: dask_worker.state.executed_count)
print(sum(found.values()))
"""


class DaskCluster:
    """`address` is what --dask is given; leave it with `stop`."""

    def __init__(self, folder, workers=1, forgives=3):
        self.folder = folder
        self.forgives = forgives  #: deaths of workers of one task
        self.workers = []
        file = folder / "scheduler.json"
        self.scheduler = self._start(
            *("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"),
            *("--scheduler-file", str(file)),
        )
        until(lambda: file.exists() and file.read_text().rstrip().endswith("}"))
        self.address = json.loads(file.read_text())["address"]
        for _ in range(workers):
            self.add_worker()

    def add_worker(self, cwd=ROOT):
        more = ("--no-nanny", "--nthreads", "1", "--no-dashboard")
        self.workers.append(self._start("dask_worker", self.address, *more, cwd=cwd))

    def executed(self):
        """How many tasks the workers have done."""
        command = [sys.executable, "-c", COUNT, self.address]
        return int(subprocess.run(command, capture_output=True, check=True).stdout)

    def kill(self, *processes):
        for process in processes:
            process.kill()
            process.wait()

    def stop(self):
        self.kill(*self.workers, self.scheduler)

    def _start(self, command, *more, cwd=ROOT):
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{command}", *more],
            cwd=cwd,
            env={
                **os.environ,
                "DASK_TEMPORARY_DIRECTORY": str(self.folder / "scratch"),
                "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": str(self.forgives),
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def until(true, timeout_s=PATIENCE_S):
    end = time.monotonic() + timeout_s
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
