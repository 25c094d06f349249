#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Returns the name that a rule of the file has inside the puzzle if a built-in rule has its name: "own_sum". So kinds and
/// pictures still mean the built-in rule, and the puzzle can be written as a text without a clash.
std::string replacing_name(std::string_view name);

/// Returns the name of the rule that a statement means: a rule of the file with this name, or else the built-in one. A statement
/// of a built-in kind always means the latter.
std::string meant_rule(std::string_view name, const Statement& statement,
                       std::span<const RuleDefinition> definitions);

/// Gives a rule, and the one that it negates, the name of the rule that its statement means.
void name_meant_rule(RuleStatement& rule, const Statement& statement,
                     std::span<const RuleDefinition> definitions);

}  // namespace sator::text
