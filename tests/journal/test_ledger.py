"""Ledgers: append-only, chained, one for each desk, whole after any crash."""

import errno
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import orjson
import pytest

from turingdesk.core.errors import Severity, WriteFailed
from turingdesk.journal import ledger
from turingdesk.journal.ledger import (
    append,
    empty_lines,
    machine_word,
    own_file,
    read,
    read_ledger,
    this_desk,
)

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "record" / "audit-booth.jsonl"


def filled(path, count=4):
    for number in range(count):
        append(path, "noted", "Ada", {"number": number})
    return path


def test_what_is_appended_is_read_back_in_order(path):
    filled(path)
    found = read_ledger(path)
    assert [line["number"] for line in found.lines] == [0, 1, 2, 3]
    assert [line["seq"] for line in found.lines] == [0, 1, 2, 3]
    assert {line["who"] for line in found.lines} == {"Ada"}
    assert not found.problems


def changed(lines):
    return [line.replace(b'"Ada"', b'"Bob"') if n == 1 else line for n, line in enumerate(lines)]


@pytest.mark.parametrize(
    ("edit", "said", "line"),
    [
        (changed, "changed", 2),
        (lambda lines: lines[:1] + lines[2:], "removed, inserted", 2),
        (lambda lines: [lines[1], lines[0], *lines[2:]], "moved", 1),
        (lambda lines: [lines[0], b"nonsense", *lines[2:]], "damaged", 2),
    ],
)
def test_an_edit_is_named_with_its_line(path, edit, said, line):
    lines = filled(path).read_bytes().splitlines()
    path.write_bytes(b"\n".join(edit(lines)) + b"\n")
    problems = read_ledger(path).problems
    assert problems
    assert said in problems[0].message
    assert problems[0].line == line
    assert problems[0].severity is Severity.ERROR
    assert problems[0].file == "record/audit-booth.jsonl"


def test_a_torn_line_stays_and_the_next_one_goes_on_after_it(path):
    whole = filled(path).read_bytes()
    path.write_bytes(whole + b'{"seq":4,"kind":"no')
    assert read_ledger(path).problems[0].severity is Severity.WARNING
    append(path, "noted", "Ada", {"number": 9})
    found = read_ledger(path)
    assert [line["number"] for line in found.lines] == [0, 1, 2, 3, 9]
    assert path.read_bytes().startswith(whole + b'{"seq":4,"kind":"no\n')
    assert [(p.severity, p.line) for p in found.problems] == [(Severity.WARNING, 5)]


def test_a_disk_that_refuses_leaves_the_file_as_it_was(path, monkeypatch):
    before = filled(path).read_bytes()
    write = os.write

    def full(file, data):
        write(file, data[:7])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(ledger.os, "write", full)
    with pytest.raises(WriteFailed, match="The disk is full"):
        append(path, "noted", "Ada")
    monkeypatch.undo()
    assert path.read_bytes() == before


@pytest.mark.slow
def test_processes_of_one_desk_share_a_file_without_loss(tmp_path):
    code = (
        "import sys\nfrom pathlib import Path\nfrom turingdesk.journal.ledger import append\n"
        "for n in range(40): append(Path(sys.argv[1]), 'noted', sys.argv[2], {'n': n})\n"
    )
    path = tmp_path / "record" / "audit-x.jsonl"
    running = [
        subprocess.Popen([sys.executable, "-c", code, str(path), who], cwd=ROOT)
        for who in ("Ada", "Bob", "Cleo")
    ]
    assert [one.wait(60) for one in running] == [0, 0, 0]
    found = read_ledger(path)
    assert not found.problems
    assert len(found.lines) == 120
    for who in ("Ada", "Bob", "Cleo"):
        assert [line["n"] for line in found.lines if line["who"] == who] == list(range(40))


def test_long_lines_are_found_at_the_end(path):
    append(path, "noted", "Ada", {"text": "x" * 100_000})
    append(path, "noted", "Ada", {"text": "short"})
    assert not read_ledger(path).problems


def test_a_field_cannot_take_the_name_of_one_that_every_line_has(path):
    with pytest.raises(ValueError, match="who"):
        append(path, "noted", "Ada", {"who": "Bob"})


def test_all_desks_are_read_together(tmp_path):
    for desk in ("a", "b"):
        append(tmp_path / f"notes-{desk}.jsonl", "noted", "Ada", {"desk": desk})
    append(tmp_path / "other-a.jsonl", "noted", "Ada")
    assert [line["desk"] for file in read(tmp_path, "notes") for line in file.lines] == ["a", "b"]


def test_a_desk_keeps_its_name_and_two_cloned_machines_differ(tmp_path, monkeypatch):
    first = this_desk()
    assert this_desk() == first
    assert own_file(tmp_path, "audit").name == f"audit-{first}.jsonl"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another"))
    assert this_desk() != first
    assert this_desk().rpartition("-")[0] == first.rpartition("-")[0]


@pytest.mark.parametrize(
    ("node", "word"), [("", "desk"), ("\u00e9\u00e9", "desk"), ("A B.c", "a-b")]
)
def test_any_name_of_a_machine_makes_a_file_name(node, word):
    assert machine_word(node) == word


def test_a_line_is_json_that_any_program_reads(path):
    append(path, "exported", "Ada", {"file": "a.csv"}, at="2026-11-21T10:00:00.000Z")
    line = orjson.loads(path.read_bytes())
    signed_by, signature = line.pop("signed_by"), line.pop("signature")
    assert (len(signed_by), len(signature)) == (64, 128)
    assert {**line, "chain": ""} == {
        "seq": 0,
        "kind": "exported",
        "at": "2026-11-21T10:00:00.000Z",
        "who": "Ada",
        "file": "a.csv",
        "chain": "",
    }


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no list of open files here")
def test_who_waits_while_lines_are_emptied_loses_nothing(tmp_path):
    """The writer waits for the lock of a file that is replaced before it gets it."""
    path = tmp_path / "things.jsonl"
    append(path, "thing", "Ada", {"name": "first"})
    writer = threading.Thread(target=append, args=(path, "thing", "Ada", {"name": "second"}))

    def is_gone(line):
        if not writer.ident:
            writer.start()
            while not writer_waits(path):
                time.sleep(0.001)
        return line.get("name") == "first"

    empty_lines(path, is_gone)
    writer.join()
    kept = read_ledger(path)
    assert [line.get("name") for line in kept.lines] == [None, "second"]
    assert [line["kind"] for line in kept.lines] == ["emptied", "thing"]
    assert kept.problems == ()


def writer_waits(path):
    """Whether another thread has opened the file, too."""
    opened = [one for one in Path("/proc/self/fd").iterdir() if str(path) == os.path.realpath(one)]
    return len(opened) > 1
