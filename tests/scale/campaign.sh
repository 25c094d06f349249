# Functions that the tests of plans share. Source it; SATOR is the program.

fail() { echo "$*" >&2; exit 1; }

# expect_total PLAN TOTAL: fails unless all parts are finished and their sum is TOTAL.
expect_total() {
    "$SATOR" status "$1" >/dev/null || fail "parts of $1 are open: $("$SATOR" status "$1")"
    local merged
    merged=$("$SATOR" merge "$1") || fail "$1 has no total: $merged"
    [[ $merged == "$2 solutions"* ]] || fail "$1: expected $2, but: $merged"
    echo "$1: $2 solutions, as one process counts"
}

# reseal FILE: gives a file that was changed a checksum that is right.
reseal() {
    local body
    body=$(mktemp)
    sed '$d' "$1" >"$body"
    { cat "$body"; printf 'end sha256 %s\n' "$(sha256sum <"$body" | cut -d' ' -f1)"; } >"$1"
    rm "$body"
}

# counted_wrongly FILE: changes a result as a host with faulty memory does: one more solution, and a right checksum.
counted_wrongly() {
    local count
    count=$(sed -n 's/^count //p' "$1")
    sed -i "s/^count .*/count $((count + 1))/" "$1"
    reseal "$1"
}
