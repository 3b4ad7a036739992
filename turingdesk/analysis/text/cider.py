"""CIDEr-D (Vedantam, Zitnick and Parikh 2015): likeness to what several people said.

N-grams of one to four words are weighed by how few prompts they occur at (TF-IDF); a text
is as good as its mean cosine with the references, clipped where it repeats itself, and lower
where its length differs. Values go from 0 to 10. As in the common implementation for image
captions, words are taken as they are and not reduced to their stems.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt

from turingdesk.analysis.text.words import folded, ngrams
from turingdesk.core.message import message

LONGEST = 4  #: words of an n-gram
SIGMA = 6.0  #: of the penalty for another length, in words
METHOD = message("CIDEr-D (0 to 10), mean over answers with a 95 % interval by t")
Vector = dict[tuple[str, ...], float]


class Cider:
    """Scores texts against the references of some prompts.

    Args:
        references: What was said to each prompt, a list for each; they decide how much an
            n-gram tells, so they have to be those of all prompts.
    """

    def __init__(self, references: Sequence[Sequence[str]]) -> None:
        self._prompts = len(references)
        self._at: Counter[tuple[str, ...]] = Counter()
        for said in references:
            self._at.update({one for text in said for one in _counted(folded(text))})

    def score(self, text: str, references: Sequence[str]) -> float:
        """The score of one text.

        Args:
            text: What is scored.
            references: What was said to the same prompt; at least one.

        Raises:
            ValueError: There are no references.
        """
        if not references:
            raise ValueError(message("A text needs at least one reference."))
        own = folded(text)
        return sum(self._likeness(own, folded(one)) for one in references) / len(references)

    def _likeness(self, own: list[str], other: list[str]) -> float:
        penalty = exp(-((len(own) - len(other)) ** 2) / (2 * SIGMA**2))
        a, b = self._vectors(own), self._vectors(other)
        cosines = [_cosine(x, y) for x, y in zip(a, b, strict=True)]
        return 10 * penalty * sum(cosines) / LONGEST

    def _vectors(self, tokens: list[str]) -> list[Vector]:
        made: list[Vector] = [{} for _ in range(LONGEST)]
        for one, times in _counted(tokens).items():
            made[len(one) - 1][one] = times * log(self._prompts / max(1, self._at[one]))
        return made


def _counted(tokens: list[str]) -> Counter[tuple[str, ...]]:
    return Counter(one for n in range(1, LONGEST + 1) for one in ngrams(tokens, n))


def _cosine(own: Vector, other: Vector) -> float:
    sizes = [sqrt(sum(value**2 for value in one.values())) for one in (own, other)]
    if 0.0 in sizes:
        return 0.0
    common = sum(
        min(value, other.get(one, 0.0)) * other.get(one, 0.0) for one, value in own.items()
    )
    return common / (sizes[0] * sizes[1])
