#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pasted/pasted_grid.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

/// Returns the sudokus of a JSON value: a list of rows, a list of all cells, a text of all cells, an object that holds one of these in
/// a field such as "grid" or "puzzle", or a list of all these. Returns nullopt if it is something else.
std::optional<PastedText> sudokus_of_lists(const JsonValue& value);

/// The fields of such an object.
std::vector<FormatPart> sudoku_list_fields();

}  // namespace sator::exchange
