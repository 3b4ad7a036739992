"""The files of the page for browsers, read once, and their version.

The page knows the version of the files that it was loaded from (`views.js`), and the host says its
own with the words of each connection. So a page that was left open while the host was updated
notices, and offers to load again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from turingdesk.system.paths import resources

_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".png": "image/png"}
_SIGNS = 16  #: of a hash, which tell versions apart


@dataclass(frozen=True, slots=True)
class PageFiles:
    """The page."""

    files: Mapping[str, tuple[bytes, str]]  #: by name: the bytes, and of what type they are
    version: str  #: changes with any of them


@cache
def page_files() -> PageFiles:
    """The page as it is when this program first asks; its version belongs to these very bytes."""
    folder = resources() / "web"
    files = {
        path.relative_to(folder).as_posix(): (path.read_bytes(), _TYPES[path.suffix])
        for path in sorted(folder.rglob("*"))
        if path.suffix in _TYPES
    }
    icon = (resources() / "icons" / "turingdesk-64.png").read_bytes()
    files["theme.css"] = (theme_css().encode(), _TYPES[".css"])
    files["icon.png"] = (icon, _TYPES[".png"])
    checksum = sha256()
    for name, (body, _) in sorted(files.items()):
        # With lengths, so that bytes that move from one file to the next give another version.
        checksum.update(f"{name}\n{len(body)}\n".encode() + body)
    version = checksum.hexdigest()[:_SIGNS]
    # After the checksum: this file contains the version, so the version can't depend on it.
    views = sorted(Path(name).stem for name in files if name.startswith("tasks/"))
    views_module = f"export const VIEWS = {views!r};\nexport const VERSION = {version!r};\n"
    files["views.js"] = (views_module.replace("'", '"').encode(), _TYPES[".js"])
    return PageFiles(files, version)


def page_version() -> str:
    """The version of the page that this host serves."""
    return page_files().version


def theme_css() -> str:
    """The colors of the kiosk's themes as variables; the participant's device chooses one."""
    query_by_theme = {
        "light": "",
        "dark": "(prefers-color-scheme: dark)",
        "contrast": "(prefers-contrast: more)",
    }
    css = []
    for name, query in query_by_theme.items():
        theme = resources() / "themes" / f"{name}.toml"
        colors = tomllib.loads(theme.read_text("utf-8"))
        lines = "".join(
            f"--{color_name.replace('_', '-')}:{color};" for color_name, color in colors.items()
        )
        rule = f":root{{{lines}}}"
        css.append(f"@media {query}{{{rule}}}" if query else rule)
    return "\n".join(css) + "\n"
