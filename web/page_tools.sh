# Sourced by the scripts of web/: a node that is new enough, and the npm packages that the page is built and checked with. Must run in
# the root folder of the sources, after scripts/build.sh is sourced.
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

# install_npm_packages: installs what web/page/package-lock.json lists, unless that is done.
install_npm_packages() {
    local installed=web/page/node_modules/.package-lock.json
    [[ -e $installed && ! web/page/package-lock.json -nt $installed ]] ||
        (cd web/page && npm ci --silent --no-audit --no-fund && touch node_modules/.package-lock.json) || return "$kCannotInstall"
}
