"""How much work something is: a count that is the same on every machine, however busy."""

import sys


def calls(do):
    """How many functions are called, Python's and C's, while `do` runs in this thread."""
    count = 0

    def called(_frame, event, _argument):
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        do()
    finally:
        sys.setprofile(before)
    return count
