#pragma once

#include "cli/cli_namespace.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator::cli {

/// Unpacks raw deflate with zlib.
Inflate zlib_inflate();

}  // namespace sator::cli
