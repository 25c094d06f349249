#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Which cells of a model must have different values, as far as its propagators say so: regions, cages, moves
/// of chess pieces, strictly increasing lines.
class DifferingCells {
  public:
    /// If the model has more than `kMaxCells` cells, or memory for fewer, no cells differ. Once `watch` is over,
    /// pairs may be missing.
    DifferingCells(const Model& model, LimitWatch& watch);

    /// The pairs of this number of cells take 2 MB.
    static constexpr std::size_t kMaxCells = 4096;

    /// The number of cells that it knows: those of the model, or 0.
    std::size_t cells() const { return cells_; }
    bool is_empty() const { return is_empty_; }
    /// Returns whether all cells differ from each other.
    bool is_complete() const;
    /// Returns whether the two variables are cells that must differ.
    bool differ(VariableId a, VariableId b) const {
        return a.index() < cells_ && b.index() < cells_ && has_bit(of(a), b.index());
    }
    /// Returns whether any two of them must differ.
    bool all_differ(std::span<const VariableId> variables) const;
    /// The cells that differ from this one, as a set of indices.
    std::span<const Word> of(VariableId cell) const {
        return std::span(neighbours_).subspan(cell.index() * words_, words_);
    }

    /// Parts the cells into cliques, greedily: the cell with the most neighbours among the cells that are left
    /// begins a clique and is joined by the neighbour of all with the most neighbours.
    std::vector<std::vector<VariableId>> cliques(std::span<const VariableId> cells) const;

  private:
    void add_group(std::span<const Word> members);

    std::size_t cells_ = 0, words_ = 0;
    std::vector<Word> neighbours_;  // a set for each cell
    bool is_empty_ = true;
};

}  // namespace sator::propagators
