#include "sator/create/shapes/partition.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

Partition::Partition(const Grid& grid)
    : part_of_(grid.cell_count()), parts_(grid.cell_count()), neighbours_(grid.cell_count()) {
    for (std::size_t cell = 0; cell < part_of_.size(); ++cell) {
        part_of_[cell] = cell;
        parts_[cell] = {CellId(cell)};
    }
    for (const Sequence& pair : neighbours_of(grid)) {
        neighbours_[pair.cells[0].index()].push_back(pair.cells[1]);
        neighbours_[pair.cells[1].index()].push_back(pair.cells[0]);
    }
}

void Partition::move(CellId cell, std::size_t part) {
    std::erase(parts_[part_of(cell)], cell);
    parts_[part].insert(std::ranges::upper_bound(parts_[part], cell), cell);
    part_of_[cell.index()] = part;
}

std::size_t Partition::split_off(const Slot& cells) {
    parts_.emplace_back();
    for (const CellId cell : cells) move(cell, parts_.size() - 1);
    return parts_.size() - 1;
}

bool Partition::is_connected(const Slot& cells) const {
    if (cells.empty()) return false;
    Slot reached = {cells[0]};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const CellId other : neighbours(reached[next])) {
            if (std::ranges::find(cells, other) != cells.end() &&
                std::ranges::find(reached, other) == reached.end())
                reached.push_back(other);
        }
    }
    return reached.size() == cells.size();
}

bool Partition::is_connected_without(CellId cell) const {
    Slot rest = parts_[part_of(cell)];
    std::erase(rest, cell);
    return is_connected(rest);
}

void Partition::tidy() {
    std::erase_if(parts_, [](const Slot& part) { return part.empty(); });
    std::ranges::sort(parts_);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        for (const CellId cell : parts_[part]) part_of_[cell.index()] = part;
    }
}

void shuffle_borders(Partition& partition, RandomSource& random, std::size_t exchanges) {
    for (std::size_t i = 0; i < exchanges; ++i) {
        const CellId out(random.below(partition.cell_count()));
        const std::size_t from = partition.part_of(out);
        const std::size_t to = partition.part_of(random.pick(partition.neighbours(out)));
        if (from == to || !partition.is_connected_without(out)) continue;
        partition.move(out, to);
        // A cell of the part that grew goes the other way.
        Slot back;
        for (const CellId cell : partition.parts()[to]) {
            const bool touches = std::ranges::any_of(partition.neighbours(cell),
                                                     [&](CellId n) { return partition.part_of(n) == from; });
            if (cell != out && touches && partition.is_connected_without(cell)) back.push_back(cell);
        }
        if (back.empty()) {
            partition.move(out, from);
        } else {
            partition.move(random.pick(back), from);
        }
    }
    partition.tidy();
}

char part_letter(std::size_t part) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    SATOR_ASSERT(part < kLetters.size());
    return kLetters[part];
}

std::string parts_drawing(const Partition& partition, const Grid& grid) {
    std::string text;
    for (const Sequence& row : rows_of(grid)) {
        text += "|";
        for (const CellId cell : row.cells) text += std::string(" ") + part_letter(partition.part_of(cell));
        text += "\n";
    }
    return text;
}

}  // namespace sator::create
