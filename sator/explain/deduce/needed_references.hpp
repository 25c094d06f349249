#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns true if the step, which has one clue as its rule, no longer follows once all references of the
/// clue match anything.
bool needs_references(Query& query, const Candidates& premises, const Step& step);

/// Returns the places, in the clue's text, of the references that the step needs: the step no longer follows
/// if one of them matches anything.
std::vector<CluePart> needed_references(Query& query, const Candidates& premises, const Step& step);

}  // namespace sator::explain
