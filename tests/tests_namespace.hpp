#pragma once

#include "sator/base/layer_namespaces.hpp"

/// Tests and benchmarks see the names of all layers and of the program.
namespace sator::cli {}
namespace sator::tests {
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
using namespace solve;
using namespace formats;
using namespace explain;
using namespace render;
using namespace cli;
}  // namespace sator::tests
namespace sator::bench {
using namespace tests;
using namespace base;
using namespace language;
using namespace engine;
using namespace propagators;
using namespace puzzle;
using namespace rules;
using namespace solve;
using namespace formats;
using namespace explain;
using namespace render;
using namespace cli;
}  // namespace sator::bench
