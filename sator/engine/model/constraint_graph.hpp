#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/engine/model/domain.hpp"

namespace sator {

class Model;

/// How one of two positions narrows the other as soon as it is fixed.
enum class EdgeKind : std::uint8_t {
    Differ,  ///< the other loses that value
    Depend,  ///< the other may lose any value
};

/// What a propagator says of its positions (Propagator::neighbours): groups in which any two are neighbours.
class NeighbourGroups {
  public:
    struct Group {
        EdgeKind kind;
        std::vector<std::uint32_t> positions;
    };

    void add(EdgeKind kind, std::span<const std::uint32_t> positions);
    /// The first so many.
    void add_all(EdgeKind kind, std::size_t positions);

    const std::vector<Group>& groups() const { return groups_; }

  private:
    std::vector<Group> groups_;
};

/// Which cells of a model narrow each other at once. An order of cells asks, so that what is decided first
/// makes many of the others smaller. A group of all cells tells none from another and is left out; so is all,
/// where there are too many pairs.
class ConstraintGraph {
  public:
    explicit ConstraintGraph(const Model& model);

    bool has_edges() const { return !neighbours_.empty(); }
    /// The sum of `weights` over the cells that fixing `cell` may narrow. Of each cell: its candidates, those
    /// beyond a word's bits folded into it, and its weight. None, and 0, for a fixed one.
    std::uint64_t weighted_degree(std::size_t cell, std::span<const Word> candidates,
                                  std::span<const std::uint64_t> weights) const;

  private:
    /// Where a cell's neighbours stand: first those that depend on it, then those that differ.
    struct Part {
        std::uint32_t first, first_differing, end;
    };

    std::uint32_t end_of_neighbours() const { return static_cast<std::uint32_t>(neighbours_.size()); }

    std::vector<std::uint32_t> neighbours_;  // of all cells, one after the other
    std::vector<Part> parts_;                // of each cell
};

}  // namespace sator
