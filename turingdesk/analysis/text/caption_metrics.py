"""BLEU and CIDEr-D: how alike a text is to what several people wrote.

BLEU (Papineni et al. 2002) is computed by sacrebleu. Its tokens are those of CIDEr: words in
lowercase without punctuation, as the common implementation for image captions (pycocoevalcap)
has them. Lists would otherwise score for the marks between their items.

CIDEr-D (Vedantam, Zitnick and Parikh 2015): n-grams of one to four words are weighed by how few
prompts they occur at (TF-IDF); a text is as good as its mean cosine with the references, clipped
where it repeats itself, and lower where its length differs. Values go from 0 to 10. As in the
common implementation, words are taken as they are and not reduced to their stems.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.text.words import folded, ngrams
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


BLEU_METHOD = message(
    "Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% "
    "CI from {resamples:,} resamples of answers, seed {seed}"
)
RESAMPLES, SEED = 2000, 1


@dataclass(frozen=True, slots=True)
class Bleu:
    """BLEU up to n-grams of one length, from 0 to 100."""

    n: int  #: texts that were scored
    value: float | None
    low: float | None = None  #: of the 95% CI over answers
    high: float | None = None
    note: str = ""


def corpus_bleu(
    texts: Sequence[str], references: Sequence[Sequence[str]], longest: int = 4
) -> Bleu:
    """The score of all texts together.

    Args:
        texts: What is scored.
        references: For each text what it may be like; at least one.
        longest: The length of the longest n-grams, 1 to 4.

    Raises:
        ValueError: A text has no references.
    """
    import numpy as np

    if len(texts) != len(references) or not all(references):
        raise ValueError(message("Each text needs at least one reference."))
    if not texts:
        return Bleu(0, None, note=not_computed(message("there are no texts")))
    counts = np.array([_counts(*pair, longest) for pair in zip(texts, references, strict=True)])
    value = float(_score(counts.sum(axis=0)[None], longest)[0])
    if np.isnan(value):
        why = not_computed(message("no text has {longest} words", longest=longest))
        return Bleu(len(texts), None, note=why)
    drawn = np.random.default_rng(SEED).multinomial(
        len(texts), np.full(len(texts), 1 / len(texts)), RESAMPLES
    )
    found = _score(drawn @ counts, longest)
    low, high = np.nanquantile(found, [0.025, 0.975])
    return Bleu(len(texts), value, float(low), float(high))


def _counts(text: str, references: Sequence[str], longest: int) -> list[int]:
    """Of one text: n-grams found and there by length, then its length and the nearest one."""
    from sacrebleu.metrics.bleu import BLEU

    scored = BLEU(tokenize="none", max_ngram_order=longest, smooth_method="none")
    own, *others = (" ".join(folded(one)) for one in (text, *references))
    found = scored.corpus_score([own], [[one] for one in others])
    return [*found.counts, *found.totals, found.sys_len, found.ref_len]


def _score(sums: NDArray[Any], longest: int) -> NDArray[np.float64]:
    """BLEU from summed counts of shape (samples, 2 n + 2); NaN where no n-gram is so long."""
    import numpy as np

    matched, there = sums[:, :longest], sums[:, longest : 2 * longest]
    own, nearest = sums[:, -2], sums[:, -1]
    with np.errstate(divide="ignore", invalid="ignore"):
        precision = np.log(matched / there).mean(axis=1)
        brevity = np.where(own < nearest, 1 - nearest / own, 0.0)
        score: NDArray[np.float64] = 100 * np.exp(precision + brevity)
    return np.where((there == 0).any(axis=1), np.nan, score)


LONGEST = 4  #: words of an n-gram
SIGMA = 6.0  #: of the penalty for another length, in words
CIDER_METHOD = message("CIDEr-D (0 to 10), mean over answers with a 95% CI from t")
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
