"""The settings of lists of cues, which have no form on the desk.

Imported when the command is chosen: `turingdesk --help` needs none of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.setting import MOST_SEED, setting


@dataclass(frozen=True)
class CueSettings:
    """The numbers of cues."""

    each: int = setting("How many nouns, verbs, and adjectives each.", 50, lowest=1)
    practice: int = setting("How many more words are marked for practice.", 1)
    seed: int = setting("The seed of the random draws.", 1, highest=MOST_SEED)
