#pragma once

#include <cstddef>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::create {

/// A division of a grid's cells into connected parts, e.g. cages or regions.
class Partition {
  public:
    /// Each cell is a part of its own.
    explicit Partition(const Grid& grid);

    std::size_t cell_count() const { return part_of_.size(); }
    std::size_t part_of(CellId cell) const { return part_of_[cell.index()]; }
    /// The cells of each part in reading order. A part may be empty.
    const std::vector<Slot>& parts() const { return parts_; }
    /// The cells that share an edge with a cell.
    const Slot& neighbours(CellId cell) const { return neighbours_[cell.index()]; }

    /// Moves a cell to another part, without asking whether the parts stay connected.
    void move(CellId cell, std::size_t part);
    /// Makes these cells of one part a new part, and returns its number.
    std::size_t split_off(const Slot& cells);
    /// Whether the part of a cell is connected and not empty without it.
    bool is_connected_without(CellId cell) const;
    bool is_connected(const Slot& cells) const;
    /// Leaves out empty parts, and numbers the others by their first cells.
    void tidy();

  private:
    std::vector<std::size_t> part_of_;
    std::vector<Slot> parts_;
    std::vector<Slot> neighbours_;
};

/// Divides a square grid into parts of `size` cells each: starts from `parts`, which have this size, and exchanges cells at random.
void shuffle_borders(Partition& partition, RandomSource& random, std::size_t exchanges);

/// Returns the letter of a part in a drawing.
char part_letter(std::size_t part);
/// The drawing of the parts, with a letter for each: "| a a b\n…".
std::string parts_drawing(const Partition& partition, const Grid& grid);

}  // namespace sator::create
