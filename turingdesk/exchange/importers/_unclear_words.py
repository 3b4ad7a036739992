"""Words of truths and verdicts whose meaning only the owner of a table can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message, plural
from turingdesk.editing.column_guess import UNCLEAR
from turingdesk.editing.origin_words import are_one_sided

_MOST_SHOWN = 10  #: words
_LONGEST = 80  #: characters of a word that is quoted


class UnclearWords(BadSource):
    """Words in a table might mean human or machine, and a mapping has to decide.

    Args:
        questions: Which words, in sentences.
        how: What to do, in a sentence.
        words: By kind, which is "truth" or "verdict", the words.
    """

    def __init__(
        self, questions: Sequence[str], how: str, words: Mapping[str, Sequence[str]]
    ) -> None:
        super().__init__(join(" ", (*questions, how)))
        self.questions, self.how, self.words = questions, how, words

    def __reduce__(self) -> tuple[type[UnclearWords], tuple[object, ...]]:
        return UnclearWords, (self.questions, self.how, self.words)  # between processes


def to_be_asked(words: Mapping[str, str]) -> list[str]:
    """The words of truths or verdicts whose meaning only the table's owner can tell.

    These are the unclear ones; without such ones all, if different words mean the same origin.
    """
    unclear = [word for word, origin in words.items() if origin == UNCLEAR]
    clear = [word for word, origin in words.items() if origin not in ("", UNCLEAR)]
    is_one = len({words[word] for word in clear}) == 1
    return unclear or (clear if is_one and are_one_sided(clear) else [])


def question(meanings: Mapping[str, str], words: Sequence[str], table: str) -> str:
    """Ask what words mean, in a sentence.

    Args:
        meanings: By word what it seems to mean.
        words: Those to ask about.
        table: The name of their file.
    """
    quoted_words = [repr(word[:_LONGEST]) for word in words[:_MOST_SHOWN]]
    if any(meanings[word] != UNCLEAR for word in words):
        return message(
            "These words in {table} all seem to mean the same origin: {words}.",
            table=table,
            words=quoted_words,
        )
    if more := len(words) - len(quoted_words):
        return plural(
            "It isn't certain whether these words in {table} mean human or machine: {words}, and "
            "%n more.",
            "It isn't certain whether these words in {table} mean human or machine: {words}, and "
            "%n more.",
            n=more,
            table=table,
            words=quoted_words,
        )
    return message(
        "It isn't certain whether these words in {table} mean human or machine: {words}.",
        table=table,
        words=quoted_words,
    )
