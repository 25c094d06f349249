#include "sator/engine/alone.hpp"

#include <algorithm>

#include "sator/base/limits.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/store.hpp"

namespace sator {

Alone::Alone(const Propagator& propagator, const DomainsBefore& before) {
    const auto originals = before.variables();
    for (std::size_t i = 0; i < originals.size(); ++i) {
        const auto first = static_cast<std::size_t>(std::ranges::find(originals, originals[i]) - originals.begin());
        first_position_.push_back(first);
        if (first < i) {
            variables_.push_back(variables_[first]);
        } else if (before[i].kind() == DomainKind::Bits) {
            // Cells come before auxiliaries in every scope's copy only if they do so in the scope: add them in a first pass.
            variables_.push_back(model_.add_cell(before[i].words()));
        } else {
            variables_.push_back(VariableId());
        }
    }
    for (std::size_t i = 0; i < originals.size(); ++i) {
        if (before[i].kind() == DomainKind::Bits) continue;
        const std::size_t first = first_position_[i];
        variables_[i] = first < i ? variables_[first] : model_.auxiliary(before[i].min(), before[i].max());
    }
    model_.post(std::shared_ptr<const Propagator>(std::shared_ptr<void>(), &propagator), variables_);
    words_.assign(model_.initial_words().begin(), model_.initial_words().end());
}

std::span<Word> Alone::words(std::size_t position) {
    const Model::Variable& v = model_.variables()[variables_[position].index()];
    return {words_.data() + v.first_word, v.word_count};
}

Domain Alone::domain(std::size_t position) const {
    const Model::Variable& v = model_.variables()[variables_[position].index()];
    return {words_.data() + v.first_word, v.word_count, v.kind};
}

Alone::Result Alone::run() const {
    Model model;  // the domains may be larger than those of model_
    std::vector<VariableId> variables(model_.variables().size());
    for (std::size_t v = 0; v < variables.size(); ++v) {
        const Model::Variable& old = model_.variables()[v];
        const Domain domain(words_.data() + old.first_word, old.word_count, old.kind);
        if (domain.is_empty()) return {true, {}};
        variables[v] = old.is_cell ? model.add_cell(domain.words()) : model.auxiliary(domain.min(), domain.max());
    }
    const auto& propagator = model_.propagators()[0].propagator;
    model.post(propagator, variables_);
    Store store(model, Limits{});
    std::vector<Word> memo(propagator->memo_words(variables_.size()), 0);
    store.queue().schedule_all(PropagatorId(0));
    for (PropagatorId id; store.queue().pop(id);) {
        Scope scope(store, model.scope_of(id));
        Scratch scratch{memo, store.reversible(id)};
        store.begin_call(id);
        store.queue().set_running(id);
        const std::size_t before = store.trail().size();
        const Propagation result = propagator->propagate(scope, store.queue().changed(id), scratch);
        store.queue().set_running(Store::kDecision);
        if (result == Propagation::Conflict) return {true, {}};
        store.queue().forget_changes(id);
        if (store.trail().size() > before) store.queue().schedule_all(id);
    }
    Result found;
    for (const VariableId v : variables_) {
        const auto words = store.domain(v).words();
        found.words.emplace_back(words.begin(), words.end());
    }
    return found;
}

bool Alone::Result::implies(const Literal& literal, DomainKind kind) const {
    if (is_conflict) return true;
    const auto& w = words[literal.position];
    const Domain domain(w.data(), static_cast<std::uint32_t>(w.size()), kind);
    switch (literal.relation) {
        case Literal::Relation::NotEqual: return !domain.contains(literal.value);
        case Literal::Relation::AtMost: return domain.max() <= literal.value;
        case Literal::Relation::AtLeast: return domain.min() >= literal.value;
    }
    return false;
}

namespace {

void impose(Alone& alone, const Literal& literal) {
    const auto words = alone.words(literal.position);
    const auto position = literal.position;
    if (alone.kind(position) == DomainKind::Interval) {
        if (literal.relation == Literal::Relation::AtMost) {
            words[1] = static_cast<Word>(std::min(alone.domain(position).max(), literal.value));
        } else if (literal.relation == Literal::Relation::AtLeast) {
            words[0] = static_cast<Word>(std::max(alone.domain(position).min(), literal.value));
        }
        return;
    }
    for (std::size_t bit = 0; bit < words.size() * kWordBits; ++bit) {
        const auto v = static_cast<Value>(bit);
        const bool is_out = literal.relation == Literal::Relation::NotEqual  ? v == literal.value
                            : literal.relation == Literal::Relation::AtMost ? v > literal.value
                                                                            : v < literal.value;
        if (is_out) words[bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
    }
}

}  // namespace

bool reason_suffices(const Propagator& propagator, const DomainsBefore& before, const std::optional<Literal>& removal,
                     const Reason& reason) {
    Alone alone(propagator, before);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto initial = before.initial(i).words();
        std::ranges::copy(initial, alone.words(i).begin());
    }
    for (const Literal& literal : reason) impose(alone, literal);
    const Alone::Result result = alone.run();
    return removal ? result.implies(*removal, alone.kind(removal->position)) : result.is_conflict;
}

}  // namespace sator
