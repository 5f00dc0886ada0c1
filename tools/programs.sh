# Sourced by ./check: the programs beside Python that some tests need, Debian's Chromium and PostgreSQL.
# What is there is used. What is missing is installed where we may; where we may not, the tests that need it
# are not run, and that is said plainly.

prepare_programs() {
    local missing=""
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$missing chromium"
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
    [ -n "$missing" ] || return 0
    if ! may_install; then
        say "NOT INSTALLED:$missing. The tests that need them are not run."
        return 0
    fi
    say "Installing for the tests:$missing."
    # shellcheck disable=SC2086  # several packages
    if ! { as_root apt-get update && as_root apt-get install --yes --no-install-recommends $missing; } \
        >"$environment/programs.log" 2>&1; then
        say "NOT INSTALLED:$missing (the reason is in $environment/programs.log). The tests that need them are not run."
    fi
}

may_install() {
    command -v apt-get >/dev/null || return
    [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo -n DEBIAN_FRONTEND=noninteractive "$@"
    fi
}
