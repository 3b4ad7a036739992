"""Study packages that tests write: small, whole, and then broken in one place."""

import json
import re
import shutil
import struct
import zlib
from dataclasses import replace

from turingdesk.study.package import open_package
from turingdesk.system import paths

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


#: Studies of tests say why nobody is asked for consent, at the end, where no line moves.
NO_CONSENT = '\n[consent]\nnot_needed = "Nobody takes part"\n'


def without_consent(toml):
    """A study.toml of which participants need no consent page; one about consent as it is."""
    if isinstance(toml, bytes):
        return toml if b"consent" in toml else toml + NO_CONSENT.encode()
    return toml if toml is None or "consent" in toml else f"{toml}{NO_CONSENT}"


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
    if "texts/consent.md" not in made:
        made["study.toml"] = without_consent(made["study.toml"])
    for name, content in made.items():
        if content is None:
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def as_real(package):
    """A package whose sessions count, as if its texts and material were already a lab's own."""
    return replace(package, study=replace(package.study, demonstration=False), pilot_only=())


def real_demo(folder):
    """A copy of the demonstration study that isn't one, so that participants can take part."""
    study = folder / "studies" / "demo"
    shutil.copytree(paths.stimuli(), folder / "stimuli")
    shutil.copytree(paths.demo_study(), study)
    toml = (study / "study.toml").read_text("utf-8")
    own = re.sub(r"^demonstration = true.*\n", "", toml, flags=re.MULTILINE)
    assert own != toml
    (study / "study.toml").write_text(own, "utf-8")
    return study


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


def shared_ids(folder, toml=""):
    """Two blocks whose tables have the same IDs, with opposite makers and other words."""
    tables = {}
    for table in ("first", "second"):
        lines = ["id,origin,agent,cue,association"]
        for n in range(1, 21):
            is_human = (n % 2 == 1) == (table == "first")
            maker = f"human,p{n}" if is_human else "machine,gpt"
            lines.append(f"{n},{maker},{table} cue {n},{table} word {n}")
        tables[f"{table}.csv"] = "\n".join(lines) + "\n"
    blocks = [
        f'[[block]]\nid = "{one}"\ntask = "words"\ntable = "{one}.csv"\ntrials = 20\n'
        for one in ("first", "second")
    ]
    files = dict.fromkeys(("captions.csv", "media/dog.png", "media/cat.png"))
    return write(folder, {**files, **tables}, toml=STUDY + toml + "\n".join(blocks))
