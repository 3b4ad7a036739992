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
finish=   # what must not be cut short, because it would leave the computer's packages half installed
stopping=
trap 'rm -rf "$work" 2>/dev/null || :' EXIT
trap interrupted INT TERM
log=$work/log

say() {
  printf '[%3d s] %s\n' $(($(date +%s) - began)) "$*"
}

fail() {
  printf '\n' >&2
  printf '%s\n' "$@" >&2
  exit 1
}

interrupted() {
  if [ -n "$finish" ]; then
    stopping=1
    say "$finish"
    return
  fi
  [ -z "$command" ] || kill "$command" 2>/dev/null || :
  printf '\n%s\n' "Stopped. Run the same command again to continue." >&2
  exit 130
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
    lines=$(wc -l <"$log") || lines=$shown  # Ctrl+C also stops wc
    complete=$(installed)
    new=$(head -n "$lines" "$log" | tail -n "+$((shown + 1))" | sed -n "$steps"; arrived)
    shown=$lines seen=$complete quiet=$((quiet + 1))
    if [ -n "$new" ]; then
      printf '%s\n' "$new" | while IFS= read -r line; do say "  $line"; done
      quiet=0
    elif [ "$quiet" -ge 10 ]; then
      say "  still working"
      quiet=0
    fi
    [ "$running" = 1 ] || break
    sleep 1 || :
  done
  finish=
  [ -z "$stopping" ] || interrupted
  wait "$command"  # its exit code is that of this function
}

# As watched, but patient: only one program at a time can install packages, and another one, such
# as automatic updates, is often complete within 2 minutes. apt's own DPkg::Lock::Timeout covers
# neither `apt-get update` nor dpkg.
in_turn() {
  waits=0
  until watched "$@"; do
    [ "$waits" -lt 60 ] && grep -q '/lock\|lock was locked' "$log" || return 1
    waits=$((waits + 1))
    say "  another program is installing packages; waiting for it"
    sleep 2
  done
}

installed() {  # the Python packages in .venv that are complete
  ls -d .venv/lib/python*/site-packages/*.dist-info/RECORD 2>/dev/null || :
}

arrived() {  # those that came since the last look
  [ -z "$complete" ] || printf '%s\n' "$complete" | while IFS= read -r record; do
    case $seen in *"$record"*) continue ;; esac
    folder=${record%.dist-info/RECORD}
    echo "installed ${folder##*/}"
  done
}

python() {  # the first Python that is new enough, and complete: one without ctypes isn't
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import ctypes, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
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
  in_turn "Reading the lists of packages" '' $root apt-get update -q || stopped "apt-get update"
  finish="Stopping as soon as the system packages are complete"
  # Completes first what was cut short, for example when someone closed the terminal.
  in_turn "Checking the system packages" '' $root dpkg --configure -a || stopped "dpkg"
  set -- $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
    $(names "$@")
  in_turn "Downloading" 's/^Get:[0-9]* [^ ]* [^ ]* [^ ]* \([^ ]*\) .*\[\(.*\)\]$/downloading \1 \2/p' \
    "$@" --download-only || stopped "apt-get install"
  finish="Stopping as soon as the system packages are complete"
  in_turn "Installing" 's/^Setting up \([^ ]*\) .*/installed \1/p' "$@" || stopped "apt-get install"
}

# What the packages are called here: NAMEt64 in Debian 13 and Ubuntu 24.04, for some. Ubuntu 22.04
# has Python 3.11 beside a python3 that is older.
names() {
  apt-cache pkgnames >"$work/names" 2>/dev/null || :
  minor=$(apt-cache policy python3 2>/dev/null | sed -n 's/^ *Candidate: 3\.\([0-9]*\).*/\1/p')
  for name; do
    newer=python3.11${name#python3}
    case $name in
      python3 | python3-venv) [ "${minor:-11}" -ge 11 ] || ! has "$newer" || name=$newer ;;
      *) has "$name" || ! has "${name}t64" || name=${name}t64 ;;
    esac
    echo "$name"
  done
}

has() {  # whether apt knows a package of this name
  grep -qxF "$1" "$work/names"
}

ask() {
  fail "System packages are missing, and only an administrator can install them." \
    "Ask the administrator of this computer to run this as root:" "" "  $1" "" \
    "Then run this command again."
}

stopped() {
  case $(cat "$log") in
    *"No space left on device"* | *"enough free space"*)
      fail "$1 failed because the disk is full. TuringDesk needs 2 GB." \
        "Make room, then run this command again." ;;
    *"Temporary failure"* | *NewConnectionError* | *"Network is unreachable"*)
      fail "$1 failed because this computer can't reach the internet." \
        "Connect it, then run this command again." ;;
  esac
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
    "$found" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing ${found##*/}-venv"
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
  ready=.venv/ready$1 unfinished=.venv/unfinished
  wanted="$PWD $(cat pyproject.toml)"
  if [ -e "$unfinished" ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    watched "Making a Python environment in .venv" '' env TMPDIR="$work" "$found" -m venv --clear .venv ||
      stopped "python3 -m venv"
  elif [ "$(cat "$ready" 2>/dev/null)" = "$wanted" ]; then
    return
  fi
  : >"$unfinished"  # stays if someone interrupts pip, which can leave half a library
  failed=
  watched "Installing TuringDesk and its libraries in .venv" \
    's/^ *Downloading \([^-]*-[^-]*\)-[^ ]*\.whl \(([^)]*)\).*/downloading \1 \2/p
    s/^WARNING: Retrying.*/no answer from the network; pip tries again/p' \
    env TMPDIR="$work" .venv/bin/python -m pip install --progress-bar off -e ".$1" || failed=1
  rm -f "$unfinished"
  [ -z "$failed" ] || stopped "pip install"
  printf '%s\n' "$wanted" >"$ready"
}

what=${1-}
case $what in
  demo) extras='' ;;
  test) extras='[test]' ;;
  *) fail "Run: sh resources/start.sh demo, or: sh resources/start.sh test" ;;
esac
shift
system_packages
environment "$extras"
rm -rf "$work"
if [ "$what" = demo ]; then
  say "Starting the demonstration"
  exec .venv/bin/turingdesk demo "$@"
fi
say "Running the tests"
# One worker more than cores, since tests also wait for windows and processes.
exec .venv/bin/python -m pytest -n "$(($(nproc) + 1))" --dist loadfile "$@"
