"""Compiles each module once for all workers.

In a fresh clone nothing is compiled. Workers collect the same files in the same order at the same
time, so each of them would rewrite the assertions of every test, which takes half a minute.
"""

import compileall
import sys
from pathlib import Path

from _pytest.assertion import rewrite

PROGRAM = Path(__file__).resolve().parent.parent / "turingdesk"


def compile_share(config):
    """Compile what falls to this worker: the others find it compiled, and it finds theirs."""
    worker = getattr(config, "workerinput", None)
    if worker is None or sys.dont_write_bytecode:
        return
    place, workers = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in sorted(PROGRAM.rglob("*.py"))[place::workers]:
        compileall.compile_file(path, quiet=2)
    for path in files_of_tests(config.args)[place::workers]:
        if not is_compiled(path):
            compile_test(path, config)


def files_of_tests(arguments):
    """The files of tests that are asked for, in order."""
    given = [Path(argument.partition("::")[0]) for argument in arguments]
    inside = [path for folder in given if folder.is_dir() for path in folder.rglob("test_*.py")]
    return sorted({*inside, *(path for path in given if path.is_file())})


def rewritten(path):
    """Where pytest keeps a file of tests with its assertions rewritten."""
    return rewrite.get_cache_dir(path) / f"{path.stem}{rewrite.PYC_TAIL}"


def is_compiled(path):
    """Whether that is there and newer than the file; pytest itself compares what is in it."""
    kept = rewritten(path)
    return kept.exists() and kept.stat().st_mtime >= path.stat().st_mtime


def compile_test(path, config):
    """Rewrite the assertions of a file, as pytest does when it imports it."""
    kept = rewritten(path)
    if not rewrite.try_makedirs(kept.parent):
        return
    try:
        source_hash, code = rewrite._rewrite_test(path, config)
    except SyntaxError:  # told when the file is collected
        return
    rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source_hash, kept)
