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

from turingdesk.analysis.statistics.bootstrap import percentiles
from turingdesk.analysis.statistics.clustering import FEWEST_STIMULI
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.text.words import folded, ngrams
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


RESAMPLES, SEED = 2000, 1
BLEU_METHOD = message(
    "Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% "
    "CI from {resamples:,} resamples of prompts with all their answers, seed {seed}",
    resamples=RESAMPLES,
    seed=SEED,
)


TOO_FEW_PROMPTS = message(
    "No interval of BLEU: at least {fewest} prompts are needed.", fewest=FEWEST_STIMULI
)


@dataclass(frozen=True, slots=True)
class Bleu:
    """BLEU up to n-grams of one length, from 0 to 100."""

    n: int  #: texts that were scored
    value: float | None
    low: float | None = None  #: of the 95% CI over answers
    high: float | None = None
    note: str = ""


def corpus_bleu(
    texts: Sequence[str],
    references: Sequence[Sequence[str]],
    longest: int = 4,
    prompts: Sequence[int] | None = None,
) -> Bleu:
    """The score of all texts together.

    Args:
        texts: What is scored.
        references: For each text what it may be like; at least one.
        longest: The length of the longest n-grams, 1 to 4.
        prompts: The number of each text's prompt, from 0: texts to one prompt resemble each other
            and are drawn together. By default each text has its own.

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
    if prompts is not None:
        sums = np.zeros((max(prompts) + 1, counts.shape[1]), counts.dtype)
        np.add.at(sums, np.asarray(prompts), counts)
        counts = sums
    if len(counts) < FEWEST_STIMULI:
        return Bleu(len(texts), value, note=TOO_FEW_PROMPTS)
    draws = np.random.default_rng(SEED).multinomial(
        len(counts), np.full(len(counts), 1 / len(counts)), RESAMPLES
    )
    resampled = _score(draws @ counts, longest)  # how often each prompt is drawn, times its counts
    return Bleu(len(texts), value, *percentiles(resampled, BLEU_METHOD, len(texts)))


def _counts(text: str, references: Sequence[str], longest: int) -> list[int]:
    """Of one text: n-grams found and there by length, then its length and the nearest one."""
    from sacrebleu.metrics.bleu import BLEU

    scored = BLEU(tokenize="none", max_ngram_order=longest, smooth_method="none")
    tokens, *others = (" ".join(folded(string)) for string in (text, *references))
    bleu = scored.corpus_score([tokens], [[reference] for reference in others])
    return [*bleu.counts, *bleu.totals, bleu.sys_len, bleu.ref_len]


def _score(sums: NDArray[Any], longest: int) -> NDArray[np.float64]:
    """BLEU from summed counts of shape (samples, 2 n + 2); NaN where no n-gram is so long."""
    import numpy as np

    matched, there = sums[:, :longest], sums[:, longest : 2 * longest]
    lengths, nearest = sums[:, -2], sums[:, -1]
    with np.errstate(divide="ignore", invalid="ignore"):
        precision = np.log(matched / there).mean(axis=1)
        brevity = np.where(lengths < nearest, 1 - nearest / lengths, 0.0)
        score: NDArray[np.float64] = 100 * np.exp(precision + brevity)
    return np.where((there == 0).any(axis=1), np.nan, score)


LONGEST = 4  #: words of an n-gram
SIGMA = 6.0  #: of the penalty for another length, in words
CIDER_METHOD = message("CIDEr-D (0 to 10), mean over answers")
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
        for prompt_references in references:
            self._at.update(
                {ngram for text in prompt_references for ngram in _ngram_counts(folded(text))}
            )

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
        tokens = folded(text)
        return sum(self._likeness(tokens, folded(reference)) for reference in references) / len(
            references
        )

    def _likeness(self, tokens: list[str], other: list[str]) -> float:
        penalty = exp(-((len(tokens) - len(other)) ** 2) / (2 * SIGMA**2))
        a, b = self._vectors(tokens), self._vectors(other)
        cosines = [_cosine(x, y) for x, y in zip(a, b, strict=True)]
        return 10 * penalty * sum(cosines) / LONGEST

    def _vectors(self, tokens: list[str]) -> list[Vector]:
        vectors: list[Vector] = [{} for _ in range(LONGEST)]
        for ngram, times in _ngram_counts(tokens).items():
            # An n-gram in no reference weighs as one at a single prompt, as in the common
            # implementation.
            vectors[len(ngram) - 1][ngram] = times * log(self._prompts / max(1, self._at[ngram]))
        return vectors


def _ngram_counts(tokens: list[str]) -> Counter[tuple[str, ...]]:
    return Counter(ngram for n in range(1, LONGEST + 1) for ngram in ngrams(tokens, n))


def _cosine(vector: Vector, other: Vector) -> float:
    sizes = [sqrt(sum(value**2 for value in part.values())) for part in (vector, other)]
    if 0.0 in sizes:
        return 0.0
    common = sum(
        # Clipped at the reference, so that repeating a phrase gains nothing (the D of CIDEr-D).
        min(value, other.get(ngram, 0.0)) * other.get(ngram, 0.0)
        for ngram, value in vector.items()
    )
    return common / (sizes[0] * sizes[1])
