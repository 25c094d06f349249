#include "sator/engine/weighted_domain.hpp"

#include <algorithm>

namespace sator {

WeightedDomain::WeightedDomain(const Model& model)
    : weight_(model.variables().size(), 1.0), cells_(model.cell_count()) {}

std::optional<VariableId> WeightedDomain::choose(const Store& store) const {
    std::optional<VariableId> best;
    double best_score = 0;
    for (std::size_t i = 0; i < cells_; ++i) {
        const Domain domain = store.domain(VariableId(i));
        if (domain.is_fixed()) continue;
        const double score = static_cast<double>(domain.size()) / weight_[i];
        if (best && score >= best_score) continue;
        best = VariableId(i);
        best_score = score;
    }
    return best;
}

void WeightedDomain::weigh_scope(std::span<const VariableId> scope) {
    for (const VariableId v : scope) weight_[v.index()] += 1.0;
}

void WeightedDomain::reset() {
    std::ranges::fill(weight_, 1.0);
}

void WeightedDomain::set_weights(std::span<const double> weights) {
    weight_.assign(weights.begin(), weights.end());
}

}  // namespace sator
