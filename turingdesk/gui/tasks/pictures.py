"""Shows a picture and nothing else."""

from __future__ import annotations

from turingdesk.gui.tasks._picture_view import PictureView


class PicturesView(PictureView):
    """The picture itself is the card: no band beside it says how wide it is."""

    narrowest = 0


VIEW = PicturesView
