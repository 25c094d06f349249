#pragma once

#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator formats`: the formats that are read and written.
Command formats_command();

}  // namespace sator::cli
