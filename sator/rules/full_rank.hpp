#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `full_rank N`: among all rows and columns, read from both ends as numbers, this line is the Nth smallest.
RuleEntry full_rank_rule();

}  // namespace sator::rules
