#include "sator/engine/state/refuting_rules.hpp"

namespace sator::engine {

std::vector<RuleId> refuting_rules(const Model& model, std::span<const FixedCell> fixed,
                                   const Limits& limits) {
    PropagationEngine engine(model, limits);
    if (engine.begin() && (!engine.fix(fixed) || engine.propagate())) return {};
    if (engine.stopped()) return {};
    return engine.conflicting_rules();
}

}  // namespace sator::engine
