#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator words`: makes a scored word list from a text.
Command words_command();

}  // namespace sator
