from pathlib import Path

import pytest

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers._base import ImportReport, SourceFile, gathered


class TestSources:
    def test_folders_are_looked_through_and_nothing_is_read_twice(self, put):
        one, picture = put("deep/er/one.json", {}), put("deep/A.PNG", b"x")
        texts, pictures = gathered([one.parent.parent, one])
        assert [source.path for source in texts] == [one]
        assert pictures == {"a.png": picture}

    def test_only_files_that_were_named_are_asked_for(self, put):
        one, two = put("a/one.json", {}), put("two.json", {})
        texts, _ = gathered([one.parent, two])
        assert [source.asked_for for source in texts] == [False, True]

    def test_nothing_given_is_refused(self):
        with pytest.raises(BadSource, match="nothing to import"):
            gathered([])

    def test_a_file_that_cannot_be_opened_says_why(self, tmp_path):
        with pytest.raises(BadSource, match="can't be read"):
            _ = SourceFile(tmp_path / "none.json").data

    def test_half_characters_are_replaced_wherever_they_stand(self, put):
        source = SourceFile(put("x.json", r'{"a\ud83d": ["\ud83d\ude00", {"b": "\udc00"}]}'))
        assert source.json == {"a\ufffd": ["😀", {"b": "\ufffd"}]}


def test_a_report_adds_up():
    report = ImportReport(Path("out"), 10, "answers", {"a": 2, "b": 1}, {"rows": 7}, ("Note.",))
    assert (report.taken, report.lost) == (7, 3)
    assert report.sentences[0] == "10 answers read, 7 imported, 3 omitted."
    assert report.sentences[-2:] == ("Written to out: rows 7.", "Note.")
