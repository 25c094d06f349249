#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

constexpr std::string_view kOfIpuzKinds = "`kind`";

/// The fields of a puzzle that all kinds share, and those of its cells and styles.
std::span<const FormatPart> shared_ipuz_parts();
std::vector<FormatPart> ipuz_cell_parts();

/// Returns an error at a value of an ipuz text.
Diagnostic ipuz_error(const JsonValue& at, std::string_view text, std::string message, std::string hint = {});

/// The size of an ipuz puzzle and its cells, row by row.
struct IpuzGrid {
    std::size_t columns = 0, rows = 0;
    std::vector<JsonValue> cells;
};

/// Reads `dimensions` and `puzzle`. A grid that exceeds the cell limit is refused.
std::expected<IpuzGrid, Diagnostic> read_ipuz_grid(const JsonValue& root, std::string_view text,
                                                   const PuzzleOptions& options);

/// Returns what a cell shows: its `value`, else its `cell`, else itself; a number as text. Empty for null and other values.
std::string shown_in_ipuz_cell(const JsonValue& cell);

/// Sets title, author and copyright.
void read_ipuz_texts(const JsonValue& root, Puzzle& puzzle);

/// Leaves out the fields of the puzzle that are neither texts nor `more`.
void leave_out_unknown_ipuz(const JsonValue& root, std::span<const std::string_view> more,
                            std::vector<LeftOut>& left_out);
/// Leaves out what a cell states besides its value, and the parts of its style that do not only say how it looks; `more` are parts
/// that the reader understands.
void leave_out_unknown_cell(const JsonValue& cell, const JsonValue& root, std::vector<LeftOut>& left_out,
                            std::span<const std::string_view> more = {});
/// Returns the style of a cell, which may be one of those that the puzzle names.
std::optional<JsonValue> ipuz_style(const JsonValue& cell, const JsonValue& root);

}  // namespace sator::exchange
