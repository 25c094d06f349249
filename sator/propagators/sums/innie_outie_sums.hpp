#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// A window sum, implied by regions and sums that overlap them: the sum of the values, as indices, of the cells
/// `innies` minus that of the cells `outies` is `total`.
struct InnieOutieSum {
    std::vector<VariableId> innies, outies;
    std::int64_t total = 0;
    std::vector<RuleId> rules;  ///< the rules that imply it, in the puzzle's order, each once
    bool is_possible = true;    ///< false if it contradicts the cells' least and greatest values
};

/// Returns the window sums of few cells, in a fixed order, including impossible ones. If `watch` is over,
/// returns those found until then.
std::vector<InnieOutieSum> innie_outie_sums(const Model& model, LimitWatch& watch);
inline std::vector<InnieOutieSum> innie_outie_sums(const Model& model) {
    LimitWatch unlimited;
    return innie_outie_sums(model, unlimited);
}

/// Returns the model with its window sums as redundant propagators; nullopt if there are none, or if `watch`
/// is over.
std::optional<Model> with_innie_outie_sums(const Model& model, LimitWatch& watch);
inline std::optional<Model> with_innie_outie_sums(const Model& model) {
    LimitWatch unlimited;
    return with_innie_outie_sums(model, unlimited);
}

}  // namespace sator::propagators
