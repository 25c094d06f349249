#include "sator/propagators/equations/equation_tightness.hpp"

#include <algorithm>
#include <limits>
#include <map>

#include "sator/propagators/sums/distinct_bounds.hpp"

namespace sator::propagators {

namespace {

constexpr std::int64_t kImpossible = std::numeric_limits<std::int64_t>::max();

/// The least and the greatest sum of different values of the cells. Returns false if there are too few values.
bool bound(const Model& model, std::span<const VariableId> clique, LeastDistinct& least,
           GreatestDistinct& greatest) {
    Word usable = 0;
    for (const VariableId cell : clique) usable |= model.initial_domain(cell).word(0);
    return std::ranges::all_of(clique, [&](VariableId cell) {
        const Word candidates = model.initial_domain(cell).word(0);
        return candidates != 0 && least.insert(usable, candidates) && greatest.insert(usable, candidates);
    });
}

}  // namespace

std::int64_t tightness(const Model& model, const LinearEquation& equation, const DifferingCells& differing) {
    std::map<std::int64_t, std::vector<VariableId>> cells_of;
    for (const auto& [cell, coefficient] : equation.terms) cells_of[coefficient].push_back(cell);
    std::int64_t from = 0, to = 0, cliques = 0;
    for (const auto& [coefficient, cells] : cells_of) {
        for (const std::vector<VariableId>& clique : differing.cliques(cells)) {
            LeastDistinct least;
            GreatestDistinct greatest;
            if (!bound(model, clique, least, greatest)) return kImpossible;
            from += coefficient * (coefficient > 0 ? least.sum : greatest.sum);
            to += coefficient * (coefficient > 0 ? greatest.sum : least.sum);
            ++cliques;
        }
    }
    const std::int64_t slack = std::min(equation.constant - from, to - equation.constant);
    return slack < 0 ? kImpossible : to - from - cliques * slack;
}

}  // namespace sator::propagators
