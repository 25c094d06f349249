#pragma once

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::ask {

/// Returns the error for a question that says what to do with a text, but not what.
Diagnostic missing_operation();

}  // namespace sator::ask
