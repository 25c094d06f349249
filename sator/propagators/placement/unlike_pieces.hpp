#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// A way in which a piece may lie in a group of positions.
struct PiecePlace {
    std::vector<std::uint32_t> positions;  ///< in ascending order
    std::uint32_t shape = 0;
};

/// Two groups of positions: those of the first group that have one of the values are one of its places, and so are those of the second
/// group. If the two pieces have positions that are neighbours, their shapes differ. GAC over whether positions have one of the values.
/// Costs a look at each pair of places. For domains of kind `Bits`.
class UnlikePieces final : public Propagator {
  public:
    using Places = std::vector<PiecePlace>;
    using Neighbours = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

    /// `values`: a bit for each. `neighbours`: a position of the first group and one of the second. A
    /// second group without positions has one place, which is empty.
    UnlikePieces(std::vector<Word> values, Places first, Places second, const Neighbours& neighbours);

    std::string_view name() const override { return "unlike_pieces"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    std::vector<Word> values_;
    Places first_, second_;
    std::vector<std::vector<Word>> fits_;  // by place of the first group: the places of the second, as bits
};

}  // namespace sator::propagators
