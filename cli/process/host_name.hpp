#pragma once

#include <string>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns the name of the host: SATOR_HOST if it is set, the name that Slurm has given to the node, or what the system says. It is one
/// word, and may be a part of a file's name.
std::string host_name();

}  // namespace sator::cli
