// Railpool: the lengths of a region are digits of a number behind the kind's word.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/exchange/boards/piece_lengths.hpp"

namespace sator::exchange {

namespace {

std::expected<std::string, std::string> railpool(const DrawnBoard& board) {
    std::string text = "railpool";
    for (std::size_t region = 0; region < board.region_values.size(); ++region) {
        if (board.region_values[region] < 0) continue;
        if (region >= static_cast<std::size_t>(kMostRegionLetters))
            return std::unexpected("the board has more regions than there are letters for them");
        text += " " + region_mark(static_cast<int>(region)) + "=" +
                piece_lengths_text(board.region_values[region], '?');
    }
    return text + "\n" + drawing_text(board, [&](std::size_t cell) {
               return board.cells[cell] > 0 ? std::string("#") : region_mark(board.regions[cell]);
           });
}

/// Returns the lengths as DrawnBoard has them; nullopt if one has more than a digit.
std::optional<int> lengths_of(const std::vector<std::string>& arguments) {
    std::vector<std::optional<int>> lengths;
    auto length = std::ranges::find(arguments, "lengths");
    for (length = length == arguments.end() ? length : std::next(length); length != arguments.end(); ++length)
        lengths.push_back(small_number(*length));
    DrawnBoard board = empty_board(1, 1);
    if (lengths.empty() || !put_piece_lengths(board, 0, lengths)) return std::nullopt;
    return board.cells[0];
}

std::optional<DrawnBoard> railpool_board(const PuzzleFacts& facts) {
    DrawnBoard board = empty_board(facts.columns, facts.rows);
    for (std::size_t place = 0; place < board.cell_count(); ++place) {
        if (!facts.places[place]) board.cells[place] = 1;
    }
    if (!read_regions_of(facts, "", board)) return std::nullopt;
    board.region_values.assign(region_count(board), DrawnBoard::kOpen);
    for (const RuleFact& rule : facts.rules) {
        if (rule.name != "straight_pieces" || rule.sequences.size() != 1 || rule.sequences.front().empty())
            continue;
        const auto place = facts.place_of(rule.sequences.front().front());
        const auto lengths = lengths_of(rule.arguments);
        if (!place || !lengths) return std::nullopt;
        board.region_values[static_cast<std::size_t>(board.regions[*place])] = *lengths;
    }
    return board;
}

}  // namespace

const BoardKind kRailpoolBoard = {railpool, railpool_board};

}  // namespace sator::exchange
