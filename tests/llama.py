"""A real llama.cpp server in a process of its own, with a model of half a megabyte.

The server and the library that writes its model are installed with
`pip install "llama-cpp-python[server]" gguf`, in this environment or in one whose Python is named
in TURINGDESK_LLAMA_PYTHON; tests that need them are skipped elsewhere.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

PYTHON = "TURINGDESK_LLAMA_PYTHON"
NAME = "tiny"
START_S = 120


@pytest.fixture(scope="module")
def llama(tmp_path_factory):
    """The address of the server, as --server takes it."""
    python = os.environ.get(PYTHON, sys.executable)
    can = subprocess.run(
        [python, "-c", "import gguf, llama_cpp.server.app"], capture_output=True, check=False
    )
    if can.returncode:
        pytest.skip(
            f"no llama_cpp with its server, nor gguf; {PYTHON} can name a Python with them"
        )
    model = tmp_path_factory.mktemp("llama") / f"{NAME}.gguf"
    subprocess.run([python, Path(__file__).with_name("llama_model.py"), model], check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [python, "-m", "llama_cpp.server", "--model", model, "--model_alias", NAME]
    command += ["--host", "127.0.0.1", "--port", str(port), "--n_ctx", "2048", "--n_threads", "1"]
    log = model.with_suffix(".log")
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
    url = f"http://127.0.0.1:{port}/v1"
    try:
        wait_for(url, process, log)
        yield url
    finally:
        process.terminate()
        process.wait(30)


def wait_for(url, process, log):
    end_s = time.monotonic() + START_S
    while time.monotonic() < end_s:
        assert process.poll() is None, log.read_text("utf-8", "replace")
        try:
            urllib.request.urlopen(f"{url}/models").close()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
        else:
            return
    raise TimeoutError(log.read_text("utf-8", "replace"))
