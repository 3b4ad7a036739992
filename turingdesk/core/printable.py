"""Text from outside made safe to show on a terminal.

A terminal obeys what it is sent: escape codes retitle its window, clear its screen or
move its cursor, a line break forges a line of the program, and a bidirectional override
makes a line read as something else. Titles, participant codes and what other computers
say can hold any of these.
"""

from __future__ import annotations

import re

#: Control characters, line and paragraph separators, lone surrogates, and the format
#: characters that are invisible or reorder text. The zero-width joiner and non-joiner are
#: left alone: Persian and Indian words and emoji need them, and they move nothing.
_UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


def printable(text: str, allow: str = "") -> str:
    r"""The text with each unsafe character spelled out as JSON escapes it.

    Because JSON has the same escapes and allows these characters only inside of strings,
    JSON that passes through with line breaks allowed still has exactly the same value.

    Args:
        text: Any text.
        allow: Unsafe characters to leave as they are.

    >>> print(printable("P-1\x1b[2J\nerror"))
    P-1\u001b[2J\u000aerror
    """
    if not _UNSAFE.search(text):
        return text  # a message stays one
    return _UNSAFE.sub(lambda match: match[0] if match[0] in allow else _escape(match[0]), text)


def _escape(character: str) -> str:
    # JSON escapes characters beyond U+FFFF as two halves of UTF-16. A half by itself, as in
    # undecodable file names, is refused without "surrogatepass".
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
