#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Reads one `define` statement. Returns an error for a missing part, a parameter that is named twice, words that name no
/// parameter, and an unknown picture.
std::expected<RuleDefinition, Diagnostic> read_definition(const Statement& statement);

/// Returns the word of a picture in `drawn line`; empty for RulePicture::None.
std::string_view word_of(RulePicture picture);

}  // namespace sator::text
