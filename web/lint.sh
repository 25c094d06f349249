#!/bin/bash
# Checks TypeScript, Svelte and scripts of web/: their layout with prettier, and for faults with eslint.
#   web/lint.sh        reports what is wrong
#   web/lint.sh --fix  formats, and mends what eslint can mend
#   SATOR_FULL=1 web/lint.sh    also applies the rules that need types
# Installs the npm packages that it needs, and ends with status 77 if it cannot. Both tools keep what they found, so that only changed
# files are read again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/build.sh
source web/page_tools.sh
command -v npm >/dev/null || need_packages npm || exit "$kCannotInstall"
use_current_node && install_npm_packages || exit "$kCannotInstall"

cd web
readonly kTools=page/node_modules/.bin
readonly kCache=page/node_modules/.cache
readonly kSources=(page/{src,test,scripts}/'**/*.{ts,svelte,js,mjs}' 'page/*.js' package/{src,test}/'**/*.{ts,mjs}' '*.mjs')
format=--check fix=()
[[ ${1:-} != --fix ]] || format=--write fix=(--fix)

"$kTools/prettier" "$format" --log-level warn --cache --cache-location "$kCache/prettier" "${kSources[@]}" &
formatting=$!
status=0
"$kTools/eslint" "${fix[@]}" --cache --cache-location "$kCache/eslint" --config page/eslint.config.js page package '*.mjs' || status=1
wait "$formatting" || status=1
exit "$status"
