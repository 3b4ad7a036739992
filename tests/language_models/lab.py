"""The lab's server for tests: started once, told what to do, asked what it was asked."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest


class Lab:
    """A process of its own; `url` is what --server is given."""

    def __init__(self):
        command = [sys.executable, "-S", str(Path(__file__).with_name("lab_server.py"))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.root = f"http://127.0.0.1:{int(self._process.stdout.readline())}"
        self.url = f"{self.root}/v1"

    def does(self, *script, then="good", **more):
        """What it does with the next questions; forgets what it was asked."""
        told = json.dumps({"script": script, "then": then, "models": ["tiny", "other"], **more})
        request = urllib.request.Request(f"{self.root}/script", told.encode(), method="POST")
        urllib.request.urlopen(request).close()

    @property
    def log(self):
        with urllib.request.urlopen(f"{self.root}/log") as told:
            return json.loads(told.read())

    @property
    def texts(self):
        contents = [one["body"]["messages"][-1]["content"] for one in self.log]
        return [c if isinstance(c, str) else c[0]["text"] for c in contents]

    @property
    def inputs(self):
        """The texts of each request for embeddings."""
        return [one["body"]["input"] for one in self.log if "input" in one["body"]]

    def stop(self):
        self._process.communicate(timeout=10)


@pytest.fixture(scope="module")
def started():
    made = Lab()
    yield made
    made.stop()


@pytest.fixture
def lab(started):
    started.does()
    return started
