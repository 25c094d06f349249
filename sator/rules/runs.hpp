#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `runs 3 1 2`: the lengths of the runs of black cells, as in a line of a nonogram.
RuleEntry runs_rule();

}  // namespace sator::rules
