#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Builds a puzzle in C++ with the words of the puzzle language. Statements are written as in the language,
/// but cells are slots and not marks of a drawing:
///
///     auto square = sator::PuzzleBuilder::rectangle(3, 3);
///     square.title("Fifteen everywhere").range("1..9");
///     square.rule("permutation 1..9", square.cells());
///     square.rule("sum 15", square.lines(sator::Axis::X)).rule("sum 15", square.lines(sator::Axis::Y));
///     square.given(square.cell(0, 0), "2");
///     std::expected<sator::Puzzle, sator::Diagnostic> puzzle = square.build();
///
/// Errors are kept until build(), which returns all of them. Each statement is a line of the puzzle's text,
/// and errors name and show that line.
class PuzzleBuilder {
  public:
    /// `layout 3x4`: 3 columns and 4 rows.
    static PuzzleBuilder rectangle(std::size_t columns, std::size_t rows);
    /// `layout hexagon 4 5 6`: lines in the directions X, Y and Z (see make_hexagon).
    static PuzzleBuilder hexagon(std::size_t x, std::size_t y, std::size_t z);
    /// A kind of puzzle in the words of the language, with what stands below it: "sudoku 6x6 boxes 3x2", or "sudoku jigsaw" and
    /// the lines of a drawing. It has the kind's grid, ranges and rules.
    static PuzzleBuilder kind(std::string_view statements);
    /// A drawn layout of several lines. Each '*' is a cell, all other characters are decoration.
    static PuzzleBuilder layout(std::string_view drawing);

    /// Returns all cells in reading order.
    Slot cells() const;
    /// Returns the cell at `place` of a drawn row, both from 0. If there is none, it is a cell that build()
    /// reports as an error.
    CellId cell(std::size_t row, std::size_t place) const;
    /// Returns the lines of the grid in a direction: X are the columns, Y the rows (see lines_of).
    std::vector<Slot> lines(Axis axis) const;

    /// Returns the rows, the columns, and the boxes of a size that tile the grid, as `at rows`, `at columns` and `at boxes 3x2`
    /// name them.
    std::vector<Slot> rows() const;
    std::vector<Slot> columns() const;
    std::vector<Slot> boxes(std::uint32_t columns, std::uint32_t rows) const;

    PuzzleBuilder& title(std::string text);
    PuzzleBuilder& author(std::string text);
    PuzzleBuilder& source(std::string text);
    /// `rules TEXT`: the rules as the setter prints them. `difficulty TEXT`, `link TEXT`.
    PuzzleBuilder& rules_text(std::string text);
    PuzzleBuilder& difficulty(std::string text);
    PuzzleBuilder& link(std::string text);
    /// `regions`: a letter for each cell in reading order; blanks and line ends do not count, '.' is in no region.
    PuzzleBuilder& regions(std::string_view letters);
    /// `define DEFINITION`: "flat n = max(line) - min(line) <= n as \"…{n}…\"". Rules after it can use its name.
    PuzzleBuilder& define(std::string_view definition);

    /// `range VALUES`, for all cells or for some: "1..9", "a e i o u", "\"?\" blank".
    PuzzleBuilder& range(std::string_view values);
    PuzzleBuilder& range(std::string_view values, std::span<const CellId> cells);

    /// A rule with its places: "distinct at rows columns", "sum 10 at R1C1..R1C4 as \"the corner\"", "not equal at regions"; or
    /// the name of a rule with clues on indented lines below it: "cage\n  15 R1C1 R1C2\n  8 R2C1..R2C3".
    PuzzleBuilder& rule(std::string_view statement);
    /// `rule STATEMENT`: "sum 15", "regex /[^A]+/", "abs(a - b) >= 3", "place \"LEMON\"". Its cells are one
    /// sequence with the label a, or several of one drawing with the labels a, b, c, …, or sequences with
    /// their own labels. `as "NAME"` at its end names the rule.
    PuzzleBuilder& rule(std::string_view statement, const Slot& sequence);
    PuzzleBuilder& rule(std::string_view statement, const std::vector<Slot>& sequences);
    PuzzleBuilder& rule(std::string_view statement, MarkedDrawing drawing);

    /// `words`: the puzzle's own word list, one word a line, as "word" or "word;score".
    PuzzleBuilder& words(std::string_view list);

    /// `initial`: a character or a word for each cell in reading order, '.' for an open cell. Each call adds
    /// a puzzle with the same rules.
    PuzzleBuilder& initial(std::string_view values);
    /// Adds a given to the last initial; if there is none yet, makes one.
    PuzzleBuilder& given(CellId cell, std::string_view value);

    /// `solution`: a value for each cell, written as in `initial`. Solving ignores it, and PuzzleExplainer::check compares it.
    PuzzleBuilder& solution(std::string_view values);

    /// `message`: the cells that spell the hidden message.
    PuzzleBuilder& message(Slot cells);

    /// Returns the puzzle, or the first error with the others in Diagnostic::also.
    std::expected<Puzzle, Diagnostic> build() const;

    PuzzleBuilder(const PuzzleBuilder& other);
    PuzzleBuilder& operator=(const PuzzleBuilder& other);
    PuzzleBuilder(PuzzleBuilder&&) noexcept;
    PuzzleBuilder& operator=(PuzzleBuilder&&) noexcept;
    ~PuzzleBuilder();

  private:
    class Draft;
    explicit PuzzleBuilder(Draft draft);

    std::unique_ptr<Draft> draft_;
};

}  // namespace sator
