"""Figures of a comparator, as in paper 2.

Matrix and graph are Fig. 2, the graphs on a circle, in rows, and without ties Figs. 12 to 14, the
scores Fig. 15, and the relation over epsilon Fig. 16.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Arrows, Axis, Cells, Figure, Line, Points, known
from turingdesk.analysis.comparator.relation import EPSILON, above, arrows, at_least, over
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance
    from turingdesk.analysis.comparator.advantage import Advantage

_NAMES = {"fooling": "F", "telling": "D", "turing": "T"}
_MOST = 12  #: arrows beside which numbers can be read; the matrix has them all
_Z = 1.959963984540054


def matrix(found: Acceptance, made: Advantage, name: str = "comparator") -> Figure:
    """The advantage d of every tested direction, with the number of trials."""
    size = range(len(made.agents))
    values = [known(row) for row in made.value]
    texts = [[_cell(values[a][b], int(found.n[a, b])) for b in size] for a in size]
    pairs = [[f"{actor} as {target}" for target in made.agents] for actor in made.agents]
    caption = message(
        "Advantage over guessing with which targets distinguished actors from "
        "themselves{found} (n = {trials}, including those with the target itself). There "
        "are no error bars.",
        found=_by(found),
        trials=plural("%n trial", "%n trials", int(found.n.sum())),
    )
    without = plural(
        "%n trial without an answer doesn't count.",
        "%n trials without an answer don't count.",
        found.unanswered,
    )
    caption = join(" ", (caption, without if found.unanswered else ""))
    return Figure(
        f"{name}-matrix",
        message("Advantage over guessing"),
        Axis(message("Target"), made.agents),
        Axis(message("Actor"), made.agents),
        # As of chance alone, less than 0 is no better an imitation than 0 is.
        (Cells(values, texts, low=0.0, high=0.5, keys=pairs, of="pair"),),
        caption,
    )


def graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """An arrow from each actor to each target that could not tell it from itself."""
    holds = list(arrows(at_least(made.value, epsilon)))
    texts = {(a, b): f"{made.value[a, b]:.2f}" for a, b in holds if len(holds) <= _MOST}
    caption = message(
        "Arrows lead from an agent to each agent that distinguished it from itself with "
        "an advantage of at most {epsilon:g} ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("At least as good (epsilon = {epsilon:g})", epsilon=epsilon)
    return Figure(
        f"{name}-graph", title, Axis(""), Axis(""), (Arrows(made.agents, holds, texts),), caption
    )


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
    return Figure(f"{name}-rows", title, Axis(""), Axis(""), (layer,), caption)


def strict_graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """The same without arrows that lead both ways."""
    holds = list(arrows(above(made.value, epsilon)))
    caption = message(
        "Arrows lead from an agent to each agent that it equals within {epsilon:g} but "
        "that doesn't equal it ({arrows}).",
        epsilon=epsilon,
        arrows=plural("%n arrow", "%n arrows", len(holds)),
    )
    title = message("Better (epsilon = {epsilon:g})", epsilon=epsilon)
    return Figure(
        f"{name}-strict", title, Axis(""), Axis(""), (Arrows(made.agents, holds),), caption
    )


def bars(scores: DataFrame, name: str = "comparator", *, fixed: bool = False) -> Figure:
    """The three scores of each agent, the best first, with 95% CIs.

    Args:
        scores: As `scores.scores` or `scores.fixed` gives them.
        name: With which the name of the figure's file begins.
        fixed: Whether they are of a fixed distinguisher, whose second score is called R.
    """
    agents = tuple(scores["agent"])
    names = _NAMES | {"telling": "R"} if fixed else _NAMES
    layers = []
    for number, (column, letter) in enumerate(names.items()):
        half = _Z * scores[f"{column}_se"]
        low, high = known(scores[column] - half), known(scores[column] + half)
        x = [place + (number - 1) * 0.2 for place in range(len(agents))]
        layers.append(Points(x, known(scores[column]), low, high, letter))
    least, most = (int(scores["n"].agg(of)) for of in ("min", "max")) if agents else (0, 0)
    n = message("{n:,}", n=least)
    if least != most:
        n = message("{least:,} to {most:,}", least=least, most=most)
    caption = message(
        "Turing scores {values} (n = {n} trials per agent). Error bars are 95% CIs from "
        "the binomial standard error.",
        values=names.values(),
        n=n,
    )
    axes = (Axis("", agents), Axis(message("Score"), low=0.0, high=1.0))
    return Figure(f"{name}-scores", message("Turing scores"), *axes, tuple(layers), caption, 0.5)


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
    return Figure(
        f"{name}-epsilon", title, Axis(message("Epsilon")), Axis(message("Number")), lines, caption
    )


def _by(found: Acceptance) -> str:
    return (
        (", " + message("judged by {distinguisher}", distinguisher=found.distinguisher))
        if found.distinguisher
        else ""
    )


def _cell(value: float | None, n: int) -> str:
    return "" if value is None else f"{value:.2f}\nn = {n}"
