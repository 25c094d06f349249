#pragma once

#include <cstdint>
#include <vector>

#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// Deductions of a person in a star battle without a trial: a line or region is full, or has no more cells than it needs stars; some
/// lines have the stars of some regions; a star in a cell would leave another line or region too few cells.
class StarLogic {
  public:
    /// `size`: the number of rows, columns and regions. `stars`: how many each of them has, 1 or 2.
    StarLogic(std::size_t size, std::size_t stars);

    /// Returns the cells of which it does not find whether they have a star.
    std::vector<CellId> left_open(const Partition& regions);

  private:
    enum class Mark : std::uint8_t { Open, Star, Empty };
    using Cells = std::vector<std::size_t>;

    void read_regions(const Partition& regions);
    void put_star(std::size_t cell);
    bool clear(std::size_t cell);
    bool fill_units();
    bool compare_lines_with_regions();
    bool compare(std::size_t first_line, std::size_t lines);
    bool refute_stars();
    bool refutes_star(std::size_t cell);
    bool can_hold(const Cells& unit, std::size_t stars) const;
    bool is_open(std::size_t cell) const { return marks_[cell] == Mark::Open; }
    bool is_possible(std::size_t cell) const { return is_open(cell) && assumed_empty_[cell] != assumption_; }

    std::size_t size_, stars_;
    std::vector<Cells> near_;             // the cells that touch each cell, at corners, too
    std::vector<Cells> units_;            // rows, columns, regions
    std::vector<std::size_t> region_of_;  // each cell's region
    std::vector<Mark> marks_;
    std::vector<std::size_t> needs_;       // the stars that each unit still lacks
    std::vector<unsigned> assumed_empty_;  // the last assumption under which each cell is empty
    unsigned assumption_ = 0;
};

/// Moves cells from region to region until StarLogic leaves none open. Returns false if that does not end soon. Cells that have a star
/// stay where they are.
bool make_solvable_by_logic(Partition& regions, const std::vector<bool>& has_star, StarLogic& logic,
                            RandomSource& random);

}  // namespace sator::create
