"""Shows a picture to describe."""

from turingdesk.gui.tasks._picture_view import PictureView


class CaptionPromptView(PictureView):
    """A picture, with the questions beside it."""

    side_panel = True


VIEW = CaptionPromptView
