"""BLEU (Papineni et al. 2002) of texts against several references each, by sacrebleu.

Its tokens are those of CIDEr: words in lowercase without punctuation, as the common
implementation for image captions (pycocoevalcap) has them. Lists would otherwise score for
the marks between their items.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.text.words import folded
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

METHOD = message(
    "BLEU of the corpus by sacrebleu (0 to 100; words in lowercase without punctuation, "
    "unsmoothed); 95 % interval from {resamples:,} resamples of answers, seed {seed}"
)
RESAMPLES, SEED = 2000, 1


@dataclass(frozen=True, slots=True)
class Bleu:
    """BLEU up to n-grams of one length, from 0 to 100."""

    n: int  #: texts that were scored
    value: float | None
    low: float | None = None  #: of the 95 % interval over answers
    high: float | None = None
    note: str = ""


def corpus(texts: Sequence[str], references: Sequence[Sequence[str]], longest: int = 4) -> Bleu:
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
        return Bleu(0, None, note=message("It cannot be computed: there are no texts."))
    counts = np.array([_counts(*pair, longest) for pair in zip(texts, references, strict=True)])
    value = float(_score(counts.sum(axis=0)[None], longest)[0])
    if np.isnan(value):
        why = message("It cannot be computed: no text has {longest} words.", longest=longest)
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
    """BLEU of sums of counts, shape (samples, 2 n + 2); NaN where there is no such n-gram."""
    import numpy as np

    matched, there = sums[:, :longest], sums[:, longest : 2 * longest]
    own, nearest = sums[:, -2], sums[:, -1]
    with np.errstate(divide="ignore", invalid="ignore"):
        precision = np.log(matched / there).mean(axis=1)
        brevity = np.where(own < nearest, 1 - nearest / own, 0.0)
        score: NDArray[np.float64] = 100 * np.exp(precision + brevity)
    return np.where((there == 0).any(axis=1), np.nan, score)
