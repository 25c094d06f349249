#include "sator/render/notes/clue_text_notes.hpp"

#include <algorithm>
#include <utility>

namespace sator::render {

namespace {

/// The clues of one direction, in the order of the puzzle.
struct Direction {
    std::string name, clues;
};

std::string with_capital(std::string word) {
    if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
    return word;
}

}  // namespace

std::vector<std::string> clue_text_notes(const Puzzle& puzzle) {
    std::vector<Direction> directions;
    for (const ClueText& clue : puzzle.clue_texts) {
        auto own = std::ranges::find(directions, clue.direction, &Direction::name);
        if (own == directions.end()) own = directions.insert(directions.end(), {clue.direction, {}});
        own->clues += (own->clues.empty() ? "" : "; ") + std::to_string(clue.number) + " " + clue.text;
    }
    std::vector<std::string> lines;
    for (const Direction& direction : directions)
        lines.push_back(with_capital(direction.name) + ": " + direction.clues);
    return lines;
}

}  // namespace sator::render
