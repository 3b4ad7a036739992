"""Plans of scripted models for tests."""

from turingdesk.plugins.duels.plan_file import open_plan

SCRIPTED = """
id = "dry"
protocols = ["gtt"]
trials = 2

[[model]]
id = "ada"
name = "Ada"
server = "scripted"
skill = 0.9

[[model]]
id = "bert"
name = "Bert"
server = "scripted"
skill = 0.2
"""


def written(folder, text=SCRIPTED, **changes):
    """A plan as a file, with other values for some of its keys at the top."""
    folder.mkdir(exist_ok=True, parents=True)
    lines = text.strip().splitlines()
    kept = [line for line in lines if line.partition(" =")[0] not in changes]
    given = [f"{key} = {value}" for key, value in changes.items()]
    path = folder / "plan.toml"
    path.write_text("\n".join([*given, *kept]) + "\n", "utf-8")
    return path


def plan(folder, text=SCRIPTED, **changes):
    """The same, opened."""
    return open_plan(written(folder, text, **changes))
