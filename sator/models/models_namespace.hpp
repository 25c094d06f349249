#pragma once

#include "sator/base/layer_namespaces.hpp"

/// Models for other solvers see the names of all layers of the library.
namespace sator::models {
using namespace render;
}
