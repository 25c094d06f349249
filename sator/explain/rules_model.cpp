#include "sator/explain/rules_model.hpp"

#include <algorithm>

namespace sator {

Model model_of_rules(const Study& study, std::span<const RuleId> rules, const Candidates& candidates) {
    Model model;
    const Model& whole = study.model();
    for (std::size_t i = 0; i < whole.variables().size(); ++i) {
        if (i < study.cell_count()) {
            model.add_cell(candidates[CellId(i)]);
        } else {
            const Domain domain = whole.initial_domain(VariableId(i));
            model.auxiliary(domain.min(), domain.max());
        }
    }
    for (std::size_t p = 0; p < whole.propagators().size(); ++p) {
        const Model::Posted& posted = whole.propagators()[p];
        if (std::ranges::find(rules, posted.rule) == rules.end()) continue;
        model.begin_rule(posted.rule);
        model.post(posted.propagator, whole.scope_of(PropagatorId(p)));
    }
    return model;
}

}  // namespace sator
