#pragma once

#include "sator/base/layer_namespaces.hpp"

/// Creation sees the names of all layers before it.
namespace sator::create {
using namespace render;
}
