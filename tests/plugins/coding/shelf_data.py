"""Codings of two coders, for the table with which every analysis is computed."""

from turingdesk.plugins.coding.codings import TextPlace, save_codes

#: The columns of an analysis without which a row says nothing.
VALUES = {
    "agreement": ("kappa",),
    "reasons": ("share",),
    "strategies": ("share", "accuracy"),
}


def add(folder, lines):
    """Let two people code reasons among some lines of journals in a folder."""
    reasons = [line for line in lines if line.get("question") == "reason"]
    for number, line in enumerate(reasons[:20]):
        place = TextPlace(line["session"], line["step"], "reason", "")
        for coder, codes in (("Ada", ["1a"]), ("Bob", ["1a"] if number % 4 else ["3e"])):
            save_codes(folder, "reasons", coder, place, codes)
            save_codes(folder, "strategies", coder, place, codes)
