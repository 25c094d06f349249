#pragma once

#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator convert`: writes puzzles in another format.
Command convert_command();

}  // namespace sator::cli
