"""Plans to start from: published designs with scripted models in place of real ones."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import message
from turingdesk.editing.new_folder import filled, study_id
from turingdesk.plugins.duels.plan_file import FILE
from turingdesk.plugins.duels.prompts import usual_prompts

SOURCE = "The Generalized Turing Test, 2026 (arXiv:2605.10851)"
#: The designs by name, each with its sentence.
PLANS: Mapping[str, str] = {
    "gtt": message(
        "Nine models imitate each other, and each says whether it talked with its own kind."
    ),
    "gttq": message(
        "Like gtt, but the imitating model first talks with an instance of its target."
    ),
    "fixed-distinguisher": message("Four models judge which of five models imitates another one."),
}


def new_plan(name: str, folder: Path) -> list[Path]:
    """Write a plan that runs at once, and its prompts.

    Args:
        name: One of `PLANS`.
        folder: Where; made if it is not there. The plan's ID is made of its name.

    Returns:
        The files written.

    Raises:
        UnknownName: There is no such design.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    if name not in PLANS:
        raise UnknownName(message("design of duels"), name, list(PLANS))
    text = (Path(__file__).parent / "plans" / f"{name}.toml").read_text("utf-8")
    with filled(folder):
        plan = folder / FILE
        plan_text = text.replace('id = "my-duels"', f'id = "{study_id(folder)}"', 1)
        plan.write_text(plan_text, "utf-8", newline="\n")
        prompts = Path(shutil.copyfile(usual_prompts(), folder / usual_prompts().name))
    return [plan, prompts]
