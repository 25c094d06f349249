#!/bin/bash
# Builds the page and serves it on localhost: ./run web [--port N] [--no-open]
#   web/dist   the page, a static folder for any host
# Installs the packages that it needs, and ends with status 77 if it cannot. `web/serve.sh --build` only builds, `--test` builds and
# tests, and `--test-core` runs only the tests of what must work before all else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/build.sh
readonly kOldestNode=20.19
readonly kCannotInstall=77

# has_current_node: whether `node` is new enough for the page's tools.
has_current_node() {
    command -v node >/dev/null &&
        [[ $(printf '%s\nv%s\n' "$(node --version)" "$kOldestNode.0" | sort -V | head -n 1) == "v$kOldestNode.0" ]]
}

# use_current_node: puts npm's package `node`, which brings a current node, before Debian's, which is too old.
use_current_node() {
    if ! has_current_node; then
        [[ -x web/page/.node/node_modules/.bin/node ]] ||
            npm install --silent --no-audit --no-fund --prefix web/page/.node node@22 || return "$kCannotInstall"
        PATH=$PWD/web/page/.node/node_modules/.bin:$PATH
    fi
    has_current_node || { say "node $kOldestNode or later is needed, and could not be installed"; return "$kCannotInstall"; }
}

# is_newer FILE FOLDER…: whether FILE exists and nothing in the folders is newer.
is_newer() {
    local file=$1
    shift
    [[ -e $file && -z $(find "$@" -newer "$file" -print -quit) ]]
}

build_page() {
    is_newer web/package/dist/sator.wasm sator web/boundary web/package/src || web/build.sh || return
    use_current_node || return
    if is_newer web/dist/index.html web/package/dist web/page/{src,scripts,index.html,package.json} docs puzzles; then return; fi
    need_packages wamerican wngerman || true
    say "Building the page …"
    [[ -d web/page/node_modules ]] || (cd web/page && npm ci --silent --no-audit --no-fund) || return "$kCannotInstall"
    (cd web/page && npm run --silent build)
}

build_page >&2 || exit
case ${1:-} in
    --build) ;;
    --test) exec node --test web/page/test/*.test.mjs ;;
    --test-core) exec node --test web/page/test/core.test.mjs web/page/test/modules.test.mjs ;;
    *) exec node web/page/scripts/serve.mjs "$@" ;;
esac
