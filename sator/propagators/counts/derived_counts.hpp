#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// The number of cells of `added` that have a value of a set, minus that of `subtracted`, is from `least` to `most`,
/// because several rules that count such cells say so together.
struct DerivedCount {
    std::vector<Word> values;                   ///< the set
    std::vector<VariableId> added, subtracted;  ///< different cells
    std::int32_t least = 0, most = 0;
    std::vector<Word>
        exclusive;  ///< for each cell, added ones first, those that have no such value if it has one
    std::vector<RuleId> rules;  ///< in the puzzle's order, each once; without those of `exclusive`
    /// How far the bounds of the cells are from the limits: with 0 some cells are decided at once.
    std::int32_t slack = 0;
};

/// Returns whether a rule counts cells that have a value of a set.
bool states_counts(const Model& model);

/// Returns what the model's counts imply together and what probably prunes: each count some of whose cells exclude each
/// other; and of unions of counts of one kind (rows) minus those of another (regions) that they hold or touch, the
/// tightest, at most `most`. Once `watch` is over, some are missing.
std::vector<DerivedCount> derived_counts(const Model& model, std::size_t most, LimitWatch& watch);

/// Returns the model with its derived counts as redundant propagators (CountDifference); nullopt if there are none, or if
/// `watch` is over.
std::optional<Model> with_derived_counts(const Model& model, std::size_t most, LimitWatch& watch);

}  // namespace sator::propagators
