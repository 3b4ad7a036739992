"""Figures of a comparator, as in paper 2.

Matrix and graph are Fig. 2, the graphs on a circle, in rows, and without ties Figs. 12 to 14, the
scores Fig. 15, and the relation over epsilon Fig. 16. Strengths are no part of the paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import dist
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import (
    LEAST,
    Arrows,
    Axis,
    Cells,
    Figure,
    Line,
    Points,
    caption,
    known,
    numbers,
    with_few,
)
from turingdesk.analysis.comparator.relation import (
    EPSILON,
    above,
    arrows,
    at_least,
    if_equal,
    over,
)
from turingdesk.analysis.statistics import proportions
from turingdesk.core.message import MINUS, join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance
    from turingdesk.analysis.comparator.advantage import Advantage

_NAMES = {"fooling": "F", "telling": "D", "turing": "T"}
_MOST = 12  #: arrows beside which numbers can be read; the matrix has them all
_LONG = 0.8  #: of an arrow, in radii of the circle; a number would hide a shorter one


def matrix(acceptance: Acceptance, advantages: Advantage, name: str = "comparator") -> Figure:
    """The advantage d of every tested direction, with the number of trials.

    It rests on those of the actor and of the target itself, whose number is on the diagonal.
    """
    size = range(len(advantages.agents))
    values = [known(row) for row in advantages.value]
    texts = [[cell(values[a][b], int(acceptance.n[a, b])) for b in size] for a in size]
    pairs = [
        [
            message("{actor} as {target}", actor=actor, target=target)
            for target in advantages.agents
        ]
        for actor in advantages.agents
    ]
    caption = message(
        "Advantage over guessing with which targets distinguished actors from "
        "themselves{found} (n = {trials}). On the diagonal is the number of trials with the "
        "target itself. There are no error bars.",
        found=_by(acceptance),
        trials=plural("%n trial", "%n trials", int(acceptance.n.sum())),
    )
    without = plural(
        "%n trial without an answer doesn't count.",
        "%n trials without an answer don't count.",
        acceptance.unanswered,
    )
    caption = join(
        " ", (caption, without if acceptance.unanswered else "", few_trials(acceptance.n.ravel()))
    )
    return Figure(
        f"{name}-matrix",
        message("Advantage over guessing"),
        Axis(message("Target"), advantages.agents),
        Axis(message("Actor"), advantages.agents),
        # As of chance alone, less than 0 is no better an imitation than 0 is.
        (Cells(values, texts, low=0.0, high=0.5, keys=pairs, of="pair"),),
        caption,
    )


def relations(
    acceptance: Acceptance,
    advantages: Advantage,
    name: str = "comparator",
    epsilon: float = EPSILON,
) -> tuple[Figure, ...]:
    """The graphs of who equals whom, and how the relation grows with epsilon.

    Where not all agents met, there is no order of them in rows: who was tried with fewer others
    has fewer arrows, whatever it can do. The captions say so.
    """
    untested = _untested(advantages)
    graphs = (
        graph(advantages, name, epsilon),
        *(() if untested else (rows_graph(advantages, name, epsilon),)),
        strict_graph(advantages, name, epsilon),
    )
    notes = (untested, _if_equal(acceptance, epsilon), few_trials(acceptance.n.ravel()))
    curve = epsilons(advantages, name)
    return (
        *(replace(figure, caption=join(" ", (figure.caption, *notes))) for figure in graphs),
        replace(curve, caption=join(" ", (curve.caption, few_trials(acceptance.n.ravel())))),
    )


def few_trials(counts: Iterable[int]) -> str:
    """Say so where values rest on so few trials that their intervals are wide.

    A figure has what the table has, with its number of trials: a number that stands in one and
    is missing in the other would have two meanings.
    """
    if all(n >= LEAST or not n for n in counts):
        return ""
    return message("Some values rest on fewer than {least} trials.", least=LEAST)


def _untested(advantages: Advantage) -> str:
    import numpy as np

    size = len(advantages.agents)
    # The diagonal is NaN in any case.
    missing = int(np.isnan(advantages.value).sum()) - size
    if not missing:
        return ""
    return plural(
        "%n of {pairs} pairs wasn't tried, so agents aren't put in an order.",
        "%n of {pairs} pairs weren't tried, so agents aren't put in an order.",
        missing,
        pairs=size * (size - 1),
    )


def _if_equal(acceptance: Acceptance, epsilon: float) -> str:
    """A sentence on what the rule says of an actor equal to its target, with so many trials."""
    import numpy as np

    shares = if_equal(acceptance, epsilon)
    if np.isnan(shares).all():
        return ""
    least, most = float(np.nanmin(shares)), float(np.nanmax(shares))
    if f"{least:.0%}" == f"{most:.0%}":
        return message(
            "With so many trials, an actor that truly equals its target has an arrow to it in "
            "{most:.0%} of studies.",
            most=most,
        )
    return message(
        "With so many trials, an actor that truly equals its target has an arrow to it in "
        "{least:.0%} to {most:.0%} of studies, by how often the target recognizes itself.",
        least=least,
        most=most,
    )


def graph(advantages: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """An arrow from each actor to each target that could not tell it from itself."""
    holds = list(arrows(at_least(advantages.value, epsilon)))
    bare = Arrows(advantages.agents, holds)
    long = [arrow for arrow in holds if dist(*(bare.places[n] for n in arrow)) >= _LONG]
    texts = {pair: f"{advantages.value[pair]:.2f}" for pair in long if len(holds) <= _MOST}
    caption = message(
        "Arrows lead from an agent to each agent that distinguished it from itself with "
        "an advantage of at most {epsilon:g} ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("At least as good (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-graph", title, advantages, replace(bare, texts=texts), caption)


def rows_graph(
    advantages: Advantage, name: str = "comparator", epsilon: float = EPSILON
) -> Figure:
    """The same graph with its agents in rows: those above equal more others, or fewer equal them.

    The row depends on the arrows that lead from an agent without those that lead to it.
    """
    holds = at_least(advantages.value, epsilon)
    balance = (holds.sum(axis=1) - holds.sum(axis=0)).tolist()
    levels = sorted({*balance}, reverse=True)
    caption = message(
        "Arrows lead from an agent to each agent that distinguished it from itself with an "
        "advantage of at most {epsilon:g}. Agents with more outgoing and fewer "
        "incoming arrows rank higher.",
        epsilon=epsilon,
    )
    layer = Arrows(
        advantages.agents, list(arrows(holds)), rows=[levels.index(level) for level in balance]
    )
    title = message("At least as good, in rows (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-rows", title, advantages, layer, caption)


def strict_graph(
    advantages: Advantage, name: str = "comparator", epsilon: float = EPSILON
) -> Figure:
    """Draw the graph without arrows that lead both ways."""
    holds = list(arrows(above(advantages.value, epsilon)))
    caption = message(
        "Arrows lead from an agent to each agent that it equals within {epsilon:g} but "
        "that doesn't equal it ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("Better (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-strict", title, advantages, Arrows(advantages.agents, holds), caption)


def _graph(name: str, title: str, advantages: Advantage, layer: Arrows, caption: str) -> Figure:
    """A graph whose arrows show d, as the paper's have the colors of the matrix.

    All these values are near its lightest shade, so the lowest d is the darkest here.
    """
    d = {pair: float(advantages.value[pair]) for pair in layer.arrows}
    least, most = min(d.values(), default=0.0), max(d.values(), default=0.0)
    # The key shows two decimals, and would say nothing if both ends were the same.
    if round(least, 2) < round(most, 2):
        strengths = {pair: (most - value) / (most - least) for pair, value in d.items()}
        ends = ((1.0, least), (0.0, most))
        key = [(end, f"d = {value:.2f}".replace("-", MINUS)) for end, value in ends]
        layer = replace(layer, strengths=strengths, key=key)
        darker = message("The lower the advantage d, the darker and wider the arrow.")
        caption = join(" ", (caption, darker))
    return Figure(name, title, Axis(""), Axis(""), (layer,), caption)


def bars(scores: DataFrame, name: str = "comparator", *, fixed: bool = False) -> Figure:
    """The three scores of each agent with 95% CIs, the best first where all of them met.

    Args:
        scores: As `scores.scores` or `scores.fixed` gives them.
        name: With which the name of the figure's file begins.
        fixed: Whether they are of a fixed distinguisher, whose second score is called R.
    """
    agents = tuple(scores["agent"])
    names = _NAMES | {"telling": "R"} if fixed else _NAMES
    layers = []
    for number, (column, letter) in enumerate(names.items()):
        value, low, high = (known(scores[f"{column}{part}"]) for part in ("", "_low", "_high"))
        x = [place + (number - 1) * 0.2 for place in range(len(agents))]
        layers.append(Points(x, value, low, high, letter))
    what = message(
        "Turing scores {values} ({n} trials per agent).",
        values=names.values(),
        n=numbers(scores["n"].tolist()),
    )
    by_name = message("Agents are in the order of their names, because not all of them met.")
    notes = (caption(what, [proportions.METHOD]), by_name if scores["rank"].isna().any() else "")
    axes = (Axis("", agents), Axis(message("Score"), low=0.0, high=1.0))
    title, words = message("Turing scores"), join(" ", notes)
    return Figure(f"{name}-scores", title, *axes, tuple(layers), words, 0.5)


def skills(strengths: DataFrame, name: str = "comparator") -> Figure:
    """The Bradley-Terry strength of each agent, the strongest first, with 95% CIs.

    Args:
        strengths: As `strengths.strengths` gives them; there is at least one.
        name: With which the name of the figure's file begins.
    """
    reference = str(strengths["agent"].iloc[0])
    # Stable, so that equal strengths stay in the order of names.
    rows = strengths.sort_values("strength", ascending=False, kind="stable")
    value, low, high = (known(rows[column]) for column in ("strength", "low", "high"))
    counts = [int(n) for n in rows["n"]]
    layer = Points(range(len(rows)), value, low, high, counts=counts)
    caption = message(
        "Bradley-Terry strengths in log odds against {reference}, whose strength is 0, the "
        "strongest first ({n} trials per agent). Error bars are 95% CIs of Wald.",
        reference=reference,
        n=numbers(counts),
    )
    axes = Axis("", tuple(rows["agent"])), Axis(message("Strength (log odds)"))
    figure = Figure(f"{name}-strengths", message("Bradley-Terry strengths"), *axes, (layer,))
    return replace(figure, caption=with_few(caption, counts), chance=0.0, horizontal=True)


def epsilons(advantages: Advantage, name: str = "comparator") -> Figure:
    """A figure of the related pairs, and of the chains that are not transitive, over epsilon."""
    violations = over(advantages.value)
    x, chains = violations["epsilon"].tolist(), message("A >= B >= C without A >= C")
    lines = (
        Line(x, violations["pairs"].tolist(), name=message("pairs A >= B")),
        Line(x, violations["violations"].tolist(), name=chains, dashed=True),
    )
    tested = int(violations["of"].max()) if len(violations) else 0
    caption = message(
        "Pairs that are related at each epsilon, of {tested} tested, and chains of "
        "three agents that are not transitive. There are no error bars.",
        tested=tested,
    )
    title = message("Relation over epsilon")
    axes = Axis(message("Epsilon")), Axis(message("Number"), is_whole=True)
    return Figure(f"{name}-epsilon", title, *axes, lines, caption)


def _by(acceptance: Acceptance) -> str:
    return (
        (", " + message("judged by {distinguisher}", distinguisher=acceptance.distinguisher))
        if acceptance.distinguisher
        else ""
    )


def cell(value: float | None, n: int) -> str:
    """The text in a cell of a matrix: the value, if there is one, and the number of trials."""
    count_text = f"n = {n:,}" if n else ""
    return count_text if value is None else f"{value:.2f}\n{count_text}".replace("-", MINUS)
