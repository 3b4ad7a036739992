"""The binary's smaller library of ICU's data: it loads, and words are put in order by it."""

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

SLIM = run_path(str(Path(__file__).resolve().parents[1] / "resources" / "binary" / "icu.py"))[
    "slim"
]
# Sorts by ICU itself, with the data that were loaded first.
SORTED = """
import ctypes, sys
data, uc, i18n, version = sys.argv[1:5]
ctypes.CDLL(data, ctypes.RTLD_GLOBAL)
ctypes.CDLL(uc, ctypes.RTLD_GLOBAL)
icu = ctypes.CDLL(i18n)
opened, compared = icu[f"ucol_open_{version}"], icu[f"ucol_strcoll_{version}"]
opened.restype = ctypes.c_void_p
compared.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
for locale, one, other in zip(*[iter(sys.argv[5:])] * 3):
    status = ctypes.c_int(0)
    order = opened(locale.encode(), ctypes.byref(status))
    assert status.value <= 0 and order, (locale, status.value)
    words = [word.encode("utf-16-le") for word in (one, other)]
    print(compared(order, words[0], len(one), words[1], len(other)))
"""


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the library is one for Linux")


@pytest.fixture(scope="module")
def libraries():
    qt = pytest.importorskip("PySide6")
    folder = Path(qt.__file__).parent / "Qt" / "lib"
    found = {}
    for name in ("data", "uc", "i18n"):
        found[name] = next(folder.glob(f"libicu{name}.so.*"), None)
    assert None not in found.values(), "Qt brings no ICU now: resources/binary/icu.py is idle"
    return found


def in_order(data, libraries, *words):
    others = libraries["uc"], libraries["i18n"], libraries["data"].suffix[1:]
    run = subprocess.run(
        [sys.executable, "-c", SORTED, data, *others, *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_it_is_a_third_and_orders_words_as_before(libraries, tmp_path):
    made = tmp_path / libraries["data"].name
    SLIM(libraries["data"], made)
    assert made.stat().st_size < 0.35 * libraries["data"].stat().st_size
    words = ["de", "ä", "b", "sv", "ä", "z", "es", "ñ", "o", "zh", "阿", "波", "it", "è", "f"]
    found = in_order(made, libraries, *words)
    assert found == in_order(libraries["data"], libraries, *words)
    assert found[:2] == ["-1", "1"], "a with dots is before b in German, after z in Swedish"


def test_another_file_is_refused(tmp_path):
    (tmp_path / "libicudata.so.73").write_bytes(b"\x7fELF\x02\x01" + bytes(100))
    with pytest.raises(ValueError, match="is not ICU's data"):
        SLIM(tmp_path / "libicudata.so.73", tmp_path / "made")
