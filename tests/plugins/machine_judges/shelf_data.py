"""The analyses of machine judges, for the tests that compute every analysis."""

#: The columns of an analysis without which a row says nothing.
VALUES = {
    "extrapolation": ("detectability",),
    "judge_agreement": ("kappa",),
    "judge_errors": ("score",),
    "judge_features": ("weight",),
    "judge_folds": ("detectability",),
    "judge_messages": ("evidence", "right"),
    "judges_by_agent": ("p_machine",),
    "machine_judges": ("p_hh", "p_mm", "detectability"),
}
#: Analyses with values of another kind than proportions of verdicts.
UNCOUNTED = ("judge_features", "judge_messages")
#: Columns, by how they begin, beside which something else is counted than in the engine, and what.
COUNTED = {
    ("machine_judges", ""): "answers; the engine counts verdicts, of which each seed gives one",
}


def add(folder, lines):
    """Nothing: the table has two sessions of a machine judge."""
