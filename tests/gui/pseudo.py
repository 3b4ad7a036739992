"""A language that no one speaks: written from right to left, every text 40 % longer."""

import re
import xml.etree.ElementTree as ET

from turingdesk.system.paths import resources

CODE = "ar"
LETTERS = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
_KEPT = re.compile(r"(\{\w+\}|%n)")
LONGER = 1.4


def pseudo(text):
    """A text in that language; what stands for numbers and names stays."""
    parts = [
        part if _KEPT.fullmatch(part) else "".join(map(_letter, part))
        for part in _KEPT.split(text)
    ]
    made = "".join(parts)
    # Longer by words, as real languages are, and beginning with a letter of the script.
    first = "" if text[:1].isalpha() else LETTERS[3]
    return f"{first}{made} " + " ".join(["لولو"] * (round(len(text) * (LONGER - 1)) // 5))


def _letter(letter):
    return LETTERS[ord(letter) % len(LETTERS)] if letter.isascii() and letter.isalpha() else letter


def compiled(folder):
    """Make the language in a folder; the folder."""
    tree = ET.parse(resources() / "translations" / "turingdesk_de.ts")
    tree.getroot().set("language", CODE)
    for message in tree.iter("message"):
        source, made = message.findtext("source"), message.find("translation")
        made.clear()
        if message.get("numerus"):
            for _ in range(6):  # as many forms as Arabic has
                ET.SubElement(made, "numerusform").text = pseudo(source).strip()
        else:
            made.text = pseudo(source).strip()
    written = folder / f"turingdesk_{CODE}.ts"
    tree.write(written, encoding="utf-8")
    return folder
