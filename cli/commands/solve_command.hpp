#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator solve`: solves each puzzle, proves the answer, and shows it.
Command solve_command();

}  // namespace sator
