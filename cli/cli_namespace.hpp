#pragma once

#include "sator/base/layer_namespaces.hpp"

/// The program sees the names of all layers of the library.
namespace sator::cli {
using namespace render;
}
