# Sourced by run and test: installs the Debian packages that a command needs, and builds a preset. Bash, dpkg and apt only.
# All messages go to standard error.

say() { printf '%s\n' "$*" >&2; }

# missing_packages PACKAGE…: prints the packages that are not installed.
missing_packages() {
    local package status
    for package in "$@"; do
        status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) || status=
        [[ $status == *' installed' ]] || printf '%s\n' "$package"
    done
}

# apt_get ARGUMENT…: runs apt-get as root, with sudo if necessary. Shows its output only if it fails.
apt_get() {
    local -a command=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 "$@")
    [[ $EUID == 0 ]] || command=(sudo "${command[@]}")
    local output
    output=$("${command[@]}" 2>&1) || { say "$output"; return 1; }
}

# need_packages PACKAGE…: installs the missing packages. If it cannot, it says which to install and fails. Without apt it
# succeeds if cmake, ninja and a compiler are in the PATH.
need_packages() {
    if ! command -v apt-get >/dev/null; then
        command -v cmake >/dev/null && command -v ninja >/dev/null && command -v c++ >/dev/null && return 0
        say "$0: this system has no apt; install what these Debian packages hold, then try again:" "$@"
        return 1
    fi
    local -a missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    if [[ $EUID != 0 ]] && ! command -v sudo >/dev/null; then
        say "$0: please install, as root: apt-get install ${missing[*]}"
        return 1
    fi
    say "Installing ${missing[*]} …"
    # The update is needed because an old package list may name versions that no longer exist.
    apt_get update && apt_get install --no-install-recommends "${missing[@]}" && return 0
    say "$0: could not install them; try: apt-get install ${missing[*]}"
    return 1
}

# wasm_packages: prints what WebAssembly and the npm package around it are built with. Node and npm may come from elsewhere than
# Debian.
wasm_packages() {
    printf '%s\n' cmake ninja-build clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 \
        libclang-rt-19-dev-wasm32 libfmt-dev nlohmann-json3-dev brotli
    command -v node >/dev/null || printf 'nodejs\n'
    command -v npm >/dev/null || printf 'npm\n'
}

# build_preset PRESET FOLDER TARGETS OPTION…: configures and builds, and shows the output only if it fails. TARGETS are separated by
# spaces. Must run in the root folder of the sources.
build_preset() {
    local preset=$1 folder=$2
    local -a targets
    read -ra targets <<<"$3"
    shift 3
    mkdir -p "$folder"
    local log=$folder/build.log
    # If the checkout was moved, the old configuration names its old path and must be made again.
    local -a fresh=() unity=()
    [[ ! -e $folder/CMakeCache.txt ]] || grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt" || fresh=(--fresh)
    # A first build compiles several files together (cmake/units.cmake), which is faster. Other presets check that each file includes
    # what it uses.
    [[ $preset != release || -e $folder/CMakeCache.txt ]] || unity=(-DSATOR_UNITY=ON)
    { cmake --preset "$preset" "${fresh[@]}" "${unity[@]}" "$@" && cmake --build "$folder" --target "${targets[@]}"; } >"$log" 2>&1 && return 0
    cat "$log" >&2
    say "$0: the build failed"
    return 1
}

# configure_preset PRESET FOLDER OPTION…: only writes the build files, and shows the output only if it fails.
configure_preset() {
    local preset=$1 folder=$2
    shift 2
    mkdir -p "$folder"
    cmake --preset "$preset" "$@" >"$folder/build.log" 2>&1 && return 0
    cat "$folder/build.log" >&2
    return 1
}
