#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// A way in which a piece of a bank may lie.
struct BankPlace {
    std::vector<std::uint32_t> on;   ///< the positions of the piece
    std::vector<std::uint32_t> off;  ///< those that no piece has if this one lies there
    std::uint32_t shape = 0;
};

/// The positions that have one of the values are pieces of a bank. Each of them lies in one of its places, whose positions `off` have none of
/// the values. Each shape has a number of pieces, which are all used, or of which some are. Looks at the places that are left for each
/// shape and for each position. Not GAC, but it decides all full assignments. A pass costs a look at each place. For domains of kind
/// `Bits`.
class PieceBank final : public Propagator {
  public:
    enum class Use : std::uint8_t { All, Some };

    /// `values`: a bit for each. `pieces`: their number, by shape. `positions`: the size of the scope.
    PieceBank(std::vector<Word> values, std::vector<BankPlace> places, std::vector<std::uint32_t> pieces,
              Use use, std::size_t positions);

    std::span<const Word> values() const { return values_; }
    const std::vector<BankPlace>& places() const { return places_; }
    const std::vector<std::uint32_t>& pieces() const { return pieces_; }
    bool are_all_used() const { return use_ == Use::All; }
    /// Returns the numbers of the places with a piece at a position.
    const std::vector<std::uint32_t>& places_at(std::size_t position) const { return places_at_[position]; }
    const std::vector<std::uint32_t>& places_of(std::size_t shape) const { return places_of_[shape]; }

    std::string_view name() const override { return "piece_bank"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    std::vector<Word> values_;
    std::vector<BankPlace> places_;
    std::vector<std::uint32_t> pieces_;
    Use use_;
    std::vector<std::vector<std::uint32_t>> places_at_, places_of_;  // by position, by shape
};

}  // namespace sator::propagators
