#pragma once

#include "sator/base/layer_namespaces.hpp"

/// Questions see the names of all layers of the library.
namespace sator::create {}
namespace sator::models {}
namespace sator::ask {
using namespace render;
using namespace create;
using namespace models;
}  // namespace sator::ask
