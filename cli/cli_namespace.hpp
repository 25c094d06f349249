#pragma once

#include "sator/base/layer_namespaces.hpp"

/// The program sees the names of all layers of the library.
namespace sator::cli {
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
}  // namespace sator::cli
