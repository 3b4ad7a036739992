"""Files as paper 1 and others have them, and journals to export."""

import json

import pytest

from turingdesk.core.response import Identity, Response
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.journal.session_name import SessionName


@pytest.fixture
def put(tmp_path):
    """Write a file of JSON, or of text or bytes as they are."""

    def write(name, content):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            text = content if isinstance(content, str) else json.dumps(content)
            path.write_text(text, encoding="utf-8")
        return path

    return write


def writer(home):
    """Writes sessions' journals below a folder, from the fields of their responses."""

    def write(rows, participant="P-001", folder="data", study="demo", **opened):
        data = home / folder
        data.mkdir(parents=True, exist_ok=True)
        judge, pilot = opened.get("judge", "human"), opened.get("pilot", False)
        name = SessionName(participant, 1, study)
        identity = Identity(str(name), participant, study, "1.0", "0" * 16, judge=judge)
        first = {
            "session": str(name),
            "participant": participant,
            "number": 1,
            "study": study,
            "study_title": "A study",
            "judge": judge,
            "pilot": pilot,
            "simulated": judge == "simulated",
            "trials": len(rows),
            "schedule": [],
            **opened,
        }
        with Journal.create(data / name.file) as journal:
            entries = [Entry("opened", "2026-11-21T09:00:00.000Z", 0.0, first)]
            t_ms = 0.0
            for number, row in enumerate(rows, 1):
                t_ms = max(t_ms + 1, row.get("answered_ms", 0.0))
                common = {
                    "session": identity.session,
                    "participant": participant,
                    "study": study,
                    "judge": judge,
                    "pilot": pilot,
                    "step": number,
                    "role": "verdict",
                    "question": "origin",
                    "trial": number,
                    "position": number,
                    "task": "captions",
                    "at": "2026-11-21T09:00:01.000Z",
                }
                entries += response_entries([Response(**{**common, **row})], t_ms)
            entries.append(
                Entry(
                    "closed",
                    "2026-11-21T09:10:00.000Z",
                    t_ms,
                    {"reason": "completed", "done": len(rows)},
                )
            )
            journal.append(*entries, durable=False)
        return data

    return write


@pytest.fixture
def session(tmp_path):
    """Write one session's journal, from the fields of its responses."""
    return writer(tmp_path)
