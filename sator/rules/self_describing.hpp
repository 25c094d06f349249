#pragma once

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// `self_describing`: each cell holds how many of the cells hold its place in the sequence, counted from 0.
RuleEntry self_describing_rule();

}  // namespace sator
