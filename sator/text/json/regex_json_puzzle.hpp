#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::text {

/// Reads one puzzle (see read_regex_json for its fields). The puzzle's name is its title, and empty if it has
/// none.
std::expected<Puzzle, Diagnostic> read_regex_json_puzzle(const JsonValue& value, const SourceFile& file,
                                                         const PuzzleOptions& options);

}  // namespace sator::text
