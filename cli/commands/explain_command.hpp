#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator explain`: the whole way to the solution, a deduction at a time.
Command explain_command();

}  // namespace sator
