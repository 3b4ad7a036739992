"""Figures of a comparator, as in paper 2.

Matrix and graph are Fig. 2, the graphs on a circle, in rows, and without ties Figs. 12 to 14, the
scores Fig. 15, and the relation over epsilon Fig. 16. Strengths are no part of the paper.
"""

from __future__ import annotations

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
    cell_text,
    known,
    numbers,
    with_few,
)
from turingdesk.analysis.comparator.relation import EPSILON, above, arrows, at_least, over
from turingdesk.core.message import MINUS, join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance
    from turingdesk.analysis.comparator.advantage import Advantage

_NAMES = {"fooling": "F", "telling": "D", "turing": "T"}
_MOST = 12  #: arrows beside which numbers can be read; the matrix has them all
_LONG = 0.8  #: of an arrow, in radii of the circle; a number would hide a shorter one
_Z = 1.959963984540054


def matrix(found: Acceptance, made: Advantage, name: str = "comparator") -> Figure:
    """The advantage d of every tested direction, with the number of trials.

    It rests on those of the actor and of the target itself, whose number is on the diagonal.
    """
    size = range(len(made.agents))
    values = [known(row) for row in made.value]
    counts = _counts(found)
    texts = [[_cell(values[a][b], found, (a, b)) for b in size] for a in size]
    pairs = [
        [message("{actor} as {target}", actor=actor, target=target) for target in made.agents]
        for actor in made.agents
    ]
    caption = message(
        "Advantage over guessing with which targets distinguished actors from "
        "themselves{found} (n = {trials}). On the diagonal is the number of trials with the "
        "target itself. There are no error bars.",
        found=_by(found),
        trials=plural("%n trial", "%n trials", int(found.n.sum())),
    )
    without = plural(
        "%n trial without an answer doesn't count.",
        "%n trials without an answer don't count.",
        found.unanswered,
    )
    caption = with_few(caption, (n for row in counts for n in row))
    caption = join(" ", (caption, without if found.unanswered else ""))
    return Figure(
        f"{name}-matrix",
        message("Advantage over guessing"),
        Axis(message("Target"), made.agents),
        Axis(message("Actor"), made.agents),
        # As of chance alone, less than 0 is no better an imitation than 0 is.
        (Cells(values, texts, counts, low=0.0, high=0.5, keys=pairs, of="pair"),),
        caption,
    )


def relations(
    found: Acceptance, made: Advantage, name: str = "comparator", epsilon: float = EPSILON
) -> tuple[Figure, ...]:
    """The graphs of who equals whom, and how the relation grows with epsilon.

    Advantages from too few trials are not in them.
    """
    import numpy as np

    counts = _counts(found)
    enough = replace(made, value=np.where(np.array(counts) >= LEAST, made.value, np.nan))
    drawn = (
        graph(enough, name, epsilon),
        rows_graph(enough, name, epsilon),
        strict_graph(enough, name, epsilon),
        epsilons(enough, name),
    )
    few = [n for row in counts for n in row]
    return tuple(replace(one, caption=with_few(one.caption, few)) for one in drawn)


def graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """An arrow from each actor to each target that could not tell it from itself."""
    holds = list(arrows(at_least(made.value, epsilon)))
    bare = Arrows(made.agents, holds)
    long = [one for one in holds if dist(*(bare.places[n] for n in one)) >= _LONG]
    texts = {pair: f"{made.value[pair]:.2f}" for pair in long if len(holds) <= _MOST}
    caption = message(
        "Arrows lead from an agent to each agent that distinguished it from itself with "
        "an advantage of at most {epsilon:g} ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("At least as good (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-graph", title, made, replace(bare, texts=texts), caption)


def rows_graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """The same graph with its agents in rows: those above equal more others, or fewer equal them.

    The row depends on the arrows that lead from an agent without those that lead to it.
    """
    holds = at_least(made.value, epsilon)
    balance = (holds.sum(axis=1) - holds.sum(axis=0)).tolist()
    levels = sorted({*balance}, reverse=True)
    caption = message(
        "Arrows lead from an agent to each agent that distinguished it from itself with an "
        "advantage of at most {epsilon:g}. An agent is the higher, the more arrows lead from it "
        "and the fewer lead to it.",
        epsilon=epsilon,
    )
    layer = Arrows(made.agents, list(arrows(holds)), rows=[levels.index(one) for one in balance])
    title = message("At least as good, in rows (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-rows", title, made, layer, caption)


def strict_graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """Draw the graph without arrows that lead both ways."""
    holds = list(arrows(above(made.value, epsilon)))
    caption = message(
        "Arrows lead from an agent to each agent that it equals within {epsilon:g} but "
        "that doesn't equal it ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("Better (epsilon = {epsilon:g})", epsilon=epsilon)
    return _graph(f"{name}-strict", title, made, Arrows(made.agents, holds), caption)


def _graph(name: str, title: str, made: Advantage, layer: Arrows, caption: str) -> Figure:
    """A graph whose arrows show d, as the paper's have the colors of the matrix.

    All these values are near its lightest shade, so the lowest d is the darkest here.
    """
    d = {pair: float(made.value[pair]) for pair in layer.arrows}
    least, most = min(d.values(), default=0.0), max(d.values(), default=0.0)
    if round(least, 2) < round(most, 2):
        strengths = {pair: (most - one) / (most - least) for pair, one in d.items()}
        ends = ((1.0, least), (0.0, most))
        key = [(end, f"d = {one:.2f}".replace("-", MINUS)) for end, one in ends]
        layer = replace(layer, strengths=strengths, key=key)
        darker = message("The lower the advantage d, the darker and wider the arrow.")
        caption = join(" ", (caption, darker))
    return Figure(name, title, Axis(""), Axis(""), (layer,), caption)


def bars(scores: DataFrame, name: str = "comparator", *, fixed: bool = False) -> Figure:
    """The three scores of each agent, the best first, with 95% CIs.

    Args:
        scores: As `scores.scores` or `scores.fixed` gives them.
        name: With which the name of the figure's file begins.
        fixed: Whether they are of a fixed distinguisher, whose second score is called R.
    """
    agents = tuple(scores["agent"])
    drawn = scores[scores["n"] >= LEAST]
    places = [agents.index(agent) for agent in drawn["agent"]]
    names = _NAMES | {"telling": "R"} if fixed else _NAMES
    layers = []
    for number, (column, letter) in enumerate(names.items()):
        half = _Z * drawn[f"{column}_se"]
        low, high = known(drawn[column] - half), known(drawn[column] + half)
        x = [place + (number - 1) * 0.2 for place in places]
        layers.append(Points(x, known(drawn[column]), low, high, letter))
    caption = message(
        "Turing scores {values} ({n} trials per agent). Error bars are 95% CIs from "
        "the binomial standard error.",
        values=names.values(),
        n=numbers(scores["n"].tolist()),
    )
    caption = with_few(caption, scores["n"])
    axes = (Axis("", agents), Axis(message("Score"), low=0.0, high=1.0))
    return Figure(f"{name}-scores", message("Turing scores"), *axes, tuple(layers), caption, 0.5)


def skills(strengths: DataFrame, name: str = "comparator") -> Figure:
    """The Bradley-Terry strength of each agent, the strongest first, with 95% CIs.

    Args:
        strengths: As `strengths.strengths` gives them; there is at least one.
        name: With which the name of the figure's file begins.
    """
    reference = str(strengths["agent"].iloc[0])
    rows = strengths.sort_values("strength", ascending=False, kind="stable")
    value, low, high = (known(rows[one]) for one in ("strength", "low", "high"))
    counts = [int(n) for n in rows["n"]]
    layer = Points(range(len(rows)), value, low, high, counts=counts)
    caption = message(
        "Bradley-Terry strengths in log odds against {reference}, whose strength is 0, the "
        "strongest first ({n} trials per agent). Error bars are 95% CIs of Wald.",
        reference=reference,
        n=numbers(counts),
    )
    axes = Axis("", tuple(rows["agent"])), Axis(message("Strength (log odds)"))
    drawn = Figure(f"{name}-strengths", message("Bradley-Terry strengths"), *axes, (layer,))
    return replace(drawn, caption=with_few(caption, counts), chance=0.0, horizontal=True)


def epsilons(made: Advantage, name: str = "comparator") -> Figure:
    """How many pairs are related, and how many chains are not transitive, over epsilon."""
    found = over(made.value)
    x, chains = found["epsilon"].tolist(), message("A >= B >= C without A >= C")
    lines = (
        Line(x, found["pairs"].tolist(), name=message("pairs A >= B")),
        Line(x, found["violations"].tolist(), name=chains, dashed=True),
    )
    tested = int(found["of"].max()) if len(found) else 0
    caption = message(
        "Pairs that are related at each epsilon, of {tested} tested, and chains of "
        "three agents that are not transitive. There are no error bars.",
        tested=tested,
    )
    title = message("Relation over epsilon")
    axes = Axis(message("Epsilon")), Axis(message("Number"), is_whole=True)
    return Figure(f"{name}-epsilon", title, *axes, lines, caption)


def _by(found: Acceptance) -> str:
    return (
        (", " + message("judged by {distinguisher}", distinguisher=found.distinguisher))
        if found.distinguisher
        else ""
    )


def _counts(found: Acceptance) -> list[list[int]]:
    """On how many trials each advantage rests: of the actor, and of the target itself."""
    import numpy as np

    itself = np.diag(found.n)
    fewest = np.where(found.n > 0, np.minimum(found.n, itself), found.n)
    return [[int(n) for n in row] for row in fewest]


def _cell(value: float | None, found: Acceptance, at: tuple[int, int]) -> str:
    n = int(found.n[at])
    if at[0] == at[1] and n:
        return f"n = {n:,}"
    return cell_text(value, n, min(n, int(found.n[at[1], at[1]])))
