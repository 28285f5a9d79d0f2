#!/usr/bin/env bash
# Runs the tests, which are built already, and reports them: run.sh FOLDER [--fast] [ARGS of 'swift test'].
#
# Without ARGS two lanes run at once: in the serial one tests that run programs or build packages, one after the other,
# since a time limit is about the test and not about its neighbours; in the parallel one all others. --fast runs
# those of them that are no sweeps, and nothing else. With ARGS, what they choose runs one after the other.
set -euo pipefail
folder=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
root=$(cd -- "$folder/../.." && pwd)
reports=$1
shift
lane_processes=()
# Without a limit all tests begin at once, and each counts the time of the others as its own.
in_parallel=(--parallel --experimental-maximum-parallelization-width "$(nproc)")

# Runs a lane: lane NAME ARGS…
lane() {
    local name=$1
    shift
    "$root/.build/debug/junit-report" run --package-path "$root" --output "$reports/lanes/$name.xml" \
        -- swift test --package-path "$root" -debug-info-format none --skip-build --ignore-lock "$@" &
    lane_processes+=("$!")
}

# Waits for the lanes to end, and says whether all went well.
wait_for_lanes() {
    local process status=0
    # What runs in the background hears nothing of Ctrl-C; told of it, a lane writes its report nevertheless.
    trap 'kill -TERM "${lane_processes[@]}" 2>/dev/null || true' INT TERM
    for process in "${lane_processes[@]}"; do
        # A signal ends a wait before its lane.
        while kill -0 "$process" 2>/dev/null; do wait "$process" || true; done
        wait "$process" || status=$?
    done
    return "$status"
}

mkdir -p "$reports/lanes"
if [[ ${1-} == --fast ]]; then
    shift
    lane fast "${in_parallel[@]}" --skip "$("$folder/pattern.sh" process sweep proof)" "$@"
elif (($# > 0)); then
    lane chosen --no-parallel "$@"
else
    serial=$("$folder/pattern.sh" process proof)
    lane serial --no-parallel --filter "$serial" >"$reports/lanes/serial.log" 2>&1
    lane parallel "${in_parallel[@]}" --skip "$serial"
fi
status=0
wait_for_lanes || status=$?
[[ ! -f $reports/lanes/serial.log ]] || cat "$reports/lanes/serial.log"
"$root/.build/debug/junit-report" merge "$reports"/lanes/*.xml --output "$reports/junit.xml" \
    --html "$reports/report.html" --summary "$reports/summary.md" || ((status != 0)) || status=1
rm -rf "$reports/lanes"
exit "$status"
