"""The whole report of as many verdicts as one task of paper 1 had, as HTML, PDF and workbook."""

from time import perf_counter

import pytest

from tests.bench.journals import write_journals
from turingdesk.exchange.report.writing import SUFFIXES, write_report

VERDICTS, SESSIONS, MOST_S = 25_650, 1_126, 15.0


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report") / "data"
    write_journals(folder, VERDICTS, SESSIONS)
    return folder


@pytest.mark.bench
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_the_whole_report_is_there_in_time(data, tmp_path, suffix, record_property):
    began = perf_counter()
    found = write_report(data, tmp_path / f"report{suffix}")
    took_s = perf_counter() - began
    record_property("seconds", took_s)
    assert found.overview["verdicts"]["given"] == VERDICTS
    assert took_s < MOST_S
