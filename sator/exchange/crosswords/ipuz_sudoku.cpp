#include "sator/exchange/crosswords/ipuz_sudoku.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/ipuz_parts.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kDiagonalSudoku = "http://ipuz.org/sudoku/diagonalsudoku",
                           kLatinSquare = "http://ipuz.org/sudoku/latinsquare";

constexpr std::string_view kOfSudoku = "a sudoku";
constexpr std::array<FormatPart, 5> kIpuzSudokuParts = {{
    {kIpuzSudokuKind, PartUse::Read, true, kOfIpuzKinds, "sudoku"},
    {kDiagonalSudoku, PartUse::Read, true, kOfIpuzKinds, "sudoku"},
    {kLatinSquare, PartUse::Read, true, kOfIpuzKinds, "latin_square"},
    {"cages", PartUse::Refused, false, kOfSudoku},
    {"zones", PartUse::Refused, false, kOfSudoku},
}};

/// The kind without its version: "http://ipuz.org/sudoku#1".
std::string_view without_version(std::string_view kind) {
    return kind.substr(0, kind.find('#'));
}

/// The numbers that may be known, as `charset` states them.
bool has_usual_charset(const JsonValue& root, std::size_t size) {
    const auto charset = root.find("charset");
    std::string usual;
    for (std::size_t i = 1; i <= size && i < 10; ++i) usual += std::to_string(i);
    return !charset || (charset->is(JsonKind::String) && charset->text() == usual && size < 10);
}

/// Reads a known number: 0 if the cell is open, nullopt if it holds anything else.
std::optional<int> known_number(const JsonValue& cell, std::string_view empty, std::size_t size) {
    const std::string shown = shown_in_ipuz_cell(cell);
    if (shown == empty || shown == "0") return 0;
    const auto number = to_whole_number<int>(shown);
    return number && *number >= 1 && *number <= static_cast<int>(size) ? number : std::nullopt;
}

std::expected<SquareStatements, Diagnostic> ipuz_rules(const JsonValue& root, const JsonValue& kind,
                                                       std::string_view text, const IpuzGrid& grid) {
    const std::string_view name = without_version(kind.text());
    if (name != kIpuzSudokuKind && name != kDiagonalSudoku && name != kLatinSquare)
        return std::unexpected(ipuz_error(kind, text,
                                          "the kind '" + std::string(kind.text()) + "' is not read",
                                          "plain sudokus, those with diagonals and Latin squares are read"));
    constexpr std::size_t kLargest = 100;
    if (grid.columns != grid.rows || grid.columns > kLargest)
        return std::unexpected(
            ipuz_error(*root.find("dimensions"), text, "a sudoku is a square of at most 100 rows"));
    for (const FormatPart& part : kIpuzSudokuParts) {
        if (part.use == PartUse::Refused && root.find(part.name))
            return std::unexpected(
                ipuz_error(root, text, "the sudoku has zones or cages, which are not read"));
    }
    if (!has_usual_charset(root, grid.columns))
        return std::unexpected(
            ipuz_error(*root.find("charset"), text, "only sudokus of the numbers from 1 on are read"));
    SquareStatements sudoku(grid.columns);
    if (name == kLatinSquare) std::ranges::fill(sudoku.regions(), std::nullopt);
    if (name == kDiagonalSudoku)
        sudoku.rule("permutation 1.." + std::to_string(grid.columns), std::string("diagonals"));
    return sudoku;
}

}  // namespace

std::span<const FormatPart> ipuz_sudoku_parts() {
    return kIpuzSudokuParts;
}

std::expected<Puzzle, Diagnostic> read_ipuz_sudoku(const JsonValue& root, const JsonValue& kind,
                                                   std::string_view text, std::string_view file,
                                                   const PuzzleOptions& options) {
    const auto grid = read_ipuz_grid(root, text, options);
    if (!grid) return failure(grid);
    auto sudoku = ipuz_rules(root, kind, text, *grid);
    if (!sudoku) return failure(sudoku);
    const auto stated = root.find("empty");
    const std::string empty = stated ? shown_in_ipuz_cell(*stated) : "0";
    for (std::size_t i = 0; i < grid->cells.size(); ++i) {
        const auto number = known_number(grid->cells[i], empty, grid->columns);
        if (!number)
            return std::unexpected(ipuz_error(grid->cells[i], text,
                                              "a cell of this sudoku is a number from 1 to " +
                                                  std::to_string(grid->columns) + ", or 0 if it is open"));
        if (*number != 0) sudoku->given(SquareCell::at(i, grid->columns), *number);
    }
    if (const auto solution = root.find("solution"); solution && solution->is(JsonKind::Array)) {
        std::vector<int> values;
        for (const JsonValue& row : solution->members()) {
            for (const JsonValue& cell : row.members())
                values.push_back(known_number(cell, empty, grid->columns).value_or(0));
        }
        if (values.size() == grid->cells.size() && std::ranges::find(values, 0) == values.end()) {
            sudoku->solution(std::move(values));
        } else {
            sudoku->remark("the solution in the file lacks cells, and is left out");
        }
    }
    auto puzzle = sudoku->read(file, options);
    if (!puzzle) return puzzle;
    read_ipuz_texts(root, *puzzle);
    leave_out_unknown_ipuz(root, {}, puzzle->left_out);
    for (const JsonValue& cell : grid->cells) leave_out_unknown_cell(cell, root, puzzle->left_out);
    return puzzle;
}

std::expected<WrittenPuzzle, Diagnostic> write_ipuz_sudoku(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (!square->has_lines)
        return std::unexpected(error_at({}, "in an ipuz sudoku each row and column holds each number once"));
    WrittenPuzzle written;
    const bool has_diagonals = square->has_diagonal[0] && square->has_diagonal[1];
    for (const SquareRule& rule : square->rules) written.losses.push_back(lost_rule(*rule.statement));
    if (square->has_regions() && !square->has_usual_boxes)
        written.losses.emplace_back("regions that are not the usual boxes");
    if (!square->more_regions.empty() || square->has_diagonal[0] != square->has_diagonal[1] ||
        (has_diagonals && !square->has_regions()))
        written.losses.emplace_back("further regions, or diagonals");
    if (!square->candidates.empty()) written.losses.emplace_back("which values single cells may hold");
    if (!puzzle.rules_text.empty()) written.losses.emplace_back("the rules as text");
    if (!puzzle.decorations.empty()) written.losses.emplace_back("what is only drawn");
    const std::vector<Initial> initials = initials_of(puzzle);
    if (initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    nlohmann::ordered_json json;
    json["version"] = "http://ipuz.org/v2";
    const std::string_view kind = !square->has_regions() ? kLatinSquare
                                  : has_diagonals        ? kDiagonalSudoku
                                                         : kIpuzSudokuKind;
    json["kind"] = {std::string(kind) + "#1"};
    for (const auto& [field, text] :
         {std::pair{"title", &puzzle.title}, {"author", &puzzle.author}, {"copyright", &puzzle.source}}) {
        if (!text->empty()) json[field] = *text;
    }
    json["dimensions"] = {{"width", square->size}, {"height", square->size}};
    const std::vector<int> givens = square->givens(initials.front());
    for (std::size_t i = 0; i < givens.size(); ++i) {
        json["puzzle"][i / square->size].push_back(givens[i]);
        if (!square->solution.empty()) json["solution"][i / square->size].push_back(square->solution[i]);
    }
    written.text = json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    return written;
}

}  // namespace sator::exchange
