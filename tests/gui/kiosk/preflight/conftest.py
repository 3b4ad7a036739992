"""Pages here wear the program's clothes."""

import pytest

from turingdesk.gui import theme


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)
