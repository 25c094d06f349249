// A cheap sufficient test that every candidate has a support. Suppose that as many values are left as
// positions are open. A candidate then lacks support only if there is a Hall set: k positions, but not all,
// that together have k candidates (or fewer: a conflict). The other positions then have values that are
// theirs alone. With at most five open positions, either the Hall set or its complement has size one or two.
// Size one is a position with one candidate or a value with one place. Size two is two equal domains of two
// candidates, or two values with the same two places. If there is none of these, everything has support. A
// test costs positions squared.
#include "sator/propagators/distinct/cardinality_precheck.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sator::propagators {

namespace {

constexpr std::size_t kMaxOpen = 5;

/// A list of up to `kMaxOpen` sets.
class Sets {
  public:
    void add(Word set) { sets_[size_++] = set; }
    std::size_t size() const { return size_; }
    Word operator[](std::size_t i) const { return sets_[i]; }

    /// Returns whether every set has at least two members, and no two sets are the same pair.
    bool have_no_single_or_equal_pair() const {
        for (std::size_t i = 0; i < size_; ++i) {
            const Word without_first = sets_[i] & (sets_[i] - 1);
            if (without_first == 0) return false;
            if ((without_first & (without_first - 1)) != 0) continue;
            for (std::size_t j = 0; j < i; ++j) {
                if (sets_[j] == sets_[i]) return false;
            }
        }
        return true;
    }

  private:
    std::array<Word, kMaxOpen> sets_;
    std::size_t size_ = 0;
};

/// Returns the transposed sets: for each member of `all`, the set of the indices of the sets that contain it.
Sets transposed(const Sets& sets, Word all) {
    Sets places;
    for (; all != 0; all &= all - 1) {
        const Word member = all & -all;
        Word in = 0;
        for (std::size_t i = 0; i < sets.size(); ++i) in |= (sets[i] & member) != 0 ? Word{1} << i : 0;
        places.add(in);
    }
    return places;
}

}  // namespace

CardinalityPrecheck::CardinalityPrecheck(std::span<const OccurrenceBounds> bounds)
    : applies_(bounds.size() <= kWordBits &&
               std::ranges::all_of(bounds, [](const OccurrenceBounds& of) { return of.most <= 1; })) {
    for (std::size_t v = 0; applies_ && v < bounds.size(); ++v) {
        if (bounds[v].most == 1) once_ |= Word{1} << v;
        if (bounds[v].least == 1) required_ |= Word{1} << v;
    }
}

std::optional<Propagation> CardinalityPrecheck::quick_result(const Scope& scope) const {
    if (!applies_) return std::nullopt;
    Sets open;
    Word fixed = 0, left = 0;
    bool has_repeated = false;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Word domain = scope[i].word(0);
        if (is_single_bit(domain)) {
            has_repeated |= (fixed & domain) != 0;
            fixed |= domain;
        } else if (open.size() == kMaxOpen) {
            return std::nullopt;
        } else {
            open.add(domain);
            left |= domain;
        }
    }
    const bool is_exact = count_bits(left) == open.size() && (left & fixed) == 0;
    const bool keeps_bounds =
        !has_repeated && ((left | fixed) & ~once_) == 0 && (required_ & ~(left | fixed)) == 0;
    const bool is_consistent = is_exact && keeps_bounds && open.have_no_single_or_equal_pair() &&
                               transposed(open, left).have_no_single_or_equal_pair();
    if (!is_consistent) return std::nullopt;
    return left == 0 ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
