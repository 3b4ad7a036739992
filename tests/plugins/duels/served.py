"""The server of scripted models for tests, and plans whose models are there."""

import json
import urllib.request
from pathlib import Path

from tests import forked
from tests.plugins.duels import scripted_server
from tests.plugins.duels.plans import SCRIPTED, plan, written

ROOT = Path(__file__).parents[3]
SERVED = SCRIPTED.replace('"scripted"', '"lab"')


class Served:
    """A process of its own for the models of a plan.

    Args:
        folder: For the plan.
        troubles: How likely each request fails, by way of failing.
        text: The plan, without its server.
        limits: Settings of the server.
        changes: Other values for keys of the plan.
    """

    def __init__(self, folder, troubles=None, text=SERVED, limits="", **changes):
        first = written(folder, text, **changes)
        arguments = [str(first), json.dumps(troubles or {})]
        self._process = forked.process(scripted_server.main, arguments, cwd=ROOT)
        self.root = f"http://127.0.0.1:{int(self._process.stdout.readline())}"
        server = f'\n[[server]]\nid = "lab"\nurl = "{self.root}/v1"\n{limits}\n'
        changes.setdefault("send_seed", "true")
        self.path = written(folder, text + server, **changes)
        self.file = plan(folder, text + server, **changes)

    @property
    def log(self):
        with urllib.request.urlopen(f"{self.root}/log") as told:
            return json.loads(told.read())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=10)
