#!/usr/bin/env bash
# Sets up what is missing, builds, runs, tests and checks the story studio. See usage below.
set -euo pipefail
export LC_ALL=C.UTF-8

# The real folder, also when this is called through a link.
root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd)

# What the program needs: headers to build with (they bring the libraries), the voices' data, and the letters of
# titles: Dosis, and those who know the characters that Dosis does not.
packages=(
    libsqlite3-dev flite1-dev libespeak-ng-dev espeak-ng-data libebur128-dev libopus-dev libopusenc-dev
    libcairo2-dev librsvg2-dev libmpv-dev fonts-dosis fonts-droid-fallback fonts-noto-color-emoji
    libxml2-dev
)
# What the tests look at its work with, and the peers in the benchmarks.
test_packages=(
    flite opus-tools librsvg2-bin libxml2-utils sqlite3 util-linux aspell aspell-en aspell-de link-grammar festlex-cmu
    poppler-utils
)
# What --check needs, and .ci/run to see reports as others see them.
check_packages=(shellcheck pkg-config gcc libc6-dev python3-jsonschema python3-venv chromium)

usage() {
    cat <<'TEXT'
Usage: ./generate.sh                 set up what is missing for everything below, and build
       ./generate.sh run ARGS…       set up what the program needs, build, then: story ARGS…
       ./generate.sh test ARGS…      set up what the tests need, build, test; ARGS go to 'swift test';
                                     reports for people and for CI are in .build/reports
       ./generate.sh --check         nothing missing, nothing stale, format clean; changes nothing
       ./generate.sh --clean         remove what was built
       ./generate.sh -h, --help      this text
TEXT
}

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "generate.sh: $1"
    exit "$2"
}

# --- Set-up

require_swift() {
    command -v swift >/dev/null ||
        fail "Swift is missing. Install Swift 6.3 or newer from https://www.swift.org/install/linux/ and try again." 69
}

# The packages, of those given, that are not installed, one a line.
missing_packages() {
    command -v dpkg-query >/dev/null || return 0
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    local package
    for package in "$@"; do
        grep -qx "installed $package" <<<"$installed" || printf '%s\n' "$package"
    done
}

set_up() {
    require_swift
    local missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} == 0)) && return 0
    local command="apt-get install --no-install-recommends --yes ${missing[*]}"
    local as_root=()
    if ((EUID != 0)); then
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
            as_root=(sudo)
        else
            say "These Debian packages are missing: ${missing[*]}"
            fail "Run this as root, then try again: apt-get update && $command" 69
        fi
    fi
    say "Installing ${missing[*]} …"
    local log
    log=$(mktemp)
    # The lists of packages may be missing on a new machine, or too old.
    if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --no-install-recommends --yes "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
        rm -f "$log"
        fail "The packages could not be installed. Mend what is said above, or run: apt-get update && $command" 69
    fi
    rm -f "$log"
}

# --- Build, run, test

build_release() {
    [[ -x "$root/.build/release/story" ]] || say "Building; the first time takes a few minutes …"
    swift build --package-path "$root" --configuration release --product story --quiet >&2
}

run_story() {
    set_up "${packages[@]}"
    build_release
    # From the caller's folder, so that paths mean what they say.
    exec "$root/.build/release/story" "$@"
}

run_tests() {
    set_up "${packages[@]}" "${test_packages[@]}"
    local reports="$root/.build/reports" status=0
    # What is there after a run is of that run, also if it could not begin.
    rm -rf "$reports"
    mkdir -p "$reports"
    say "Building the tests; the first time takes a few minutes …"
    swift build --package-path "$root" --build-tests --quiet >&2 || status=$?
    if ((status != 0)); then
        say "The tests could not be built."
        printf '0 passed, 1 failed, 0 skipped\n'
        return "$status"
    fi
    # One at a time: many tests run whole programs, and a time limit is about the test, not about its neighbours.
    # In place of this script, so that a signal to it reaches the tests and the report is written nevertheless.
    exec "$root/.build/debug/junit-report" run --package-path "$root" \
        --output "$reports/junit.xml" --html "$reports/report.html" --summary "$reports/summary.md" \
        -- swift test --package-path "$root" --skip-build --no-parallel "$@"
}

# --- Check

problems=0

problem() {
    printf '%s\n' "$1"
    problems=$((problems + 1))
}

check_packages_are_there() {
    local missing
    mapfile -t missing < <(missing_packages "${packages[@]}" "${test_packages[@]}" "${check_packages[@]}")
    ((${#missing[@]} == 0)) ||
        problem "Missing: ${missing[*]}. Mend: apt-get install --no-install-recommends ${missing[*]}"
}

# Two shim headers say again what a library's own header says; a compiler that sees both finds any difference.
check_shim() {
    local shim="Modules/Platform/$1/shim.h" library=$2 header=$3 flags
    if ! flags=$(pkg-config --cflags "$library" 2>&1); then
        problem "$shim cannot be checked: $flags"
        return
    fi
    local found
    # shellcheck disable=SC2086 # the flags are several words
    found=$(cc -fsyntax-only -Werror $flags -include "$header" "$shim" 2>&1) ||
        problem "$shim is stale: it differs from <$header>. Mend it by this:"$'\n'"$found"
}

# The author's tables are what their schemas say.
check_tables() {
    local author="Modules/Providers/EmbeddedAuthor" table schema found
    for table in "$author"/Languages/*/*.json "$author"/Languages/*/{events,plots}/*.json; do
        case $table in
            */events/*) schema=event ;;
            */plots/*) schema=plot ;;
            *) schema=$(basename "$table" .json) ;;
        esac
        # Debian's own Python has the module; another one ahead of it in the path may not.
        found=$(/usr/bin/jsonschema --base-uri "file://$root/$author/Schemas/" \
            --instance "$table" "$author/Schemas/$schema.schema.json" 2>&1) ||
            problem "$table does not fit Schemas/$schema.schema.json: ${found:0:300}"
    done
}

check_format() {
    local found
    found=$(swift format lint --strict --parallel --recursive Package.swift Apps Modules Tests Tools 2>&1) || {
        problem "$found"
        say "Mend: swift format --in-place --parallel --recursive Package.swift Apps Modules Tests Tools"
    }
    local scripts
    mapfile -t scripts < <(find Tests Tools -name '*.sh' | sort)
    found=$(shellcheck generate.sh .ci/run "${scripts[@]}" 2>&1) || problem "$found"
}

check_all() {
    require_swift
    cd "$root"
    check_packages_are_there
    if ((problems == 0)); then
        check_shim COpusEnc libopusenc opusenc.h
        check_shim CRsvg librsvg-2.0 librsvg/rsvg.h
        check_tables
        check_format
    fi
    ((problems == 0)) || fail "$problems problem(s), see above; './generate.sh' installs what is missing." 1
}

# --- Arguments

case ${1-} in
    "")
        set_up "${packages[@]}" "${test_packages[@]}" "${check_packages[@]}"
        build_release
        ;;
    run) shift && run_story "$@" ;;
    test) shift && run_tests "$@" ;;
    --check) check_all ;;
    --clean) rm -rf "$root/.build" ;;
    -h | --help) usage ;;
    *)
        say "generate.sh: unknown argument '$1'"
        usage >&2
        exit 64
        ;;
esac
