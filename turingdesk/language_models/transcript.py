"""Every question and every reply, kept on disk: what was answered is not asked again.

They lie in the folder `judges` of the data folder, one file for each run, written like a
journal: one line at a time, each synced to the disk before the next, none ever rewritten.
Kinds of line: begun (the settings), asked (a question whole; pictures by their SHA-256),
replied (the reply whole, and how the server ended it), failed (one try that came to nothing).

A reply is remembered by the server that the first line of its file names, and by the question,
which has the model, all settings, and the text. Replies of a file that names no server are asked
for again: two servers can have different models of one name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock
from time import perf_counter
from typing import Any

import orjson

from turingdesk.core.errors import NotAllowed, SessionExists, WriteFailed
from turingdesk.core.message import message
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import parsed_line
from turingdesk.system.access import make_folder
from turingdesk.system.clock import utc_now
from turingdesk.system.lock import is_being_written
from turingdesk.system.os_errors import os_errors_as

FOLDER = "judges"  #: in the data folder, beside the journals


@dataclass(frozen=True, slots=True)
class Reply:
    """The server's reply to one question."""

    text: str  #: the model's own words, whole; may be empty
    ended: str = ""  #: the server's word for why it stopped: stop, length, content_filter ...
    refusal: str = ""  #: where the server says apart from the text that the model refuses
    model: str = ""  #: the model that answered, in the server's words
    seconds: float = 0.0  #: from the question to the reply, the last try alone
    tokens: int = 0  #: in all, as the server counts them; 0 if it does not


def question_key(body: Mapping[str, Any]) -> str:
    """The SHA-256 of a question with the model and all settings that it is sent with."""
    return sha256(orjson.dumps(body, option=orjson.OPT_SORT_KEYS)).hexdigest()


class Transcript:
    """The questions and replies of a data folder, and the file of this run.

    It can be used by several threads at once.

    Args:
        data: The data folder.
        name: What the judge's files begin with.
        settings: For the first line of the file, with the server's URL as `server`.
    """

    def __init__(self, data: Path, name: str, settings: Mapping[str, Any]) -> None:
        self._folder = data / FOLDER
        self._name = name
        self._settings = settings
        self._lock = Lock()
        self._journal: Journal | None = None
        self._began = perf_counter()
        self._server = str(settings.get("server", ""))
        self._replies: dict[str, Reply] = {}  #: of this server
        self._has_replies = False
        self._saved_questions: set[str] = set()  #: keys of questions that are kept whole
        # Those of other judges, too: the same question to the same server needs no second reply.
        for path in sorted(self._folder.glob("*.jsonl")):
            self._read(path)

    def reply(self, key: str) -> Reply | None:
        """The saved reply of the server to a question, from any run."""
        with self._lock:
            return self._replies.get(key)

    @property
    def has_replies(self) -> bool:
        """True if this judge's questions were ever answered."""
        return self._has_replies

    def save_question(self, key: str, body: Mapping[str, Any]) -> None:
        """Save a question before it is asked, once.

        Raises:
            WriteFailed: The disk refused.
        """
        with self._lock:
            if key not in self._saved_questions:
                self._write("asked", {"key": key, "body": body})
                # Only once it is written: if the disk refuses, the question is saved with the next
                # try.
                self._saved_questions.add(key)

    def save_reply(self, key: str, reply: Reply) -> None:
        """Save a reply; returns when it is on disk.

        Raises:
            WriteFailed: The disk refused.
        """
        with self._lock:
            self._write("replied", {"key": key, **asdict(reply)})
            self._replies[key] = reply
            self._has_replies = True

    def save_failure(self, key: str, why: str, details: Mapping[str, Any]) -> None:
        """Save a failed try, with what is known about it.

        Raises:
            WriteFailed: The disk refused.
        """
        with self._lock:
            self._write("failed", {"key": key, "why": why, **details})

    def close(self) -> None:
        """Close the file; calling it again does nothing."""
        with self._lock:
            if self._journal is not None:
                self._journal.close()

    def _write(self, kind: str, fields: Mapping[str, Any]) -> None:
        if self._journal is None:
            # Only now, so that a run whose replies are all known leaves no file.
            self._journal = self._begin()
        self._journal.append(Entry(kind, utc_now(), self._ms(), fields))

    def _begin(self) -> Journal:
        with os_errors_as(
            WriteFailed,
            message("The folder {folder} can't be created. {why}"),
            folder=self._folder,
        ):
            make_folder(self._folder)
        number = 1 + sum(1 for _ in self._folder.glob(f"{self._name}_run-*.jsonl"))
        while True:
            try:
                journal = Journal.create(self._folder / f"{self._name}_run-{number}.jsonl")
            except SessionExists:
                # Another program took the name meanwhile, or a file with a lower number was
                # deleted.
                number += 1
                continue
            journal.append(Entry("begun", utc_now(), self._ms(), {"settings": self._settings}))
            return journal

    def _ms(self) -> float:
        return (perf_counter() - self._began) * 1000

    def _read(self, path: Path) -> None:
        """Read an earlier run; the question of a torn line is asked again."""
        is_own = path.name.startswith(f"{self._name}_run-")
        if is_own and is_being_written(path):
            raise NotAllowed(
                message(
                    "Another program is running this judge on this data folder ({name}). Wait "
                    "until it finishes, or stop it.",
                    name=path.name,
                )
            )
        is_same = False  # whether it is of this server
        for data in path.read_bytes().split(b"\n"):
            line = parsed_line(data)
            if line is not None and line["kind"] == "begun":
                settings = line.get("settings")
                server = settings.get("server") if isinstance(settings, dict) else None
                is_same = bool(server) and server == self._server
            elif line is not None and isinstance(line.get("key"), str):
                self._take(line, is_same)
                self._has_replies |= is_own and line["kind"] == "replied"

    def _take(self, line: Mapping[str, Any], is_same: bool) -> None:
        if line["kind"] == "asked":
            self._saved_questions.add(line["key"])
        elif is_same and line["kind"] == "replied" and isinstance(line.get("text"), str):
            reply_fields = {
                name: line[name] for name in Reply.__dataclass_fields__ if name in line
            }
            self._replies[line["key"]] = Reply(**reply_fields)
