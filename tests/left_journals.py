"""The journals that a test leaves, and what in them isn't as it was written."""

import os
from pathlib import Path


def journal_errors(folder):
    """The errors in all journals below a folder: file, line, and what is wrong."""
    found = []
    for path in journals_below(folder):
        from turingdesk.core.errors import Severity
        from turingdesk.journal.journal_file import verify

        wrong = [one for one in verify(path) if one.severity is Severity.ERROR]
        found += [f"{path.relative_to(folder)}, line {one.line}: {one.message}" for one in wrong]
    return found


def journals_below(folder):
    """The paths of sessions, of personal answers, and of rooms."""
    for parent, _, names in os.walk(folder):
        if "/heads/" in parent or "/record/" in parent:  # notes about journals have their names
            continue
        is_rooms = parent.endswith(("/rooms", "/failed"))
        for name in names:
            if name.endswith(".jsonl") and (is_rooms or name.startswith("sub-")):
                yield Path(parent, name)
