#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `quadruple VALUES`: the cells around a corner hold the values, each at least as often as it is listed.
RuleEntry quadruple_rule();

}  // namespace sator::rules
