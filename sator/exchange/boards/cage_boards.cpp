// The kinds with cages: a sudoku with or without them, and a kenken.

#include <algorithm>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

using CageStatements = std::expected<std::string, std::string>;

CageStatements solo(const DrawnBoard& board) {
    const std::size_t side = board.columns;
    const auto wide = static_cast<std::size_t>(board.count);
    if (wide != 0 && side % wide != 0) return std::unexpected("the boxes do not fit the grid");
    std::string text = "sudoku " + size_text(board);
    if (wide == 0) {
        text += " jigsaw\n" + regions_text(board);
    } else {
        text += " boxes " + std::to_string(wide) + "x" + std::to_string(side / wide) + "\n";
    }
    if (board.has_diagonals) text += "rule permutation 1.." + std::to_string(side) + " at diagonals\n";
    const auto places = region_places(board, board.cages);
    for (std::size_t cage = 0; cage < places.size(); ++cage) {
        if (!board.cage_clues[cage].empty())
            text += "rule cage " + board.cage_clues[cage] + " at" + places[cage] + "\n";
    }
    return text + initial_text(board);
}

/// The cages over which one of these rules stands, with the clue that `clue` makes of it; an empty clue is no cage.
template <class Clue>
bool read_cages(const PuzzleFacts& facts, DrawnBoard& board, Clue clue) {
    std::vector<Slot> cages;
    std::vector<std::string> clues;
    for (const RuleFact& rule : facts.rules) {
        const std::string text = rule.sequences.size() == 1 ? clue(rule) : std::string();
        if (text.empty()) continue;
        cages.push_back(rule.sequences.front());
        clues.push_back(text);
    }
    if (cages.empty()) return true;
    board.cages = regions_of_slots(facts, cages, true);
    if (board.cages.empty()) return false;
    board.cage_clues.resize(static_cast<std::size_t>(*std::ranges::max_element(board.cages)) + 1);
    for (std::size_t i = 0; i < cages.size(); ++i) {
        const auto place =
            std::ranges::find(facts.places, std::optional(cages[i].front())) - facts.places.begin();
        board.cage_clues[static_cast<std::size_t>(board.cages[static_cast<std::size_t>(place)])] = clues[i];
    }
    return true;
}

std::optional<DrawnBoard> square_of_numbers(const PuzzleFacts& facts) {
    if (facts.columns != facts.rows || facts.has_holes()) return std::nullopt;
    return board_of_givens(facts);
}

/// Makes `count` the width of the regions if they are boxes of equal size.
void recognise_boxes(DrawnBoard& board) {
    const std::size_t side = board.columns;
    for (std::size_t wide = 1; wide <= side; ++wide) {
        if (side % wide != 0) continue;
        const std::size_t high = side / wide, across = side / wide;
        bool fits = true;
        for (std::size_t cell = 0; cell < board.cell_count(); ++cell) {
            const std::size_t box = cell / side / high * across + cell % side / wide;
            fits = fits && board.regions[cell] == static_cast<int>(box);
        }
        if (fits) board.count = static_cast<int>(wide);
    }
}

std::optional<DrawnBoard> solo_board(const PuzzleFacts& facts) {
    auto board = square_of_numbers(facts);
    if (!board) return board;
    Slot falling;
    for (std::size_t i = 0; i < facts.rows; ++i) falling.push_back(*facts.places[i * facts.columns + i]);
    PuzzleFacts others = facts;
    std::erase_if(others.rules, [&](const RuleFact& rule) {
        const Slot& cells = rule.sequences.front();
        const bool is_falling = cells == falling;
        const bool rises = std::ranges::all_of(cells, [&](CellId cell) {
            return cell.index() % facts.columns + cell.index() / facts.columns + 1 == facts.columns;
        });
        if (rule.name == "permutation" && is_falling) board->has_diagonals = true;
        return rule.name == "permutation" && (is_falling || rises);
    });
    if (!read_regions_of(others, "permutation", *board)) return std::nullopt;
    recognise_boxes(*board);
    const bool read = read_cages(facts, *board, [](const RuleFact& rule) {
        return rule.name == "cage" && rule.arguments.size() == 1 ? rule.arguments[0] : std::string();
    });
    return read ? board : std::nullopt;
}

CageStatements kenken(const DrawnBoard& board) {
    std::string text = "kenken " + size_text(board) + "\n";
    const auto places = region_places(board, board.cages);
    for (std::size_t cage = 0; cage < places.size(); ++cage) {
        const std::string& clue = board.cage_clues[cage];
        const bool is_single = places[cage].find(' ', 1) == std::string::npos;
        const bool has_pair = std::ranges::count(places[cage], ' ') == 2;
        if (!has_pair && (clue.ends_with('-') || clue.ends_with('/')))
            return std::unexpected("a difference or a quotient is that of two cells");
        text += "  " + (is_single ? clue.substr(0, clue.size() - 1) : clue) + places[cage] + "\n";
    }
    return text;
}

/// The clue that a rule of a kenken stands for: "12+" for sum 12.
std::string kenken_clue(const RuleFact& rule) {
    if (rule.arguments.size() != 1) return {};
    const std::string& text = rule.arguments[0];
    if (rule.name == "sum") return text + "+";
    if (rule.name == "product") return text + "x";
    constexpr std::string_view kDifference = "max(line) - min(line) = ", kQuotientBegin = "max(line) = ";
    if (text.starts_with(kDifference)) return text.substr(kDifference.size()) + "-";
    if (text.starts_with(kQuotientBegin) && text.ends_with(" * min(line)"))
        return text.substr(kQuotientBegin.size(), text.find(" * ") - kQuotientBegin.size()) + "/";
    return {};
}

std::optional<DrawnBoard> kenken_board(const PuzzleFacts& facts) {
    auto board = square_of_numbers(facts);
    if (!board || !read_cages(facts, *board, kenken_clue) || board->cages.empty()) return std::nullopt;
    const bool has_all = std::ranges::none_of(board->cage_clues, &std::string::empty);
    return has_all ? board : std::nullopt;
}

}  // namespace

const BoardKind kSoloBoard = {solo, solo_board};
const BoardKind kKenkenBoard = {kenken, kenken_board};

}  // namespace sator::exchange
