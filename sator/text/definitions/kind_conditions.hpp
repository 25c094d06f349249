#pragma once

#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Returns whether all conditions of a line hold.
bool all_hold(const std::vector<KindCondition>& conditions, const KindScope& scope);

/// Returns the first line of a word whose conditions hold, or null.
const KindLine* line_that_holds(const KindDefinition& definition, std::string_view word,
                                const KindScope& scope);

}  // namespace sator::text
