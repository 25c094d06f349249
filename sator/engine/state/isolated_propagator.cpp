#include "sator/engine/state/isolated_propagator.hpp"

#include <algorithm>

namespace sator::engine {

IsolatedPropagator::IsolatedPropagator(const Propagator& propagator, const DomainsBefore& before) {
    const auto originals = before.variables();
    for (std::size_t i = 0; i < originals.size(); ++i) {
        const auto first =
            static_cast<std::size_t>(std::ranges::find(originals, originals[i]) - originals.begin());
        first_position_.push_back(first);
        if (first < i) {
            variables_.push_back(variables_[first]);
        } else if (before[i].kind() == DomainKind::Bits) {
            // A model's cells come before its auxiliaries, but not a scope's: this first pass adds the cells.
            variables_.push_back(model_.add_cell(before.initial(i).words()));
        } else {
            variables_.push_back(VariableId());
        }
    }
    for (std::size_t i = 0; i < originals.size(); ++i) {
        if (before[i].kind() == DomainKind::Bits) continue;
        const std::size_t first = first_position_[i];
        variables_[i] = first < i ? variables_[first]
                                  : model_.auxiliary(before.initial(i).min(), before.initial(i).max());
    }
    model_.post(std::shared_ptr<const Propagator>(std::shared_ptr<void>(), &propagator), variables_);
    words_.resize(model_.initial_words().size());
    for (std::size_t i = 0; i < originals.size(); ++i) std::ranges::copy(before[i].words(), words(i).begin());
    store_.emplace(model_);
    caller_.emplace(*store_);
}

std::span<Word> IsolatedPropagator::words(std::size_t position) {
    const Model::Variable& v = model_.variables()[variables_[position].index()];
    return {words_.data() + v.first_word, v.word_count};
}

Domain IsolatedPropagator::domain(std::size_t position) const {
    const Model::Variable& v = model_.variables()[variables_[position].index()];
    return {words_.data() + v.first_word, v.word_count, v.kind};
}

/// Narrows the variable to the caller's words. Returns false if no candidate is left.
bool IsolatedPropagator::impose(VariableId variable) {
    const Model::Variable& v = model_.variables()[variable.index()];
    const Domain domain(words_.data() + v.first_word, v.word_count, v.kind);
    if (domain.is_empty()) return false;
    if (v.kind == DomainKind::Bits) return store_->keep(variable, domain.words());
    return store_->at_least(variable, domain.min()) && store_->at_most(variable, domain.max());
}

/// Opens a level and runs the propagator in it. Returns false on a conflict. The memo begins empty, so that
/// the result does not depend on earlier runs.
bool IsolatedPropagator::reach_fixpoint() {
    store_->push_level();
    store_->begin_call(Store::kDecision);
    for (std::size_t v = 0; v < model_.variables().size(); ++v) {
        if (!impose(VariableId(v))) return false;
    }
    caller_->clear_memo();
    store_->queue().schedule_all(PropagatorId(0));
    for (PropagatorId id; store_->queue().pop(id);) {
        const std::size_t before = store_->trail().size();
        if (caller_->call(id) == Propagation::Conflict) return false;
        if (store_->trail().size() > before) store_->queue().schedule_all(id);
    }
    return true;
}

void IsolatedPropagator::relax_to(const DomainsBefore& before, const Reason& reason) {
    for (std::size_t i = 0; i < before.size(); ++i)
        std::ranges::copy(before.initial(i).words(), words(i).begin());
    for (const Literal& literal : reason) narrow_to(literal);
}

void IsolatedPropagator::narrow_to(const Literal& literal) {
    const auto narrowed = words(literal.position);
    if (kind(literal.position) == DomainKind::Interval) {
        if (literal.relation == Literal::Relation::AtMost) {
            narrowed[1] = static_cast<Word>(std::min(domain(literal.position).max(), literal.value));
        } else if (literal.relation == Literal::Relation::AtLeast) {
            narrowed[0] = static_cast<Word>(std::max(domain(literal.position).min(), literal.value));
        }
        return;
    }
    for (std::size_t bit = 0; bit < narrowed.size() * kWordBits; ++bit) {
        const auto v = static_cast<Value>(bit);
        if (excludes(literal, v)) narrowed[bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
    }
}

IsolatedPropagator::Result IsolatedPropagator::run() {
    Result found;
    found.is_conflict = !reach_fixpoint();
    for (const VariableId v : variables_) {
        const auto words = store_->domain(v).words();
        if (!found.is_conflict) found.words.emplace_back(words.begin(), words.end());
    }
    store_->backtrack();
    return found;
}

bool IsolatedPropagator::forces(std::span<const Literal> removals) {
    const auto follows = [this](const Literal& literal) {
        return is_true(literal, store_->domain(variables_[literal.position]));
    };
    const bool is_forced = !reach_fixpoint() || (!removals.empty() && std::ranges::all_of(removals, follows));
    store_->backtrack();
    return is_forced;
}

bool reason_suffices(const Propagator& propagator, const DomainsBefore& before,
                     std::span<const Literal> removals, const Reason& reason) {
    IsolatedPropagator isolated(propagator, before);
    isolated.relax_to(before, reason);
    return isolated.forces(removals);
}

bool reason_suffices(const Propagator& propagator, const DomainsBefore& before,
                     const std::optional<Literal>& removal, const Reason& reason) {
    const auto removals = removal ? std::span<const Literal>(&*removal, 1) : std::span<const Literal>();
    return reason_suffices(propagator, before, removals, reason);
}

}  // namespace sator::engine
