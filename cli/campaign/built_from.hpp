#pragma once

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/plan.hpp"

namespace sator::cli {

/// Returns the version of this program and the commit that it was built from.
ask::MadeBy this_program();

}  // namespace sator::cli
