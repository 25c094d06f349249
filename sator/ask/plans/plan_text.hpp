#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "sator/ask/plans/plan.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::ask {

/// Returns a plan as text: a line a fact, the puzzle with a bar before each of its lines, a line a part.
std::string plan_text(const Plan& plan);

/// Reads what plan_text wrote. `file` is its name in messages.
std::expected<Plan, Diagnostic> read_plan(std::string_view text, const std::string& file);

}  // namespace sator::ask
