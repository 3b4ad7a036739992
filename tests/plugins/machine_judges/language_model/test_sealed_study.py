"""A language model judges a sealed study, whose truth no one here knows."""

import json

import pytest

from tests.language_models.lab import lab, started
from tests.plugins.machine_judges.language_model.test_sessions import Run
from tests.telling_studies import small
from turingdesk.study.package import open_package
from turingdesk.table.table import load

__all__ = ["lab", "started"]

studies = pytest.importorskip("tests.plugins.sealing.sealed_studies", exc_type=ImportError)


@pytest.mark.slow
def test_a_sealed_study_is_judged_without_knowing(lab, tmp_path):
    out = tmp_path / "sealed.tdz"
    studies.sealed(small(tmp_path / "plain"), out)
    run = Run(lab, open_package(out), tmp_path / "data")
    assert run().trials == 4
    assert set(load(run.data).responses["truth"].dropna()) == set()
    bodies = json.dumps([entry["body"] for entry in lab.log])
    assert "git-2" not in bodies
    assert "person-" not in bodies
