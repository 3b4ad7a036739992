#!/bin/sh
# Sets up TuringDesk on Debian or Ubuntu, then runs it or its tests. You can run it again.
#
#   sh resources/start.sh demo [OPTIONS]   open the demonstration, see `turingdesk demo --help`
#   sh resources/start.sh test [OPTIONS]   run the tests, with options of pytest
#
# It installs the system packages that are missing, as root or with sudo, and everything else
# in the folder .venv.
set -eu
cd "$(dirname "$0")/.."
export DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
began=$(date +%s)
work=$(mktemp -d)
command=
trap 'rm -rf "$work"' EXIT
trap '[ -z "$command" ] || kill "$command" 2>/dev/null; exit 130' INT TERM
log=$work/log

say() {
  printf '[%3d s] %s\n' $(($(date +%s) - began)) "$*"
}

fail() {
  printf '\n' >&2
  printf '%s\n' "$@" >&2
  exit 1
}

# Runs a command, and shows when each of its steps begins: never silent for more than 10 seconds.
# Arguments: what it does, for people; a sed script that turns lines of its output into steps.
watched() {
  about=$1 steps=$2
  shift 2
  say "$about"
  : >"$log"
  "$@" >"$log" 2>&1 &
  command=$! shown=0 quiet=0 seen=$(installed)
  while :; do
    running=1
    kill -0 "$command" 2>/dev/null || running=0
    lines=$(wc -l <"$log")
    new=$(head -n "$lines" "$log" | tail -n "+$((shown + 1))" | sed -n "$steps"; arrived)
    shown=$lines seen=$(installed) quiet=$((quiet + 1))
    if [ -n "$new" ]; then
      printf '%s\n' "$new" | while IFS= read -r line; do say "  $line"; done
      quiet=0
    elif [ "$quiet" -ge 10 ]; then
      say "  still working"
      quiet=0
    fi
    [ "$running" = 1 ] || break
    sleep 1
  done
  wait "$command"  # its exit code is that of this function
}

installed() {  # the Python packages in .venv that are complete
  ls -d .venv/lib/python*/site-packages/*.dist-info/RECORD 2>/dev/null || :
}

arrived() {  # those that came since the last look
  installed | while IFS= read -r record; do
    case $seen in *"$record"*) continue ;; esac
    folder=${record%.dist-info/RECORD}
    echo "installed ${folder##*/}"
  done
}

python() {  # the first Python that is new enough
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
}

install() {  # Debian's packages that are named
  say "System packages that are missing: $*"
  root=
  line="apt-get update && apt-get install -y --no-install-recommends $*"
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || ask "$line"
    root=sudo
    sudo -n true 2>/dev/null || sudo -v || ask "$line"
  fi
  watched "Reading the lists of packages" '' $root apt-get update -q || stopped "apt-get update"
  watched "Installing" 's/^Setting up \([^ ]*\) .*/installed \1/p' \
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" ||
    stopped "apt-get install"
}

ask() {
  fail "System packages are missing, and only an administrator can install them." \
    "Ask the administrator of this computer to run this as root:" "" "  $1" "" \
    "Then run this command again."
}

stopped() {
  tail -n 15 "$log" >&2
  fail "$1 failed; its last lines are above. Check that the computer is online, then try again."
}

system_packages() {  # installs those that are missing; turingdesk/cli/_qt.py names them for Qt
  if ! command -v apt-get >/dev/null; then
    say "This isn't Debian or Ubuntu, so no system packages are installed."
    return
  fi
  found=$(python)
  if [ -n "$found" ]; then
    lacking='from turingdesk.cli._qt import missing_packages; print(*missing_packages())'
    missing=$("$found" -c "$lacking")
    "$found" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
  else
    qt=$(sed -n 's/^    "lib[^"]*": "\(.*\)",$/\1/p; s/^FONT = "\(.*\)".*/\1/p' turingdesk/cli/_qt.py)
    missing="python3 python3-venv $(echo $qt)"
  fi
  if [ "$what" = test ]; then
    command -v Xvfb >/dev/null || missing="$missing xvfb"
    command -v xauth >/dev/null || missing="$missing xauth"
  fi
  [ -z "$missing" ] || install $missing
}

environment() {  # .venv with TuringDesk, and with the extras that are named
  found=$(python)
  [ -n "$found" ] || fail "TuringDesk needs Python 3.11 or newer, and this computer has none." \
    "Install it, then run this command again."
  if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    watched "Making a Python environment in .venv" '' "$found" -m venv --clear .venv ||
      stopped "python3 -m venv"
  fi
  watched "Installing TuringDesk and its libraries in .venv" \
    's/^ *Downloading \([^-]*-[^-]*\)-[^ ]*\.whl \(([^)]*)\).*/downloading \1 \2/p
    s/^WARNING: Retrying.*/no answer from the network; pip tries again/p' \
    .venv/bin/python -m pip install --progress-bar off -e "$1" || stopped "pip install"
}

what=${1-}
case $what in
  demo) extras='' ;;
  test) extras='[test]' ;;
  *) fail "Run: sh resources/start.sh demo, or: sh resources/start.sh test" ;;
esac
shift
system_packages
environment ".$extras"
rm -rf "$work"
if [ "$what" = demo ]; then
  say "Starting the demonstration"
  exec .venv/bin/turingdesk demo "$@"
fi
say "Running the tests"
exec .venv/bin/python -m pytest -n auto --dist loadfile "$@"
