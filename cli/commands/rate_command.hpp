#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator rate`: rates how hard each puzzle is for people.
Command rate_command();

}  // namespace sator
