"""Agreement of coders: Cohen's kappa overall, for each category and for each code."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis.statistics.interrater import KAPPA_ASSUMPTIONS, Kappa, cohen
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.journal.session_name import parsed
from turingdesk.plugins.coding.coded import NOTHING, codings

if TYPE_CHECKING:
    from pandas import DataFrame

OVERALL = message("(all)")
COLUMNS = {
    "scheme": "str",
    "first": "str",
    "second": "str",
    "code": "str",
    "title": "str",
    "n": "int64",
    "observed": "float64",
    "expected": "float64",
    "kappa": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
_PLACE = ["session", "step", "question", "subject"]
Place = tuple[Any, ...]
Given = Mapping[Any, frozenset[str]]  #: the codes of each text, by its place


def compute(responses: DataFrame) -> DataFrame:
    """Kappa of each two coders who coded the same texts with the same scheme.

    Overall, the label of a text is all its codes together, so that two codings agree only
    where they are the same; for a category or a code it is whether the text has it.
    """
    return filled(list(_rows(codings(responses))), COLUMNS, NOTHING)


def kappas(first: Given, second: Given) -> dict[str, Kappa]:
    """Kappa overall (under ""), then by category number and code, of the texts that both coded.

    Texts of one participant are a cluster. Categories and codes that neither of them gave are
    omitted.
    """
    both = sorted(first.keys() & second.keys())
    a, b = [first[place] for place in both], [second[place] for place in both]
    authors = [_author(*place) for place in both]
    code_union = sorted({code for codes in (*a, *b) for code in codes})
    kappas_by_level = {"": cohen(a, b, authors)}
    for level in sorted({*code_union, *(code[:-1] for code in code_union)}):
        ours, theirs = ([_has(codes, level) for codes in coder] for coder in (a, b))
        kappas_by_level[level] = cohen(ours, theirs, authors)
    return kappas_by_level


def _author(session: str, *_: Any) -> Hashable:
    """Whoever wrote the text: a participant of a study, by the session's name."""
    name = parsed(session)
    return session if name is None else (name.study, name.participant)


def _has(codes: frozenset[str], level: str) -> bool:
    return level in codes or any(code[:-1] == level for code in codes)


def _rows(rows: DataFrame) -> Iterator[dict[str, Any]]:
    schemes = rows.groupby("scheme", sort=True) if len(rows) else ()
    for scheme, scheme_rows in schemes:
        named = scheme_rows[["choice", "category", "code_title"]].astype("str").drop_duplicates()
        titles = {"": OVERALL}
        for code, category, title in named.itertuples(index=False, name=None):
            if code:
                titles |= {code: title, code[:-1]: category}
        by_coder = {
            str(c): _codes_by_place(part)
            for c, part in scheme_rows.groupby("coder", sort=True)
            if c
        }
        for first, second in combinations(by_coder, 2):
            for level, kappa in kappas(by_coder[first], by_coder[second]).items():
                who = {"scheme": str(scheme), "first": first, "second": second}
                yield {
                    **who,
                    "code": level,
                    "title": titles[level],
                    "assumptions": KAPPA_ASSUMPTIONS,
                    **kappa.columns(),
                }
        if len(by_coder) < 2:
            why = not_computed(message("only one coder has coded with this scheme"))
            first = next(iter(by_coder), "")
            yield {"scheme": str(scheme), "first": first, "title": OVERALL, "n": 0, "note": why}


def _codes_by_place(rows: DataFrame) -> dict[Place, frozenset[str]]:
    codes_by_place: dict[Place, set[str]] = {}
    columns = (rows[name].tolist() for name in (*_PLACE, "choice"))
    for *place, code in zip(*columns, strict=True):
        codes_by_place.setdefault(tuple(place), set()).update({str(code)} if code else ())
    return {place: frozenset(codes) for place, codes in codes_by_place.items()}


ANALYSIS = Analysis(
    title=message("Agreement of coders"),
    about=message("Cohen's kappa for each pair of coders: overall, by category, and by code."),
    compute=compute,
    chapter="text",
    after="strategies_by_game",
    is_for_appendix=True,
)
