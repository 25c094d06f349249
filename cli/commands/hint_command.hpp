#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator hint`: what is wrong in a partly filled grid, else the next deduction, in four strengths.
Command hint_command();

}  // namespace sator
