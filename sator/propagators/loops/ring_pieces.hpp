#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Eight cells in a ring, and lines between cells. A line of the ring joins two cells that follow each other, and a spoke ends in one of
/// them. Cells of the ring at which a line ends form pieces, which lines of the ring join.
struct RingDemand {
    static constexpr std::size_t kCells = 8;

    /// By cell: the position of the line between it and the next cell; nullopt if there is none.
    std::array<std::optional<std::uint32_t>, kCells> ring;
    std::array<std::vector<std::uint32_t>, kCells> spokes;  ///< by cell: positions
    /// By length: the number of pieces. A piece of all cells is closed or has two ends.
    std::array<std::uint32_t, kCells + 1> pieces{};

    /// Returns the number of pieces of each length. `is_drawn`: by cell, the line to the next one; `is_entered`: by cell, whether a spoke
    /// is drawn.
    static std::array<std::uint32_t, kCells + 1> pieces_of(const std::array<bool, kCells>& is_drawn,
                                                           const std::array<bool, kCells>& is_entered);
};

/// The lit lines make the pieces of the demand. GAC; a call looks at all 256 sets of lines of the ring. The domains are of kind `Bits`.
class RingPieces final : public Propagator {
  public:
    /// `values` is the set of values of lit lines, as bits.
    RingPieces(RingDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "ring_pieces"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    RingDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
