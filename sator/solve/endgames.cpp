#include "sator/solve/endgames.hpp"

#include <optional>

#include "sator/propagators/distinct/distinct_network.hpp"
#include "sator/propagators/placement/word_placement.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"

namespace sator::solve {

namespace {

/// The one propagator that is not redundant. Returns nullopt if there are several.
std::optional<PropagatorId> only_propagator(const Model& model) {
    std::optional<PropagatorId> only;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        if (model.propagators()[p].is_redundant) continue;
        if (only) return std::nullopt;
        only = PropagatorId(p);
    }
    return only;
}

/// The propagator as a `Kind`, or null if it is of another kind.
template <class Kind>
const Kind* as(const Model& model, PropagatorId id) {
    return dynamic_cast<const Kind*>(model.propagators()[id.index()].propagator.get());
}

}  // namespace

std::unique_ptr<Endgame> make_endgame(const Model& model, LimitWatch& watch) {
    if (const auto only = only_propagator(model)) {
        const auto scope = model.scope_of(*only);
        const auto* network = as<DistinctNetwork>(model, *only);
        if (network != nullptr && scope.size() == model.variables().size()) return network->endgame(scope);
        if (const auto* placement = as<WordPlacement>(model, *only)) return placement->endgame(scope);
    }
    return make_sum_endgame(model, watch);
}

bool listing_beats_counting(const Model& model) {
    const auto only = only_propagator(model);
    return only && as<WordPlacement>(model, *only) != nullptr;
}

}  // namespace sator::solve
