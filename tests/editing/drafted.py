"""Drafts for tests: a package of one table, and what a study's folder contains."""

from tests.packages import STUDY, png, write
from turingdesk.editing.draft import Draft


def files_of(folder):
    """Every file's bytes, by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def draft_of(folder, table, data, task="captions"):
    """A draft of a package with one table, and that table."""
    block = f'\n[[block]]\ntask = "{task}"\ntable = "{table}"\ntrials = 2\n'
    files = {
        "study.toml": STUDY + block,
        "captions.csv": None,
        "media/dog.png": png(),
        "media/cat.png": png(),
        table: data,
    }
    draft = Draft.open(write(folder, files))
    return draft, draft.table(table)


def saved(draft, table):
    """The table's bytes after saving."""
    draft.save()
    return (draft.folder / table.name).read_bytes()
