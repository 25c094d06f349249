// Replaces sums by ones that know which of their cells differ. Costs the cells of all sums × the words of a set
// of cells.
#include "sator/propagators/equations/with_clique_sums.hpp"

#include <algorithm>
#include <vector>

#include "sator/propagators/equations/linear_equation.hpp"

namespace sator::propagators {

namespace {

/// Sums of more cells are left as they are: finding their cliques would take longer than it saves.
constexpr std::size_t kMaxCliqueCells = 128;

/// Returns whether two cells of the same coefficient must differ.
bool has_edge(const LinearEquation& equation, const DifferingCells& differing) {
    if (equation.terms.size() > kMaxCliqueCells) return false;
    for (const auto& a : equation.terms) {
        for (const auto& b : equation.terms) {
            if (a.coefficient == b.coefficient && differing.differ(a.cell, b.cell)) return true;
        }
    }
    return false;
}

/// The equations that gain from cliques. If one of a propagator's equations does not, none of them is returned.
std::vector<LinearEquation> gaining(const Model& model, PropagatorId by, const DifferingCells& differing) {
    std::vector<LinearEquation> equations = stated_equations(model, by);
    const bool is_gain = std::ranges::all_of(
        equations, [&](const LinearEquation& equation) { return has_edge(equation, differing); });
    return is_gain ? equations : std::vector<LinearEquation>{};
}

}  // namespace

std::optional<Model> with_clique_sums(const Model& model, const DifferingCells& differing,
                                      LimitWatch& watch) {
    if (watch.is_over(0) || differing.is_empty()) return std::nullopt;
    Model with = model.without_propagators();
    std::size_t replaced = 0;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId by(p);
        const std::vector<LinearEquation> equations = gaining(model, by, differing);
        if (equations.size() != 1) with.repost(model, by);
        if (watch.is_over(model.scope_of(by).size()) || equations.empty()) continue;
        with.begin_rule(model.propagators()[p].rule);
        const bool is_redundant = model.propagators()[p].is_redundant || equations.size() > 1;
        for (const LinearEquation& equation : equations) {
            if (post_clique_sum(with, equation, differing, is_redundant))
                ++replaced;
            else if (equations.size() == 1)
                with.repost(model, by);
        }
    }
    if (watch.is_over(0) || replaced == 0) return std::nullopt;
    return with;
}

}  // namespace sator::propagators
