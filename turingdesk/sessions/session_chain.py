"""Which sessions a session continues, by the first lines of journals."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from turingdesk.journal.journal_file import parsed_line
from turingdesk.journal.session_name import SUFFIX, parsed


def continued(journal: Path) -> tuple[str, ...]:
    """Return the sessions that a session continues, the newest first.

    A session that was started over continues none. Nothing is known of journals that aren't there.

    Args:
        journal: That of the session, beside those of the others.
    """
    session_names: list[str] = []
    name = _continues(journal)
    # Links in damaged files could form a circle.
    while parsed(name) is not None and name not in session_names:
        session_names.append(name)
        name = _continues(journal.with_name(f"{name}{SUFFIX}"))
    return tuple(session_names)


def _continues(journal: Path) -> str:
    # Only the first line is read: this is asked of journals of any length, over a network.
    with suppress(OSError), journal.open("rb") as file:
        opened = parsed_line(file.readline().rstrip(b"\n"))
        if opened is not None and opened["kind"] == "opened":
            return str(opened.get("continues") or "")
    return ""
