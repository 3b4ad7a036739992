"""What tests of plugins add to tests of the house, so that the house names no plugin."""

from importlib import import_module
from pathlib import Path

PLUGINS = Path(__file__).parent / "plugins"


def parts(name):
    """The modules of a name in the tests of plugins, such as `screens`; those of plugins that are
    not there are not there either.
    """
    return [
        import_module(f"tests.plugins.{path.parent.name}.{name}")
        for path in sorted(PLUGINS.glob(f"*/{name}.py"))
    ]
