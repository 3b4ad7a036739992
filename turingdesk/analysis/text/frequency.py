"""How common words are: Zipf frequencies of wordfreq, and n-grams among human answers.

The Zipf frequency of a word is the base-10 logarithm of how often it occurs in a billion
words: 6 for one of a thousand words, 3 for one of a million (van Heuven et al. 2014). Taken
from the lists that go down to one in a million, which fit into the program without a download.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from turingdesk.analysis.text.words import ngrams

#: Languages whose list is in every copy of the program.
LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt")
NAMES = ("unigram", "bigram", "trigram")


def zipf(word: str, language: str) -> float:
    """The Zipf frequency of a word; 0 for one that is not in the list.

    Args:
        word: In small letters.
        language: One of LANGUAGES.
    """
    return _zipf(word, language)


def mean_zipf(tokens: Sequence[str], language: str) -> float | None:
    """The mean over a text's words; None without words or for an unknown language."""
    plain = language.partition("-")[0].lower()
    if not tokens or plain not in LANGUAGES:
        return None
    return sum(_zipf(token, plain) for token in tokens) / len(tokens)


class Usual:
    """Which n-grams are usual: in how many of some texts each occurs.

    Args:
        texts: The words of each.
        n: The length of a run of words.
    """

    def __init__(self, texts: Iterable[Sequence[str]], n: int) -> None:
        self.n = n
        self._texts = 0
        self._having: Counter[tuple[str, ...]] = Counter()
        for tokens in texts:
            self._texts += 1
            self._having.update(set(ngrams(list(tokens), n)))

    def share(self, tokens: Sequence[str], *, is_one: bool) -> float | None:
        """The share of other texts that have an n-gram of this one, on average over its own.

        Args:
            tokens: The words of a text.
            is_one: Whether the text is itself one of those counted; it does not count then.
        """
        own, others = ngrams(list(tokens), self.n), self._texts - is_one
        if not own or others < 1:
            return None
        return sum(self._having[one] - is_one for one in own) / len(own) / others


@cache
def _zipf(word: str, language: str) -> float:
    from wordfreq import zipf_frequency

    return float(zipf_frequency(word, language, wordlist="small"))
