#pragma once

#include <span>

#include "sator/models/lowered_model.hpp"
#include "sator/propagators/arithmetic/magic_sequence.hpp"
#include "sator/propagators/arithmetic/own_counts.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/propagators/leftovers/same_values.hpp"
#include "sator/propagators/sums/exact_sum.hpp"

namespace sator::models {

/// The scope of a propagator: a variable for each position.
using PartScope = std::span<const VariableId>;

// Lowerings of counts and sums, for lower_in_parts: a diagram for each value that is counted.

bool lower_part(const OwnCounts& counts, PartScope scope, LoweredModel& model);
bool lower_part(const GlobalCardinality& cardinality, PartScope scope, LoweredModel& model);
bool lower_part(const SameValues& same, PartScope scope, LoweredModel& model);
bool lower_part(const MagicSequence& sequence, PartScope scope, LoweredModel& model);
bool lower_part(const ExactSum& sum, PartScope scope, LoweredModel& model);

/// Adds that `least` to `most` of the Booleans, variables with the values 0 and 1, are true.
void add_count(LoweredModel& model, const std::vector<VariableId>& booleans, std::size_t least,
               std::size_t most);

}  // namespace sator::models
