#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// The registry's row of rules that are written as expressions: `rule sum(a) = 2 * b`.
RuleEntry expression_rule();

/// An expression with names for its groups of cells in place of their letters.
struct ExpressionText {
    std::string text;        ///< "sum(row 1) = 2 * R2C3"
    std::string only_group;  ///< the name of its group, where it speaks of no other
};

/// How an expression rule reads once `name` has named its groups; nothing for other rules.
std::optional<ExpressionText> expression_text(
    const Rule& rule, const std::function<std::string(std::span<const CellId>)>& name);

}  // namespace sator
