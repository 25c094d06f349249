#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// `row_indexer`: a cell of row R that holds V says that cell V of its column holds R.
RuleEntry row_indexer_rule();
/// `column_indexer`: a cell of column C that holds V says that cell V of its row holds C.
RuleEntry column_indexer_rule();
/// `box_indexer`: cell P of a box that holds V says that cell V of the box holds P.
RuleEntry box_indexer_rule();

}  // namespace sator::rules
