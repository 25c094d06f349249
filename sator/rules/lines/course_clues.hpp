#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/value_id.hpp"
#include "sator/rules/lines/course_places.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Returns what single places of a course demand: it goes straight over each cell of ice, over each arrow, and passes each group of ice.
RuleList course_clues(const CourseForm& form, const std::vector<ValueId>& values, const Puzzle& puzzle);

}  // namespace sator::rules
