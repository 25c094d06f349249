#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

// Lines on which any k consecutive cells are of k different classes of numbers.

/// `entropic_line`: any three consecutive cells hold a low, a middle and a high number.
RuleEntry entropic_line_rule();
/// `modular_line N`: any N consecutive cells, by default 3, have different remainders modulo N.
RuleEntry modular_line_rule();
/// `parity_line`: odd and even numbers alternate.
RuleEntry parity_line_rule();

}  // namespace sator::rules
