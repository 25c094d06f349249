#!/bin/bash
# Builds the page and serves it on localhost: ./run web [--port N] [--no-open]
#   web/dist   the page, a static folder for any host
# Installs the packages that it needs, and ends with status 77 if it cannot. `web/serve.sh --build` only builds, and `--test` builds and
# tests. `--build-quick` is for tests only: it takes the WebAssembly of `web/build.sh --quick`, grades no puzzle and compresses less.
# `--install` only installs. `--test-core` builds so, unless the page is built, and runs only the tests of what must work before all else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/build.sh
source web/page_tools.sh

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
    install_npm_packages
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
    node --test --test-concurrency=2 web/page/test/{core,hostile,modules_*}.test.mjs || status=1
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
