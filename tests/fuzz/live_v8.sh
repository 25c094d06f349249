#!/bin/bash
# live_v8.sh PROGRAM: compares a million random clues and strings with the installed node. Skipped without SATOR_FULL or without node.
set -euo pipefail
# ctest reads exit status 77 as "skipped".
skip() { echo "skipped: $1"; exit 77; }
[[ -n ${SATOR_FULL:-} ]] || skip "takes minutes; set SATOR_FULL=1"
command -v node >/dev/null || skip "no node"
exec node "${BASH_SOURCE[0]%/*}/live_v8.js" "$1" 1000000
