#pragma once

#include <expected>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

constexpr std::string_view kIpuzWordSearchKind = "http://ipuz.org/wordsearch";

/// The kind, and what it may have besides the fields of all kinds.
std::span<const FormatPart> ipuz_word_search_parts();

/// Reads an ipuz of this kind: the letters of the grid, and the words to find, which `solution` or `dictionary` lists. Words that may
/// bend (`zigzag`) or use a cell twice are refused.
std::expected<Puzzle, Diagnostic> read_ipuz_word_search(const JsonValue& root, std::string_view text,
                                                        std::string_view file, const PuzzleOptions& options);

/// Writes a rectangle of letters whose rules are words to find.
std::expected<WrittenPuzzle, Diagnostic> write_ipuz_word_search(const Puzzle& puzzle);

}  // namespace sator::exchange
