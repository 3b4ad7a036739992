"""The mixed models beside lme4's glmer (Bates et al. 2015): stored figures, and R itself."""

import csv
import json
import shutil
import subprocess
from random import Random
from statistics import NormalDist

import numpy as np
import pytest

from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, PROBIT
from turingdesk.analysis.statistics.mixed_model import mixed

_ORDER = ("judge", "bias", CORRELATION, "stimulus")  #: of the spreads that R prints
LINKS = {"logit": LOGIT, "probit": PROBIT}
FORMULAS = {
    "slopes": "yes ~ truth + (1 + truth | judge) + (1 | stimulus)",
    "intercepts": "yes ~ truth + (1 | judge) + (1 | stimulus)",
    "judges": "yes ~ truth + (1 + truth | judge)",
}
#: Fits each formula with each link to verdicts.csv and prints the numbers as JSON.
R = """
suppressMessages(library(lme4))
d <- read.csv(commandArgs(TRUE)[1], colClasses = c("numeric", "numeric", "factor", "factor"))
# glmer's own standard errors are from steps so small that noise is up to 30 % of them.
errors <- function(m) {
  f <- update(m, devFunOnly = TRUE)
  at <- c(getME(m, "theta"), fixef(m))
  n <- length(at)
  to <- function(i, j, a, b) f(at + 5e-3 * (a * (1:n == i) + b * (1:n == j)))
  h <- outer(1:n, 1:n, Vectorize(function(i, j)
    (to(i, j, 1, 1) - to(i, j, 1, -1) - to(i, j, -1, 1) + to(i, j, -1, -1)) / 1e-4))
  tail(sqrt(diag(solve(h / 2))), 2)
}
out <- c()
for (link in c("logit", "probit")) for (formula in commandArgs(TRUE)[-1]) {
  m <- glmer(as.formula(formula), d, binomial(link), nAGQ = 1, control = glmerControl(
    "bobyqa", optCtrl = list(maxfun = 1e5, rhoend = 1e-9), tolPwrss = 1e-13))
  v <- as.data.frame(VarCorr(m), order = "lower.tri")
  v <- v[order(v$grp, !is.na(v$var2)), ]
  numbers <- c(fixef(m), errors(m), -2 * as.numeric(logLik(m)), v$sdcor)
  out <- c(out, sprintf('{"link": "%s", "formula": "%s", "numbers": [%s]}', link, formula,
    paste(sprintf("%.9g", numbers), collapse = ", ")))
}
cat("[", paste(out, collapse = ","), "]")
"""


def verdicts(seed, judges, stimuli, each):
    """Rows of verdicts by judges who differ in ability and in bias; the same on every machine."""
    draw, normal = Random(seed), NormalDist()

    def numbers(n, sd):
        return [sd * normal.inv_cdf(draw.random()) for _ in range(n)]

    able, biased, telling = numbers(judges, 0.8), numbers(judges, 1.2), numbers(stimuli, 0.6)
    rows = []
    for judge in range(judges):
        for place in range(each):
            stimulus = (judge * 7 + place) % stimuli
            truth = stimulus % 2 - 0.5
            odds = 0.4 + 0.6 * truth + able[judge] + biased[judge] * truth + telling[stimulus]
            rows.append((int(draw.random() < 1 / (1 + np.exp(-odds))), truth, judge, stimulus))
    return rows


def ours(rows, link, formula):
    """The numbers in the order in which R prints them: of fixed effects, deviance, spreads."""
    yes, truth, judge, stimulus = (np.array(column) for column in zip(*rows, strict=True))
    ones = np.ones(yes.size)
    slopes = {"judge": ones} | ({} if "(1 | judge)" in formula else {"bias": truth})
    random = [Levels.of("judge", judge, **slopes)]
    if "stimulus" in formula:
        random.append(Levels.of("stimulus", stimulus))
    columns = {"intercept": ones, "truth": truth}
    found = mixed(columns, yes.astype(float), random, LINKS[link])
    assert found.note == ""
    terms = found.terms.values()
    fixed = [one.effect for one in terms] + [one.effect / one.statistic for one in terms]
    return fixed, found.deviance, {name: one.effect for name, one in found.spreads.items()}


def check(rows, link, formula, theirs):
    """Estimates and spreads to 0.001, standard errors to 0.1 %, the deviance to 0.0002."""
    fixed, deviance, spreads = ours(rows, link, formula)
    assert fixed[:2] == pytest.approx(theirs[:2], abs=1e-3)
    assert fixed[2:] == pytest.approx(theirs[2:4], rel=1e-3)
    assert deviance == pytest.approx(theirs[4], abs=2e-4)
    assert [spreads[name] for name in _ORDER if name in spreads] == pytest.approx(
        theirs[5:], abs=1e-3
    )


#: What R, of which the script is above, prints for `verdicts(*SMALL)`: lme4 1.1-31, R 4.2.2.
SMALL = (4, 24, 20, 16)
STORED = """
logit slopes 0.0304644 0.156218 0.174528 0.315678 514.6356 0.648682 1.07294 0.2721 0.109151
logit intercepts 0.0207268 0.135779 0.16216 0.212883 521.3204 0.598663 0
logit judges 0.030239 0.155448 0.172484 0.310428 514.6573 0.647371 1.06485 0.273114
probit slopes 0.0199557 0.0986973 0.107079 0.193871 514.7785 0.39765 0.658728 0.275539 0.0599009
probit intercepts 0.0125527 0.085721 0.100582 0.132204 521.3519 0.371208 0
probit judges 0.0198284 0.0984713 0.106082 0.191318 514.7922 0.397066 0.654885 0.276887
"""


@pytest.mark.parametrize("line", STORED.split("\n")[1:-1])
def test_a_small_study_has_the_figures_of_glmer(line):
    link, model, *numbers = line.split()
    check(verdicts(*SMALL), link, FORMULAS[model], [float(one) for one in numbers])


def has_lme4():
    if not shutil.which("Rscript"):
        return False
    told = subprocess.run(["Rscript", "-e", "library(lme4)"], capture_output=True, check=False)
    return told.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("sizes", [SMALL, (2, 60, 80, 20), (3, 150, 30, 10)])
def test_studies_of_several_sizes_have_the_figures_of_glmer(sizes, tmp_path):
    if not has_lme4():
        pytest.skip("R with lme4 is not installed (Debian: r-base-core, r-cran-lme4)")
    rows, path, script = verdicts(*sizes), tmp_path / "verdicts.csv", tmp_path / "fit.R"
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("yes", "truth", "judge", "stimulus"), *rows])
    script.write_text(R)
    told = subprocess.run(
        ["Rscript", script, path, *FORMULAS.values()], capture_output=True, check=True, text=True
    )
    for theirs in json.loads(told.stdout):
        check(rows, theirs["link"], theirs["formula"], theirs["numbers"])
