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
class MustDiffer {
  public:
    /// Once `watch` is over, edges may be missing.
    MustDiffer(const Model& model, LimitWatch& watch);

    bool is_empty() const { return is_empty_; }
    /// Returns whether all cells differ from each other.
    bool is_complete() const;
    bool contains(VariableId a, VariableId b) const { return has_bit(of(a), b.index()); }
    /// The cells that differ from this one, as a set of indices.
    std::span<const Word> of(VariableId cell) const {
        return std::span(neighbours_).subspan(cell.index() * words_, words_);
    }

    /// Parts the cells into cliques, greedily: the cell with the most neighbours among the cells that are left
    /// begins a clique and is joined by the neighbour of all with the most neighbours.
    std::vector<std::vector<VariableId>> cliques(std::span<const VariableId> cells) const;

  private:
    std::size_t words_;
    std::vector<Word> neighbours_;
    bool is_empty_ = true;
};

}  // namespace sator::propagators
