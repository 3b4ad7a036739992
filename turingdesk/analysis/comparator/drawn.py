"""Figures of a comparator: matrix and graph (Fig. 2), scores (Fig. 15), over epsilon (Fig. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Arrows, Axis, Cells, Figure, Line, Points
from turingdesk.analysis._known import known
from turingdesk.analysis.comparator.relation import EPSILON, above, arrows, at_least, over

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
    caption = (
        f"Advantage over guessing with which targets told actors from themselves{_by(found)} "
        f"(n = {int(found.n.sum()):,} trials, those with the target itself included). "
        "There are no error bars."
    )
    return Figure(
        f"{name}-matrix",
        "Advantage over guessing",
        Axis("Target", made.agents),
        Axis("Actor", made.agents),
        (Cells(values, texts, low=-0.5, high=0.5),),
        caption,
    )


def graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """An arrow from each actor to each target that could not tell it from itself."""
    holds = list(arrows(at_least(made.value, epsilon)))
    texts = {(a, b): f"{made.value[a, b]:.2f}" for a, b in holds if len(holds) <= _MOST}
    caption = (
        "An arrow leads from an agent to another that told it from itself with an advantage "
        f"of at most {epsilon:g} ({len(holds)} arrows)."
    )
    title = f"At least as good (epsilon = {epsilon:g})"
    return Figure(
        f"{name}-graph", title, Axis(""), Axis(""), (Arrows(made.agents, holds, texts),), caption
    )


def strict_graph(made: Advantage, name: str = "comparator", epsilon: float = EPSILON) -> Figure:
    """The same without arrows that lead both ways."""
    holds = list(arrows(above(made.value, epsilon)))
    caption = (
        f"An arrow leads from an agent to another that it equals within {epsilon:g}, and that "
        f"does not equal it ({len(holds)} arrows)."
    )
    title = f"Better (epsilon = {epsilon:g})"
    return Figure(
        f"{name}-strict", title, Axis(""), Axis(""), (Arrows(made.agents, holds),), caption
    )


def bars(scores: DataFrame, name: str = "comparator", *, fixed: bool = False) -> Figure:
    """The three scores of each agent, the best first, with 95 % intervals.

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
    n = f"{least:,}" if least == most else f"{least:,} to {most:,}"
    caption = (
        f"Turing scores {', '.join(names.values())} (n = {n} trials an agent). "
        "Error bars are 95 % intervals from the binomial standard error."
    )
    axes = (Axis("", agents), Axis("Score", low=0.0, high=1.0))
    return Figure(f"{name}-scores", "Turing scores", *axes, tuple(layers), caption, 0.5)


def epsilons(made: Advantage, name: str = "comparator") -> Figure:
    """How many pairs are related, and how many chains are not transitive, over epsilon."""
    found = over(made.value)
    x = found["epsilon"].tolist()
    lines = (
        Line(x, found["pairs"].tolist(), name="pairs A >= B"),
        Line(x, found["violations"].tolist(), name="A >= B >= C without A >= C", dashed=True),
    )
    tested = int(found["of"].max()) if len(found) else 0
    caption = (
        f"Pairs that are related at each epsilon, of {tested} tested, and chains of three "
        "agents that are not transitive. There are no error bars."
    )
    title = "Relation over epsilon"
    return Figure(f"{name}-epsilon", title, Axis("Epsilon"), Axis("Number"), lines, caption)


def _by(found: Acceptance) -> str:
    return f", judged by {found.distinguisher}" if found.distinguisher else ""


def _cell(value: float | None, n: int) -> str:
    return "" if value is None else f"{value:.2f}\nn = {n}"
