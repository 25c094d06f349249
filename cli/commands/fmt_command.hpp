#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator fmt`: writes puzzle files in their tidy form.
Command fmt_command();

}  // namespace sator::cli
