#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

namespace sator::cli {

/// `sator regex REGEX`: shows how a clue is parsed and compiled to an automaton.
Command regex_command();

}  // namespace sator::cli
