#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/equations/linear_equation.hpp"

namespace sator::propagators {

/// An equation that several rules imply together.
struct DerivedSum {
    LinearEquation equation;
    std::vector<RuleId> rules;  ///< in the puzzle's order, each once
    /// Larger: prunes more, for its size (equation_tightness.hpp).
    std::int64_t tightness = 0;
};

/// Returns whether a propagator of the model states a sum other than that of a permutation.
bool states_sums(const Model& model);

/// Returns the equations that the model's sums, equal sums and permutations imply together and that probably
/// prune, at most `most`, in a fixed order. Returns none if no sum is stated. Once `watch` is over, some are
/// missing.
std::vector<DerivedSum> derived_sums(const Model& model, const DifferingCells& differing, std::size_t most,
                                     LimitWatch& watch);

/// Returns the model with its derived sums, at most `most`, as redundant propagators; nullopt if there are none, or if `watch`
/// is over. Returns nullopt, too, if all cells differ: then other sums cost more than they prune.
std::optional<Model> with_derived_sums(const Model& model, const DifferingCells& differing, std::size_t most,
                                       LimitWatch& watch);

}  // namespace sator::propagators
