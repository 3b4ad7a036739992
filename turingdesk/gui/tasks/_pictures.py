"""Pictures, read and scaled on other threads before they are needed; a few stay in memory."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColorSpace, QImage, QImageIOHandler, QImageReader

from turingdesk.gui.jobs import Job
from turingdesk.gui.tasks._base import Fit
from turingdesk.system.paths import resources

MOST_BYTES = 96 * 1024 * 1024
FEWEST = 5  #: kept however large they are: the one on screen, the next three, one to spare

Key = tuple[Path, int, int]


class UnreadablePicture(Exception):
    """A picture cannot be shown; says why."""


class PictureCache(QObject):
    """The current pictures.

    Signals:
        changed: Something is now known of this path: its size, its pixels or its failure.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sizes: dict[Path, QSize] = {}
        self._failures: dict[Path, str] = {}
        self._images: OrderedDict[Key, QImage] = OrderedDict()
        self._reading: dict[Path, list[tuple[Fit, int]]] = {}
        self._decoding: set[Key] = set()
        self._bytes = 0
        _load_types()

    def size(self, path: Path) -> QSize | None:
        """A picture's own size, upright; None while it is not known."""
        return self._sizes.get(path)

    def image(self, path: Path, size: QSize) -> QImage | None:
        """The picture scaled to a size in device px; None while it is not available."""
        key = (path, size.width(), size.height())
        if key in self._images:
            self._images.move_to_end(key)
        return self._images.get(key)

    def failure(self, path: Path) -> str:
        """Why a picture cannot be shown; empty if it can or where that is not known yet."""
        return self._failures.get(path, "")

    def want(self, path: Path, fit: Fit, priority: int = 0) -> None:
        """Have a picture read and scaled, unless it is available or on its way.

        Args:
            path: The picture's file.
            fit: The size needed, in device px, from the picture's own.
            priority: A higher one goes first.
        """
        if path in self._failures:
            return
        if (picture_size := self._sizes.get(path)) is not None:
            self._decode(path, fit(picture_size), priority)
        elif path in self._reading:
            self._reading[path].append((fit, priority))
        else:
            self._reading[path] = [(fit, priority)]
            done, failed = partial(self._has_size, path), partial(self._has_failed, path)
            Job(self, partial(read_size, path), done, failed, priority)

    def _has_size(self, path: Path, picture_size: QSize) -> None:
        self._sizes[path] = picture_size
        for fit, priority in self._reading.pop(path, []):
            self._decode(path, fit(picture_size), priority)
        self.changed.emit(str(path))

    def _has_failed(self, path: Path, problem: Exception) -> None:
        self._reading.pop(path, None)
        self._failures[path] = str(problem)
        self.changed.emit(str(path))

    def _decode(self, path: Path, size: QSize, priority: int) -> None:
        key = (path, size.width(), size.height())
        if key in self._images or key in self._decoding:
            return
        self._decoding.add(key)

        def done(image: QImage) -> None:
            self._decoding.discard(key)
            self._keep(key, image)
            self.changed.emit(str(path))

        def failed(problem: Exception) -> None:
            self._decoding.discard(key)
            self._has_failed(path, problem)

        Job(self, partial(read_picture, path, size), done, failed, priority)

    def _keep(self, key: Key, image: QImage) -> None:
        self._images[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES and len(self._images) > FEWEST:
            _, gone = self._images.popitem(last=False)
            self._bytes -= gone.sizeInBytes()


def read_size(path: Path) -> QSize:
    """A picture's size as it is shown, from its header.

    Raises:
        Unreadable: There is no such file, or it is not a picture.
    """
    return _upright(_reader(path))


def read_picture(path: Path, size: QSize) -> QImage:
    """A picture scaled to a size, in the format that is painted fastest.

    Raises:
        Unreadable: There is no such file, it is not a picture, or it is too large to decode.
    """
    reader = _reader(path)
    turned = reader.size() != _upright(reader)
    reader.setAutoTransform(True)
    # Qt scales before it turns what a camera stored on its side.
    reader.setScaledSize(size.transposed() if turned else size)
    image = reader.read()
    if image.isNull():
        raise UnreadablePicture(f"{path.name}: {reader.errorString()}")
    if image.size() != size:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    formats = QImage.Format
    seen_through = image.hasAlphaChannel()
    painted = formats.Format_ARGB32_Premultiplied if seen_through else formats.Format_RGB32
    profile, screen = image.colorSpace(), QColorSpace(QColorSpace.NamedColorSpace.SRgb)
    if profile.isValid() and profile != screen:
        # Browsers show the colors that a profile means; a painter of Qt's paints the numbers.
        return image.convertedToColorSpace(screen, painted)
    return image.convertToFormat(painted)


@cache
def _load_types() -> None:
    """Use each of Qt's types once on the thread of the windows.

    PySide6 makes its Python types when they are first used; two threads of the pool that
    did so at once crashed the program at its start, once in some twenty starts.
    """
    read_size(resources() / "icons" / "turingdesk-32.png")
    read_picture(resources() / "icons" / "turingdesk-32.png", QSize(8, 6))


def _reader(path: Path) -> QImageReader:
    if not path.is_file():
        raise UnreadablePicture(f"{path.name}: the file can't be found")
    reader = QImageReader(str(path))
    # By what is in it: files are often called .jpg and are something else.
    reader.setDecideFormatFromContent(True)
    if not reader.canRead() or not reader.size().isValid() or reader.size().isEmpty():
        raise UnreadablePicture(f"{path.name}: {reader.errorString() or 'not a picture'}")
    return reader


def _upright(reader: QImageReader) -> QSize:
    turns = reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90
    return reader.size().transposed() if turns else reader.size()


_shared: list[PictureCache] = []


def pictures() -> PictureCache:
    """The pictures of this program; they live as long as the application."""
    app = QCoreApplication.instance()
    if not _shared or _shared[0].parent() is not app:
        _shared[:] = [PictureCache(app)]
    return _shared[0]
