"""Who has the seats of machines in games of duels: the models of their plans."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from turingdesk.study.package import Package


def seats(package: Package, data: Path, others: Any) -> AbstractContextManager[Any]:
    """Open the plans of a study, whose models have the machines' seats."""
    from turingdesk.plugins.duels.people import duel_seats  # late: kiosks import games, too

    return duel_seats(package, data, others)
