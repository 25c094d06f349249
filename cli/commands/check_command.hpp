#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator check`: says of each puzzle whether it is well made, and if not, what is wrong and what would mend
/// it.
Command check_command();

}  // namespace sator
