"""Study packages that tests write: small, whole, and then broken in one place."""

import json
import struct
import zlib

from turingdesk.study.package import open_package

STUDY = """\
id = "small"
title = "Small"
version = "1.0"
"""
BLOCK = """
[[block]]
task = "captions"
trials = 2
"""
CAPTIONS = """\
id,origin,agent,image,caption
one,human,p1,dog.png,A dog on a sofa
two,machine,GIT,cat.png,A cat on a mat
"""


def png(width=4, height=3):
    """A small black picture."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = zlib.compress((b"\0" + bytes(width)) * height)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in [(b"IHDR", head), (b"IDAT", body), (b"IEND", b"")]
    )


def write(folder, files=None, **changed):
    """Write a package; by default one of captions that is all right.

    Args:
        folder: Where.
        files: Contents by name, text or bytes; None leaves a file out.
        changed: `toml` or `captions` in place of the usual text.
    """
    made = {
        "study.toml": changed.get("toml", STUDY + BLOCK),
        "captions.csv": changed.get("captions", CAPTIONS),
        "media/dog.png": png(),
        "media/cat.png": png(),
        **(files or {}),
    }
    for name, content in made.items():
        if content is None:
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def json_lines(*rows):
    """Rows as the text of a .jsonl table."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def workbook(path, rows, **sheets):
    """Write a workbook: its first sheet, and others by name."""
    import xlsxwriter

    path.parent.mkdir(parents=True, exist_ok=True)
    with xlsxwriter.Workbook(path, {"strings_to_formulas": False}) as book:
        for name, lines in {"Sheet1": rows, **sheets}.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(lines):
                for column, value in enumerate(row):
                    write_cell(book, sheet, number, column, value)
    return path


def write_cell(book, sheet, row, column, value):
    """Text stays text; ("formula", "=1+1") is a formula, ("date", 45000) a date, and so on."""
    if isinstance(value, tuple):
        kind, content = value
        if kind == "formula":
            sheet.write_formula(row, column, content)
        else:
            style = {"date": "yyyy-mm-dd", "time": "hh:mm"}[kind]
            sheet.write_number(row, column, content, book.add_format({"num_format": style}))
    elif isinstance(value, str):
        sheet.write_string(row, column, value)
    else:
        sheet.write(row, column, value)


def told(reading):
    """The problems as (severity, place, message) for assertions."""
    return [(p.severity.value, p.place, p.message) for p in reading.problems]


def edit(folder, before, after):
    """Change a study's settings; the package as it is then."""
    file = folder / "study.toml"
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after))
    return open_package(folder)
