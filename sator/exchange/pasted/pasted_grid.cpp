#include "sator/exchange/pasted/pasted_grid.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/pasted/named_kinds.hpp"
#include "sator/exchange/square/named_rules.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/square/sudoku_doubts.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

constexpr std::array<std::size_t, 8> kPastedSides = {4, 6, 8, 9, 10, 12, 16, 25};
/// More sudokus are read as initial drawings of one puzzle, because they have the same rules.
constexpr std::size_t kPuzzlesOfTheirOwn = 100;
constexpr std::string_view kOpenCell = ".";

constexpr std::array<std::string_view, 22> kOpenTokens = {"",
                                                          ".",
                                                          "_",
                                                          "-",
                                                          "*",
                                                          "x",
                                                          "X",
                                                          "?",
                                                          "\xC2\xB7",
                                                          "\xE2\x80\xA2",
                                                          "\xE2\x96\xA1",
                                                          "\xE2\xAC\x9C",
                                                          "#",
                                                          "null",
                                                          "None",
                                                          "nan",
                                                          "00",
                                                          "+",
                                                          "~",
                                                          "o",
                                                          "__",
                                                          "--"};

bool has_cell(const std::vector<std::string>& cells, std::string_view text) {
    return std::ranges::find(cells, text) != cells.end();
}

/// Whether the 16 values are 0 to 9 and A to F: a '0' stands beside another sign of an open cell.
bool is_hexadecimal(const std::vector<std::string>& cells, std::size_t side) {
    return side == 16 && has_cell(cells, "0") && has_cell(cells, kOpenCell) && !has_cell(cells, "G");
}

/// Returns the number of a value, from 1, or nullopt if the sudoku has no such value.
std::optional<int> number_of_cell(const std::string& cell, std::size_t side, bool hexadecimal) {
    const bool is_letter = cell.size() == 1 && cell[0] >= 'A' && cell[0] <= 'Z';
    const auto number =
        is_letter ? std::optional(cell[0] - 'A' + (side == 25 ? 1 : 10)) : to_whole_number<int>(cell);
    if (!number) return std::nullopt;
    const int value = *number + (hexadecimal ? 1 : 0);
    return value >= 1 && value <= static_cast<int>(side) ? std::optional(value) : std::nullopt;
}

/// Returns whether a grid can be written as a sudoku line, in which each value is one character.
bool is_line(const PastedGrid& grid) {
    const bool has_lines = grid.side == 4 || grid.side == 9 || grid.side == 16 || grid.side == 25;
    const bool is_short = std::ranges::all_of(grid.cells, [](const auto& cell) { return cell.size() == 1; });
    return has_lines && is_short && grid.regions.empty() && !grid.has_two_open_signs &&
           (grid.side != 25 ||
            std::ranges::none_of(grid.cells, [](const auto& c) { return is_digit(c[0]); }));
}

bool has_letters(const PastedGrid& grid) {
    return std::ranges::any_of(grid.cells, [](const auto& c) { return c[0] >= 'A' && c[0] <= 'Z'; });
}

/// Reads the grids as sudokus one a line.
ReadResult read_as_lines(const PastedText& pasted, const SourceFile& file, Resources& resources,
                         const PuzzleOptions& options) {
    std::string lines;
    for (const PastedGrid& grid : pasted.grids) {
        for (const std::string& cell : grid.cells) lines += cell;
        lines += '\n';
    }
    return kSudokuLines.read({file.name, std::make_shared<const std::string>(std::move(lines))}, resources,
                             options);
}

std::vector<int> numbers_of(const PastedGrid& grid, const std::vector<std::string>& cells) {
    std::vector<int> numbers;
    for (const std::string& cell : cells)
        numbers.push_back(number_of_cell(cell, grid.side, false).value_or(0));
    return numbers;
}

bool names_sudoku(std::string_view words) {
    return words.contains("sudoku") || words.contains("Sudoku") || words.contains("SUDOKU");
}

std::expected<Puzzle, Diagnostic> read_statements(const PastedGrid& grid, const PastedText& pasted,
                                                  std::string_view file, const PuzzleOptions& options) {
    SquareStatements sudoku(grid.side);
    if (!grid.regions.empty()) sudoku.regions() = grid.regions;
    const std::vector<int> givens = numbers_of(grid, grid.cells);
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        if (givens[cell] != 0) sudoku.given(SquareCell::at(cell, grid.side), givens[cell]);
    }
    if (!grid.solution.empty()) sudoku.solution(numbers_of(grid, grid.solution));
    if (grid.regions.empty() && !names_sudoku(pasted.words))
        note_sudoku_doubts(givens, grid.has_two_open_signs, sudoku);
    for (const std::string& part : pasted.not_understood) sudoku.leave_out("not understood: " + part);
    if (!pasted.words.empty()) {
        sudoku.note_drawing();
        leave_out_named_rules(pasted.words, sudoku, NamedIn::PastedText);
        for (const std::string& part : other_kinds_in(pasted.words, grid))
            sudoku.leave_out("not understood: " + part, "write the rules of the puzzle as statements");
    }
    auto puzzle = sudoku.read(file, options);
    if (!puzzle) return puzzle;
    puzzle->title = grid.title;
    puzzle->file = file;
    return puzzle;
}

}  // namespace

std::optional<std::string> pasted_cell(std::string_view token) {
    if (std::ranges::find(kOpenTokens, token) != kOpenTokens.end()) return std::string(kOpenCell);
    if (token.size() == 1 && is_ascii_letter(token[0]))
        return std::string(1, static_cast<char>(token[0] & ~0x20));
    const bool is_number =
        token.size() <= 2 && std::ranges::all_of(token, [](char c) { return is_digit(c); });
    if (!is_number) return std::nullopt;
    return std::string(token.size() == 2 && token[0] == '0' ? token.substr(1) : token);
}

bool is_pasted_side(std::size_t side) {
    return std::ranges::find(kPastedSides, side) != kPastedSides.end();
}

std::optional<std::size_t> side_of_cells(std::size_t cells) {
    const auto side = std::ranges::find_if(kPastedSides, [&](std::size_t s) { return s * s == cells; });
    return side == kPastedSides.end() ? std::nullopt : std::optional(*side);
}

std::optional<PastedGrid> pasted_grid(std::vector<std::string> cells) {
    const auto side = side_of_cells(cells.size());
    if (!side) return std::nullopt;
    const bool hexadecimal = is_hexadecimal(cells, *side);
    const bool has_two_open_signs = !hexadecimal && has_cell(cells, "0") && has_cell(cells, kOpenCell);
    for (std::string& cell : cells) {
        if (cell == "0" && !hexadecimal) cell = kOpenCell;
        if (cell != kOpenCell && !number_of_cell(cell, *side, hexadecimal)) return std::nullopt;
    }
    PastedGrid grid{*side, std::move(cells)};
    grid.has_two_open_signs = has_two_open_signs;
    return grid;
}

ReadResult read_pasted_text(const PastedText& pasted, const SourceFile& file, Resources& resources,
                            const PuzzleOptions& options) {
    const auto has_first_side = [&](const PastedGrid& grid) {
        return grid.side == pasted.grids.front().side;
    };
    const bool are_lines =
        std::ranges::all_of(pasted.grids, is_line) && std::ranges::all_of(pasted.grids, has_first_side);
    const bool is_plain = pasted.not_understood.empty() && pasted.words.empty();
    const bool needs_lines =
        std::ranges::any_of(pasted.grids, has_letters) || pasted.grids.size() > kPuzzlesOfTheirOwn;
    if (are_lines && is_plain && needs_lines) return read_as_lines(pasted, file, resources, options);
    ReadResult result;
    for (const PastedGrid& grid : pasted.grids) {
        if (options.watch != nullptr && options.watch->is_over(grid.cells.size())) return result;
        auto puzzle = read_statements(grid, pasted, file.name, options);
        if (puzzle)
            puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, result.size(), pasted.grids.size())
                                                 : puzzle->title;
        result.push_back(std::move(puzzle));
    }
    return result;
}

}  // namespace sator::exchange
