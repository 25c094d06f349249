#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// The way of a line through a point. The line does not branch there. Where two lines cross, both go straight.
enum class Pass : std::uint8_t { None = 1, Straight = 2, Turn = 4, End = 8 };

/// The points at which passes are counted, and how many of them there may be.
struct PassDemand {
    /// By point: the positions of the lines that leave it up, down, left and right; nullopt where there is none.
    using Arms = std::array<std::optional<std::uint32_t>, 4>;

    std::vector<Arms> points;
    std::uint8_t counted = 0;  ///< a set of Pass, as bits
    std::uint32_t least = 0, most = 0;
    bool may_cross = false;  ///< whether two lines may cross at a point, which is one straight pass then
    bool may_end = false;    ///< whether a line may end at a point
    bool are_alike = false;  ///< all points are counted, or none; then `least` and `most` mean nothing
};

/// Each point has two lit positions beside it or none, one if lines may end, or four if they may cross, and the number of points whose
/// pass is counted is right. GAC on each point, and on the bounds of the number; linear. The domains are of kind `Bits`.
class CountedPasses final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    CountedPasses(PassDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "counted_passes"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PassDemand demand_;
    std::vector<Word> values_;
};

/// Returns what the lit arms of a point do, in the order of PassDemand::Arms; nullopt if the demand does not allow that number of arms.
std::optional<Pass> pass_of(const std::array<bool, 4>& is_lit, const PassDemand& demand);

}  // namespace sator::propagators
