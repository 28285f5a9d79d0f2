#!/usr/bin/env bash
# Sets up what is missing, builds, runs, tests and checks the story studio. See usage below.
set -euo pipefail
export LC_ALL=C.UTF-8

# The real folder, also when this is called through a link.
root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd)

# What the program needs: headers to build with (they bring the libraries), and the voices' data.
packages=(
    libsqlite3-dev flite1-dev libespeak-ng-dev espeak-ng-data libebur128-dev libopus-dev libopusenc-dev
    libcairo2-dev librsvg2-dev libxml2-dev
)
# What the tests look at its work with, and the peers in the benchmarks.
test_packages=(
    flite opus-tools librsvg2-bin libxml2-utils sqlite3 util-linux aspell aspell-en aspell-de link-grammar festlex-cmu
)
# What --check needs.
check_packages=(shellcheck pkg-config gcc libc6-dev python3-jsonschema)

usage() {
    cat <<'TEXT'
Usage: ./generate.sh                 set up what is missing for everything below, and build
       ./generate.sh run ARGS…       set up what the program needs, build, then: story ARGS…
       ./generate.sh test ARGS…      set up what the tests need, build, test; ARGS go to 'swift test'
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

# How many tests of a report passed, failed and were skipped; a test may fail for several reasons.
count_tests() {
    awk '/<testcase /  { total++; failing = 0 }
         /<failure /   { if (!failing) failed++; failing = 1 }
         /<skipped/    { if (!/<testsuite /) skipped++ }
         END           { print total - failed - skipped, failed + 0, skipped + 0 }' "$1"
}

run_tests() {
    set_up "${packages[@]}" "${test_packages[@]}"
    local reports="$root/.build/reports" status=0
    mkdir -p "$reports"
    rm -f "$reports"/tests*.xml
    say "Building the tests; the first time takes a few minutes …"
    swift build --package-path "$root" --build-tests --quiet >&2
    # One at a time: many tests run whole programs, and a time limit is about the test, not about its neighbours.
    swift test --package-path "$root" --skip-build --no-parallel --xunit-output "$reports/tests.xml" "$@" || status=$?
    local report="$reports/tests-swift-testing.xml" passed=0 failed=0 skipped=0
    [[ -f $report ]] && read -r passed failed skipped < <(count_tests "$report")
    # A run that ended without a report, or badly although nothing failed in it, has failed.
    if [[ ! -f $report ]] || ((status != 0 && failed == 0)); then
        failed=$((failed + 1))
        status=$((status == 0 ? 1 : status))
    fi
    printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
    return "$status"
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
    found=$(shellcheck generate.sh .ci/run 2>&1) || problem "$found"
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
