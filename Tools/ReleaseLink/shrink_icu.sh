#!/usr/bin/env bash
# shrink_icu.sh FOLDER: writes FOLDER/libicudata.a, which a program is linked with in place of the system's 31 MB of ICU's
# data. It has nothing in it: libxml2, which brings that ICU, asks it only for encodings that the C library's iconv lacks.
#
# Where something is not as it is known, the program is linked with all of it.
set -euo pipefail

folder=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
swift_tools=$(dirname -- "$(readlink -f -- "$(command -v swift)")")

# One of the tools for object files: Swift's own, or the system's.
tool() { command -v "$swift_tools/llvm-$1" || command -v "$1"; }

# Finds the member of an archive that has the data, and writes an object with an empty package under the same name.
write_object() {
    local archive=$1 object=$2
    local work symbol member
    work=$(mktemp -d)
    # shellcheck disable=SC2064 # the folder of this call
    trap "rm -rf '$work'" RETURN
    read -r member symbol < <("$(tool nm)" -A "$archive" 2>/dev/null |
        sed -n 's/^.*[:/]\([^:/]*\.o\): *[0-9a-f]* R \(icudt[0-9]*_dat\)$/\1 \2/p')
    [[ -n ${symbol-} ]] || return 1
    (cd "$work" && "$(tool ar)" x "$archive" "$member")
    "$(tool objcopy)" -O binary --only-section=.rodata "$work/$member" "$work/full.dat"
    clang -O1 -o "$work/icu_subset" "$here/icu_subset.c"
    "$work/icu_subset" "$work/full.dat" "$work/subset.dat"
    printf '.section .rodata\n.balign 16\n.globl %s\n%s:\n.incbin "%s"\n.section .note.GNU-stack,"",%%progbits\n' \
        "$symbol" "$symbol" "$work/subset.dat" >"$work/subset.s"
    clang -c -o "$object.$$" "$work/subset.s"
    mv "$object.$$" "$object"
}

is_current() { [[ $1 -nt $2 && $1 -nt $here/icu_subset.c && $1 -nt ${BASH_SOURCE[0]} ]]; }

system=$(clang -print-file-name=libicudata.a)
if [[ $system == /* ]] && ! is_current "$folder/libicudata.a" "$system"; then
    rm -f "$folder/libicudata.a"
    if write_object "$system" "$folder/no_icu_data.o"; then
        "$(tool ar)" rcs "$folder/libicudata.a" "$folder/no_icu_data.o"
    fi
    rm -f "$folder/no_icu_data.o"
    [[ -e $folder/libicudata.a ]] || ln -s "$system" "$folder/libicudata.a"
fi
