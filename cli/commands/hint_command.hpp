#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator hint`: shows the mistakes in a partly filled grid, or else the next deduction, in four levels of
/// detail.
Command hint_command();

}  // namespace sator
