#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// `sator regex REGEX`: shows how a clue is parsed and compiled to an automaton.
Command regex_command();

}  // namespace sator
