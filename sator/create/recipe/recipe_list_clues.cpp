// Clues in lists at the edge of the grid, e.g. `left 1 0 2`.

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/create/recipe/recipe_clues.hpp"
#include "sator/create/recipe/true_clues.hpp"

namespace sator::create {

namespace {

/// Returns the words before the colon: "left", "top".
std::vector<std::string> sides_of(const text::KindLine& lists) {
    const std::string text = to_utf8(lists.text.text);
    std::vector<std::string> sides(1);
    for (const char c : text.substr(0, text.find(':'))) {
        if (c != ' ') {
            sides.back() += c;
        } else if (!sides.back().empty()) {
            sides.emplace_back();
        }
    }
    std::erase(sides, "");
    return sides;
}

/// Returns what a place of a list may hold: numbers up to the sum of all numbers of a line, and the symbols.
std::vector<std::string> list_entries(const Puzzle& puzzle, const MadeGridSize& size) {
    const std::size_t longest = std::max(size.columns, size.rows);
    std::vector<std::string> entries;
    for (std::size_t number = 0; number <= longest * (longest + 1) / 2; ++number)
        entries.push_back(std::to_string(number));
    for (std::size_t value = 0; value < puzzle.alphabet.size(); ++value) {
        std::string symbol = puzzle.alphabet[value].to_string();
        const bool is_letter = symbol.size() == 1 && (('A' <= symbol[0] && symbol[0] <= 'Z') ||
                                                      ('a' <= symbol[0] && symbol[0] <= 'z'));
        if (is_letter) entries.push_back(std::move(symbol));
    }
    return entries;
}

}  // namespace

void add_list_clues(Plan& plan, const text::KindDefinition& definition, const MadeGridSize& size,
                    BasePuzzles& bases) {
    constexpr std::array<std::string_view, 3> kRowSides = {"left", "right", "rows"};
    const text::KindLine* lists = definition.line("lists");
    if (lists == nullptr) return;
    TrueClues true_clues(plan, bases);
    std::vector<ClueSpot> open;
    for (const std::string& side : sides_of(*lists)) {
        const bool is_of_rows = std::ranges::find(kRowSides, side) != kRowSides.end();
        const std::size_t length = is_of_rows ? size.rows : size.columns;
        for (std::size_t index = 0; index < length; ++index)
            open.push_back({.heading = {}, .side = side, .index = index, .length = length, .text = {}});
    }
    for (const std::string& entry : list_entries(*plan.base->puzzle, size)) {
        if (open.empty()) return;
        for (ClueSpot& spot : open) spot.text = entry;
        std::vector<ClueSpot> left;
        const auto clues = true_clues.of_lists(open);
        for (std::size_t i = 0; i < open.size(); ++i) {
            clues[i] ? plan.clues.push_back(*clues[i]) : left.push_back(open[i]);
        }
        open = std::move(left);
    }
}

}  // namespace sator::create
