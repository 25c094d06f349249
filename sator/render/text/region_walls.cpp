#include "sator/render/text/region_walls.hpp"

#include <algorithm>

#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::render {

namespace {

bool is_region(const Sequence& sequence) {
    return sequence.label.starts_with("box ") || sequence.label.starts_with("region ");
}

/// Gives cells their region, unless one of them has a region already.
void add(const Sequence& sequence, std::size_t number, std::vector<std::size_t>& region_of) {
    const auto has_region = [&](CellId cell) { return region_of[cell.index()] != SIZE_MAX; };
    if (std::ranges::any_of(sequence.cells, has_region)) return;
    for (const CellId cell : sequence.cells) region_of[cell.index()] = number;
}

}  // namespace

RegionWalls::RegionWalls(const Puzzle& puzzle)
    : rows_(puzzle.grid.rows.size()), columns_(puzzle.grid.line_counts[0]) {
    region_of_.assign(puzzle.grid.cell_count(), SIZE_MAX);
    std::size_t number = 0;
    const text::KindDefinition* kind = puzzle.kind ? puzzle.kind->definition.get() : nullptr;
    if (kind != nullptr && kind->draws_regions()) {
        for (const Sequence& region : puzzle.regions) add(region, number++, region_of_);
    }
    for (const RuleStatement& statement : puzzle.rules) {
        if (!statement.is_placed) continue;
        for (const MarkedDrawing& drawing : statement.drawings) {
            for (const Sequence& sequence : drawing) {
                if (is_region(sequence)) add(sequence, number++, region_of_);
            }
        }
    }
    if (std::ranges::find(region_of_, SIZE_MAX) != region_of_.end()) region_of_.clear();
}

std::size_t RegionWalls::region(std::size_t row, std::size_t column) const {
    return region_of_[row * columns_ + column];
}

bool RegionWalls::is_above(std::size_t row, std::size_t column) const {
    if (row == 0 || row == rows_) return true;
    return !region_of_.empty() && region(row - 1, column) != region(row, column);
}

bool RegionWalls::is_left_of(std::size_t row, std::size_t column) const {
    if (column == 0 || column == columns_) return true;
    return !region_of_.empty() && region(row, column - 1) != region(row, column);
}

bool RegionWalls::has_line_above(std::size_t row) const {
    for (std::size_t column = 0; column < columns_; ++column) {
        if (is_above(row, column)) return true;
    }
    return false;
}

bool RegionWalls::has_line_left_of(std::size_t column) const {
    for (std::size_t row = 0; row < rows_; ++row) {
        if (is_left_of(row, column)) return true;
    }
    return false;
}

char32_t RegionWalls::junction(std::size_t row, std::size_t column) const {
    constexpr std::u32string_view kByArms = U" ╴╶─╵┘└┴╷┐┌┬│┤├┼";  // left 1, right 2, up 4, down 8
    std::size_t arms = 0;
    if (column > 0 && is_above(row, column - 1)) arms += 1;
    if (column < columns_ && is_above(row, column)) arms += 2;
    if (row > 0 && is_left_of(row - 1, column)) arms += 4;
    if (row < rows_ && is_left_of(row, column)) arms += 8;
    return kByArms[arms];
}

}  // namespace sator::render
