#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `count VALUES N..M`: N to M of the cells hold one of the values.
RuleEntry count_rule();

}  // namespace sator
