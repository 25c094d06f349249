#!/bin/bash
# Builds Sator for WebAssembly and the npm package around it: web/build.sh
#   build-wasm/web/sator.wasm   the library and its boundary
#   web/package/dist            the package's files
# Installs the packages that it needs, and ends with status 77 if it cannot. The last line has the size of sator.wasm: as it is,
# with gzip and with brotli.
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
say "Building sator.wasm …"
build_preset wasm build-wasm sator_wasm
cd web/package
[[ -d node_modules ]] || npm install --silent --omit-lockfile-registry-resolved --no-audit --no-fund || exit "$kCannotInstall"
rm -rf dist
npx tsc -p .
cp ../../build-wasm/web/sator.wasm dist/
cp ../../LICENSE .
tell_sizes dist/sator.wasm
