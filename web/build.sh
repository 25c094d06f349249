#!/bin/bash
# Builds Sator for WebAssembly and the npm package around it: web/build.sh [--quick]
#   build-wasm/web/sator.wasm   the library and its boundary
#   web/package/dist            the package's files
# Installs the packages that it needs, and ends with status 77 if it cannot. The last line has the size of sator.wasm: as it is,
# with gzip and with brotli. With --quick, builds in build-wasm-quick in half of the time; this sator.wasm is larger and slower, and
# is for tests only: a file web/package/dist/quick says so. With --install, only installs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/build.sh
# bytes COMMAND…: prints the size of the command's output.
bytes() { "$@" | wc -c; }

# tell_sizes FILE: prints what a file weighs.
tell_sizes() {
    say "$(printf '%s: %d bytes, %d with gzip, %d with brotli' "${1##*/}" "$(bytes cat "$1")" "$(bytes gzip -9c "$1")" \
        "$(bytes brotli -q 11 -c "$1")")"
}

readonly kCannotInstall=77
mapfile -t packages < <(wasm_packages)
need_packages "${packages[@]}" || exit "$kCannotInstall"
[[ -d web/package/node_modules ]] ||
    (cd web/package && npm install --silent --omit-lockfile-registry-resolved --no-audit --no-fund) || exit "$kCannotInstall"
[[ ${1:-} != --install ]] || exit 0
preset=wasm
[[ ${1:-} != --quick ]] || preset=wasm-quick
say "Building sator.wasm …"
build_preset "$preset" "build-$preset" sator_wasm
cd web/package
rm -rf dist
npx tsc -p .
[[ $preset == wasm ]] || touch dist/quick
cp "../../build-$preset/web/sator.wasm" dist/
cp ../../LICENSE .
[[ $preset != wasm ]] || tell_sizes dist/sator.wasm
