#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// Which cells of a model must differ, by any of its propagators (EdgeKind::Differ), and the groups whose cells take each value of
/// a set once. Building it costs pairs of cells of the groups.
class DifferingCells {
  public:
    /// Cells that hold each of `values` once.
    struct Permutation {
        std::vector<VariableId> cells;  ///< in the order of the propagator's scope
        Word values = 0;
    };

    /// There are no pairs and no permutations if the model has more than `kMaxCells` cells, or after `watch` is over.
    DifferingCells(const Model& model, LimitWatch& watch);

    bool differ(VariableId a, VariableId b) const {
        return a.index() < cells_ && b.index() < cells_ && has_bit(row(a), b.index());
    }
    /// Returns the set of the cells that differ from this one, by index.
    std::span<const Word> row(VariableId cell) const {
        return std::span(pairs_).subspan(cell.index() * words_, words_);
    }
    /// Whether any two of them must differ.
    bool all_differ(std::span<const VariableId> cells) const;
    std::span<const Permutation> permutations() const { return permutations_; }
    /// The number of cells that it knows.
    std::size_t cells() const { return cells_; }

    /// Two megabits of pairs.
    static constexpr std::size_t kMaxCells = 1448;

  private:
    void add_group(std::span<const VariableId> cells);

    std::size_t cells_ = 0, words_ = 0;
    std::vector<Word> pairs_;  // a row of bits for each cell
    std::vector<Permutation> permutations_;
};

}  // namespace sator::propagators
