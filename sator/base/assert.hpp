#pragma once

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// Reports a bug in Sator (the condition and its place) on standard error and aborts. Never used for a
/// caller's mistake or a limit.
[[noreturn]] void assertion_failed(const char* what, const char* file, int line);

}  // namespace sator::base

/// Checks an invariant: aborts with file and line if it does not hold. Release builds keep it.
#define SATOR_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::sator::base::assertion_failed(#condition, __FILE__, __LINE__))
