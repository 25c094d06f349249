// The kinds with regions.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

using RegionStatements = std::expected<std::string, std::string>;

/// A board of the regions of a puzzle without holes, over which the rule NAME stands.
std::optional<DrawnBoard> regions_board(const PuzzleFacts& facts, std::string_view rule) {
    if (facts.has_holes()) return std::nullopt;
    auto board = board_of_givens(facts);
    if (board && !read_regions_of(facts, rule, *board)) board.reset();
    return board;
}

std::size_t largest_region(const DrawnBoard& board) {
    std::vector<std::size_t> sizes(region_count(board));
    for (const int region : board.regions) ++sizes[static_cast<std::size_t>(region)];
    return *std::ranges::max_element(sizes);
}

/// Pairs of cells `distance` apart in a line, as places: "R1C1 R1C3; R1C2 R1C4".
std::string pairs_apart(const DrawnBoard& board, std::size_t distance) {
    std::string places;
    const auto add = [&](std::size_t a, std::size_t b) {
        places += (places.empty() ? "" : "; ") + cell_text(board, a) + " " + cell_text(board, b);
    };
    for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
        if (cell % board.columns + distance < board.columns) add(cell, cell + distance);
        if (cell / board.columns + distance < board.rows) add(cell, cell + distance * board.columns);
    }
    return places;
}

/// The grid, its regions, and 1 to N in each region of N cells.
std::string numbered_regions(const DrawnBoard& board) {
    return "grid " + size_text(board) + "\nrange 1.." + std::to_string(largest_region(board)) +
           "\nrule permutation 1..size at regions\n";
}

RegionStatements ripple(const DrawnBoard& board) {
    std::string text = numbered_regions(board);
    for (std::size_t distance = 1; distance <= largest_region(board); ++distance) {
        const std::string pairs = pairs_apart(board, distance);
        if (!pairs.empty()) text += "rule a != b or a < " + std::to_string(distance) + " at " + pairs + "\n";
    }
    return text + "regions\n" + regions_text(board) + initial_text(board);
}

RegionStatements cojun(const DrawnBoard& board) {
    std::string text = numbered_regions(board) + "rule distinct at neighbours\n", above;
    for (std::size_t cell = 0; cell + board.columns < board.cell_count(); ++cell) {
        const std::size_t below = cell + board.columns;
        if (board.regions[cell] == board.regions[below])
            above += (above.empty() ? "" : "; ") + cell_text(board, below) + " " + cell_text(board, cell);
    }
    if (!above.empty()) text += "rule strict_order at " + above + "\n";
    return text + "regions\n" + regions_text(board) + initial_text(board);
}

RegionStatements magnets(const DrawnBoard& board) {
    std::vector<int> sizes(region_count(board));
    for (const int region : board.regions) ++sizes[static_cast<std::size_t>(region)];
    if (std::ranges::any_of(sizes, [](int size) { return size != 2; }))
        return std::unexpected("a region of magnets has two cells");
    const auto list = [&](Side side, const char* line) {
        std::string text;
        const auto& clues = board.side(side);
        if (std::ranges::all_of(clues, [](int clue) { return clue < 0; })) return text;
        text = line;
        for (const int clue : clues) text += " " + mark_of(clue);
        return text + "\n";
    };
    return "magnets\n" + list(Side::Left, "  + left") + list(Side::Top, "  + top") +
           list(Side::Right, "  - left") + list(Side::Bottom, "  - top") + regions_text(board);
}

std::optional<DrawnBoard> magnets_board(const PuzzleFacts& facts) {
    auto board = regions_board(facts, "together");
    if (!board) return board;
    for (const Side side : kSidesOfBoard) {
        const bool is_column = side == Side::Top || side == Side::Bottom;
        const std::string sign = side == Side::Top || side == Side::Left ? "+" : "-";
        for (std::size_t i = 0; i < board->side_length(side); ++i) {
            const Slot line = facts.line(is_column ? Side::Top : Side::Left, i);
            for (const RuleFact& rule : facts.rules) {
                if (rule.name == "count" && rule.sequences.front() == line && rule.arguments.size() == 2 &&
                    rule.arguments[0] == sign)
                    board->side(side)[i] = small_number(rule.arguments[1]).value_or(DrawnBoard::kOpen);
            }
        }
    }
    return board;
}

}  // namespace

const BoardKind kRippleBoard = {ripple,
                                [](const PuzzleFacts& facts) { return regions_board(facts, "permutation"); }};
const BoardKind kCojunBoard = {cojun,
                               [](const PuzzleFacts& facts) { return regions_board(facts, "permutation"); }};
const BoardKind kMagnetsBoard = {magnets, magnets_board};

}  // namespace sator::exchange
