#include <algorithm>
#include <array>

#include "sator/base/ascii.hpp"
#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/initial/initial_lines.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// A size of sudoku: its boxes have `box` × `box` cells. `values` are the characters of its values.
struct Size {
    std::size_t box;
    std::string_view values;

    std::size_t side() const { return box * box; }
    std::size_t cells() const { return side() * side(); }
};
constexpr std::array<Size, 4> kSizes = {
    {{2, "1234"}, {3, "123456789"}, {4, "123456789ABCDEFG"}, {5, "ABCDEFGHIJKLMNOPQRSTUVWXY"}}};
constexpr Size kHexadecimal = {4, "0123456789ABCDEF"};

/// Returns the first line that is neither empty nor a comment.
std::string_view first_line(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view content = trimmed(line);
        if (!content.empty() && content.front() != '#') return content;
    }
    return {};
}

const Size* size_of(std::string_view text) {
    const std::string_view line = first_line(text);
    const auto size = std::ranges::find(kSizes, line.size(), &Size::cells);
    if (size == kSizes.end()) return nullptr;
    const bool is_hexadecimal = size->cells() == kHexadecimal.cells() && text.contains('0') &&
                                text.contains('.') && !text.contains('G');
    const Size* found = is_hexadecimal ? &kHexadecimal : &*size;
    const auto is_known = [&](char c) { return c == '.' || c == '0' || found->values.contains(c); };
    return std::ranges::all_of(line, is_known) ? found : nullptr;
}

Symbol symbol_of(char c) {
    if (is_digit(c)) return Symbol::of_number(c - '0');
    return Symbol::of_character(static_cast<char32_t>(c));
}

MarkedDrawing lines_drawing(Axis axis, const std::vector<Slot>& lines) {
    MarkedDrawing drawing;
    for (std::size_t i = 0; i < lines.size(); ++i)
        drawing.push_back({line_label(GridKind::Rectangle, axis, i), lines[i]});
    return drawing;
}

MarkedDrawing boxes_drawing(const Size& size) {
    MarkedDrawing drawing(size.side());
    for (std::size_t i = 0; i < size.side(); ++i) drawing[i].label = "box " + std::to_string(i + 1);
    for (std::size_t cell = 0; cell < size.cells(); ++cell) {
        const std::size_t row = cell / size.side(), column = cell % size.side();
        drawing[row / size.box * size.box + column / size.box].cells.push_back(CellId(cell));
    }
    return drawing;
}

Puzzle rules_of_sudoku(const Size& size) {
    auto made = make_rectangle(size.side(), size.side(), size.cells());
    SATOR_ASSERT(made.has_value());
    std::vector<Symbol> symbols;
    for (const char c : size.values) symbols.push_back(symbol_of(c));
    RuleStatement permutation;
    permutation.name = "permutation";
    permutation.text = to_symbol_list_text(symbols);
    for (std::size_t begin = 0; begin < permutation.text.size();) {
        const std::size_t end = std::min(permutation.text.find(' ', begin), permutation.text.size());
        permutation.arguments.push_back(
            {Argument::Kind::Bare, permutation.text.substr(begin, end - begin), {}, {}, false});
        begin = end + 1;
    }
    permutation.drawings = {lines_drawing(Axis::Y, (*made)[Axis::Y]),
                            lines_drawing(Axis::X, (*made)[Axis::X]), boxes_drawing(size)};
    Puzzle puzzle;
    puzzle.alphabet = Alphabet(std::move(symbols));
    puzzle.grid = std::move(made->grid);
    puzzle.rules.push_back(std::move(permutation));
    return puzzle;
}

/// Properties of a puzzle that a line of characters has no place for.
void add_losses(const SquarePuzzle& square, const Puzzle& puzzle, std::vector<std::string>& losses) {
    for (const SquareRule& rule : square.rules) losses.push_back(lost_rule(*rule.statement));
    if (!square.has_lines || !square.has_usual_boxes)
        losses.emplace_back("that it is no sudoku with the usual boxes");
    if (!square.more_regions.empty() || square.has_diagonal[0] || square.has_diagonal[1])
        losses.emplace_back("further regions or diagonals");
    if (!square.candidates.empty()) losses.emplace_back("which values single cells may hold");
    if (!puzzle.decorations.empty()) losses.emplace_back("what is only drawn");
    if (!puzzle.rules_text.empty()) losses.emplace_back("the text of the rules");
}

/// Writes each initial drawing of a sudoku with its usual boxes as a line.
std::expected<WrittenPuzzle, Diagnostic> write_sudoku_lines(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    const auto size = std::ranges::find(kSizes, square->size, &Size::side);
    if (size == kSizes.end() || square->size > 16)
        return std::unexpected(error_at({}, "the format has only sudokus of 4, 9 or 16 rows"));
    WrittenPuzzle written;
    add_losses(*square, puzzle, written.losses);
    for (const Initial& initial : initials_of(puzzle)) {
        for (const int value : square->givens(initial))
            written.text += value == 0 ? '.' : size->values[static_cast<std::size_t>(value - 1)];
        written.text += '\n';
    }
    return written;
}

/// Returns whether the first line that is neither empty nor a comment is a sudoku: 81 (or 16, 256, 625)
/// characters, which are values, '.' or '0'.
bool looks_like_sudoku_lines(std::string_view text) {
    return size_of(text) != nullptr;
}

/// Reads sudokus, one a line: the cells in reading order, with '.' or '0' for an open cell. The result is one
/// puzzle with the rules of sudoku and an initial drawing for each line, and after it an error if a line
/// cannot be read. The first line decides the size: 4 × 4 (values 1 to 4), 9 × 9 (1 to 9), 16 × 16 (1 to 9
/// and A to G) or 25 × 25 (A to Y). A 16 × 16 sudoku has the values 0 to 9 and A to F if the file has '0' and
/// '.' but no 'G'.
ReadResult read_sudoku_lines(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    const Size* size = size_of(*file.text);
    if (size == nullptr) {
        result.emplace_back(std::unexpected(
            error_in(file.name, "the file has no sudoku",
                     "a sudoku is a line of 81 characters, with '.' or '0' for an open cell")));
        return result;
    }
    Puzzle puzzle = rules_of_sudoku(*size);
    auto added = add_initial_lines(file.name, *file.text, puzzle, options.watch);
    puzzle.file = file.name;
    puzzle.name = puzzle_name(file.name, 0, 1);
    puzzle.text = file.text;
    if (!puzzle.initials.empty()) result.emplace_back(std::move(puzzle));
    if (!added) result.emplace_back(failure(added));
    return result;
}

}  // namespace

const Format kSudokuLines = {
    .name = "sudoku",
    .summary = "Sudokus, one a line: 81 characters, with '.' or '0' for an open cell; also 16, 256 and 625.",
    .beginning = "a sudoku is a line of 81 characters of 1-9 and '.' or '0'",
    .recognises = looks_like_sudoku_lines,
    .read = read_sudoku_lines,
    .example = "1.....3..4....2.\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a sudoku with its usual boxes, and the text of the rules.",
    .write = write_sudoku_lines,
};

}  // namespace sator::exchange
