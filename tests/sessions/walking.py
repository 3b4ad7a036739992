"""A session without windows: a process that walks it and confirms each step on its output."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from tests.small_study import given, small_package
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


def main(arguments):
    """Walk a session, or take up the one that was cut off; a line of input allows the next step.

    Args:
        arguments: The data folder, and the study; empty for a small one made there.
    """
    data, study = Path(arguments[0]), arguments[1]
    package = counted(open_package(Path(study))) if study else small_package(data)
    found = resumable(data, "P-1", package.study)
    setup = SessionSetup("P-1", "Booth 1")
    if found:
        recorder = SessionRecorder.resume(package, data, setup, found.session.path)
    else:
        recorder = SessionRecorder.begin(package, data, setup)
    tell({"begun": recorder.session.place})
    with os.fdopen(0, "rb", buffering=0) as allowed:
        while not recorder.session.is_over:
            place = recorder.session.place
            recorder.shown(perf_counter() - 60)
            trial = recorder.session.trial
            answers = given(recorder.session.step, rt_ms=59_000.0, pick=place)
            said = recorder.answer(answers, plays=trial.limits.plays_first if trial else 0)
            kept = [[r.question, r.subject, r.choice] for r in said if r.question != "name"]
            tell({"kept": place, "said": kept})
            allowed.readline()
    tell({"over": True})


def counted(package):
    """A demonstration as a study whose sessions count."""
    return replace(package, study=replace(package.study, demonstration=False), pilot_only=())


def tell(what):
    """Confirm something."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
