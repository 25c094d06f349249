#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// What regions and sums inside them imply together: the values, as indices, of the cells `innies`, less those
/// of the cells `outies`, add up to `total`.
struct InnieOutieSum {
    std::vector<VariableId> innies, outies;
    std::int64_t total = 0;
    std::vector<RuleId> rules;  ///< those that imply it, in the puzzle's order, each once
    bool is_possible = true;    ///< by the least and the greatest values of the cells
};

/// The window sums of few cells, and of those that are not possible, in a fixed order;
/// once `watch` is over, those found so far.
std::vector<InnieOutieSum> innie_outie_sums(const Model& model, LimitWatch& watch);
inline std::vector<InnieOutieSum> innie_outie_sums(const Model& model) {
    LimitWatch unlimited;
    return innie_outie_sums(model, unlimited);
}

/// The model, strengthened by its window sums. Nothing where there is none, or `watch` is over.
std::optional<Model> with_innie_outie_sums(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_innie_outie_sums(const Model& model) {
    LimitWatch unlimited;
    return with_innie_outie_sums(model, unlimited);
}

}  // namespace sator
