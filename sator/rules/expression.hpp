#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// Returns the registry's row of rules that are written as expressions: `rule sum(a) = 2 * b`.
RuleEntry expression_rule();

/// The text of an expression in which names of cells replace the letters of its groups.
struct ExpressionText {
    std::string text;        ///< "sum(row 1) = 2 * R2C3"
    std::string only_group;  ///< the name of its group if it has only one, else empty
};

/// Returns the text of an expression rule in which `name` names its groups of cells, or nullopt for another
/// rule.
std::optional<ExpressionText> expression_text(
    const Rule& rule, const std::function<std::string(std::span<const CellId>)>& name);

}  // namespace sator::rules
