#!/usr/bin/env bash
# Runs the tests, which are built already, and reports them: run.sh FOLDER [--fast] [ARGS of 'swift test'].
#
# Without ARGS, three lanes run at once. Two are serial, for tests that run programs or build packages, whose time limits
# allow for few neighbours: one for the command line, one for the rest. The third runs all other tests in parallel.
# --fast runs only unit tests, in parallel. With ARGS, the tests they select run one at a time.
set -euo pipefail
folder=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
root=$(cd -- "$folder/../.." && pwd)
reports=$1
lanes="$reports/lanes"
shift
lane_names=()
lane_processes=()
# Without a limit all tests start at once, and each measures the time of the others, too.
in_parallel=(--parallel --experimental-maximum-parallelization-width "$(nproc)")

# Runs a lane: lane NAME ARGS…
lane() {
    local name=$1
    shift
    # In a session of its own, so that it gets Ctrl-C only once, from here. The lock is for builds; nothing is built.
    setsid "$root/.build/debug/junit-report" run --package-path "$root" --output "$lanes/$name.xml" --slowest 0 \
        -- swift test --package-path "$root" -debug-info-format none --skip-build --ignore-lock "$@" &
    lane_names+=("$name")
    lane_processes+=("$!")
}

# Waits for the lanes to end, and says whether all went well.
wait_for_lanes() {
    local process status=0
    for process in "${lane_processes[@]}"; do
        # A signal ends a wait before its lane.
        while kill -0 "$process" 2>/dev/null; do wait "$process" || true; done
        wait "$process" || status=$?
    done
    return "$status"
}

# A lane that gets a signal writes its report and ends.
# shellcheck disable=SC2317 # called by the traps
pass_on() {
    ((${#lane_processes[@]} == 0)) || kill -s "$1" "${lane_processes[@]}" 2>/dev/null || true
}
trap 'pass_on INT' INT
trap 'pass_on TERM' TERM
trap 'pass_on HUP' HUP

mkdir -p "$lanes"
if [[ ${1-} == --fast ]]; then
    shift
    others=$("$folder/pattern.sh" process sweep proof)
    lane fast "${in_parallel[@]}" --skip "$others" "$@"
elif (($# > 0)); then
    lane chosen --no-parallel "$@"
else
    serial=$("$folder/pattern.sh" process proof)
    commands=$(tr '|' '\n' <<<"$serial" | grep StoryCLITests | paste -sd '|')
    lane commands --no-parallel --filter "$commands" >"$lanes/commands.log" 2>&1
    lane others --no-parallel --filter "$serial" --skip "$commands" >"$lanes/others.log" 2>&1
    lane parallel "${in_parallel[@]}" --skip "$serial"
fi
status=0
wait_for_lanes || status=$?
for log in "$lanes"/*.log; do [[ ! -f $log ]] || cat "$log"; done
for name in "${lane_names[@]}"; do
    [[ -f $lanes/$name.xml ]] || {
        printf 'The lane %s has left no report.\n0 passed, 1 failed, 0 skipped\n' "$name"
        exit 1
    }
done
"$root/.build/debug/junit-report" merge "$lanes"/*.xml --output "$reports/junit.xml" \
    --html "$reports/report.html" --summary "$reports/summary.md"
rm -rf "$lanes"
exit "$status"
