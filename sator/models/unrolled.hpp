#pragma once

#include <map>
#include <optional>
#include <utility>

#include "sator/models/lowered_model.hpp"

namespace sator::models {

/// A sum whose diagram may have more edges is left to its propagator, whose diagram has limits.
constexpr double kMostEdges = 4'000'000;

/// The greatest number of candidates that one of the variables has.
double most_candidates(const LoweredModel& model, std::span<const VariableId> variables);

/// Drops the nodes of a diagram that reach no end, and joins those with equal edges. `layers` may have any nodes; the root is node 0.
Diagram reduced(std::vector<VariableId> variables, std::vector<std::vector<Diagram::Node>> layers);

/// Unrolls an automaton over variables. It begins in `start`; `step(layer, state, value)` returns the next state, or nullopt if
/// nothing that follows is accepted; `accepts(state)` decides at the end. States have an order.
template <class State, class Step, class Accepts>
Diagram unrolled(const LoweredModel& model, std::vector<VariableId> variables, State start, Step step,
                 Accepts accepts) {
    std::vector<std::vector<Diagram::Node>> layers(variables.size());
    std::map<State, std::uint32_t> states = {{std::move(start), 0}};
    for (std::size_t layer = 0; layer < variables.size(); ++layer) {
        const bool is_last = layer + 1 == variables.size();
        std::map<State, std::uint32_t> next;
        layers[layer].resize(states.size());
        for (const auto& [state, node] : states) {
            for (const ValueId value : model.candidates[variables[layer].index()]) {
                std::optional<State> to = step(layer, state, value);
                if (!to || (is_last && !accepts(*to))) continue;
                const auto number = static_cast<std::uint32_t>(next.size());
                const auto found = is_last ? next.end() : next.try_emplace(std::move(*to), number).first;
                layers[layer][node].push_back({value, is_last ? 0 : found->second});
            }
        }
        states = std::move(next);
    }
    return reduced(std::move(variables), std::move(layers));
}

}  // namespace sator::models
