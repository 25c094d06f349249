#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Adds to a step what its clues show: dead parts and the premises that make them dead, what each of several
/// crossing rules leaves to the cell, and the references that are needed. A forced value of one clue gets its
/// exact technique from these (echo, dead alternative, forced length), and that technique's cost if it is
/// higher. `premises` are the step's.
void annotate_clues(Query& query, const Candidates& premises, Step& step);

}  // namespace sator::explain
