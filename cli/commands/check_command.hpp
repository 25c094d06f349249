#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator check`: reports whether each puzzle is well made, and otherwise what is wrong and how to repair it.
Command check_command();

}  // namespace sator
