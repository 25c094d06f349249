// Counts the positions that must have a value of the set (`must`), and those that can (`may`). The count can be
// each number between them, so a number of the first position has a support if and only if it is between them.
// If the greatest number left is `must`, the open positions lose the set's values; if the least one left is
// `may`, they lose all others. GAC; a call costs positions × words of a domain.
#include "sator/propagators/basic/number_counts.hpp"

#include <algorithm>
#include <limits>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

namespace {

bool can_have(const Domain& domain, std::span<const Word> values) {
    for (std::size_t w = 0; w < values.size(); ++w) {
        if ((domain.word(w) & values[w]) != 0) return true;
    }
    return false;
}

/// The least and the greatest count of the other positions.
struct Counts {
    std::int64_t must = 0, may = 0;

    bool has(std::int64_t demand) const {
        return demand == NumberCounts::kAnything || (must <= demand && demand <= may);
    }
};

template <class Domains>
Counts counts_of(const Domains& domains, std::span<const Word> counted, std::span<const Word> others) {
    Counts counts;
    for (std::size_t i = 1; i < domains.size(); ++i) {
        if (!can_have(domains[i], counted)) continue;
        ++counts.may;
        if (!can_have(domains[i], others)) ++counts.must;
    }
    return counts;
}

/// The values of the first position that agree with the counts, and what they demand.
struct PossibleDemands {
    PossibleDemands(const Domain& first, std::span<const std::int64_t> demands, const Counts& counts)
        : values(first.word_count(), 0) {
        first.for_each([&](Value v) {
            const std::int64_t demand = demands[static_cast<std::size_t>(v)];
            if (!counts.has(demand)) {
                is_fewer = true;
                return;
            }
            set_bit(values, static_cast<std::size_t>(v));
            least = std::min(least, demand);
            greatest = std::max(greatest, demand);
        });
    }

    std::vector<Word> values;
    bool is_fewer = false;  // some values do not agree
    std::int64_t least = std::numeric_limits<std::int64_t>::max(), greatest = NumberCounts::kImpossible;
};

}  // namespace

NumberCounts::NumberCounts(std::vector<std::int64_t> demands, std::vector<Word> counted)
    : demands_(std::move(demands)), counted_(std::move(counted)) {
    for (const Word word : counted_) others_.push_back(~word);
}

/// A pass may change the counts only if a variable occurs twice, or if it fixes all positions.
Propagation NumberCounts::propagate(Scope& scope, Changed, Scratch&) const {
    for (;;) {
        const Counts counts = counts_of(scope, counted_, others_);
        const PossibleDemands demands(scope[0], demands_, counts);
        bool is_changed = demands.is_fewer;
        if (is_changed && !scope.keep(0, demands.values)) return Propagation::Conflict;
        if (counts.must == counts.may || demands.greatest == kAnything) return Propagation::Entailed;
        const bool is_number = demands.least != kAnything;
        if (is_number && (demands.least == counts.may || demands.greatest == counts.must)) {
            const std::vector<Word>& left = demands.least == counts.may ? counted_ : others_;
            for (std::size_t i = 1; i < scope.size(); ++i) {
                const bool is_open = can_have(scope[i], counted_) && can_have(scope[i], others_);
                if (is_open && !scope.keep(i, left)) return Propagation::Conflict;
            }
            is_changed = true;
        }
        if (!is_changed) return Propagation::Fixpoint;
    }
}

/// Collects why removals followed: which of `must` and `may` they rest on, and which values the first position
/// had lost.
class NumberCountsReason {
  public:
    NumberCountsReason(const NumberCounts& of, const DomainsBefore& before)
        : of_(of), before_(before), counts_(counts_of(before, of.counted_, of.others_)) {}

    /// Returns false if the counts before the call do not show it.
    bool add(const Literal& removal) {
        if (removal.position == 0) return add_demand(of_.demands_[static_cast<std::size_t>(removal.value)]);
        const bool is_counted = has_bit(of_.counted_, static_cast<std::size_t>(removal.value));
        return is_counted ? add_demands_except([&](std::int64_t demand) { return demand == counts_.must; },
                                               uses_must_)
                          : add_demands_except([&](std::int64_t demand) { return demand == counts_.may; },
                                               uses_may_);
    }
    /// The same for a conflict.
    bool add_conflict() {
        bool unused = false;
        return add_demands_except([](std::int64_t) { return false; }, unused);
    }

    Reason take() {
        for (std::uint32_t i = 1; i < before_.size(); ++i) {
            const bool can = can_have(before_[i], of_.counted_), need_not = can_have(before_[i], of_.others_);
            if (uses_must_ && can && !need_not) add_losses(i, of_.others_);
            if (uses_may_ && !can) add_losses(i, of_.counted_);
        }
        return std::move(reason_);
    }

  private:
    bool add_demand(std::int64_t demand) {
        if (counts_.has(demand)) return false;
        (demand < counts_.must ? uses_must_ : uses_may_) = true;
        return true;
    }

    /// No value of the first position has another demand than the permitted one: it was lost, or the counts
    /// exclude it.
    template <class IsPermitted>
    bool add_demands_except(IsPermitted is_permitted, bool& uses) {
        uses = true;
        bool follows = true;
        before_.initial(0).for_each([&](Value v) {
            const std::int64_t demand = of_.demands_[static_cast<std::size_t>(v)];
            if (is_permitted(demand)) return;
            if (!counts_.has(demand)) {
                add_demand(demand);
            } else if (before_[0].contains(v)) {
                follows = false;
            } else {
                reason_.push_back({0, Literal::Relation::NotEqual, v});
            }
        });
        return follows;
    }

    /// Adds the values of the set that a position has lost.
    void add_losses(std::uint32_t position, std::span<const Word> set) {
        before_.initial(position).for_each([&](Value v) {
            if (has_bit(set, static_cast<std::size_t>(v)))
                reason_.push_back({position, Literal::Relation::NotEqual, v});
        });
    }

    const NumberCounts& of_;
    const DomainsBefore& before_;
    Counts counts_;
    bool uses_must_ = false, uses_may_ = false;
    Reason reason_;
};

/// If a variable occurs twice, more may follow than the counts show; then all losses are the reason.
Reason NumberCounts::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    NumberCountsReason reason(*this, before);
    const bool follows = removals.empty()
                             ? reason.add_conflict()
                             : std::ranges::all_of(removals, [&](const Literal& l) { return reason.add(l); });
    return follows ? reason.take() : Propagator::quick_reason(removals, before);
}

void NumberCounts::residual(const Scope& scope, Residual& residual) const {
    std::int64_t found = 0;
    for (std::size_t i = 1; i < scope.size(); ++i) {
        if (scope[i].is_fixed() && can_have(scope[i], counted_)) ++found;
    }
    const std::int64_t demand =
        scope[0].is_fixed() ? demands_[static_cast<std::size_t>(scope[0].value())] : kImpossible;
    residual.add(static_cast<std::uint64_t>(found));
    residual.add(static_cast<std::uint64_t>(demand));
}

void NumberCounts::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    if (!scope[0].is_fixed()) return Propagator::refine_value_classes(scope, classes);
    classes.split(counted_);
}

/// A number that is not counted itself.
void NumberCounts::neighbours(std::size_t, NeighbourGroups& neighbours) const {
    std::vector<Word> determined(counted_.size(), 0);
    for (std::size_t v = 0; v < demands_.size(); ++v) {
        if (demands_[v] >= 0 && !has_bit(counted_, v)) set_bit(determined, v);
    }
    neighbours.add_determined(0, determined);
}

void NumberCounts::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const std::int64_t each : demands_) demand.add(static_cast<std::uint64_t>(each));
    for (const Word word : counted_) demand.add(word);
    signature.begin(name(), demand);
    for (std::size_t i = 0; i < positions; ++i) signature.add(i, i == 0 ? 0 : 1);
}

}  // namespace sator::propagators
