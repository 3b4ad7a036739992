"""What `analyze` prints of quality rules: how much each leaves out, and every exclusion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turingdesk.cli._frame import print_table


def print_rules(found: Mapping[str, Any]) -> None:
    """Counts before and after the rules, and what each rule leaves out.

    Args:
        found: What `analysis._overview.overview` gives.
    """
    if not found["rules"]:
        return
    print("\nQuality rules (what several leave out counts for each of them)")
    before, after = found["before_rules"]["verdicts"], found["verdicts"]
    for what, key in (("on origin", "on_origin"), ("on sides", "on_sides")):
        if before[key]:
            print(f"Verdicts {what}: {before[key]} before, {after[key]} after.")
    studies = len({one["study"] for one in found["rules"]}) > 1
    heads = ["rule", "sessions", "single trials", "verdicts", "what it does"]
    rows = [
        [one["rule"], one["sessions"], one["trials"], one["verdicts"], one["about"]]
        for one in found["rules"]
    ]
    if studies:
        heads.insert(0, "study")
        rows = [[one["study"], *row] for one, row in zip(found["rules"], rows, strict=True)]
    print_table(heads, rows)


def print_exclusions(found: Mapping[str, Any]) -> None:
    """Every exclusion, with its reason."""
    print(f"\nExclusions: {len(found['exclusions'])}")
    if found["exclusions"]:
        names = ("session", "rule", "trial", "stimulus", "reason")
        rows = [["" if one[n] is None else one[n] for n in names] for one in found["exclusions"]]
        print_table(list(names), rows)
