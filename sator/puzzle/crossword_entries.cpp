#include "sator/puzzle/crossword_entries.hpp"

#include <algorithm>
#include <map>

#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::puzzle {

namespace {

bool is_crossword(const Puzzle& puzzle) {
    return !puzzle.clue_texts.empty() || (puzzle.kind && puzzle.kind->name == "crossword");
}

/// Returns whether each cell is one step of this kind after the one before.
bool runs(const Slot& cells, const std::vector<CellCoordinates>& places, CellCoordinates step) {
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const CellCoordinates &before = places[cells[i - 1].index()], &own = places[cells[i].index()];
        if (own.row != before.row + step.row || own.column != before.column + step.column) return false;
    }
    return cells.size() > 1;
}

}  // namespace

std::vector<CrosswordEntry> crossword_entries(const Puzzle& puzzle) {
    std::vector<CrosswordEntry> entries;
    if (!is_crossword(puzzle) || has_shifted_rows(puzzle.grid) || !puzzle.grid.between.empty())
        return entries;
    const std::vector<CellCoordinates> places = cell_coordinates(puzzle.grid);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>
        numbers;  // by the place of the first cell
    for (const RuleStatement& statement : puzzle.rules) {
        if (statement.name != "words" && statement.name != "word") continue;
        for (const MarkedDrawing& drawing : statement.drawings) {
            for (const Sequence& sequence : drawing) {
                const bool is_across = runs(sequence.cells, places, {0, 1});
                if (!is_across && !runs(sequence.cells, places, {1, 0})) continue;
                const CellCoordinates& first = places[sequence.cells.front().index()];
                numbers[{first.row, first.column}] = 0;
                entries.push_back({0, is_across, sequence.cells});
            }
        }
    }
    std::uint32_t last = 0;
    for (auto& [place, number] : numbers) number = ++last;
    for (CrosswordEntry& entry : entries) {
        const CellCoordinates& first = places[entry.cells.front().index()];
        entry.number = numbers[{first.row, first.column}];
    }
    std::ranges::stable_sort(
        entries, {}, [](const CrosswordEntry& entry) { return std::pair(entry.number, !entry.is_across); });
    return entries;
}

}  // namespace sator::puzzle
