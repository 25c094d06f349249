#pragma once

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// Makes the result of a rule's maker that stopped because the watch of its context is over. This error is
/// never shown, because the caller reports the limit.
inline Diagnostic limit_error(const SourceSpan& span) {
    return error_at(span, "a limit is reached");
}

}  // namespace sator::rules
