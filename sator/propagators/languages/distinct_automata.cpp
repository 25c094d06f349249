#include "sator/propagators/languages/distinct_automata.hpp"

#include <algorithm>
#include <utility>

#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/languages/distinct_automaton.hpp"

namespace sator::propagators {

namespace {

/// Returns null if the cells may be equal, or if the propagator would be too large.
std::shared_ptr<const Propagator> on_differing(const Model& model, PropagatorId by,
                                               const std::shared_ptr<const TransitionTable>& table,
                                               const DifferingCells& differing) {
    const auto scope = model.scope_of(by);
    const auto is_cell_of_a_word = [&](VariableId variable) {
        return variable.index() < model.cell_count() && model.initial_domain(variable).word_count() == 1;
    };
    if (scope.size() < 3 || !std::ranges::all_of(scope, is_cell_of_a_word) || !differing.all_differ(scope))
        return nullptr;
    Word values = 0;
    for (const VariableId cell : scope) values |= model.initial_domain(cell).word(0);
    return DistinctAutomaton::make(table, scope.size(), values);
}

}  // namespace

std::optional<Model> with_distinct_automata(const Model& model, const DifferingCells& differing,
                                            LimitWatch& watch) {
    std::optional<Model> with;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto* automaton = as_exactly<RegularDfa>(*model.propagators()[p].propagator);
        if (automaton == nullptr) continue;
        const PropagatorId by(p);
        const std::size_t positions = model.scope_of(by).size();
        if (watch.is_over(positions * positions)) break;
        auto propagator = on_differing(model, by, automaton->table(), differing);
        if (!propagator) continue;
        if (!with) with = model;
        with->begin_rule(model.propagators()[p].rule);
        with->post_redundant(std::move(propagator), model.scope_of(by));
    }
    return with;
}

}  // namespace sator::propagators
