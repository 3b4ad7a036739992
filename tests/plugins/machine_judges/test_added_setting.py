"""A setting that is added to a machine judge makes another judge."""

from dataclasses import replace

from tests.cli.test_settings import with_smells
from turingdesk.core.setting import named_settings
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained.forest import Forest


def test_it_makes_another_language_model_that_judges():
    smelling = with_smells(ModelSettings, server="http://gpu/v1", model="m")
    other = replace(smelling, smells=3)
    assert other.as_dict()["smells"] == 3
    assert other.fingerprint != smelling.fingerprint


def test_it_makes_another_trained_judge(monkeypatch):
    judge = TRAINED["forest"]
    smelling = replace(judge, options=named_settings(type(with_smells(Forest))))
    monkeypatch.setattr(TRAINED, "_load", {"forest": smelling}.__getitem__)
    plain, other = TrainingSettings("forest"), TrainingSettings("forest", options={"smells": 3})
    assert other.as_dict({})["options"]["smells"] == 3.0
    assert plain.as_dict({})["fingerprint"] != other.as_dict({})["fingerprint"]
