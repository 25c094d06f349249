#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/statements/statement_arguments.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// What a kind's row gets to know about the line that names it, e.g. `sudoku 6x6 boxes 3x2`, and about what stands below.
struct KindRequest {
    const Statement& statement;
    std::vector<Argument> arguments;  ///< after the kind's word
    bool has_grid = false;            ///< another statement of the file makes a grid
    std::size_t grid_number = 1;      ///< the number of the next `grid` statement, from 1
    /// The size of the last `grid` statement above; nullopt if there is none.
    std::optional<BoxSize> grid_size = std::nullopt;
    PuzzleOptions options = {};        ///< the limits of the grid
    bool has_range = false;            ///< the file has a statement `range` for all cells
    std::u32string list_letters = {};  ///< the letters of the file's own word list, capital and each once
    bool is_torus = false;             ///< the file says that the grid goes on at its opposite edge
};

/// Statements of the language, a line each.
struct StatementText {
    std::string text;
    /// The place that errors in them point at. If its line is 0, it is the kind's word.
    SourceSpan origin = {0, 0, 0};
    /// For one statement of several lines: the place of each line, if they come from different marks; else empty. If its
    /// line is 0, it is `origin`.
    std::vector<SourceSpan> line_origins = {};
    /// If one statement stands in the puzzle's text word for word: what follows its keyword there. Errors and edits then have
    /// the place of each word.
    std::optional<LineSlice> written = {};
};

/// A mark of a printed puzzle: a value, a clue in a black cell, or '.'.
struct PrintedMark {
    std::u32string text;
    SourceSpan span;

    bool is(char32_t sign) const { return text.size() == 1 && text[0] == sign; }
};

/// The marks of a drawing, row by row. All rows have the same length.
using PrintedDrawing = std::vector<std::vector<PrintedMark>>;

/// The statements that a kind's word is replaced by, and what the lines below the word mean.
struct KindExpansion {
    std::string statements;  ///< statements of the language; may use other kinds
    /// Further statements of the kind itself, whose errors point at marks below the kind's line.
    std::vector<StatementText> of_kind = {};
    /// Further statements, which come from single clues or marks below the kind's line.
    std::vector<StatementText> more = {};
    /// The rule or kind whose clues the indented lines below the kind's line are; empty if it takes none.
    std::string clue_word = {};
    /// The arguments that these clues share. If nullopt, they are those of the kind's line.
    std::optional<std::string> clue_arguments = std::nullopt;
    bool reads_clues = false;  ///< the statements say what the indented lines say
    /// The statement that the drawings below the kind's line belong to, e.g. "initial"; empty if it takes none.
    std::string drawing_word = {};
    bool reads_drawings = false;  ///< the statements say what the drawings say
    /// The marks of that drawing, if a mark of a cell is its known value or its clue, and one of another place a clue.
    PrintedDrawing marks = {};
    bool marks_are_values = false;  ///< known values are such marks
    /// The marks at the corners of cells, a row and a column more than the cells; empty if the drawing has none.
    PrintedDrawing corner_marks = {};
    /// The statement that begins the lists of clues (`top`, `left`, …) below the kind; empty if it takes none: "clues visible".
    std::string list_head = {};
    /// Facts for later layers, e.g. the names of values; nullopt if there is none.
    std::optional<PuzzleKind> kind = std::nullopt;
};

using KindResult = std::expected<KindExpansion, Diagnostic>;

struct KindDefinition;

/// A kind of puzzle: a word that stands for several statements. One row of the table of kinds.
struct Kind {
    std::string_view name;                    ///< "sudoku"
    std::span<const std::string> names = {};  ///< other names, as people write them: "star battle"
    std::string_view syntax;                  ///< "sudoku [SIZE] [boxes SIZE] [jigsaw] [at CELL]"
    std::string_view summary;                 ///< one or two sentences for `sator rules`
    bool makes_grid = false;                  ///< whether its statements always make a grid
    std::string_view example;                 ///< a whole puzzle in the language that uses it
    std::uint64_t example_solutions = 0;
    const KindDefinition* definition = nullptr;  ///< its text
};

}  // namespace sator::text
