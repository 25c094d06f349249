#include "sator/exchange/sudoku_text/square_losses.hpp"

namespace sator::exchange {

void add_text_losses_of_square(const Puzzle& puzzle, std::vector<std::string>& losses) {
    if (!puzzle.decorations.empty()) losses.emplace_back("what is only drawn");
    if (!puzzle.rules_text.empty()) losses.emplace_back("the text of the rules");
}

}  // namespace sator::exchange
