#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether an object has the runs of rows and of columns: {"rows": [[2, 1], …], "columns": [[3], …]}. The fields have several
/// names, and runs may also be a number or a text.
bool is_nonogram_of_lists(const JsonValue& value);

/// Reads such an object.
ReadResult read_nonogram_lists(const JsonValue& value, const SourceFile& file, const PuzzleOptions& options);

/// The fields of such an object.
std::vector<FormatPart> nonogram_list_fields();

}  // namespace sator::exchange
