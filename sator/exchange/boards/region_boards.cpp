// Magnets: a kind with regions of two cells.

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

const BoardKind kMagnetsBoard = {magnets, magnets_board};

}  // namespace sator::exchange
