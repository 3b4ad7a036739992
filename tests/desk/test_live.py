"""Live results of a folder: the same numbers, whichever process read the journals."""

import logging

import pytest

from tests.bench.journals import RULES, write_journals
from turingdesk.desk.live import LiveQuery, LiveResults

NOW = "2026-11-21T12:00:00+00:00"


@pytest.mark.slow
def test_two_processes_that_read_a_large_folder_find_what_one_finds(tmp_path, monkeypatch, caplog):
    write_journals(tmp_path, 600, 12, rules=RULES)
    alone = LiveResults(tmp_path).look(LiveQuery(), NOW)
    monkeypatch.setattr("turingdesk.table.table.LARGE", 1)
    with caplog.at_level(logging.WARNING):
        together = LiveResults(tmp_path).look(LiveQuery(), NOW)
    assert together == alone
    assert together.counted + sum(together.left_out.values()) == 600
    assert not caplog.records  # nothing had to be read again
