"""What has been recorded of a study already, in one quiet sentence."""

from __future__ import annotations

from pathlib import Path

from turingdesk.gui.translation import tr


def told(data: Path, study: str) -> str:
    """What an edit means for the sessions there are; empty where there are none.

    Args:
        data: The data folder.
        study: The study's id.
    """
    from turingdesk.journal.session_summary import State
    from turingdesk.sessions.data_folder import DataFolder

    sessions = [one for one in DataFolder(data).sessions() if one.study == study]
    if not sessions:
        return ""
    words = tr(
        "Desk",
        "%n session(s) of this study are recorded. Sessions after the next save carry another "
        "hash, so that the versions can be told apart.",
        "",
        len(sessions),
    )
    running = sum(one.state is State.RUNNING for one in sessions)
    if not running:
        return words
    now = tr(
        "Desk",
        "%n session(s) running now go on with the study as it was when they began.",
        "",
        running,
    )
    return f"{words} {now}"
