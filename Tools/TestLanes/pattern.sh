#!/usr/bin/env bash
# Prints a pattern for --filter and --skip of 'swift test' that fits the tests with one of the tags given:
# pattern.sh process sweep. 'swift test' itself knows nothing of tags.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../Tests"

# shellcheck disable=SC2016 # the script is awk's
find . -name '*.swift' ! -path './ReportSample/*' ! -path './Clients/*' -print0 | sort -z | xargs -0 awk -v wanted="$*" '
    BEGIN { gsub(" ", "|", wanted); tag = "\\.tags\\(\\.(" wanted ")\\)" }
    FNR == 1 { split(FILENAME, path, "/"); target = path[2]; reading = 0 }
    # Words in names of tests declare nothing.
    { gsub(/"([^"\\]|\\.)*"/, ""); sub(/\/\/.*/, "") }
    /^ *@(Suite|Test)/ { attribute = ""; reading = 1 }
    reading { attribute = attribute $0 }
    match($0, /(struct|class|actor|extension|func) [A-Za-z0-9_]+/) {
        split(substr($0, RSTART, RLENGTH), declared, " ")
        # What is nested in a suite is none, unless it says so.
        if (declared[1] != "func" && (reading || /^[a-z@]/)) suite = declared[2]
        if (reading && attribute ~ tag)
            patterns = patterns "|^" target "\\.([^/]+/)*" suite "/" (declared[1] == "func" ? declared[2] "\\(" : "")
        reading = 0
    }
    END {
        if (patterns == "") exit 1
        print substr(patterns, 2)
    }'
