#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator explain`: explains the whole solution, one deduction at a time.
Command explain_command();

}  // namespace sator
