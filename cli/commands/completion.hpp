#pragma once

#include <string>

namespace sator {

/// A script for bash that completes commands, their options and the options' values, made from the command
/// table. Where none of these is due, file names are completed.
std::string bash_completion();

}  // namespace sator
