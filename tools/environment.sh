# Sourced by ./play and ./check: makes the project's own Python environment in .venv, once.
# Written for bash 3.2 and later, with nothing but POSIX tools and Python.

# What the caller's shell is set up for must not reach into our environment.
unset CDPATH PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_REQUIRE_VIRTUALENV
export PYTHONNOUSERSITE=1 PIP_DISABLE_PIP_VERSION_CHECK=1

command_name=./$(basename -- "$0")
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
environment=$project/.venv
stamp=$environment/.spellwright-stamp
set_up_log=$environment/set-up.log

say() { printf '%s\n' "$*"; }

fail() {
    printf '%s: %s\n' "$command_name" "$*" >&2
    exit 2
}

# prepare_environment run|check: the packages to play with, or those and the ones that ./check needs.
prepare_environment() {
    local purpose=$1
    environment_is_ready "$purpose" && return
    [ -w "$project" ] || fail "the folder $project is not writable: give yourself the right to write there, or copy the project to a folder of your own, and run $command_name again."
    trap 'fail "interrupted: run $command_name again to finish the set-up."' INT
    if stamp_is_of_this_place && environment_python_runs; then
        say "Bringing the Python environment in .venv up to date."
    else
        make_empty_environment
    fi
    { rm -f -- "$stamp" && : >"$set_up_log"; } 2>/dev/null ||
        fail "the folder $environment belongs to somebody else: remove it, and run $command_name again."
    install_locked_packages "$purpose"
    install_project
    printf '%s\n' "$purpose" "$project" "$(fingerprint)" >"$stamp"
    trap - INT
    say "Ready. From now on no network is needed."
}

environment_is_ready() {
    local stamped_purpose
    stamp_is_of_this_place || return
    stamped_purpose=$(sed -n 1p "$stamp")
    # The packages for the check contain those for a run.
    [ "$stamped_purpose" = "$1" ] || [ "$stamped_purpose" = check ] || return
    [ "$(sed -n 3p "$stamp")" = "$(fingerprint)" ] || return
    [ -x "$environment/bin/spellwright" ] && environment_python_runs
}

# No stamp: an earlier set-up was interrupted. Another place: the folder was moved or copied, and the paths inside are wrong.
stamp_is_of_this_place() { [ -f "$stamp" ] && [ "$(sed -n 2p "$stamp")" = "$project" ]; }

# Fails when the Python that the environment was made from has been removed.
environment_python_runs() { "$environment/bin/python" -c '' >/dev/null 2>&1; }

fingerprint() { (cd -- "$project" && cat pyproject.toml requirements.lock requirements-dev.lock tools/environment.sh | cksum); }

make_empty_environment() {
    find_python
    if [ -e "$environment" ]; then
        say "The Python environment in .venv is unfinished or from elsewhere: making it anew."
    else
        say "Making a Python environment in .venv with $("$python" --version)."
    fi
    if ! words=$("$python" -m venv --clear "$environment" 2>&1); then
        fail "the environment could not be made ($(last_line "$words")): remove $environment, make sure that the disk is not full, and run $command_name again."
    fi
}

# Sets `python` to the newest suitable one.
find_python() {
    local name found without_venv="" too_old=""
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        # Runs it, since a command of that name may be there and only say that it is not installed.
        found=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2], sys.version_info >= (3, 11))' 2>/dev/null) || continue
        case $found in
            *False) too_old=${too_old:-${found% *}} ;;
            *True)
                if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
                    python=$name
                    return
                fi
                without_venv=${without_venv:-${found% *}}
                ;;
        esac
    done
    if [ -n "$without_venv" ]; then
        fail "Python $without_venv is here without its venv module: install that (on Debian and Ubuntu: sudo apt install python$without_venv-venv) and run $command_name again."
    fi
    fail "Spellwright needs Python 3.11 or later and found ${too_old:+only Python }${too_old:-none}: install it (from python.org, or with your system's packages) and run $command_name again."
}

install_locked_packages() {
    local lock=requirements.lock
    [ "$1" = check ] && lock=requirements-dev.lock
    say "Installing the packages that $lock names; this takes a minute."
    # Wheels only: nobody should need a compiler.
    run_pip --require-hashes --only-binary :all: --requirement "$project/$lock"
}

install_project() {
    say "Installing Spellwright itself."
    run_pip --no-deps --no-build-isolation --editable "$project"
}

run_pip() {
    "$environment/bin/python" -m pip install --quiet --no-input --retries 2 "$@" >>"$set_up_log" 2>&1 || explain_pip_failure
}

explain_pip_failure() {
    local again="run $command_name again; pip's own words are in $set_up_log."
    if grep -q 'DO NOT MATCH THE HASHES' "$set_up_log"; then
        fail "a downloaded package is not the one that the lock file names: check which package index pip is set up for, and $again"
    elif grep -qi 'no space left' "$set_up_log"; then
        fail "the disk is full: make some room, and $again"
    elif grep -qiE 'permission denied|read-only file system' "$set_up_log"; then
        fail "a folder that pip needs is not writable: remove $environment, and $again"
    elif grep -qiE 'connection|timed out|name resolution|unreachable|proxy' "$set_up_log"; then
        fail "the packages could not be downloaded: connect to the network (only the first set-up needs it), and $again"
    elif grep -qi 'no matching distribution' "$set_up_log"; then
        fail "$(last_line "$(grep -i 'no matching distribution' "$set_up_log")"): make sure that pip can reach a package index and that this Python is one of 3.11 to 3.14, and $again"
    fi
    fail "pip could not install the packages ($(last_line "$(cat "$set_up_log")")): mend that, and $again"
}

last_line() { printf '%s\n' "$1" | sed -n '/[^[:space:]]/h;${x;p;}'; }
