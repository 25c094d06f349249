#pragma once

#include <cstddef>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::ask {

/// Returns for each rule, by its number in explanations, the statement that it comes from. Statements with mistakes are left out. The
/// result is incomplete if the context's watch is over.
std::vector<std::size_t> statements_of_rules(RuleContext& context);

}  // namespace sator::ask
