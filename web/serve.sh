#!/bin/bash
# Builds the page and serves it on localhost: ./run web [--port N] [--no-open]
#   web/dist   the page, a static folder for any host
# Installs the packages that it needs, and ends with status 77 if it cannot. `web/serve.sh --build` only builds, and `--test` builds and
# tests. `--build-quick` is for tests only: it takes the WebAssembly of `web/build.sh --quick`, grades no puzzle and compresses less.
# `--install` only installs. `--test-core` builds so, unless the page is built, and runs only the tests of what must work before all else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/build.sh
readonly kOldestNode=20.19
readonly kCannotInstall=77
readonly kCertificates=/etc/ssl/certs/ca-certificates.crt

# has_current_node: whether `node` is new enough for the page's tools.
has_current_node() {
    command -v node >/dev/null &&
        [[ $(printf '%s\nv%s\n' "$(node --version)" "$kOldestNode.0" | sort -V | head -n 1) == "v$kOldestNode.0" ]]
}

# use_current_node: puts npm's package `node`, which brings a current node, before Debian's, which is too old. It trusts the
# certificates of the system, too, as Debian's does: there may be a proxy that needs one.
use_current_node() {
    if ! has_current_node; then
        [[ -x web/page/.node/node_modules/.bin/node ]] ||
            npm install --silent --no-audit --no-fund --prefix web/page/.node node@22 || return "$kCannotInstall"
        [[ ! -e $kCertificates ]] || export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-$kCertificates}
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

# has_package [--quick]: whether the package is built. A quick one is good enough only if that is asked for.
has_package() {
    [[ ${1:-} == --quick || ! -e web/package/dist/quick ]] &&
        is_newer web/package/dist/sator.wasm sator web/boundary web/package/src
}

# install_page_tools: installs what the page is built with.
install_page_tools() {
    use_current_node || return
    need_packages wamerican wngerman || true
    [[ -e web/page/node_modules/.package-lock.json ]] || (cd web/page && npm ci --silent --no-audit --no-fund) || return "$kCannotInstall"
}

# has_page [--quick]: the same for the page.
has_page() {
    [[ ${1:-} == --quick || ! -e web/dist/quick ]] &&
        is_newer web/dist/index.html web/package/dist web/page/{src,scripts,index.html,package.json} docs puzzles
}

# build_page [--quick]
build_page() {
    has_package "$@" || web/build.sh "$@" || return
    install_page_tools || return
    ! has_page "$@" || return 0
    say "Building the page …"
    (cd web/page && SATOR_QUICK="${1:-}" npm run --silent build)
}

# core_tests: all tests of what is pasted, played and shared or comes from a stranger; from the others, those of the main ways.
core_tests() {
    local status=0
    node --test --test-concurrency=2 web/page/test/{core,modules,hostile}.test.mjs || status=1
    node --test --test-concurrency=2 --test-name-pattern='by mouse alone|axe finds|without a network|shell is usable|German' \
        web/page/test/{set,page,budget}.test.mjs || status=1
    return "$status"
}

case ${1:-} in
    --install) install_page_tools >&2 || exit ;;
    --build-quick | --test-core) build_page --quick >&2 || exit ;;
    *) build_page >&2 || exit ;;
esac
case ${1:-} in
    --install | --build | --build-quick) ;;
    --test) exec node --test web/page/test/*.test.mjs ;;
    --test-core) core_tests ;;
    *) exec node web/page/scripts/serve.mjs "$@" ;;
esac
