"""Plans of duels are started and checked by the commands for studies."""

from tests.cli.test_study import said

__all__ = ["said"]


def test_check_of_a_plan_of_duels_checks_the_plan(tmp_path, said):
    duels = tmp_path / "duels"
    assert said("new", "gtt", duels)[0] == 0
    for path in (duels, duels / "plan.toml"):
        code, printed = said("check", path)
        assert code == 0
        assert "810 trials of 9 models. The plan can run." in printed
    (duels / "plan.toml").write_text('id = "x"\n', "utf-8")
    code, printed = said("check", duels)
    assert code == 1
    assert "The plan has no models." in printed


def test_the_list_of_what_new_starts_names_designs_of_plans(said):
    code, printed = said("new", "--list")
    assert code == 0
    plans = printed.partition("\nPlans of duels: ")[2]
    assert "  gttq" in plans
    assert "From: The Generalized Turing Test" in plans
