#pragma once

#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator new`
Command new_command();

}  // namespace sator::cli
