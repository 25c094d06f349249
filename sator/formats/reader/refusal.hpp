#pragma once

#include <string>
#include <utility>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// An error at a place of the text; the reader fills in the file and the line.
inline Diagnostic refusal(SourceSpan span, std::string message, std::string hint = {}) {
    Diagnostic error;
    error.span = span;
    error.message = std::move(message);
    error.hint = std::move(hint);
    return error;
}

}  // namespace sator
