#pragma once

#include <expected>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/ask/values/answer.hpp"
#include "sator/ask/values/source.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// Returns the plan of a search for the solutions of one puzzle. The puzzle was read from `source`, and the plan will be at `path`:
/// the text in the plan must be the same puzzle when it is read from there.
std::expected<ask::Plan, Diagnostic> search_plan(const ask::SplitAnswer& split, const ask::Source& source,
                                                 const std::string& path, std::string request);

}  // namespace sator::cli
