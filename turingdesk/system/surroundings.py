"""The surroundings of a result beside versions: the state of the checkout, and the container.

Paper 2 stores both with each trial (Appendix B.1).
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from functools import cache
from hashlib import file_digest
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from turingdesk.system import paths

_GIT_S = 20.0  #: seconds that git may take
_IMAGES = ("APPTAINER_CONTAINER", "SINGULARITY_CONTAINER")  #: variables with the image's path
_PACKAGES = ("httpx2", "orjson")  #: that requests and journals depend on


@cache
def surroundings() -> dict[str, Any]:
    """Those of this process; what isn't known, or doesn't apply, is omitted."""
    return {
        "packages": _versions(_PACKAGES),
        **checkout(paths.root()),
        **container(os.environ, Path("/")),
    }


def checkout(root: Path) -> dict[str, Any]:
    """The branch of a checkout, and whether files in it were changed since its commit.

    Args:
        root: Its folder; nothing is known of a folder without `.git`, as of a built program.
    """
    if not (root / ".git").exists():
        return {}
    branch = _git(root, "rev-parse", "--abbrev-ref", "HEAD")
    changes = _git(root, "status", "--porcelain", "--untracked-files=no")
    if branch is None or changes is None:
        return {}
    return {"branch": branch, "dirty": bool(changes)}


def container(environment: Mapping[str, str], system: Path) -> dict[str, Any]:
    """The container that this runs in; nothing outside of one.

    Args:
        environment: The environment variables.
        system: The root of the file system.
    """
    image = next((environment[name] for name in _IMAGES if environment.get(name)), "")
    if image:
        image_fields = {"kind": "apptainer", "image": Path(image).name}
        return {"container": image_fields | _hash(Path(image))}
    for kind, mark in (("docker", ".dockerenv"), ("podman", "run/.containerenv")):
        if (system / mark).exists():
            return {"container": {"kind": kind}}
    return {}


def _hash(image: Path) -> dict[str, str]:
    """The SHA-256 of an image; nothing where it can't be read, or is a folder."""
    try:
        with image.open("rb") as file:
            return {"sha256": file_digest(file, "sha256").hexdigest()}
    except OSError:
        return {}


def _versions(names: tuple[str, ...]) -> dict[str, str]:
    version_by_name = {}
    for name in names:
        try:
            version_by_name[name] = version(name)
        except PackageNotFoundError:
            continue
    return version_by_name


def _git(root: Path, *words: str) -> str | None:
    """The output of git; None if there is none, or it fails."""
    command = ["git", "-C", str(root), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_GIT_S, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
