"""Texts of coding that are not in its modules: those of the schemes that come with it."""

from __future__ import annotations

from collections.abc import Iterator

from turingdesk.plugins.coding.scheme import NOTE, schemes


def texts() -> Iterator[tuple[str, str]]:
    """Each text of a scheme, a category, or a code, with a note for translators."""
    for scheme in schemes()[0].values():
        yield scheme.title, NOTE
        yield from ((category.title, NOTE) for category in scheme.categories)
        for code in scheme.codes.values():
            yield from ((text, NOTE) for text in (code.title, code.about) if text)
