"""Commands, run as a person types them."""

import pytest

from turingdesk.cli import main


@pytest.fixture
def run(capsys):
    """Run a command; gives its exit code, what it printed and what it complained of."""

    def command(*words):
        capsys.readouterr()
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command
