#include <algorithm>
#include <array>
#include <set>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/square/named_rules.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/puzzle_lines.hpp"
#include "sator/exchange/sudoku_text/square_losses.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::size_t, 4> kMarkedSides = {4, 6, 8, 9};

std::optional<std::size_t> marked_side(std::size_t length) {
    const auto side = std::ranges::find_if(kMarkedSides, [&](std::size_t s) { return s * s * s == length; });
    return side == kMarkedSides.end() ? std::nullopt : std::optional(*side);
}

bool is_mark(char c, std::size_t side) {
    return c == '.' || (c >= '1' && c <= static_cast<char>('0' + side));
}

/// Adds what a cell may hold. Returns false if it is nothing, or no number of the sudoku.
bool add_marks(SquareStatements& sudoku, std::size_t cell, std::string_view marks) {
    std::set<int> values;
    for (const char c : marks) {
        if (!is_mark(c, sudoku.size())) return false;
        if (c != '.') values.insert(c - '0');
    }
    const SquareCell at = SquareCell::at(cell, sudoku.size());
    if (values.size() == 1) sudoku.given(at, *values.begin());
    if (values.size() > 1 && values.size() < sudoku.size())
        sudoku.candidates(at, {values.begin(), values.end()});
    return !values.empty();
}

std::expected<Puzzle, Diagnostic> read_marked_line(const NumberedLine& line, std::string_view file,
                                                   const PuzzleOptions& options) {
    const auto side = marked_side(line.text.size());
    if (!side)
        return std::unexpected(error_at(line.span(),
                                        "the line has " + std::to_string(line.text.size()) + " characters",
                                        std::string(kPencilMarks.beginning)));
    SquareStatements sudoku(*side);
    for (std::size_t cell = 0; cell < *side * *side; ++cell) {
        const std::string_view marks = line.text.substr(cell * *side, *side);
        if (!add_marks(sudoku, cell, marks))
            return std::unexpected(error_at(
                line.span(cell * *side, *side), "'" + std::string(marks) + "' names no value for this cell",
                "write the numbers that the cell may hold, and '.' for each other one"));
    }
    return sudoku.read(file, options);
}

/// The numbers of a drawn row; empty if the line has other signs than numbers and the lines of a drawing.
std::vector<std::string_view> drawn_numbers(std::string_view line) {
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < line.size();) {
        if (!is_digit(line[at])) {
            if (!std::string_view(" \t|.:*").contains(line[at])) return {};
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && is_digit(line[end])) ++end;
        numbers.push_back(line.substr(at, end - at));
        at = end;
    }
    return numbers;
}

constexpr std::size_t kDrawnSide = 9;

/// Returns whether these are the numbers of a row: nine, each of the digits of a cell.
bool is_drawn_row(const std::vector<std::string_view>& numbers) {
    return numbers.size() == kDrawnSide && std::ranges::all_of(numbers, [](std::string_view number) {
               return !number.contains('0') && number.size() <= kDrawnSide;
           });
}

/// A drawing of nine rows, and the sentences above and below it.
struct DrawnMarks {
    std::vector<NumberedLine> rows;
    std::string words;
};

/// Finds the drawing in a text; nullopt unless it has nine rows of nine numbers, with candidates.
std::optional<DrawnMarks> drawn_marks(std::string_view text) {
    constexpr std::string_view kBorder = " \t|.:*'-+=,`";
    DrawnMarks drawn;
    bool has_candidates = false;
    for (const NumberedLine& line : numbered_lines(text.substr(0, 4096))) {
        if (line.text.find_first_not_of(kBorder) == std::string_view::npos) continue;
        const auto numbers = drawn_numbers(line.text);
        if (!is_drawn_row(numbers)) {
            const bool is_inside = !drawn.rows.empty() && drawn.rows.size() < kDrawnSide;
            if (is_inside || !numbers.empty()) return std::nullopt;
            drawn.words += std::string(line.text) + "\n";
            continue;
        }
        if (drawn.rows.size() == kDrawnSide) return std::nullopt;
        has_candidates =
            has_candidates || std::ranges::any_of(numbers, [](std::string_view n) { return n.size() > 1; });
        drawn.rows.push_back(line);
    }
    if (drawn.rows.size() != kDrawnSide || !has_candidates) return std::nullopt;
    return drawn;
}

std::expected<Puzzle, Diagnostic> read_drawn_marks(const DrawnMarks& drawn, std::string_view file,
                                                   const PuzzleOptions& options) {
    SquareStatements sudoku(kDrawnSide);
    std::size_t cell = 0;
    for (const NumberedLine& row : drawn.rows) {
        for (const std::string_view number : drawn_numbers(row.text)) add_marks(sudoku, cell++, number);
    }
    if (!drawn.words.empty()) {
        sudoku.note_drawing();
        leave_out_named_rules(drawn.words, sudoku, NamedIn::PastedText);
    }
    return sudoku.read(file, options);
}

/// Returns whether the text is sudokus that list the candidates of each cell, in one of the two forms below.
bool looks_like_pencil_marks(std::string_view text) {
    const std::string_view line = first_puzzle_line(text);
    const auto side = marked_side(line.size());
    if (side && std::ranges::all_of(line, [&](char c) { return is_mark(c, *side); })) return true;
    return drawn_marks(text).has_value();
}

/// Reads sudokus that list the values which each cell may hold: lines of 729 characters, nine for each cell, with '.' for a value that
/// is excluded (also 64, 216 and 512 characters); or a drawing of nine rows with a number for each cell, e.g. 139, as HoDoKu and others
/// copy it, with sentences above and below it. A cell with one value is known.
ReadResult read_pencil_marks(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    if (const auto drawn = drawn_marks(*file.text))
        return one_puzzle(file,
                          [&](std::string_view) { return read_drawn_marks(*drawn, file.name, options); });
    return read_puzzle_lines(
        file, options, [&](const NumberedLine& line) { return read_marked_line(line, file.name, options); });
}

/// Writes a sudoku as a line of 729 characters.
std::expected<WrittenPuzzle, Diagnostic> write_pencil_marks(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (std::ranges::find(kMarkedSides, square->size) == kMarkedSides.end() || !square->has_lines ||
        !square->has_usual_boxes)
        return std::unexpected(
            error_at({}, "the format has only sudokus of 4, 6, 8 or 9 rows with the usual boxes"));
    WrittenPuzzle written;
    for (const SquareRule& rule : square->rules) written.losses.push_back(lost_rule(*rule.statement));
    if (!square->more_regions.empty() || square->has_diagonal[0] || square->has_diagonal[1])
        written.losses.emplace_back("further regions or diagonals");
    add_text_losses_of_square(puzzle, written.losses);
    for (const Initial& initial : initials_of(puzzle)) {
        const std::vector<int> givens = square->givens(initial);
        for (std::size_t cell = 0; cell < givens.size(); ++cell) {
            const auto candidates = square->candidates.find(cell);
            for (int value = 1; value <= static_cast<int>(square->size); ++value) {
                const bool is_allowed =
                    givens[cell] != 0 ? givens[cell] == value
                    : candidates != square->candidates.end()
                        ? std::ranges::find(candidates->second, value) != candidates->second.end()
                        : true;
                written.text += is_allowed ? static_cast<char>('0' + value) : '.';
            }
        }
        written.text += "\n";
    }
    return written;
}

}  // namespace

const Format kPencilMarks = {
    .name = "pencil-marks",
    .summary =
        "Sudokus with the candidates of each cell: lines of 729 characters, or a drawing with numbers such "
        "as 139.",
    .beginning = "candidates of a sudoku are a line of 729 characters, nine for each cell",
    .recognises = looks_like_pencil_marks,
    .read = read_pencil_marks,
    .example = "1...1234.234.2341.341234.2.41234123412341234.2...23412341234..34\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a sudoku with its usual boxes, and the text of the rules.",
    .write = write_pencil_marks,
};

}  // namespace sator::exchange
