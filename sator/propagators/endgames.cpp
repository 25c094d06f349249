#include "sator/propagators/endgames.hpp"

#include <optional>

#include "sator/propagators/distinct_network.hpp"
#include "sator/propagators/sum_endgame.hpp"

namespace sator {

namespace {

/// The one propagator that decides all that the model demands; nothing where there are several, or variables
/// that it does not look at.
std::optional<PropagatorId> only_propagator(const Model& model) {
    std::optional<PropagatorId> only;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        if (model.propagators()[p].is_strengthening) continue;
        if (only) return std::nullopt;
        only = PropagatorId(p);
    }
    return only && model.scope_of(*only).size() == model.variables().size() ? only : std::nullopt;
}

}  // namespace

std::unique_ptr<Endgame> make_endgame(const Model& model, LimitWatch& watch) {
    if (const auto only = only_propagator(model)) {
        const Propagator* propagator = model.propagators()[only->index()].propagator.get();
        if (const auto* network = dynamic_cast<const DistinctNetwork*>(propagator))
            return network->endgame(model.scope_of(*only));
    }
    return make_sum_endgame(model, watch);
}

}  // namespace sator
