#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// Returns the row of the statement's rule, or null if it is no standard rule.
const RuleEntry* rule_row(const RuleStatement& statement);
/// Returns the name of the statement's rule in its row, e.g. "strict_order" for the alias "thermometer".
std::string_view rule_name(const RuleStatement& statement);
/// Returns how the rule is drawn if it has no decorator: as its row says, or its definition in the puzzle.
RulePicture picture_of(const RuleStatement& statement, const Puzzle& puzzle);

}  // namespace sator::render
