"""Shows a picture in which things are named."""

from turingdesk.gui.tasks._picture_view import PictureView


class ObjectsPromptView(PictureView):
    """A picture, with the questions beside it."""

    side_panel = True


VIEW = ObjectsPromptView
