"""Versions differ where their formats or their numbers do.

`version.json` has the version with fingerprints of what it writes and of what it computes. Where
one of them changes, the version has to change, too; then `python -m tests.test_version` writes the
file anew. A change of numbers also belongs into `turingdesk/table/upgrades.py`.
"""

import json
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from turingdesk import __version__
from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.core.response import COLUMNS
from turingdesk.net.greeting import PROTOCOL
from turingdesk.table.sessions_table import SESSION_COLUMNS
from turingdesk.table.table import load

FILE = Path(__file__).with_name("version.json")
DEMO = Path(__file__).parents[1] / "studies" / "demo"
DIGITS = 6  #: in which computers agree


def fingerprint(value):
    text = json.dumps(value, sort_keys=True, default=str)
    return sha256(text.encode()).hexdigest()[:16]


def numbers(value):
    """The numbers of a result, by where they are."""
    if isinstance(value, bool) or not isinstance(value, int | float | dict | list | tuple):
        return None
    if isinstance(value, int | float):
        return float(f"{value:.{DIGITS}g}")
    each = value.items() if isinstance(value, dict) else enumerate(value)
    return {str(key): found for key, item in each if (found := numbers(item)) is not None}


def current(folder):
    main(["simulate", str(DEMO), "--judges", "12", "--seed", "1", "--data", str(folder)])
    found = overview(load(folder), everything=True)
    del found["analyses"]["sequential"]  # follows the moments at which sessions were simulated
    formats = [[*COLUMNS], [*SESSION_COLUMNS], PROTOCOL]
    return {
        "version": __version__,
        "formats": fingerprint(formats),
        "numbers": fingerprint(numbers(found)),
    }


@pytest.mark.slow
@pytest.mark.release
def test_a_version_with_other_formats_or_numbers_is_another_version(tmp_path):
    assert current(tmp_path / "data") == json.loads(FILE.read_text("utf-8"))


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        FILE.write_text(json.dumps(current(Path(folder)), indent=2) + "\n", "utf-8")
