#pragma once

#include <string>
#include <utility>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// What is wrong with a statement, at a place in the puzzle's file.
inline Diagnostic rule_error(const SourceSpan& span, std::string message, std::string hint) {
    Diagnostic error;
    error.span = span;
    error.message = std::move(message);
    error.hint = std::move(hint);
    return error;
}

/// What a maker answers once its context's watch is over. Nobody is shown it.
inline Diagnostic limit_error(const SourceSpan& span) {
    return rule_error(span, "a limit is reached", "");
}

}  // namespace sator
