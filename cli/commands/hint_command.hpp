#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator hint`: shows the mistakes in a partly filled grid, or else the next deduction, in four levels of
/// detail.
Command hint_command();

}  // namespace sator::cli
