#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `visible N`: seen from the first cell, N of the cells are higher than all before them.
RuleEntry visible_rule();

}  // namespace sator
