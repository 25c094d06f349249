#pragma once

#include "sator/ask/values/ask_namespace.hpp"

/// The boundary to JavaScript sees the names of all layers of the library.
namespace sator::web {
using namespace ask;
}
