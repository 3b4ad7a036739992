"""Tables whose trained judges found something of themselves."""

from turingdesk.table.machine_findings import FINDINGS, JudgeFindings, JudgeVersion
from turingdesk.table.table import frame


def findings(judge="judge:svm", study="x", **parts):
    """What one judge found: rows by part."""
    return JudgeFindings(JudgeVersion(study, "hash", judge, "print"), parts)


def with_findings(*found, lines=()):
    """Responses with findings as their attribute."""
    rows = frame(list(lines))
    rows.attrs[FINDINGS] = found
    return rows


def of_block(rows, block="captions", task="captions"):
    """Rows of a block, as they are kept."""
    return [{"block": block, "task": task, **row} for row in rows]
