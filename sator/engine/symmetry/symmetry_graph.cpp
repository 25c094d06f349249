#include "sator/engine/symmetry/symmetry_graph.hpp"

#include <algorithm>
#include <numeric>

#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::engine {

namespace {

std::string vertex_key(const Model& model, const Store& store, std::size_t v) {
    Residual what;
    what.add(model.variables()[v].is_cell ? 1 : 0);
    for (const Word word : store.domain(VariableId(v)).words()) what.add(word);
    return std::string(what.bytes());
}

}  // namespace

SymmetryGraph::SymmetryGraph(const Model& model, const Store& store) : variables_(store.variable_count()) {
    for (std::size_t v = 0; v < variables_; ++v) add_vertex(vertex_key(model, store, v));
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        // Redundant propagators follow from the others.
        if (!store.is_entailed(id) && !model.propagators()[p].is_redundant) add_pieces(model, id);
    }
    individualise_idle();
    std::vector<std::uint32_t> identity(variables_);
    std::iota(identity.begin(), identity.end(), 0U);
    pieces_ = pieces(identity);
}

void SymmetryGraph::add_vertex(const std::string& vertex_key) {
    edges_.emplace_back();
    const auto next = static_cast<std::uint32_t>(colour_of_.size());
    initial_colours_.push_back(colour_of_.emplace(vertex_key, next).first->second);
}

void SymmetryGraph::add_pieces(const Model& model, PropagatorId id) {
    const auto scope = model.scope_of(id);
    ConstraintSignature signature;
    model.propagators()[id.index()].propagator->signature(scope.size(), signature);
    for (const auto& [key, places] : signature.pieces()) {
        const auto piece = static_cast<std::uint32_t>(size());
        add_vertex(key);
        for (const auto& [position, role] : places) {
            const auto variable = static_cast<std::uint32_t>(scope[position].index());
            edges_[piece].push_back({variable, role});
            edges_[variable].push_back({piece, role});
        }
        edge_count_ += 2 * places.size();
    }
}

/// Gives each variable that is in no piece a colour of its own, because swapping such variables gains
/// nothing.
void SymmetryGraph::individualise_idle() {
    auto next = static_cast<std::uint32_t>(colour_of_.size());
    for (std::size_t v = 0; v < variables_; ++v) {
        if (edges_[v].empty()) initial_colours_[v] = next++;
    }
}

std::vector<SymmetryGraph::Numbers> SymmetryGraph::pieces(std::span<const std::uint32_t> image) const {
    std::vector<Numbers> all;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    for (std::size_t piece = variables_; piece < size(); ++piece) {
        places.clear();
        for (const auto& [variable, role] : edges_[piece]) places.emplace_back(role, image[variable]);
        std::ranges::sort(places);
        Numbers& numbers = all.emplace_back(1, initial_colours_[piece]);
        for (const auto& [role, variable] : places) numbers.insert(numbers.end(), {role, variable});
    }
    std::ranges::sort(all);
    return all;
}

bool SymmetryGraph::is_automorphism(std::span<const std::uint32_t> image) const {
    for (std::size_t v = 0; v < variables_; ++v) {
        if (initial_colours_[v] != initial_colours_[image[v]]) return false;
    }
    return pieces(image) == pieces_;
}

}  // namespace sator::engine
