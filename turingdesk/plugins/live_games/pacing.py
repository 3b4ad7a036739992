"""A machine's time for a message, by the rule of a paper or as long as people here take.

A rule gives seconds for a message of n characters after one of n_prev characters, newly drawn for
each message. It is a sum of numbers and of draws from a normal (N), a gamma (Γ), or a uniform (U)
distribution, each of which can be multiplied by n or n_prev. Those of papers have a name and a
source; a lab can write others. Every delay is recorded with its message, so what was drawn is
known even where a paper is unclear.

The papers leave two readings open. Here, Γ(2.5, 0.25) has shape 2.5 and scale 0.25, the order in
which the functions of Python and NumPy take them. The mean thinking time is then 0.6 s, and that
of the original rule, Γ(1.5, 2.5), is 3.8 s; with rates in place of scales, they would be 10 s and
0.6 s. N(a, b) has the mean a and the standard deviation b, since b is written as a tenth of a.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final, Literal

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import message

ENOUGH = 20  #: messages of people from which times are taken
NEAREST = 10  #: of them, the ones most alike in length, of which one is drawn
MOST = 1_000  #: messages of people that are remembered
LONGEST_S = 120.0  #: people who took longer did something else
AS_PEOPLE_HERE: Final = "as-people-here"
LONGEST_RULE = 200  #: characters of a rule
HIGHEST = 1_000.0  #: number in a rule

DelayName = Literal[
    "as-people-here",
    "jones-2024-text",
    "jones-2024-appendix",
    "jones-2024-original",
    "wu-2024",
    "turing-game-ours",
]
Draw = Callable[[Random, int, int], float]  #: seconds, given chance, n, and n_prev


@dataclass(frozen=True, slots=True)
class Delay:
    """One rule for typing delays.

    >>> Delay("1 + 0.3 n + 0.01 n_prev, at most 8", "").draw(Random(1), 10, 50)
    4.5
    """

    rule: str  #: what is added up, as it is written
    source: str
    from_ready: bool = (
        False  #: whether it begins when the model has its words, not when it is asked
    )

    def draw(self, chance: Random, n: int, n_prev: int) -> float:
        """The seconds for a message of n characters after one of n_prev; never less than 0.

        Raises:
            ValueError: The rule can't be read.
        """
        terms, most_s = _terms(self.rule)
        return max(0.0, min(most_s, sum(draw(chance, n, n_prev) for draw in terms)))

    def left_s(self, delay_s: float, took_s: float) -> float:
        """The time still to wait, if it took the model so long to find its words."""
        return delay_s if self.from_ready else max(0.0, delay_s - took_s)


_DRAWS: Mapping[str, Callable[[Random, float, float], float]] = {
    "N": Random.gauss,
    "U": Random.uniform,
    "Γ": Random.gammavariate,
    "gamma": Random.gammavariate,
}
_NUMBER = r"(\d+(?:\.\d+)?)"
_TERM = re.compile(
    rf"(?:{_NUMBER}|({'|'.join(_DRAWS)})\(\s*{_NUMBER}\s*,\s*{_NUMBER}\s*\))?\s*\*?\s*(n_prev|n)?"
)
_NAME = re.compile(r"[A-Za-z][\w-]*")
_MOST = re.compile(rf",\s*at most {_NUMBER}$")


@cache
def _terms(rule: str) -> tuple[tuple[Draw, ...], float]:
    """The terms that a rule adds up, and the most that it gives.

    Raises:
        ValueError: It can't be read.
    """
    capped = _MOST.search(rule)
    summed = rule[: capped.start()] if capped else rule
    if len(rule) > LONGEST_RULE:
        raise ValueError(message("The rule has more than {most} characters.", most=LONGEST_RULE))
    terms = tuple(_term(term_text.strip()) for term_text in summed.split("+"))
    return terms, _checked_number(capped[1]) if capped else HIGHEST


def _term(text: str) -> Draw:
    """One of the terms of a rule.

    Raises:
        ValueError: It is none.
    """
    match = _TERM.fullmatch(text)
    if not text or match is None or not any(match.groups()):
        raise ValueError(message("{text!r} is not a term of such a rule.", text=text))
    number, kind, first, second, times = match.groups()
    factor = _checked_number(number) if number else 1.0
    ends = (_checked_number(first), _checked_number(second)) if kind else (0.0, 0.0)
    if kind in ("Γ", "gamma") and not all(ends):
        raise ValueError(message("The shape and the scale in {text!r} can't be 0.", text=text))

    def draw(chance: Random, n: int, n_prev: int) -> float:
        value = _DRAWS[kind](chance, *ends) if kind else factor
        return value * (n if times == "n" else n_prev if times else 1)

    return draw


def _checked_number(number: str) -> float:
    value = float(number)
    if value > HIGHEST:
        raise ValueError(
            message("{number} is more than {most:,.0f}.", number=number, most=HIGHEST)
        )
    return value


_JONES = "Jones and Bergen (2024), Does GPT-4 pass the Turing test?"
_JONES_TEXT = "1 + 0.3 n + Γ(2.5, 0.25)"
#: The rules by name.
DELAYS: Mapping[DelayName, Delay] = {
    "jones-2024-text": Delay(_JONES_TEXT, f"{_JONES}, section 2.1"),
    "jones-2024-appendix": Delay(
        "1 + N(0.03, 0.003) n + N(0.03, 0.003) n_prev + Γ(2.5, 0.25)", f"{_JONES}, appendix C"
    ),
    "jones-2024-original": Delay(
        "1 + 0.3 n + Γ(1.5, 2.5)", f"{_JONES}, appendix C, before it was changed"
    ),
    "wu-2024": Delay(
        "N(0.3, 0.03) n",
        "Wu, Wu, and Zhao (2024), Self-directed Turing test, section 3.2",
        from_ready=True,
    ),
    # The authors name what their algorithm gets (length, typing speed, longest time, U(0.1, 2)),
    # but its steps and constants are not in the copy that we know.
    "turing-game-ours": Delay(
        "U(0.1, 2) + 0.2 n, at most 20",
        message("TuringDesk's own rule, with the inputs of The Turing Game (2024), algorithm 1"),
    ),
    AS_PEOPLE_HERE: Delay(
        _JONES_TEXT,
        message("TuringDesk's own rule; jones-2024-text until 20 messages of people are known"),
    ),
}


def delay_named(name: str) -> Delay:
    """The rule of that name, or the one that is written there.

    Raises:
        UnknownName: There is none of that name.
        ValueError: It looks like a rule, but can't be read.
    """
    for rule_name, delay in DELAYS.items():
        if rule_name == name:
            return delay
    # `n` and `n_prev` look like names, but are rules.
    if _NAME.fullmatch(name) and _TERM.fullmatch(name) is None:
        raise UnknownName(message("rule for typing delays"), name, list(DELAYS))
    _terms(name)
    return Delay(name, message("The study's custom rule"))


def typing_after_s(chance: Random, after_s: float = 2.0, spread_s: float = 3.0) -> float:
    """When the partner sees that someone types: usually 2 + U(0, 3) s, for everyone.

    It is drawn for people, too, and says nothing about when they type (Jones and Bergen, section
    2.2).
    """
    return after_s + chance.uniform(0, spread_s)


@dataclass(slots=True)
class Pacing:
    """Times for messages, by one of the rules.

    Args:
        chance: Where the draws come from.
        scale: Machines take this many times as long; 1 but for tests.
        rule: Its name.
    """

    chance: Random
    scale: float = 1.0
    rule: str = AS_PEOPLE_HERE
    _delays: list[tuple[int, float]] = field(default_factory=list)

    def note(self, characters: int, seconds: float) -> None:
        """A person took this long for a message of this length."""
        if seconds <= LONGEST_S:
            self._delays = [*self._delays, (characters, seconds)][-MOST:]

    def delay_s(self, characters: int, before: int = 0, rule: str = "") -> float:
        """The seconds for a message.

        Args:
            characters: How long it is.
            before: How long the one before it is.
            rule: Another one, for this message.

        Raises:
            UnknownName: There is no such rule.
        """
        rule = rule or self.rule
        if rule == AS_PEOPLE_HERE and len(self._delays) >= ENOUGH:
            nearest = sorted(self._delays, key=lambda pair: abs(pair[0] - characters))[:NEAREST]
            return self.scale * self.chance.choice(nearest)[1]
        return self.scale * delay_named(rule).draw(self.chance, characters, before)
