// Fields that are on or off: diagonals, chess moves, disjoint groups.

#include <algorithm>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

void read_diagonal(SquareStatements& puzzle, int down) {
    const int size = static_cast<int>(puzzle.size());
    const SquareCell start{down > 0 ? 0 : size + 1, 0};
    puzzle.rule("permutation 1.." + std::to_string(size), cells_from(start, down, 1, puzzle.size()));
}

/// Returns the cells of each region of the grid that is written, in reading order.
std::vector<SquareCells> regions_of(const SquarePuzzle& square) {
    std::vector<SquareCells> regions(square.size);
    for (std::size_t cell = 0; cell < square.regions.size(); ++cell) {
        if (const auto& region = square.regions[cell])
            regions[static_cast<std::size_t>(*region)].push_back(SquareCell::at(cell, square.size));
    }
    return regions;
}

bool are_same_regions(std::vector<SquareCells> some, std::vector<SquareCells> others) {
    std::ranges::sort(some);
    std::ranges::sort(others);
    return some == others;
}

}  // namespace

void read_rising_diagonal(const JsonValue& /*root*/, SquareStatements& puzzle) {
    read_diagonal(puzzle, -1);
}

void read_falling_diagonal(const JsonValue& /*root*/, SquareStatements& puzzle) {
    read_diagonal(puzzle, 1);
}

void read_anti_knight(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("anti_knight", "all");
}

void read_anti_king(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("anti_king", "all");
}

/// Cells at the same place of their regions hold different numbers. The rule `disjoint_groups` knows regions of one size only.
void read_disjoint_groups(const JsonValue& /*root*/, SquareStatements& puzzle) {
    const std::vector<SquareCells> regions = puzzle.region_cells();
    const auto has_size = [&](const SquareCells& region) { return region.size() == puzzle.size(); };
    if (!regions.empty() && std::ranges::all_of(regions, has_size)) {
        std::string places;
        for (const SquareCells& region : regions) places += (places.empty() ? "" : "; ") + names_of(region);
        return puzzle.rule("disjoint_groups", places);
    }
    for (std::size_t place = 0; place < puzzle.size(); ++place) {
        SquareCells group;
        for (const SquareCells& region : regions) {
            if (place < region.size()) group.push_back(region[place]);
        }
        if (group.size() > 1) puzzle.rule("distinct", group);
    }
}

bool write_everywhere(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    if (rule.cells().size() != output.size() * output.size() || rule.has_arguments()) return false;
    output.json[std::string(option.key)] = true;
    return true;
}

bool keep_disjoint_groups(const FPuzzlesOption& /*option*/, const FPuzzlesRule& rule,
                          FPuzzlesOutput& output) {
    output.disjoint_groups[&rule.statement()].push_back(rule.cells());
    return true;
}

void write_disjoint_groups(FPuzzlesOutput& output, std::vector<std::string>& losses) {
    for (const auto& [statement, regions] : output.disjoint_groups) {
        if (are_same_regions(regions, regions_of(output.square)))
            output.json["disjointgroups"] = true;
        else
            losses.push_back(lost_rule(*statement));
    }
}

}  // namespace sator::exchange
