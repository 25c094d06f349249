#include "sator/exchange/boards/board_cages.hpp"

#include <algorithm>

namespace sator::exchange {

bool read_cages(const PuzzleFacts& facts, DrawnBoard& board, const ClueOfRule& clue) {
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
        const int cage = board.cages[*facts.place_of(cages[i].front())];
        board.cage_clues[static_cast<std::size_t>(cage)] = clues[i];
    }
    return true;
}

}  // namespace sator::exchange
