#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// The grid of a puzzle that begins with a kind's word.
struct KindGrid {
    std::string statements;            ///< that make it; empty if another statement of the file does
    std::optional<PrintedGrid> sized;  ///< its cells if its size is known and no printed puzzle has them
    /// Whether the kind says what cells hold: no other kind and no other statement of the file does.
    bool has_own_range = true;
    std::string name;  ///< " grid 2" if the grid has a corner of its own; else empty

    /// Returns a statement about this grid. If the grid is one of several, the rows, columns and boxes are its own.
    std::string with_name(std::string statement) const;
};

/// Makes the grid that the kind's line `grid` says (null if it has none), and gives ROWS, COLUMNS, CELLS, SIZE and BOXES their values
/// in `scope`. `drawn` has the cells of the printed puzzle below the kind's word, or is null; `letters` is another drawing there, or
/// empty. Errors are at the kind's word.
std::expected<KindGrid, Diagnostic> make_kind_grid(const KindDefinition& definition,
                                                   const KindRequest& request, const KindLine* line,
                                                   const PrintedGrid* drawn, const PrintedDrawing& letters,
                                                   KindScope& scope);

/// Returns whether puzzles of a kind have a grid without another statement.
bool makes_grid(const KindDefinition& definition);

/// Returns a line's text with its names replaced; empty if a parameter of it has no value. An error is at `use`.
std::expected<std::string, Diagnostic> replaced_line(const KindLine& line, const KindScope& scope,
                                                     SourceSpan use);

}  // namespace sator::text
