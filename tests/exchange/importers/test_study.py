from turingdesk.exchange.importers._study import BlockDraft, shares


def planned(rows, most):
    block = BlockDraft("words", rows)
    assert list(block.written_rows()) == rows
    return shares(block.counts, most)


class TestStudy:
    def rows(self, *kinds):
        return [
            {"id": str(n), "prompt": prompt, "origin": maker}
            for n, (prompt, maker) in enumerate(kinds)
        ]

    def test_both_classes_get_the_same_number_of_trials(self):
        kinds = [(f"p{n}", maker) for n in range(50) for maker in ("human", "machine")]
        assert planned(self.rows(*kinds), 20) == ({"H": 10, "M": 10}, False)

    def test_few_prompts_with_many_answers_may_recur(self):
        kinds = [("p", "human")] * 8 + [("p", "machine")] * 8
        assert planned(self.rows(*kinds), 20) == ({"H": 8, "M": 8}, True)

    def test_one_class_alone_is_all_there_is(self):
        kinds = [(f"p{n}", "machine") for n in range(50)]
        assert planned(self.rows(*kinds), 20) == ({"M": 20}, False)
