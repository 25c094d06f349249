#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/puzzle_lines.hpp"
#include "sator/exchange/sudoku_text/square_losses.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kLeastJigsaw = 3, kLargestJigsaw = 9;

/// Returns the number of rows if a line of this length is a jigsaw sudoku.
std::optional<std::size_t> jigsaw_side(std::size_t length) {
    for (std::size_t side = kLeastJigsaw; side <= kLargestJigsaw; ++side) {
        if (length == 2 * side * side) return side;
    }
    return std::nullopt;
}

bool is_jigsaw_value(char c, std::size_t side) {
    return c == '.' || (c >= '0' && c <= static_cast<char>('0' + side));
}

std::expected<Puzzle, Diagnostic> read_jigsaw(const NumberedLine& line, std::string_view file,
                                              const PuzzleOptions& options) {
    const auto side = jigsaw_side(line.text.size());
    if (!side)
        return std::unexpected(error_at(line.span(),
                                        "the line has " + std::to_string(line.text.size()) + " characters",
                                        std::string(kJigsawText.beginning)));
    const std::size_t cells = *side * *side;
    SquareStatements jigsaw(*side);
    std::map<char, std::size_t> sizes;
    for (std::size_t i = 0; i < cells; ++i) {
        const char value = line.text[i], region = line.text[cells + i];
        if (!is_jigsaw_value(value, *side))
            return std::unexpected(error_at(line.span(i, 1),
                                            std::string("'") + value + "' is no number of this sudoku",
                                            "write '.' or '0' for an open cell"));
        if (value != '.' && value != '0') jigsaw.given(SquareCell::at(i, *side), value - '0');
        jigsaw.regions()[i] = static_cast<unsigned char>(region);
        ++sizes[region];
    }
    for (const auto& [region, size] : sizes) {
        if (size != *side)
            return std::unexpected(error_at(line.span(cells + line.text.substr(cells).find(region), 1),
                                            std::string("the region '") + region + "' has " +
                                                std::to_string(size) + " cells, and each has " +
                                                std::to_string(*side)));
    }
    return jigsaw.read(file, options);
}

/// Returns whether the first line with a puzzle has the numbers of a square, and then as many characters that name its regions.
bool looks_like_jigsaw_text(std::string_view text) {
    const std::string_view line = first_puzzle_line(text);
    const auto side = jigsaw_side(line.size());
    if (!side) return false;
    const std::string_view values = line.substr(0, line.size() / 2), regions = line.substr(line.size() / 2);
    const auto is_full = [&](char region) {
        return std::ranges::count(regions, region) == static_cast<std::ptrdiff_t>(*side);
    };
    return std::ranges::all_of(values, [&](char c) { return is_jigsaw_value(c, *side); }) &&
           std::ranges::all_of(regions, is_full);
}

/// Reads jigsaw sudokus, one a line: the numbers of the cells with '.' or '0' for an open one, and then a character for each cell;
/// the cells of a region have the same.
ReadResult read_jigsaw_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_puzzle_lines(file, options,
                             [&](const NumberedLine& line) { return read_jigsaw(line, file.name, options); });
}

std::expected<WrittenPuzzle, Diagnostic> write_jigsaw_text(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (square->size < kLeastJigsaw || square->size > kLargestJigsaw || !square->has_lines ||
        !square->has_regions())
        return std::unexpected(error_at({}, "the format has only sudokus of 3 to 9 rows with regions"));
    std::string regions;
    for (const auto& region : square->regions) regions += static_cast<char>('a' + region.value_or(0));
    WrittenPuzzle written;
    for (const SquareRule& rule : square->rules) written.losses.push_back(lost_rule(*rule.statement));
    if (!square->more_regions.empty() || square->has_diagonal[0] || square->has_diagonal[1])
        written.losses.emplace_back("further regions or diagonals");
    if (!square->candidates.empty()) written.losses.emplace_back("which values single cells may hold");
    add_text_losses_of_square(puzzle, written.losses);
    for (const Initial& initial : initials_of(puzzle)) {
        for (const int value : square->givens(initial))
            written.text += value == 0 ? '.' : static_cast<char>('0' + value);
        written.text += regions + "\n";
    }
    return written;
}

}  // namespace

const Format kJigsawText = {
    .name = "jigsaw",
    .summary =
        "Jigsaw sudokus, one a line: 81 characters for the numbers, and 81 that name the regions; also "
        "smaller ones.",
    .beginning = "a jigsaw sudoku is a line of 162 characters: the numbers, and then the regions",
    .recognises = looks_like_jigsaw_text,
    .read = read_jigsaw_text,
    .example = "1..........4..2.aaababbbcccdcddd\n",
    .holds_many = true,
    .lost = "Writing: all rules but those of a jigsaw sudoku, and the text of the rules.",
    .write = write_jigsaw_text,
};

}  // namespace sator::exchange
