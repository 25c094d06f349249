#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator render`: draws puzzles, with or without their solutions.
Command render_command();

}  // namespace sator
