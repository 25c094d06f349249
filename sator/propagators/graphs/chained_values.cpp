// A position keeps a value of the chain only if one neighbour may have the value before it and another neighbour the value after it.
// If a position is fixed and only one neighbour may have one of these two values, that neighbour is assigned. This is unit propagation
// of the usual clauses. Along a chain of open values it is a breadth-first search from both sides: between two fixed values it finds
// the positions that are near enough to both.
#include "sator/propagators/graphs/chained_values.hpp"

#include <utility>

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/graphs/chain_domains.hpp"
#include "sator/propagators/graphs/chain_reasons.hpp"
#include "sator/propagators/graphs/chain_sweep.hpp"

namespace sator::propagators {

ChainedValues::ChainedValues(PositionGraph graph, Value first, std::size_t count)
    : graph_(std::move(graph)), first_(first), last_(first + static_cast<Value>(count) - 1) {
    chain_.resize(words_for(static_cast<std::size_t>(last_) + 1), 0);
    for (Value v = first_; v <= last_; ++v) set_bit(chain_, static_cast<std::size_t>(v));
}

/// Each change is a step of its own, so that reasons are local. If a variable is at several positions, its other positions are seen
/// after the queue is empty.
Propagation ChainedValues::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    ChainDomains domains(*this, scope);
    ChainSweep sweep(*this, domains);
    changed.for_each([&](std::size_t position) { sweep.wake(static_cast<PositionGraph::Vertex>(position)); });
    const auto remove = [&](PositionGraph::Vertex position, std::span<const Word> mask, const ChainCause&) {
        scope.begin_step();
        return scope.keep(position, mask);
    };
    for (bool is_done = false; !is_done;) {
        if (!sweep.run(remove)) return Propagation::Conflict;
        if (scratch.is_over(scope.size())) return Propagation::Fixpoint;
        is_done = true;
        for (PositionGraph::Vertex v = 0; v < scope.size(); ++v) {
            if (!domains.replace(v, scope[v])) continue;
            sweep.wake(v);
            is_done = false;
        }
    }
    for (std::size_t v = 0; v < scope.size(); ++v) {
        if (!scope[v].is_fixed()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

Reason ChainedValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason =
        removals.empty() ? conflict_in_chain(*this, before) : reason_in_chain(*this, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

}  // namespace sator::propagators
