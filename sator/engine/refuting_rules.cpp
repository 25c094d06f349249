#include "sator/engine/refuting_rules.hpp"

namespace sator {

std::vector<RuleId> refuting_rules(const Model& model, std::span<const FixedCell> fixed,
                                   const Limits& limits) {
    Fixpoint fixpoint(model, limits);
    if (fixpoint.begin() && (!fixpoint.fix(fixed) || fixpoint.propagate())) return {};
    if (fixpoint.stopped()) return {};
    return fixpoint.conflicting_rules();
}

}  // namespace sator
