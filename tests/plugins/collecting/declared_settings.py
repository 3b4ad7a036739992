"""What collecting declares, for the test that finds it in commands, dialogs, and help."""

from dataclasses import replace

from tests.agents.collection import collection
from turingdesk.agents import AGENTS
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.study import Form
from turingdesk.plugins.collecting.build import BuildRequest
from turingdesk.plugins.collecting.gui.agent_dialog import AgentDialog
from turingdesk.plugins.collecting.gui.build_dialog import BuildDialog

AGE = Form("about", "About you", (Question("age", "Age?", Kind.NUMBER, role=Role.FORM),))
CLASSES = {"build": BuildRequest}
#: The options of each agent, by the name of its table in the reference.
MACHINES = {f"agent {name}": agent.options for name, agent in AGENTS.items() if agent.options}
COMMANDS = {"agent": "collect"}
#: Settings that the desk takes in a field beside the form.
ASIDE = {"build": {"simulated"}}


def fields(opened, desk, tmp_path):
    """By place, a function that opens its dialog, and names the settings with a field."""
    collected = collection(tmp_path / "collection")

    def agent(kind):
        dialog = opened(AgentDialog(desk.state, collected, tmp_path))
        dialog.agent.addItem(kind, kind)  # whatever the collection asks for
        dialog.agent.setCurrentIndex(dialog.agent.findData(kind))
        return {*dialog.fields.fields}

    def build():
        study = replace(collected.study, forms=(AGE,))  # that the study can have the answers to
        asking = replace(collected, study=study)
        of_people = {"simulated": False}
        dialog = opened(BuildDialog(desk.state, asking, tmp_path, [tmp_path], **of_people))
        return {*dialog.form.fields}

    return {"build": build, **{place: lambda p=place: agent(p.split()[1]) for place in MACHINES}}
