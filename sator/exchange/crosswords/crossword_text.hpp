#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator::exchange {

/// The word list that a crossword of a file without one is filled from.
constexpr const char* kWordListName = "words.txt";

/// A crossword as its file states it, or as a writer needs it.
struct CrosswordText {
    struct Cell {
        bool is_block = false, is_circled = false, is_shaded = false;
        std::string known;                          ///< the letter that the file shows
        std::string answer;                         ///< of the solution; several letters are a rebus
        bool bar_right = false, bar_below = false;  ///< a thick edge between two words
    };
    std::string title, author, source;
    std::size_t columns = 0, rows = 0;
    std::vector<Cell> cells;  ///< row by row
    std::vector<ClueText> clues;
    /// The number that the file prints in each cell, 0 for none; empty if the file says nothing about it. The clues have these numbers.
    std::vector<std::uint32_t> printed_numbers = {};
    SourceSpan span;                     ///< where an error about the grid points
    std::vector<LeftOut> left_out = {};  ///< what its reader did not understand

    const Cell& at(std::size_t row, std::size_t column) const { return cells[row * columns + column]; }
};

/// A word of the grid: the cell in which it begins, and how many cells it has.
struct NumberedWord {
    std::uint32_t number = 0;
    bool is_across = true;
    std::size_t row = 0, column = 0, length = 0;
};

/// Returns the words of two or more cells, numbered as usual: by cell, across before down.
std::vector<NumberedWord> numbered_words(const CrosswordText& crossword);

/// Returns the number of each cell, or 0.
std::vector<std::uint32_t> cell_numbers(const CrosswordText& crossword);

/// Fails if the size is 0 or exceeds the cell limit, before anything is allocated for it.
std::expected<void, Diagnostic> check_size(std::size_t columns, std::size_t rows, SourceSpan span,
                                           const PuzzleOptions& options);

/// Sets a bar on a side of a cell: 'T', 'R', 'B' or 'L'. One at the edge of the grid divides nothing.
void add_bar(CrosswordText& crossword, std::size_t cell, char side);

/// Returns whether the crossword has a bar.
bool has_bars(const CrosswordText& crossword);

/// Makes the puzzle: the kind `crossword` over the list words.txt, with the known letters, bars, the texts of clues, circles and
/// shades. Cells get the usual numbers; if the file prints others, a remark says so, and clues stay with their words. If each cell has an
/// answer, they are the solution. Cells hold A to Z, and the other letters of the answers and known letters, or only the latter if these
/// have none of A to Z. An answer of several letters, a rebus, is a value of its cell.
std::expected<Puzzle, Diagnostic> make_crossword(const CrosswordText& crossword);

/// The inverse, for writers. Returns an error without a place if the grid is no rectangle of cells and blocks, or if a cell may
/// hold something else than a letter. What no crossword format can say is added to `lost`.
std::expected<CrosswordText, Diagnostic> crossword_text(const Puzzle& puzzle, std::vector<std::string>& lost);

}  // namespace sator::exchange
