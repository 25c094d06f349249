#include <algorithm>
#include <map>
#include <vector>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/puzzle_lines.hpp"
#include "sator/exchange/sudoku_text/square_losses.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kKillerSide = 9, kKillerCells = kKillerSide * kKillerSide;
constexpr int kSumFactor = 256;
constexpr std::string_view kPlainKiller = "3x3::k:", kDiagonalKiller = "3x3:d:k:";

struct KillerCage {
    int sum = 0;
    SquareCells cells;
};
using KillerCages = std::expected<std::vector<KillerCage>, Diagnostic>;

/// Returns the step to the neighbour that a sign points to, {0, 0} for others.
SquareCell pointed_step(char sign) {
    switch (sign) {
        case 'v':
            return {1, 0};
        case '^':
            return {-1, 0};
        case '<':
            return {0, -1};
        case '>':
            return {0, 1};
        case '`':
            return {-1, -1};
        case '\'':
            return {-1, 1};
        case ',':
            return {1, -1};
        case '.':
            return {1, 1};
        default:
            return {0, 0};
    }
}

bool is_sum_sign(char sign) {
    return is_digit(sign) || ('A' <= sign && sign <= 'Z') || ('a' <= sign && sign <= 'j');
}

int sum_of_sign(char sign) {
    if (is_digit(sign)) return sign - '0';
    return sign <= 'Z' ? sign - 'A' + 10 : sign - 'a' + 36;
}

bool is_long_killer(std::string_view word) {
    return word.starts_with(kPlainKiller) || word.starts_with(kDiagonalKiller);
}

bool is_short_killer(std::string_view word) {
    const auto is_sign = [](char c) { return is_sum_sign(c) || pointed_step(c) != SquareCell{0, 0}; };
    return word.size() == kKillerCells && word.find_first_of("<>^v`'") != std::string_view::npos &&
           std::ranges::all_of(word, is_sign);
}

/// Follows the signs from a cell to its cage's sum; nullopt if they go round, or out of the grid.
std::optional<SquareCell> cell_with_sum(std::string_view word, SquareCell cell) {
    for (std::size_t steps = 0; steps < kKillerCells && cell.is_inside(kKillerSide); ++steps) {
        const SquareCell step = pointed_step(word[cell.index(kKillerSide)]);
        if (step == SquareCell{0, 0}) return cell;
        cell = {cell.row + step.row, cell.column + step.column};
    }
    return std::nullopt;
}

KillerCages short_cages(const NumberedLine& line) {
    std::map<SquareCell, KillerCage> cages;
    for (std::size_t i = 0; i < kKillerCells; ++i) {
        const SquareCell cell = SquareCell::at(i, kKillerSide);
        const auto start = cell_with_sum(line.text, cell);
        if (!start)
            return std::unexpected(error_at(line.span(i, 1),
                                            "the signs from here do not lead to the sum of a cage",
                                            "< > ^ v ` ' , . point to a neighbour in the same cage"));
        KillerCage& cage = cages[*start];
        cage.sum = sum_of_sign(line.text[start->index(kKillerSide)]);
        cage.cells.push_back(cell);
    }
    std::vector<KillerCage> list;
    for (auto& [cell, cage] : cages) list.push_back(std::move(cage));
    return list;
}

KillerCages long_cages(const NumberedLine& line) {
    std::map<int, KillerCage> cages;
    std::size_t cell = 0;
    const std::size_t first =
        line.text.starts_with(kPlainKiller) ? kPlainKiller.size() : kDiagonalKiller.size();
    for (std::size_t at = first; at < line.text.size() && cell <= kKillerCells; ++cell) {
        const std::size_t end = std::min(line.text.find(':', at), line.text.size());
        const auto number = to_whole_number<int>(line.text.substr(at, end - at));
        if (!number || *number < 0)
            return std::unexpected(
                error_at(line.span(at, end - at),
                         "a cell is a number: 256 times the sum of its cage, plus the number of the cage"));
        if (*number > 0 && cell < kKillerCells) {
            KillerCage& cage = cages[*number];
            cage.sum = *number / kSumFactor;
            cage.cells.push_back(SquareCell::at(cell, kKillerSide));
        }
        at = end + 1;
    }
    if (cell != kKillerCells)
        return std::unexpected(error_at(
            line.span(), "the text has " +
                             std::string(cell > kKillerCells ? "more than 81" : std::to_string(cell)) +
                             " cells, and a killer sudoku has 81"));
    std::vector<KillerCage> list;
    for (auto& [number, cage] : cages) list.push_back(std::move(cage));
    std::ranges::sort(list, {}, [](const KillerCage& cage) { return cage.cells.front(); });
    return list;
}

std::expected<Puzzle, Diagnostic> read_killer(const NumberedLine& line, std::string_view file,
                                              const PuzzleOptions& options) {
    const bool is_long = is_long_killer(line.text);
    if (!is_long && !is_short_killer(line.text))
        return std::unexpected(error_at(line.span(), "the line is no killer sudoku of 81 signs",
                                        std::string(kKillerText.beginning)));
    const auto cages = is_long ? long_cages(line) : short_cages(line);
    if (!cages) return failure(cages);
    SquareStatements killer(kKillerSide);
    if (line.text.starts_with(kDiagonalKiller)) killer.rule("permutation 1..9", std::string("diagonals"));
    for (const KillerCage& cage : *cages) {
        if (cage.sum > 0) {
            killer.rule("cage " + std::to_string(cage.sum), cage.cells);
        } else if (cage.cells.size() > 1) {
            killer.rule("cage", cage.cells);
        }
    }
    return killer.read(file, options);
}

/// Returns whether the first line with a puzzle is a word of 81 signs with cages (short form), or begins with 3x3::k: (long form).
bool looks_like_killer_text(std::string_view text) {
    const std::string_view word = first_puzzle_line(text);
    return is_long_killer(word) || is_short_killer(word);
}

/// Reads killer sudokus of nine by nine, one a line. In the short form each cell is a sum (0-9, A-Z for 10 to 35, a-j for 36 to 45)
/// or points to a neighbour in its cage: < > ^ v, and ` ' , . towards the corners. In the long form, 3x3::k:N:N:…, N is 256 times
/// the sum plus the number of the cage, and 0 for a cell without a cage; "d" before the "k" adds the diagonals. A cage whose sum is 0
/// has no total, and its cells differ.
ReadResult read_killer_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_puzzle_lines(file, options,
                             [&](const NumberedLine& line) { return read_killer(line, file.name, options); });
}

/// Writes a sudoku of nine by nine in the long form, if its rules are cages.
std::expected<WrittenPuzzle, Diagnostic> write_killer_text(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (square->size != kKillerSide || !square->has_lines || !square->has_usual_boxes)
        return std::unexpected(
            error_at({}, "the format has only sudokus of nine by nine with the usual boxes"));
    WrittenPuzzle written;
    std::vector<int> numbers(kKillerCells);
    int cages = 0;
    for (const SquareRule& rule : square->rules) {
        const auto sum = rule.name == "cage" && rule.statement->arguments.size() == 1
                             ? to_whole_number<int>(rule.statement->arguments[0].text)
                             : std::nullopt;
        const bool is_free =
            std::ranges::all_of(rule.cells, [&](SquareCell c) { return numbers[c.index(kKillerSide)] == 0; });
        if (!sum || *sum <= 0 || !is_free) {
            written.losses.push_back(lost_rule(*rule.statement));
            continue;
        }
        ++cages;
        for (const SquareCell cell : rule.cells) numbers[cell.index(kKillerSide)] = *sum * kSumFactor + cages;
    }
    const bool has_diagonals = square->has_diagonal[0] && square->has_diagonal[1];
    if ((square->has_diagonal[0] || square->has_diagonal[1]) != has_diagonals ||
        !square->more_regions.empty())
        written.losses.emplace_back("further regions or one diagonal");
    const std::vector<Initial> initials = initials_of(puzzle);
    if (!initials.front().givens.empty() || initials.size() > 1) written.losses.emplace_back("known numbers");
    if (!square->candidates.empty()) written.losses.emplace_back("which values single cells may hold");
    add_text_losses_of_square(puzzle, written.losses);
    written.text = has_diagonals ? kDiagonalKiller : kPlainKiller;
    for (const int number : numbers) written.text += std::to_string(number) + ":";
    written.text += "\n";
    return written;
}

}  // namespace

const Format kKillerText = {
    .name = "killer",
    .summary = "Killer sudokus, one a line: words of 81 signs (sums and arrows), or numbers after 3x3::k:.",
    .beginning = "a killer sudoku is a word of 81 signs such as R<<<M<^, or begins with 3x3::k:",
    .recognises = looks_like_killer_text,
    .read = read_killer_text,
    .example = "C<9<L8<I<^P<<^L<<^C^J<^L<^E^^^^^^^^^N<<H<H<<<7^S<^J<PC^>^^G^^^^Q<^>^>>^G^^A<^9<>^\n",
    .holds_many = true,
    .lost = "Writing: known numbers, all rules but cages and two diagonals, and the text of the rules.",
    .write = write_killer_text,
};

}  // namespace sator::exchange
