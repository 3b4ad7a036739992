"""Names of files and texts of published sets, as parts of ids and prompts."""

from __future__ import annotations

import re
from pathlib import PurePosixPath


def stem(image: str) -> str:
    """A file's name without folders, address and suffix.

    >>> stem("/static/images/imgset/0909.jpg"), stem("102_a_0.html/")
    ('0909', '102_a_0')
    """
    # On every system, since the files have slashes of both kinds.
    return PurePosixPath(image.replace("\\", "/").rstrip("/")).stem


def slug(text: str) -> str:
    """A text as part of an id: letters, digits and hyphens, underscores kept.

    >>> slug("AI experts (May)")
    'AI-experts-May'
    """
    return re.sub(r"[^\w]+", "-", text).strip("-") or "x"
