from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from turingdesk.gui.tasks._card import paint_card, paint_edge
from turingdesk.gui.theme import colors


def test_whatever_is_painted_on_a_card_gets_its_round_corners(qapp):
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    box = QRectF(10, 10, 180, 80)
    paint_card(painter, box)
    assert image.pixelColor(100, 50).name() == colors().card
    painter.fillRect(box, Qt.GlobalColor.red)
    paint_edge(painter, box)
    painter.end()
    assert image.pixelColor(100, 50).name() == "#ff0000"
    assert image.pixelColor(11, 11).name() == colors().background
    assert image.pixelColor(100, 10).name() == colors().line
    assert image.pixelColor(5, 50).name() == "#ff00ff"
