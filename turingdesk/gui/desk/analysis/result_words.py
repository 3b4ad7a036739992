"""What stands in results as words: heads of columns, and values that the program gave itself.

Results have English words on every desk, since tables and figures go into files and papers.
These are the ones that the desk says in its own language. What people typed (the names of
tasks, agents, questions and their answers) stays as it is.
"""

from __future__ import annotations

from typing import Any

from turingdesk.exchange.report.grids import head, is_number, words
from turingdesk.gui.sentences import told
from turingdesk.gui.translation import Voice, later, program, said

HEAD, VALUE = "head of a column of results", "in results"  #: notes for translators
#: Heads of columns; such as p(H|H), SD, n and df are the same in every language.
HEADS = (
    later("Desk", "task", "head of a column of results"),
    later("Desk", "agent", "head of a column of results"),
    later("Desk", "said human", "head of a column of results"),
    later("Desk", "said machine", "head of a column of results"),
    later("Desk", "SD of p(M|M)", "head of a column of results"),
    later("Desk", "SD of p(H|H)", "head of a column of results"),
    later("Desk", "p mm low", "head of a column of results"),
    later("Desk", "p mm high", "head of a column of results"),
    later("Desk", "p mm method", "head of a column of results"),
    later("Desk", "detectability", "head of a column of results"),
    later("Desk", "95 % from", "head of a column of results"),
    later("Desk", "to", "head of a column of results"),
    later("Desk", "n human", "head of a column of results"),
    later("Desk", "n machine", "head of a column of results"),
    later("Desk", "method", "head of a column of results"),
    later("Desk", "note", "head of a column of results"),
    later("Desk", "scheme", "head of a column of results"),
    later("Desk", "first", "head of a column of results"),
    later("Desk", "second", "head of a column of results"),
    later("Desk", "code", "head of a column of results"),
    later("Desk", "title", "head of a column of results"),
    later("Desk", "observed", "head of a column of results"),
    later("Desk", "expected", "head of a column of results"),
    later("Desk", "kappa", "head of a column of results"),
    later("Desk", "assumptions", "head of a column of results"),
    later("Desk", "against", "head of a column of results"),
    later("Desk", "success", "head of a column of results"),
    later("Desk", "judged", "head of a column of results"),
    later("Desk", "statistic", "head of a column of results"),
    later("Desk", "effect", "head of a column of results"),
    later("Desk", "by", "head of a column of results"),
    later("Desk", "level", "head of a column of results"),
    later("Desk", "truth", "head of a column of results"),
    later("Desk", "bin", "head of a column of results"),
    later("Desk", "stated", "head of a column of results"),
    later("Desk", "right", "head of a column of results"),
    later("Desk", "calibration error", "head of a column of results"),
    later("Desk", "overconfidence", "head of a column of results"),
    later("Desk", "brier", "head of a column of results"),
    later("Desk", "slope", "head of a column of results"),
    later("Desk", "slope z", "head of a column of results"),
    later("Desk", "slope p", "head of a column of results"),
    later("Desk", "test", "head of a column of results"),
    later("Desk", "p human", "head of a column of results"),
    later("Desk", "p machine", "head of a column of results"),
    later("Desk", "p human low", "head of a column of results"),
    later("Desk", "p human high", "head of a column of results"),
    later("Desk", "p machine low", "head of a column of results"),
    later("Desk", "p machine high", "head of a column of results"),
    later("Desk", "what", "head of a column of results"),
    later("Desk", "asked", "head of a column of results"),
    later("Desk", "passed", "head of a column of results"),
    later("Desk", "question", "head of a column of results"),
    later("Desk", "n judges", "head of a column of results"),
    later("Desk", "value", "head of a column of results"),
    later("Desk", "wilson low", "head of a column of results"),
    later("Desk", "wilson high", "head of a column of results"),
    later("Desk", "n stimuli", "head of a column of results"),
    later("Desk", "term", "head of a column of results"),
    later("Desk", "margin", "head of a column of results"),
    later("Desk", "smallest margin", "head of a column of results"),
    later("Desk", "length", "head of a column of results"),
    later("Desk", "prompts", "head of a column of results"),
    later("Desk", "references", "head of a column of results"),
    later("Desk", "bleu 1", "head of a column of results"),
    later("Desk", "bleu 4", "head of a column of results"),
    later("Desk", "bleu 4 low", "head of a column of results"),
    later("Desk", "bleu 4 high", "head of a column of results"),
    later("Desk", "cider", "head of a column of results"),
    later("Desk", "cider low", "head of a column of results"),
    later("Desk", "cider high", "head of a column of results"),
    later("Desk", "detectability low", "head of a column of results"),
    later("Desk", "detectability high", "head of a column of results"),
    later("Desk", "n verdicts", "head of a column of results"),
    later("Desk", "block", "head of a column of results"),
    later("Desk", "said left", "head of a column of results"),
    later("Desk", "setting", "head of a column of results"),
    later("Desk", "turns", "head of a column of results"),
    later("Desk", "topic", "head of a column of results"),
    later("Desk", "pairs", "head of a column of results"),
    later("Desk", "judges a pair", "head of a column of results"),
    later("Desk", "pass rate", "head of a column of results"),
    later("Desk", "pooled", "head of a column of results"),
    later("Desk", "verdict", "head of a column of results"),
    later("Desk", "witness", "head of a column of results"),
    later("Desk", "category", "head of a column of results"),
    later("Desk", "reason", "head of a column of results"),
    later("Desk", "texts", "head of a column of results"),
    later("Desk", "share", "head of a column of results"),
    later("Desk", "measure", "head of a column of results"),
    later("Desk", "look", "head of a column of results"),
    later("Desk", "obrien fleming z", "head of a column of results"),
    later("Desk", "obrien fleming p", "head of a column of results"),
    later("Desk", "obrien fleming", "head of a column of results"),
    later("Desk", "pocock z", "head of a column of results"),
    later("Desk", "pocock p", "head of a column of results"),
    later("Desk", "pocock", "head of a column of results"),
    later("Desk", "error unadjusted", "head of a column of results"),
    later("Desk", "strategy", "head of a column of results"),
    later("Desk", "share low", "head of a column of results"),
    later("Desk", "share high", "head of a column of results"),
    later("Desk", "accuracy", "head of a column of results"),
    later("Desk", "accuracy low", "head of a column of results"),
    later("Desk", "accuracy high", "head of a column of results"),
    later("Desk", "rate", "head of a column of results"),
    later("Desk", "minus half", "head of a column of results"),
    later("Desk", "minus humans", "head of a column of results"),
    later("Desk", "minus humans low", "head of a column of results"),
    later("Desk", "minus humans high", "head of a column of results"),
    later("Desk", "first n", "head of a column of results"),
    later("Desk", "first success", "head of a column of results"),
    later("Desk", "first rate", "head of a column of results"),
    later("Desk", "first low", "head of a column of results"),
    later("Desk", "first high", "head of a column of results"),
    later("Desk", "unit", "head of a column of results"),
    later("Desk", "group", "head of a column of results"),
    later("Desk", "answers", "head of a column of results"),
    later("Desk", "mean", "head of a column of results"),
    later("Desk", "mean humans", "head of a column of results"),
    later("Desk", "hedges g", "head of a column of results"),
    later("Desk", "g low", "head of a column of results"),
    later("Desk", "g high", "head of a column of results"),
    later("Desk", "part", "head of a column of results"),
    later("Desk", "name", "head of a column of results"),
    later("Desk", "distinguisher", "head of a column of results"),
    later("Desk", "target", "head of a column of results"),
    later("Desk", "at least", "head of a column of results"),
    later("Desk", "conversation", "head of a column of results"),
    later("Desk", "speaker", "head of a column of results"),
    later("Desk", "language", "head of a column of results"),
    later("Desk", "platform", "head of a column of results"),
    later("Desk", "judge", "head of a column of results"),
    later("Desk", "trained on", "head of a column of results"),
    later("Desk", "is extrapolated", "head of a column of results"),
    later("Desk", "rank", "head of a column of results"),
    later("Desk", "feature", "head of a column of results"),
    later("Desk", "weight", "head of a column of results"),
    later("Desk", "speaks for", "head of a column of results"),
    later("Desk", "grouped by", "head of a column of results"),
    later("Desk", "difference", "head of a column of results"),
    later("Desk", "difference low", "head of a column of results"),
    later("Desk", "difference high", "head of a column of results"),
    later("Desk", "judges", "head of a column of results"),
    later("Desk", "p hh low", "head of a column of results"),
    later("Desk", "p hh high", "head of a column of results"),
    later("Desk", "correlation", "head of a column of results"),
    later("Desk", "stimulus", "head of a column of results"),
    later("Desk", "subject", "head of a column of results"),
    later("Desk", "choice", "head of a column of results"),
    later("Desk", "score", "head of a column of results"),
    later("Desk", "people n", "head of a column of results"),
    later("Desk", "people wrong", "head of a column of results"),
    later("Desk", "text", "head of a column of results"),
)
#: Who made something, as the Live page says it.
CLASSES = (later("Desk", "human"), later("Desk", "machine"))
#: Values of cells, names of lines and places on axes.
VALUES = frozenset(
    (
        later("Desk", "(all)", "in results"),
        later("Desk", "(none)", "in results"),
        later("Desk", "(humans)", "in results"),
        later("Desk", "(not named)", "in results"),
        later("Desk", "(no end)", "in results"),
        later("Desk", "humans", "in results"),
        later("Desk", "machines", "in results"),
        later("Desk", "yes", "in results"),
        later("Desk", "no", "in results"),
        later("Desk", "all", "in results"),
        later("Desk", "each judge's first trial", "in results"),
        later("Desk", "shared", "in results"),
        later("Desk", "people", "in results"),
        later("Desk", "calibrated", "in results"),
        later("Desk", "chance", "in results"),
        later("Desk", "margin", "in results"),
        later("Desk", "detectability", "in results"),
        later("Desk", "made by humans", "in results"),
        later("Desk", "made by machines", "in results"),
        later("Desk", "human witness", "in results"),
        later("Desk", "machine witness", "in results"),
        later("Desk", "all games", "in results"),
        later("Desk", "weighted by xi", "in results"),
        later("Desk", "lost by the people", "in results"),
        later("Desk", "pairs A >= B", "in results"),
        later("Desk", "A >= B >= C without A >= C", "in results"),
        later("Desk", "may stop", "in results"),
        later("Desk", "go on", "in results"),
        later("Desk", "control question", "in results"),
        later("Desk", "control trial", "in results"),
        later("Desk", "fooling", "in results"),
        later("Desk", "telling", "in results"),
        later("Desk", "turing", "in results"),
        later("Desk", "outcome", "in results"),
        later("Desk", "score", "in results"),
        later("Desk", "weighted ratio", "in results"),
        later("Desk", "strength", "in results"),
        later("Desk", "won by bot", "in results"),
        later("Desk", "won by people, by minutes", "in results"),
        later("Desk", "won by people, by messages", "in results"),
        later("Desk", "Minutes", "in results"),
        later("Desk", "Messages", "in results"),
        later("Desk", "Judges", "in results"),
        later("Desk", "Stimuli", "in results"),
        later("Desk", "words", "in results"),
        later("Desk", "letters per word", "in results"),
        later("Desk", "words per sentence", "in results"),
        later("Desk", "type token ratio", "in results"),
        later("Desk", "punctuation", "in results"),
        later("Desk", "capitals", "in results"),
        later("Desk", "word frequency", "in results"),
        later("Desk", "unigram use", "in results"),
        later("Desk", "bigram use", "in results"),
        later("Desk", "trigram use", "in results"),
        later("Desk", "success rate", "in results"),
        later("Desk", "speaks for a human", "in results"),
        later("Desk", "speaks for a machine", "in results"),
        later("Desk", "grouped folds", "in results"),
        later("Desk", "ungrouped folds", "in results"),
        later("Desk", "trained on the others", "in results"),
        later("Desk", "trained on it", "in results"),
    )
)
SENTENCES = frozenset(("term", "unit", "what", "test", "against"))  #: columns with phrases of ours


def value(text: str, voice: Voice) -> str:
    """A word of ours in the words of a voice; any other text as it is."""
    if text in CLASSES:
        return voice.say("Desk", text)
    return voice.say("Desk", text, VALUE) if text in VALUES else text


def heading(column: str) -> str:
    """A column's head in the words of the desk; a question's id as it was typed."""
    shown = head(column)
    return said("Desk", shown, HEAD) if shown in HEADS else shown


def cell(column: str, held: Any) -> str:
    """What a cell of a table of results shows on the desk.

    Args:
        column: The name or the head of its column.
        held: Its value.
    """
    text = words(held)
    if is_number(held):
        return program().written(text)
    ours = value(text, program())
    return told(text) if ours == text and column in SENTENCES else ours
