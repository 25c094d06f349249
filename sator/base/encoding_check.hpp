#pragma once

#include <expected>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// The text must be UTF-8. The error is at its first wrong place; the caller adds file and excerpt.
std::expected<void, Diagnostic> check_encoding(std::string_view text);

/// A text in UTF-8 must not have control characters. Ends of lines and pages and tabs are allowed. The error is at the first
/// one; the caller adds file and excerpt.
std::expected<void, Diagnostic> check_control_characters(std::string_view text);

}  // namespace sator::base
