"""Codings as rows of the table of responses, so that analyses take them as they take answers.

A row of the role `coding` stands for one code that one coder gave to one text, or for none
of them. Its columns are those of the response that was coded (session, step, question,
subject), and further ones that say what the coder said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.coding.codings import Codes, Codings, read_codings
from turingdesk.coding.scheme import Scheme, schemes
from turingdesk.coding.texts import Place

if TYPE_CHECKING:
    from pandas import DataFrame

ROLE = "coding"
FINAL = ""  #: as coder: what counts in the end
#: Columns of these rows, each with its type; those of `Response` first.
COLUMNS = {
    "role": "str",
    "session": "str",
    "step": "int64",
    "question": "str",
    "subject": "str",
    "choice": "str",  # the code, e.g. 1b; empty where none fits
    "scheme": "str",
    "scheme_kind": "str",  # reasons or strategies
    "coder": "str",  # empty: what counts in the end
    "settled": "str",  # of the latter: one coder, agreed, differing or resolved
    "category": "str",
    "code_title": "str",
}


def coding_rows(data: Path) -> DataFrame:
    """Everything that was coded in a data folder; codes that no scheme has are left out."""
    import pandas as pd

    found = read_codings(data)
    known = schemes(data)[0] if found else {}
    rows = [
        row
        for name, codings in found.items()
        if name in known
        for row in _of_scheme(known[name], codings)
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)


def _of_scheme(scheme: Scheme, codings: Codings) -> Iterator[tuple[object, ...]]:
    for coder in codings.coders:
        for place, codes in codings.by_coder[coder].items():
            yield from _of_text(scheme, place, codes, (coder, ""))
    places = {place: None for given in codings.by_coder.values() for place in given}
    for place in places | dict.fromkeys(codings.resolved):
        if (final := codings.final(place)) is not None:
            yield from _of_text(scheme, place, final[0], (FINAL, final[1]))


def _of_text(
    scheme: Scheme, place: Place, codes: Codes, by: tuple[str, str]
) -> Iterator[tuple[object, ...]]:
    titles: Mapping[str, str] = {one: code.title for one, code in scheme.codes.items()}
    for code in scheme.ordered(codes & titles.keys()) or ("",):
        category = scheme.category_of(code)
        named = (category.title if category else "", titles.get(code, ""))
        yield (ROLE, *place, code, scheme.id, scheme.kind, *by, *named)
