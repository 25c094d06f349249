#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/formats/sator/cell_range_builder.hpp"
#include "sator/formats/sator/statements.hpp"
#include "sator/puzzle/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Builds a puzzle in C++ in the words of the puzzle language. Statements are written as there; the cells,
/// which a drawing marks there, are slots here:
///
///     auto square = sator::PuzzleBuilder::rectangle(3, 3);
///     square.title("Fifteen everywhere").range("1..9");
///     square.rule("permutation 1..9", square.cells());
///     square.rule("sum 15", square.lines(sator::Axis::X)).rule("sum 15", square.lines(sator::Axis::Y));
///     square.given(square.cell(0, 0), "2");
///     std::expected<sator::Puzzle, sator::Diagnostic> puzzle = square.build();
///
/// Mistakes are kept for build(), which tells them all. Each statement counts as a line of the puzzle's text,
/// which messages name by line and show.
class PuzzleBuilder {
  public:
    /// `layout 3x4`: columns, rows.
    static PuzzleBuilder rectangle(std::size_t columns, std::size_t rows);
    /// `layout hexagon 4 5 6`: lines in the directions X, Y and Z (see make_hexagon).
    static PuzzleBuilder hexagon(std::size_t x, std::size_t y, std::size_t z);
    /// A drawn layout, its lines parted by '\n': each '*' is a cell, all else decoration.
    static PuzzleBuilder layout(std::string_view drawing);

    /// All cells, in reading order.
    Slot cells() const;
    /// The cell of a drawn row and its place in it, both from 0. Where there is none: a cell that build()
    /// refuses.
    CellId cell(std::size_t row, std::size_t place) const;
    /// The lines of the grid in a direction, as clues name them; X are the columns, Y the rows (see
    /// lines_of).
    std::vector<Slot> lines(Axis axis) const;

    PuzzleBuilder& title(std::string text);
    PuzzleBuilder& author(std::string text);
    PuzzleBuilder& source(std::string text);

    /// `range VALUES`, for all cells or for some: "1..9", "a e i o u", "\"?\" blank".
    PuzzleBuilder& range(std::string_view values);
    PuzzleBuilder& range(std::string_view values, std::span<const CellId> cells);

    /// `rule STATEMENT`: "sum 15", "regex /[^A]+/", "abs(a - b) >= 3", "place \"LEMON\"". Its cells are one
    /// sequence, called a, or several of one drawing, called a, b, c, …, or sequences with names of their
    /// own.
    PuzzleBuilder& rule(std::string_view statement, const Slot& sequence);
    PuzzleBuilder& rule(std::string_view statement, const std::vector<Slot>& sequences);
    PuzzleBuilder& rule(std::string_view statement, MarkedDrawing drawing);

    /// `words`: the puzzle's own list, a line a word, as "word" or "word;score".
    PuzzleBuilder& words(std::string_view list);

    /// `initial`: known values of all cells in reading order, a character or a word a cell, '.' where it is
    /// open. Each call is a puzzle of its own over the same rules.
    PuzzleBuilder& initial(std::string_view values);
    /// A known value more, of the last initial, or of the first where there is none yet.
    PuzzleBuilder& given(CellId cell, std::string_view value);

    /// `message`: the cells that spell the hidden message.
    PuzzleBuilder& message(Slot cells);

    /// The puzzle. The error is the first mistake, with the others behind it (Diagnostic::also).
    std::expected<Puzzle, Diagnostic> build() const;

  private:
    /// Known values that are read once the ranges are told.
    struct UnparsedGivens {
        std::size_t initial = 0;
        CellId cell;
        bool is_line = false;  ///< `text` has all cells' values
        std::u32string text;
        SourceSpan span;
    };

    PuzzleBuilder(std::expected<Grid, Diagnostic> grid, const std::string& layout);

    Statement add_statement(std::u32string& line);
    void add_range(std::string_view values, const std::optional<Slot>& cells);
    void refuse(Diagnostic error) { errors_.push_back(std::move(error)); }
    bool are_cells(std::span<const CellId> cells, SourceSpan span);
    void parse_givens(Puzzle& puzzle, std::vector<Diagnostic>& errors) const;

    Puzzle puzzle_;
    CellRangeBuilder ranges_;
    bool has_range_ = false;
    std::vector<UnparsedGivens> unparsed_givens_;
    std::string text_;
    std::uint32_t lines_ = 0;  // of text_
    std::vector<Diagnostic> errors_;
};

}  // namespace sator
