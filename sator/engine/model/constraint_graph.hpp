#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/engine/model/domain.hpp"

namespace sator {

class Model;

/// How a position narrows its neighbour as soon as it is fixed.
enum class EdgeKind : std::uint8_t {
    Differ,  ///< the neighbour loses that value
    Depend,  ///< the neighbour may lose any value
};

/// What a propagator adds in Propagator::neighbours: groups of positions of which any two are neighbours.
class NeighbourGroups {
  public:
    struct Group {
        EdgeKind kind;
        std::vector<std::uint32_t> positions;
    };

    /// Positions that must use certain values between them.
    struct Places {
        std::vector<std::uint32_t> positions;
        std::vector<Word> values;  ///< each of them at exactly one position
    };

    /// If a position has one of `values`, the other positions determine which, e.g. the number of the mines around it.
    struct Determined {
        std::uint32_t position;
        std::vector<Word> values;
    };

    void add(EdgeKind kind, std::span<const std::uint32_t> positions);
    /// Adds a group of the first `positions` positions.
    void add_all(EdgeKind kind, std::size_t positions);

    /// Adds a group of positions exactly one of which has each of `values`; if there are values.
    void add_places(std::span<const std::uint32_t> positions, std::span<const Word> values);
    /// The same for the first `positions` positions.
    void add_all_places(std::size_t positions, std::span<const Word> values);

    /// States that the other positions determine which of `values` the position has, if it has one of them.
    void add_determined(std::uint32_t position, std::span<const Word> values) {
        determined_.push_back({position, {values.begin(), values.end()}});
    }

    const std::vector<Group>& groups() const { return groups_; }
    const std::vector<Places>& places() const { return places_; }
    const std::vector<Determined>& determined() const { return determined_; }

  private:
    std::vector<Group> groups_;
    std::vector<Places> places_;
    std::vector<Determined> determined_;
};

/// Which cells of a model narrow each other as soon as one is fixed. A variable order uses it to decide cells
/// first that narrow many others. A group of all cells distinguishes none of them and is left out. If there
/// are more than `kMostPairs` pairs, the graph has no edges.
class ConstraintGraph {
  public:
    explicit ConstraintGraph(const Model& model);

    bool has_edges() const { return !neighbours_.empty(); }
    bool has_determined() const { return !determined_.empty(); }
    /// Returns the values of a cell that other cells determine; empty if there are none in any cell. There is
    /// nothing to decide among them, so they count as one value, and a cell that has no others is decided last.
    std::span<const Word> determined(std::size_t cell) const {
        return std::span(determined_)
            .subspan(has_determined() ? cell * words_ : 0, has_determined() ? words_ : 0);
    }
    /// Returns the sum of `weights` over the cells that fixing `cell` may narrow. `candidates` has a word for
    /// each cell, into which the words of a larger domain are folded. A fixed cell has no candidates and
    /// weight 0.
    std::uint64_t weighted_degree(std::size_t cell, std::span<const Word> candidates,
                                  std::span<const std::uint64_t> weights) const {
        return weighted_degree(cell, candidates[cell], candidates, weights);
    }
    /// The same if the cell has only `own` candidates.
    std::uint64_t weighted_degree(std::size_t cell, Word own, std::span<const Word> candidates,
                                  std::span<const std::uint64_t> weights) const;

  private:
    struct CellGroup {
        EdgeKind kind;
        std::vector<VariableId> cells;
    };
    /// A cell's neighbours in `neighbours_`: first those that depend on it, then those that differ from it.
    struct Part {
        std::uint32_t first, first_differing, end;
    };

    void add_determined(const Model& model, std::span<const VariableId> scope,
                        const NeighbourGroups& neighbours);
    void add_edges(const Model& model, std::vector<CellGroup> groups);
    std::uint32_t end_of_neighbours() const { return static_cast<std::uint32_t>(neighbours_.size()); }

    std::vector<std::uint32_t> neighbours_;  // of all cells, one after the other
    std::vector<Part> parts_;                // of each cell
    std::size_t words_ = 0;                  // of a cell in `determined_`
    std::vector<Word> determined_;           // of all cells, or empty
};

}  // namespace sator
