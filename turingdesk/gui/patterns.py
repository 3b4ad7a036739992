"""Recognizes English sentences by their templates, such as "{name} has no column {column}.".

A template is literal text with named places, in which any text can stand. A sentence is told
from the templates that account for most of its letters: by one that fits all of it, or by one
for each of its parts, and a part that stands in a place is recognized in the same way.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

PLACE = re.compile(r"\{([a-z_][a-z0-9_]*)\}")  #: where a value stands in a template
_FEWEST_LETTERS = 7
_WORD = re.compile(r"\w+")
_WHITE = re.compile(r"\s")
_END = re.compile(r"(?<=[.?!:;,…])\s+|\s*\n\s*")  #: between the parts of a text
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+|\s*\n\s*")
_MOST_PARTS = 16  #: that are tried together in every way
_LOOSE = ".,:;"  #: signs after a part that need not belong to its template
_DEEPEST = 3  #: how often a value within a value is recognized

Say = Callable[[str], str]  #: the translation of a template
Told = tuple[int, str]  #: letters of templates that were recognized, and the text


@dataclass(frozen=True)
class Template:
    """Literal parts with places between them."""

    source: str

    @cached_property
    def literals(self) -> tuple[str, ...]:
        """What stands before, between and after the places."""
        return tuple(PLACE.split(self.source)[::2])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The places, in their order."""
        return tuple(PLACE.findall(self.source))

    @cached_property
    def letters(self) -> int:
        """How many letters are literal."""
        return sum(sign.isalpha() for part in self.literals for sign in part)

    @cached_property
    def words(self) -> frozenset[str]:
        """Literal words that no value can lengthen, so that they stand in the sentence, too."""
        marked = PLACE.sub("\0", self.source)
        found = _WORD.finditer(marked)
        return frozenset(
            word.group()
            for word in found
            if "\0" not in (marked[word.start() - 1 : word.start()], marked[word.end() :][:1])
        )

    @property
    def is_telling(self) -> bool:
        """Whether enough is literal to recognize a sentence by it."""
        if not self.names:
            return self.letters > 0
        return self.letters >= _FEWEST_LETTERS and len(self.words) > 1

    def values(self, sentence: str) -> tuple[str, ...] | None:
        """What stands in the places, each as short as possible; None where it does not fit.

        >>> Template("{name} has no column {column}.").values("a.csv has no column id.")
        ('a.csv', 'id')
        """
        first, *between = self.literals
        last = between.pop()
        if not (sentence.startswith(first) and sentence.endswith(last)):
            return None
        end = len(sentence) - len(last)
        at, found = len(first), []
        for literal in between:
            there = sentence.find(literal, at, max(at, end))
            if there < 0:
                return None
            found.append(sentence[at:there])
            at = there + len(literal)
        return (*found, sentence[at:end]) if at <= end else None


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with values in its places; braces in values stay as they are."""
    return PLACE.sub(lambda place: values.get(place[1], place[0]), template)


class Patterns:
    """Templates, found by their rarest word.

    Args:
        sources: The templates.
        words: What is recognized in a place although it is one word only.
    """

    def __init__(self, sources: Iterable[str], words: Iterable[str] = ()) -> None:
        self.words = frozenset(words)
        made = [Template(source) for source in dict.fromkeys(sources)]
        self._whole = {one.source: one.letters for one in made if not one.names}
        open_ = [one for one in made if one.names]
        often = Counter(word for one in open_ for word in one.words)
        self._by_word: defaultdict[str, list[Template]] = defaultdict(list)
        for one in open_:
            self._by_word[min(one.words, key=lambda word: (often[word], word))].append(one)

    def tell(self, text: str, say: Say) -> str:
        """The text with everything that is recognized in the words of `say`."""
        plain = " ".join(text.split())
        if self.letters(plain):
            return say(plain)  # a docstring, whose lines end anywhere
        return _Telling(self, say).tell(text, 0)[1]

    def letters(self, text: str) -> int:
        """The letters of a template that has no places and is this text; 0 for none."""
        return self._whole.get(text, 0)

    def fitting(self, text: str) -> Iterator[tuple[Template, tuple[str, ...]]]:
        """Templates that fit a text, with what stands in their places.

        Where little is literal, as in "line {line}", a place takes one word only.
        """
        words = frozenset(_WORD.findall(text))
        for word in words & self._by_word.keys():
            for one in self._by_word[word]:
                values = one.values(text) if one.words <= words else None
                if values is not None and (one.is_telling or not _WHITE.search("".join(values))):
                    yield one, values


class _Telling:
    """One text on its way; a part is looked up once."""

    def __init__(self, patterns: Patterns, say: Say) -> None:
        self._patterns = patterns
        self._say = say
        self._known: dict[tuple[str, int], Told] = {}

    def tell(self, text: str, depth: int) -> Told:
        if text in self._patterns.words:
            return len(text), self._say(text)
        if depth > _DEEPEST or " " not in text.strip():
            return 0, text  # any other word in a place is a name or a number
        if (text, depth) not in self._known:
            self._known[text, depth] = (0, text)  # a part that holds itself ends here
            self._known[text, depth] = self._in_parts(text, depth)
        return self._known[text, depth]

    def _in_parts(self, text: str, depth: int) -> Told:
        """The best way to take a text apart; whole parts win over many."""
        ends = [found.end() for found in _END.finditer(text)]
        if len(ends) >= _MOST_PARTS:
            return self._one_by_one(text, depth)
        cuts = [0, *ends, len(text)]
        best: list[Told] = [(0, "")]
        for end in range(1, len(cuts)):
            ways = []
            for start in range(end):
                letters, told = self._part(text[cuts[start] : cuts[end]], depth)
                ways.append((best[start][0] + letters, best[start][1] + told))
            best.append(max(ways, key=lambda way: way[0]))
        return best[-1]

    def _one_by_one(self, text: str, depth: int) -> Told:
        """A long text, sentence by sentence."""
        cuts = [0, *(found.end() for found in _SENTENCE_END.finditer(text)), len(text)]
        told = [self._part(text[start:end], depth) for start, end in pairwise(cuts)]
        return sum(letters for letters, _ in told), "".join(part for _, part in told)

    def _part(self, text: str, depth: int) -> Told:
        """A part as one template says it, with the white space and the sign around it."""
        bare = text.strip()
        core, best = bare, self._whole(bare, depth)
        if bare[-1:] and bare[-1] in _LOOSE:
            without = self._whole(bare[:-1], depth)
            if without[0] >= best[0]:
                core, best = bare[:-1], without
        if not best[0]:
            return 0, text
        before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
        return best[0], before + best[1] + bare[len(core) :] + after

    def _whole(self, text: str, depth: int) -> Told:
        if letters := self._patterns.letters(text):
            return letters, self._say(text)
        best: Told = (0, text)
        for template, values in self._patterns.fitting(text):
            inner = [self.tell(value, depth + 1) for value in values]
            letters = template.letters + sum(score for score, _ in inner)
            if letters > best[0]:
                put = dict(zip(template.names, (told for _, told in inner), strict=True))
                best = (letters, filled(self._say(template.source), put))
        return best
