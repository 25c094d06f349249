#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is constraints of the Interactive Sudoku Solver, or a link that holds some.
bool looks_like_iss_text(std::string_view text);

/// Reads constraints such as `.Cage~10~R1C1~R1C2`. A type that is not known, or that is inside an `Or`, is a remark; wrong
/// arguments are an error.
ReadResult read_iss_text(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a sudoku as such constraints.
std::expected<WrittenPuzzle, Diagnostic> write_iss_text(const Puzzle& puzzle);

inline constexpr Format kIssText = {
    .name = "iss",
    .summary = "Sudokus as constraints of the Interactive Sudoku Solver, or a link to it.",
    .beginning =
        "constraints of the Interactive Sudoku Solver begin with '.' and a type, e.g. .Thermo~R1C1~R1C2",
    .recognises = looks_like_iss_text,
    .read = read_iss_text,
    .example = ".Shape~4x4.Thermo~R1C1~R1C2~R2C2.Cage~5~R3C1~R4C1.~R4C4_3\n",
    .lost =
        "Reading: types that are not known, and what is inside Or; a remark names them. Grids that are not "
        "square and values "
        "that do not begin with 1 are refused. Writing: rules that the solver does not have, and the text of "
        "the rules.",
    .write = write_iss_text,
};

}  // namespace sator::exchange
