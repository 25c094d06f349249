#include "sator/engine/symmetry_graph.hpp"

#include <algorithm>
#include <numeric>

#include "sator/engine/demand_outline.hpp"

namespace sator {

namespace {

std::string what_it_is(const Model& model, const Store& store, std::size_t v) {
    Residual what;
    what.add(model.variables()[v].is_cell ? 1 : 0);
    for (const Word word : store.domain(VariableId(v)).words()) what.add(word);
    return std::string(what.bytes());
}

}  // namespace

SymmetryGraph::SymmetryGraph(const Model& model, const Store& store) : variables_(store.variable_count()) {
    for (std::size_t v = 0; v < variables_; ++v) add_vertex(what_it_is(model, store, v));
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        // What strengthening propagators demand others demand too.
        if (!store.is_entailed(id) && !model.propagators()[p].is_strengthening) add_pieces(model, id);
    }
    tell_idle_apart();
    std::vector<std::uint32_t> as_it_is(variables_);
    std::iota(as_it_is.begin(), as_it_is.end(), 0U);
    pieces_ = pieces(as_it_is);
}

void SymmetryGraph::add_vertex(const std::string& what_it_is) {
    edges_.emplace_back();
    const auto next = static_cast<std::uint32_t>(kind_of_.size());
    kinds_.push_back(kind_of_.emplace(what_it_is, next).first->second);
}

void SymmetryGraph::add_pieces(const Model& model, PropagatorId id) {
    const auto scope = model.scope_of(id);
    DemandOutline outline;
    model.propagators()[id.index()].propagator->outline(scope.size(), outline);
    for (const auto& [key, places] : outline.pieces()) {
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

/// Variables that are in no piece, each of a kind of its own: that they may change places gains nothing.
void SymmetryGraph::tell_idle_apart() {
    auto next = static_cast<std::uint32_t>(kind_of_.size());
    for (std::size_t v = 0; v < variables_; ++v) {
        if (edges_[v].empty()) kinds_[v] = next++;
    }
}

std::vector<SymmetryGraph::Numbers> SymmetryGraph::pieces(std::span<const std::uint32_t> image) const {
    std::vector<Numbers> all;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    for (std::size_t piece = variables_; piece < size(); ++piece) {
        places.clear();
        for (const auto& [variable, role] : edges_[piece]) places.emplace_back(role, image[variable]);
        std::ranges::sort(places);
        Numbers& numbers = all.emplace_back(1, kinds_[piece]);
        for (const auto& [role, variable] : places) numbers.insert(numbers.end(), {role, variable});
    }
    std::ranges::sort(all);
    return all;
}

bool SymmetryGraph::is_kept_by(std::span<const std::uint32_t> image) const {
    for (std::size_t v = 0; v < variables_; ++v) {
        if (kinds_[v] != kinds_[image[v]]) return false;
    }
    return pieces(image) == pieces_;
}

}  // namespace sator
