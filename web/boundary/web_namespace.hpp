#pragma once

#include "sator/base/layer_namespaces.hpp"

/// The boundary to JavaScript sees the names of all layers of the library.
namespace sator::web {
using namespace render;
}
