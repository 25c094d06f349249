#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Returns the kind's rules in words, with the puzzle's own numbers: "Each row has 2 stars." After a 1, the plural of a value
/// becomes its singular. Empty if the kind says nothing.
std::vector<KindSentence> kind_sentences(const KindDefinition& definition, const KindScope& scope);

}  // namespace sator::text
