#pragma once

#include <string>
#include <utility>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// Makes an error about a statement, at a position in the puzzle's file.
inline Diagnostic rule_error(const SourceSpan& span, std::string message, std::string hint) {
    Diagnostic error;
    error.span = span;
    error.message = std::move(message);
    error.hint = std::move(hint);
    return error;
}

/// Makes the error that a maker returns once its context's watch is over. It is never shown, because the
/// caller reports the limit instead.
inline Diagnostic limit_error(const SourceSpan& span) {
    return rule_error(span, "a limit is reached", "");
}

}  // namespace sator
