#include "sator/create/logic/star_logic.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// As many lines as this are compared with regions at once; people rarely look at more.
constexpr std::size_t kMostComparedLines = 2;

/// Regions are given up after this number of moves for each cell since the last that left fewer cells open.
constexpr std::size_t kMostIdleMovesPerCell = 12;

}  // namespace

StarLogic::StarLogic(std::size_t size, std::size_t stars)
    : size_(size), stars_(stars), near_(size * size), units_(3 * size), assumed_empty_(size * size) {
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column < size; ++column) {
            const std::size_t cell = row * size + column;
            units_[row].push_back(cell);
            units_[size + column].push_back(cell);
            for (std::size_t r = row - (row > 0); r <= std::min(row + 1, size - 1); ++r) {
                for (std::size_t c = column - (column > 0); c <= std::min(column + 1, size - 1); ++c) {
                    if (r != row || c != column) near_[cell].push_back(r * size + c);
                }
            }
        }
    }
}

void StarLogic::read_regions(const Partition& regions) {
    region_of_.resize(size_ * size_);
    std::size_t number = 2 * size_;
    for (const Slot& region : regions.parts()) {
        if (region.empty()) continue;
        units_[number].clear();
        for (const CellId cell : region) {
            units_[number].push_back(cell.index());
            region_of_[cell.index()] = number;
        }
        ++number;
    }
    marks_.assign(size_ * size_, Mark::Open);
    needs_.assign(3 * size_, stars_);
}

void StarLogic::put_star(std::size_t cell) {
    marks_[cell] = Mark::Star;
    for (const std::size_t unit : {cell / size_, size_ + cell % size_, region_of_[cell]}) --needs_[unit];
    for (const std::size_t other : near_[cell]) clear(other);
}

bool StarLogic::clear(std::size_t cell) {
    if (!is_open(cell)) return false;
    marks_[cell] = Mark::Empty;
    return true;
}

/// A unit with all its stars has no other; one with no more open cells than it needs stars has them all.
bool StarLogic::fill_units() {
    bool is_changed = false;
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
        const auto open = static_cast<std::size_t>(
            std::ranges::count_if(units_[unit], [&](std::size_t cell) { return is_open(cell); }));
        if (open == 0 || (needs_[unit] > 0 && open > needs_[unit])) continue;
        const bool is_full = needs_[unit] == 0;
        for (const std::size_t cell : units_[unit]) {
            if (!is_open(cell)) continue;
            is_full ? static_cast<void>(clear(cell)) : put_star(cell);
        }
        is_changed = true;
    }
    return is_changed;
}

/// Some neighbouring lines need as many stars as the regions inside them, or as the regions that reach into them.
bool StarLogic::compare(std::size_t first_line, std::size_t lines) {
    std::size_t needed = 0;
    std::vector<std::size_t> inside(3 * size_), outside(3 * size_);
    std::vector<bool> is_in_lines(size_ * size_);
    for (std::size_t line = first_line; line < first_line + lines; ++line) {
        needed += needs_[line];
        for (const std::size_t cell : units_[line]) is_in_lines[cell] = true;
    }
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
        if (is_open(cell)) ++(is_in_lines[cell] ? inside : outside)[region_of_[cell]];
    }
    std::size_t needed_inside = 0, needed_across = 0;
    for (std::size_t region = 2 * size_; region < 3 * size_; ++region) {
        if (inside[region] > 0) needed_across += needs_[region];
        if (inside[region] > 0 && outside[region] == 0) needed_inside += needs_[region];
    }
    bool is_changed = false;
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
        const std::size_t region = region_of_[cell];
        const bool is_spare = is_in_lines[cell] ? needed_inside == needed && outside[region] > 0
                                                : needed_across == needed && inside[region] > 0;
        if (is_spare) is_changed = clear(cell) || is_changed;
    }
    return is_changed;
}

bool StarLogic::compare_lines_with_regions() {
    for (std::size_t lines = 1; lines <= std::min(kMostComparedLines, size_ - 1); ++lines) {
        for (std::size_t first = 0; first + lines <= size_; ++first) {
            if (compare(first, lines) || compare(size_ + first, lines)) return true;
        }
    }
    return false;
}

bool StarLogic::can_hold(const Cells& unit, std::size_t stars) const {
    for (std::size_t i = 0; i < unit.size(); ++i) {
        if (!is_possible(unit[i])) continue;
        if (stars == 1) return true;
        for (std::size_t j = i + 1; j < unit.size(); ++j) {
            if (is_possible(unit[j]) && std::ranges::find(near_[unit[i]], unit[j]) == near_[unit[i]].end())
                return true;
        }
    }
    return stars == 0;
}

/// Whether a star in this cell leaves some unit too few cells.
bool StarLogic::refutes_star(std::size_t cell) {
    ++assumption_;
    assumed_empty_[cell] = assumption_;
    for (const std::size_t other : near_[cell]) assumed_empty_[other] = assumption_;
    const std::size_t own[] = {cell / size_, size_ + cell % size_, region_of_[cell]};
    for (const std::size_t unit : own) {
        if (needs_[unit] > 1) continue;
        for (const std::size_t other : units_[unit]) assumed_empty_[other] = assumption_;
    }
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
        const std::size_t stars = needs_[unit] - (std::ranges::find(own, unit) != std::end(own) ? 1 : 0);
        if (stars > 0 && !can_hold(units_[unit], stars)) return true;
    }
    return false;
}

bool StarLogic::refute_stars() {
    bool is_changed = false;
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
        if (is_open(cell) && refutes_star(cell)) is_changed = clear(cell) || is_changed;
    }
    return is_changed;
}

std::vector<CellId> StarLogic::left_open(const Partition& regions) {
    read_regions(regions);
    while (fill_units() || refute_stars() || compare_lines_with_regions()) {
    }
    std::vector<CellId> open;
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
        if (is_open(cell)) open.emplace_back(cell);
    }
    return open;
}

bool make_solvable_by_logic(Partition& regions, const std::vector<bool>& has_star, StarLogic& logic,
                            RandomSource& random) {
    std::vector<CellId> open = logic.left_open(regions);
    for (std::size_t idle = 0; !open.empty(); ++idle) {
        if (idle > kMostIdleMovesPerCell * regions.cell_count()) return false;
        const CellId near = random.pick(open);
        const CellId cell = random.below(2) == 0 ? near : random.pick(regions.neighbours(near));
        const std::size_t from = regions.part_of(cell),
                          to = regions.part_of(random.pick(regions.neighbours(cell)));
        if (has_star[cell.index()] || from == to || !regions.is_connected_without(cell)) continue;
        regions.move(cell, to);
        std::vector<CellId> changed = logic.left_open(regions);
        if (changed.size() > open.size()) {
            regions.move(cell, from);
            continue;
        }
        if (changed.size() < open.size()) idle = 0;
        open = std::move(changed);
    }
    return true;
}

}  // namespace sator::create
