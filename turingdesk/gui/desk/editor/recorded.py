"""What has been recorded of a study already, in one quiet sentence."""

from __future__ import annotations

from pathlib import Path

from turingdesk.gui.desk.words import counted


def told(data: Path, study: str) -> str:
    """What an edit means for the sessions there are; empty where there are none.

    Args:
        data: The data folder.
        study: The study's id.
    """
    from turingdesk.store.data_folder import DataFolder
    from turingdesk.store.session_summary import State

    sessions = [one for one in DataFolder(data).sessions() if one.study == study]
    if not sessions:
        return ""
    many = counted(len(sessions), "session")
    said = [
        f"{many} of this study {'is' if len(sessions) == 1 else 'are'} recorded. Sessions after "
        "the next save carry another hash, so that the versions can be told apart."
    ]
    running = sum(one.state is State.RUNNING for one in sessions)
    if running:
        begun = (
            "goes on with the study as it was when it began."
            if running == 1
            else "go on with the study as it was when they began."
        )
        said.append(f"{counted(running, 'session')} running now {begun}")
    return " ".join(said)
