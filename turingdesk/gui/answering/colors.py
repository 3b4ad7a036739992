"""Shows a picture whose color is named."""

from turingdesk.gui.tasks._picture_view import PictureView


class ColorPromptView(PictureView):
    """A picture, with the questions beside it."""

    side_panel = True


VIEW = ColorPromptView
