#pragma once

#include "cli/commands/command.hpp"

namespace sator {

/// sator regex REGEX: what becomes of a clue on its way from text to automaton.
Command regex_command();

}  // namespace sator
