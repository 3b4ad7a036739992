"""The texts to code, and one coder's way through them; no widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.plugins.coding.codings import (
    Codes,
    Codings,
    TextPlace,
    TextToCode,
    questions,
    read_codings,
    shuffled,
    texts,
)
from turingdesk.plugins.coding.scheme import Scheme, schemes

NO_CODES: Codes = frozenset()


@dataclass(frozen=True)
class CodingData:
    """The texts of a data folder by study and question, without whatever else is known of them."""

    titles: Mapping[str, str] = field(default_factory=dict)  #: of studies, by id
    texts: Mapping[tuple[str, str], Sequence[TextToCode]] = field(default_factory=dict)
    schemes: Mapping[str, Scheme] = field(default_factory=dict)
    codings: Mapping[str, Codings] = field(default_factory=dict)  #: by scheme
    problems: Sequence[Problem] = ()  #: of schemes

    def questions_of(self, study: str) -> list[str]:
        """The questions of a study that were answered in words."""
        return [question for study_id, question in self.texts if study_id == study]


def read_coding_data(data: Path) -> CodingData:
    """Read a data folder.

    Raises:
        OSError: It cannot be read.
    """
    from turingdesk.table.table import load

    known_schemes, problems = schemes(data)
    if not data.is_dir():
        return CodingData(schemes=known_schemes, problems=problems)
    table = load(data)
    titles = {
        str(row["study"]): str(row["study_title"] or row["study"])
        for row in table.sessions.to_dict("records")
    }
    there = {
        (study, question): texts_to_code
        for study in titles
        for question in questions(table.responses)
        if (texts_to_code := texts(table.responses, question, study))
    }
    with_texts = {study: titles[study] for study in dict.fromkeys(study for study, _ in there)}
    return CodingData(with_texts, there, known_schemes, read_codings(data), problems)


class CodingWork:
    """One coder's way through some texts with one scheme.

    Args:
        scheme: What to code with.
        texts_to_code: The texts, in any order; the coder gets an order of their own.
        coder: Who codes.
        codes_by_place: What this coder gave before.
    """

    def __init__(
        self,
        scheme: Scheme,
        texts_to_code: Sequence[TextToCode],
        coder: str,
        codes_by_place: Mapping[TextPlace, Codes],
    ) -> None:
        self.scheme = scheme
        self.coder = coder
        self.texts = shuffled(texts_to_code, coder, scheme.id)
        here = {text.place for text in texts_to_code}
        self.given = {place: codes for place, codes in codes_by_place.items() if place in here}
        self.at = self._first_left()
        self.codes: set[str] = set()
        self._take()

    @property
    def text(self) -> TextToCode:
        """The current text."""
        return self.texts[self.at]

    @property
    def done(self) -> int:
        """The number of texts that this coder has coded."""
        return len(self.given)

    @property
    def is_done(self) -> bool:
        """True if all are."""
        return self.done == len(self.texts)

    def toggle(self, code: str) -> None:
        """Give the current text a code, or take it away."""
        if code in self.scheme.codes:
            self.codes ^= {code}

    def accept(self) -> tuple[TextPlace, Codes]:
        """The coder's decision on the current text; it is done with that."""
        place, codes = self.text.place, frozenset(self.codes)
        self.given[place] = codes
        return place, codes

    def forward(self) -> None:
        """To the next text that is not coded; from the last on, to one that was omitted."""
        count = len(self.texts)
        ahead = (n % count for n in range(self.at + 1, self.at + count))
        uncoded_numbers = (n for n in ahead if self.texts[n].place not in self.given)
        self.go(next(uncoded_numbers, min(self.at + 1, count - 1)))

    def back(self) -> None:
        """To the text before."""
        self.go(max(0, self.at - 1))

    def go(self, place: int) -> None:
        """To a text; what was chosen and not saved is forgotten."""
        self.at = place
        self._take()

    def _take(self) -> None:
        self.codes = set(self.given.get(self.text.place, NO_CODES)) if self.texts else set()

    def _first_left(self) -> int:
        uncoded_numbers = (n for n, text in enumerate(self.texts) if text.place not in self.given)
        return next(uncoded_numbers, 0)


@dataclass(frozen=True, slots=True)
class Difference:
    """A text that two coders coded differently."""

    text: TextToCode
    first: Codes
    second: Codes
    settled: Codes | None  #: what was decided since


def pair(codings: Codings, texts_to_code: Sequence[TextToCode]) -> tuple[tuple[str, int], ...]:
    """The two who have coded most of some texts, each with how many; fewer where there are."""
    here = {text.place for text in texts_to_code}
    done = {
        who: len(here & codes_by_place.keys()) for who, codes_by_place in codings.by_coder.items()
    }
    order = sorted((who for who in done if done[who]), key=lambda who: (-done[who], who))
    return tuple((who, done[who]) for who in order[:2])


def differences(
    codings: Codings, texts_to_code: Sequence[TextToCode], first: str, second: str
) -> list[Difference]:
    """The texts that both coded, and not in the same way."""
    a, b = codings.by_coder[first], codings.by_coder[second]
    return [
        Difference(text, a[place], b[place], codings.resolved.get(place))
        for text in texts_to_code
        if (place := text.place) in a and place in b and a[place] != b[place]
    ]
