#pragma once

#include <expected>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Parses a candidate like "R3C4=5": row and position of a cell, and a value as the puzzle writes it. The
/// error is a mistake in the call.
std::expected<Candidate, Diagnostic> named_candidate(const PuzzleContext& context, const std::string& text);

}  // namespace sator::explain
