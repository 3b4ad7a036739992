"""Which functions are called, in which order, in this process and in others that it starts."""

import inspect
import os
import sys
from contextlib import contextmanager
from importlib import import_module
from operator import attrgetter

from turingdesk.presenters.live import LiveResults

NOTED = "TURINGDESK_NOTED_CALLS"  #: the environment's name of the file in which calls are noted
LISTED = "TURINGDESK_LISTED_CALLS"  #: and of the functions, as `module:name`, with commas


@contextmanager
def noted():
    """Write down the listed functions that this thread calls meanwhile, a line a call."""
    functions = (listed.split(":") for listed in os.environ[LISTED].split(","))
    names = {
        inspect.unwrap(attrgetter(name)(sys.modules[module])).__code__: name
        for module, name in functions
        if module in sys.modules  # of windows there are none in the other process
    }
    file = os.open(os.environ[NOTED], os.O_WRONLY | os.O_APPEND)

    def note(frame, event, _):
        if event == "call" and (name := names.get(frame.f_code)):
            os.write(file, f"{os.getpid()} {name}\n".encode())

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
        os.close(file)


class NotedResults(LiveResults):
    """Live results whose calls are noted while they look."""

    def look(self, query, now):
        import_module("turingdesk.analysis.confusion")
        with noted():
            return super().look(query, now)
