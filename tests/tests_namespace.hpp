#pragma once

#include "cli/cli_namespace.hpp"

/// Tests and benchmarks see the names of all layers and of the program.
namespace sator::tests {
using namespace cli;
}
namespace sator::bench {
using namespace tests;
}
