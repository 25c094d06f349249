// Exact pruning of the last terms of a sum: one by division, two by mapping one set of candidates onto the
// other (shifts, and a reversal if the signs agree), three by a pass over the candidates of one. GAC; for
// coefficients 1 and -1 a pair costs a few word operations, and three terms cost that for each candidate.
#include "sator/propagators/sums/last_terms.hpp"

#include <algorithm>
#include <bit>

#include "sator/propagators/sums/sumset.hpp"

namespace sator::propagators {

namespace {

constexpr std::int64_t kBits = kWordBits;

Word bit_of(std::int64_t value) {
    return value < 0 || value >= kBits ? 0 : Word{1} << value;
}

Word shifted(Word set, std::int64_t up) {
    if (up <= -kBits || up >= kBits) return 0;
    return up >= 0 ? set << up : set >> -up;
}

bool is_unit(std::int64_t coefficient) {
    return coefficient == 1 || coefficient == -1;
}

/// Returns all b with ca × a + cb × b = rest, for a in `set`.
Word partners(Word set, std::int64_t ca, std::int64_t cb, std::int64_t rest) {
    if (is_unit(ca) && is_unit(cb)) {
        if (ca == cb) return shifted(bits_reversed(set), rest * cb - (kBits - 1));
        return shifted(set, rest * cb);
    }
    Word found = 0;
    for (; set != 0; set &= set - 1) {
        const std::int64_t left = rest - ca * std::countr_zero(set);
        if (left % cb == 0) found |= bit_of(left / cb);
    }
    return found;
}

/// Returns the candidates of `b` that have a partner in `a`.
Word supported_by(const OpenTerm& a, const OpenTerm& b, std::int64_t rest) {
    Word found = b.candidates & partners(a.candidates, a.coefficient, b.coefficient, rest);
    // Terms of a clique have equal coefficients, so that two equal values are half of the rest each.
    if (a.clique == b.clique && rest % (2 * b.coefficient) == 0) found &= ~bit_of(rest / (2 * b.coefficient));
    return found;
}

void keep_pair(OpenTerm& a, OpenTerm& b, std::int64_t rest) {
    b.candidates = supported_by(a, b, rest);
    a.candidates &= partners(b.candidates, b.coefficient, a.coefficient, rest);
}

OpenTerm without(const OpenTerm& term, const OpenTerm& other, Word value) {
    return {term.clique == other.clique ? term.candidates & ~value : term.candidates, term.coefficient,
            term.clique};
}

void keep_three(OpenTerm& first, OpenTerm& a, OpenTerm& b, std::int64_t rest) {
    Word kept_first = 0, kept_a = 0, kept_b = 0;
    for (Word left = first.candidates; left != 0; left &= left - 1) {
        const Word value = left & -left;
        OpenTerm own_a = without(a, first, value), own_b = without(b, first, value);
        keep_pair(own_a, own_b, rest - first.coefficient * std::countr_zero(value));
        if (own_b.candidates == 0) continue;
        kept_first |= value;
        kept_a |= own_a.candidates;
        kept_b |= own_b.candidates;
    }
    first.candidates = kept_first;
    a.candidates = kept_a;
    b.candidates = kept_b;
}

}  // namespace

void keep_supported(std::span<OpenTerm> terms, std::int64_t rest) {
    if (terms.size() == 1) {
        const std::int64_t coefficient = terms[0].coefficient;
        terms[0].candidates &= rest % coefficient == 0 ? bit_of(rest / coefficient) : 0;
    } else if (terms.size() == 2) {
        keep_pair(terms[0], terms[1], rest);
    } else {
        keep_three(terms[0], terms[1], terms[2], rest);
    }
}

}  // namespace sator::propagators
