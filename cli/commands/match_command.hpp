#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator match REGEX N`: lists the strings of length N that a clue matches.
Command match_command();

}  // namespace sator
