"""Hands unfinished texts of a language to a translator as JSON, and takes back what was written.

The file is a list; "translation" is to be filled in: a text, or as many as the list has that is
there, where a message has plural forms ("numerus"). What is in braces stays as it is, and %n.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

_FIXED = re.compile(r"\{[^{}\s]*\}|%n")
#: What Qt's tools write as an entity: quotation marks, and spaces other than the usual one.
_ENTITIES = {'"': "&quot;", "'": "&apos;"} | {
    space: f"&#x{ord(space):x};" for space in "\u00a0\u2007\u2009\u200a\u202f\u3000"
}
Key = tuple[str, str, str]  #: context, source, note


def export(ts: Path, file: Path) -> int:
    """Write the unfinished messages of a language; how many there are."""
    found = [
        _row(key, message)
        for key, message in _messages(ET.parse(ts)).items()
        if _translation(message).get("type") == "unfinished"
    ]
    file.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return len(found)


def take(ts: Path, file: Path) -> list[str]:
    """Put translations into a .ts file; what is wrong with those that were not taken.

    A row without a translation is passed over: it stays unfinished.
    """
    tree = ET.parse(ts)
    messages = _messages(tree)
    refused = []
    for row in json.loads(file.read_text("utf-8")):
        said = row.get("translation") or ""
        forms = [said] if isinstance(said, str) else said
        if not any(forms):
            continue
        message = messages.get((row["context"], row["source"], row.get("note") or ""))
        wrong = "no such text" if message is None else _wrong(message, said)
        if wrong or message is None:
            refused.append(f"{row['context']}: {row['source']!r}: {wrong}")
        else:
            _put(message, forms)
    ts.write_text(written(tree), "utf-8")
    return refused


def written(tree: ET.ElementTree) -> str:
    """A .ts file as Qt's own tools write it."""
    root = tree.getroot()
    head = " ".join(f'{name}="{value}"' for name, value in root.attrib.items())
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f"<TS {head}>"]
    for context in root.iter("context"):
        lines += ["<context>", f"    <name>{_safe(context.findtext('name'))}</name>"]
        for message in context.iter("message"):
            lines += _lines(message)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _messages(tree: ET.ElementTree) -> dict[Key, ET.Element]:
    return {
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.findtext("comment") or "",
        ): message
        for context in tree.getroot().iter("context")
        for message in context.iter("message")
    }


def _translation(message: ET.Element) -> ET.Element:
    found = message.find("translation")
    return ET.SubElement(message, "translation") if found is None else found


def _row(key: Key, message: ET.Element) -> dict[str, Any]:
    context, source, note = key
    there = _translation(message)
    numerus = message.get("numerus") == "yes"
    said = [form.text or "" for form in there.iter("numerusform")] if numerus else there.text or ""
    row = {"context": context, "source": source, "note": note, "numerus": numerus}
    return row | {"translation": said}


def _wrong(message: ET.Element, said: str | list[str]) -> str:
    """Why a translation cannot be taken; empty if it can."""
    source = message.findtext("source") or ""
    wanted = len(list(_translation(message).iter("numerusform")))
    if isinstance(said, list) != bool(wanted) or (wanted and len(said) != wanted):
        return f"{wanted or 1} form(s) are needed"
    forms = said if isinstance(said, list) else [said]
    for form in forms:
        if form != form.strip() or not form:
            return "it is empty, or has spaces around it"
        if differs := _differing(source, form, last=form is forms[-1]):
            return differs
    return ""


def _differing(source: str, form: str, *, last: bool) -> str:
    """What in braces, or which %n, is only in one of the two; %n may be missing where n is 1."""
    there, here = sorted(_FIXED.findall(source)), sorted(_FIXED.findall(form))
    if not last:
        there, here = ([one for one in some if one != "%n"] for some in (there, here))
    if there == here:
        return ""
    return f"it has {' '.join(here) or 'nothing in braces'}, not {' '.join(there) or 'none'}"


def _put(message: ET.Element, forms: list[str]) -> None:
    there = _translation(message)
    there.attrib.pop("type", None)
    if plural := list(there.iter("numerusform")):
        for element, form in zip(plural, forms, strict=True):
            element.text = form
    else:
        there.text = forms[0]


def _lines(message: ET.Element) -> Iterator[str]:
    yield "    <message" + "".join(f' {k}="{v}"' for k, v in message.attrib.items()) + ">"
    yield f"        <source>{_safe(message.findtext('source'))}</source>"
    if note := message.findtext("comment"):
        yield f"        <comment>{_safe(note)}</comment>"
    there = _translation(message)
    opened = "        <translation" + "".join(f' {k}="{v}"' for k, v in there.attrib.items()) + ">"
    if plural := list(there.iter("numerusform")):
        yield opened
        for form in plural:
            yield f"            <numerusform>{_safe(form.text)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"{opened}{_safe(there.text)}</translation>"
    yield "    </message>"


def _safe(text: str | None) -> str:
    return escape(text or "", _ENTITIES)
