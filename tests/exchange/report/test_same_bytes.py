"""Reports of the same data are the same files but for their date."""

import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZipFile

import pytest

from turingdesk.core.errors import CannotExport
from turingdesk.exchange.report import html
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.writing import SUFFIXES
from turingdesk.system import paths

SCRIPT = """
import os, sys
from datetime import UTC, datetime
from pathlib import Path
from turingdesk.exchange.report.writing import ReportRequest, findings, read, write
data, out = map(Path, sys.argv[1:])
out.mkdir()
found = findings(read(data, ReportRequest()), by=("task",))
for suffix in (".html", ".pdf", ".docx", ".xlsx"):
    write(found, data, out / f"dated{suffix}")
del os.environ["SOURCE_DATE_EPOCH"]
write(found, data, out / "made.html", now=datetime.now(UTC))
"""
DATED = re.compile(rb"(?<=<dt>Report created .UTC.</dt><dd>)[^<]*")


def _reported(folder, out, hash_seed):
    known = {"PYTHONHASHSEED": hash_seed, "SOURCE_DATE_EPOCH": "1700000000"}
    subprocess.run([sys.executable, "-c", SCRIPT, folder, out], env=os.environ | known, check=True)
    return {path.name: path.read_bytes() for path in out.iterdir()}


@pytest.mark.slow
def test_two_processes_write_the_same_report_but_for_its_date(folder, tmp_path):
    first = _reported(folder, tmp_path / "first", "1")
    second = _reported(folder, tmp_path / "second", "2")
    assert len(first) == len(SUFFIXES) + 1
    for name in (f"dated{suffix}" for suffix in SUFFIXES):
        assert first[name] == second[name], name
    assert b"2023-11-14 22:13" in first["dated.html"]
    assert b"20231114221320" in first["dated.pdf"]
    with ZipFile(BytesIO(first["dated.xlsx"])) as book:
        assert b">2023-11-14T22:13:20Z<" in book.read("docProps/core.xml")
    one, other = (DATED.sub(b"", found["made.html"]) for found in (first, second))
    assert one == other
    assert one == DATED.sub(b"", first["dated.html"])


def test_a_font_inside_a_page_has_no_date_of_its_own():
    from fontTools.ttLib import TTFont

    file = paths.resources() / "fonts" / "Inter-Regular.otf"
    with TTFont(file) as whole, TTFont(BytesIO(html._subset(file, "abc"))) as part:
        assert part["head"].modified == whole["head"].modified


def test_the_date_is_that_of_the_environment(found, folder, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert content(found, folder).created == datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(CannotExport, match="SOURCE_DATE_EPOCH is 'yesterday'"):
        content(found, folder)
