#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator rules`: lists the rules for puzzles, or explains one with its example solved.
Command rules_command();

}  // namespace sator
