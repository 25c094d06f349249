#include "sator/formats/sudoku_text/square_losses.hpp"

namespace sator::formats {

void add_text_losses_of_square(const Puzzle& puzzle, std::vector<std::string>& losses) {
    if (!puzzle.decorations.empty()) losses.emplace_back("what is only drawn");
    if (!puzzle.title.empty() || !puzzle.author.empty() || !puzzle.rules_text.empty() ||
        !puzzle.source.empty())
        losses.emplace_back("title, author, source and rules as text");
    if (!puzzle.solution.empty()) losses.emplace_back("the solution");
}

}  // namespace sator::formats
