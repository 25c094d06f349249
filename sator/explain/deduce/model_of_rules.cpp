#include "sator/explain/deduce/model_of_rules.hpp"

namespace sator::explain {

Model model_of_rules(const PuzzleContext& context, std::span<const RuleId> rules,
                     const Candidates& candidates) {
    Model model;
    const Model& whole = context.model();
    for (std::size_t i = 0; i < whole.variables().size(); ++i) {
        if (i < context.cell_count()) {
            model.add_cell(candidates[CellId(i)]);
        } else {
            model.auxiliary_like(whole.initial_domain(VariableId(i)));
        }
    }
    for (const PropagatorId id : context.propagators().of(rules)) model.repost(whole, id);
    return model;
}

}  // namespace sator::explain
