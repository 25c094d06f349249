#pragma once

#include <string>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/limits.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::ask {

/// Returns one line that says why a puzzle has no solution, as `sator check` finds it: which changed number or
/// given leaves one solution, without which part it has a solution, or which parts contradict each other.
/// `context` is the puzzle's context.
std::string conflict_cause(RuleContext& context, const Limits& limits);

}  // namespace sator::ask
