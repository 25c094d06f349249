#!/bin/bash
# Packs the npm package, installs the tarball in an empty project, and runs its tests there: web/test_package.sh
# web/build.sh must have built the package.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/package"
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
npm pack --silent --pack-destination "$project" >/dev/null
cp test/*.mjs "$project"
cd "$project"
echo '{"private": true, "type": "module"}' >package.json
npm install --silent --offline --no-audit --no-fund ./sator-*.tgz
node --test
