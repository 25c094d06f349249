#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator solve`: finds each puzzle's solutions and reports whether there is exactly one.
Command solve_command();

}  // namespace sator
