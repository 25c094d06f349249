#pragma once

#include <expected>

#include "sator/formats/json/json_tree.hpp"
#include "sator/formats/reader/format.hpp"

namespace sator {

/// The puzzle that a value of the site's JSON states (see read_regex_json). Its name is its title, and empty
/// without one.
std::expected<Puzzle, Diagnostic> read_regex_json_puzzle(const JsonValue& value, const SourceFile& file,
                                                         const PuzzleOptions& options);

}  // namespace sator
