#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator words`: makes a scored word list from a text.
Command words_command();

}  // namespace sator::cli
