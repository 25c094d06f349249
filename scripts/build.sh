# Sourced by run and test: installs the Debian packages that a command needs, and builds a preset. Bash, dpkg and apt only.
# All that is said goes to standard error.

say() { printf '%s\n' "$*" >&2; }

# Prints those of the packages that are not installed.
missing_packages() {
    local package status
    for package in "$@"; do
        status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) || status=
        [[ $status == *' installed' ]] || printf '%s\n' "$package"
    done
}

# apt_get ARGUMENT…: as root, through sudo where it is needed, its output shown only if it fails.
apt_get() {
    local -a command=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 "$@")
    [[ $EUID == 0 ]] || command=(sudo "${command[@]}")
    local output
    output=$("${command[@]}" 2>&1) || { say "$output"; return 1; }
}

# need_packages PACKAGE…: installs the missing ones, or says what to install and fails. Without apt the tools may have come another
# way: it goes on where they stand in the PATH.
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
    # An old list of packages may name versions that are gone: hence the update.
    apt_get update && apt_get install --no-install-recommends "${missing[@]}" && return 0
    say "$0: could not install them; try: apt-get install ${missing[*]}"
    return 1
}

# build_preset PRESET FOLDER TARGETS OPTION…: configures and builds, in silence unless it fails. TARGETS are separated by blanks. Run it
# from the root of the sources.
build_preset() {
    local preset=$1 folder=$2
    local -a targets
    read -ra targets <<<"$3"
    shift 3
    mkdir -p "$folder"
    local log=$folder/build.log
    # A checkout that was moved: its old configuration names the old place.
    local -a fresh=() unity=()
    [[ ! -e $folder/CMakeCache.txt ]] || grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt" || fresh=(--fresh)
    # What was never built is built whole. The other presets show that each file includes what it uses.
    [[ $preset != release || -e $folder/CMakeCache.txt ]] || unity=(-DSATOR_UNITY=ON)
    { cmake --preset "$preset" "${fresh[@]}" "${unity[@]}" "$@" && cmake --build "$folder" --target "${targets[@]}"; } >"$log" 2>&1 && return 0
    cat "$log" >&2
    say "$0: the build failed"
    return 1
}

# configure_preset PRESET FOLDER OPTION…: writes the build files alone, in silence unless it fails.
configure_preset() {
    local preset=$1 folder=$2
    shift 2
    mkdir -p "$folder"
    cmake --preset "$preset" "$@" >"$folder/build.log" 2>&1 && return 0
    cat "$folder/build.log" >&2
    return 1
}
