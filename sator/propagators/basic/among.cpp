// Counts the positions that must have a value of the set (all their candidates are in it), and those that
// can. If the first count has reached `most`, the other positions lose the set's values; if the second is
// only `least`, they lose all others. GAC; a call costs positions × words of a domain.
#include "sator/propagators/basic/among.hpp"

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

namespace {

bool overlaps(const Domain& domain, std::span<const Word> values) {
    for (std::size_t w = 0; w < values.size(); ++w) {
        if ((domain.word(w) & values[w]) != 0) return true;
    }
    return false;
}

}  // namespace

Among::Among(std::vector<Word> values, std::uint32_t least, std::uint32_t most)
    : values_(std::move(values)), least_(least), most_(most) {
    for (const Word word : values_) others_.push_back(~word);
}

Propagation Among::propagate(Scope& scope, Changed, Scratch&) const {
    std::uint32_t must = 0, may = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Domain domain = scope[i];
        if (!overlaps(domain, values_)) continue;
        ++may;
        if (!overlaps(domain, others_)) ++must;
    }
    if (must > most_ || may < least_) return Propagation::Conflict;
    if (must >= least_ && may <= most_) return Propagation::Entailed;
    if (must != most_ && may != least_) return Propagation::Fixpoint;
    const bool takes_no_more = must == most_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Domain domain = scope[i];
        const bool is_open = overlaps(domain, values_) && overlaps(domain, others_);
        if (is_open && !scope.keep(i, takes_no_more ? others_ : values_)) return Propagation::Conflict;
    }
    return Propagation::Entailed;
}

/// Adds the values of `lost` of the first `how_many` positions that have lost all of them.
void Among::add_losses(std::span<const Word> lost, std::size_t how_many, const DomainsBefore& before,
                       Reason& reason) {
    for (std::uint32_t i = 0; i < before.size() && how_many > 0; ++i) {
        if (overlaps(before[i], lost)) continue;
        --how_many;
        before.initial(i).for_each([&](Value v) {
            if (has_bit(lost, static_cast<std::size_t>(v)))
                reason.push_back({i, Literal::Relation::NotEqual, v});
        });
    }
}

/// Counted values go because `most_` positions must have one; others go because all but `least_` cannot.
Reason Among::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    std::size_t must = 0;
    for (std::size_t i = 0; i < before.size(); ++i) must += overlaps(before[i], others_) ? 0 : 1;
    const std::size_t one_more = removals.empty() ? 1 : 0;  // for a conflict
    Reason reason;
    // A bound also rests on the values beyond it that the position had lost before.
    for (const Literal& removal : removals) {
        if (removal.relation == Literal::Relation::NotEqual) continue;
        before.initial(removal.position).for_each([&](Value v) {
            if (excludes(removal, v) && !before[removal.position].contains(v))
                reason.push_back({removal.position, Literal::Relation::NotEqual, v});
        });
    }
    if (must >= most_ + one_more)
        add_losses(others_, most_ + one_more, before, reason);
    else if (before.size() + one_more > least_)
        add_losses(values_, before.size() + one_more - least_, before, reason);
    return reason;
}

void Among::residual(const Scope& scope, Residual& residual) const {
    std::uint64_t counted = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed() && overlaps(scope[i], values_)) ++counted;
    }
    residual.add(counted);
}

void Among::refine_value_classes(const Scope&, ValueClasses& classes) const {
    classes.split(values_);
}

void Among::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    demand.add(least_);
    demand.add(most_);
    for (const Word word : values_) demand.add(word);
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

}  // namespace sator::propagators
