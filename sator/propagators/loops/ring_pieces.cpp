// A set of lines of the ring says which pieces have two cells or more. Each other cell is a piece alone if a spoke enters it, and the number
// of such pieces is known. So a set has a support if the cells that must be entered are not too many, and those that may be are enough.
#include "sator/propagators/loops/ring_pieces.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

constexpr std::size_t kRingCells = RingDemand::kCells;

/// The ways in which supports pass a cell.
struct CellSupport {
    bool is_on_ring = false;  ///< a line of the ring ends in it
    bool is_alone = false;    ///< it is a piece of one cell
    bool is_left_out = false;
};

struct RingSupports {
    std::array<bool, kRingCells> may_be_on{}, may_be_off{};  // by line of the ring
    std::array<CellSupport, kRingCells> cells{};
    bool has_any = false;
};

/// Whether a spoke of the cell is on; open if one may be.
Light entered(const std::vector<std::uint32_t>& spokes, const Lights& lights) {
    Light light = Light::Off;
    for (const std::uint32_t spoke : spokes) light = std::max(light, lights[spoke]);
    return light;
}

RingSupports supports_of(const RingDemand& demand, const Lights& lights) {
    RingSupports supports;
    std::array<Light, kRingCells> spokes{};
    for (std::size_t cell = 0; cell < kRingCells; ++cell) spokes[cell] = entered(demand.spokes[cell], lights);
    for (std::uint32_t set = 0; set < 1U << kRingCells; ++set) {
        std::array<bool, kRingCells> is_drawn{};
        bool is_allowed = true;
        for (std::size_t i = 0; i < kRingCells && is_allowed; ++i) {
            is_drawn[i] = (set >> i & 1U) != 0;
            const Light light = demand.ring[i] ? lights[*demand.ring[i]] : Light::Off;
            is_allowed = light != (is_drawn[i] ? Light::Off : Light::On);
        }
        if (!is_allowed) continue;
        const auto long_pieces = RingDemand::pieces_of(is_drawn, {});
        if (!std::equal(long_pieces.begin() + 2, long_pieces.end(), demand.pieces.begin() + 2)) continue;
        const auto is_on_ring = [&](std::size_t cell) {
            return is_drawn[cell] || is_drawn[(cell + kRingCells - 1) % kRingCells];
        };
        std::uint32_t surely = 0, perhaps = 0;
        for (std::size_t cell = 0; cell < kRingCells; ++cell) {
            if (is_on_ring(cell)) continue;
            surely += spokes[cell] == Light::On ? 1 : 0;
            perhaps += spokes[cell] == Light::Open ? 1 : 0;
        }
        if (demand.pieces[1] < surely || demand.pieces[1] > surely + perhaps) continue;
        supports.has_any = true;
        for (std::size_t i = 0; i < kRingCells; ++i)
            (is_drawn[i] ? supports.may_be_on : supports.may_be_off)[i] = true;
        for (std::size_t cell = 0; cell < kRingCells; ++cell) {
            CellSupport& support = supports.cells[cell];
            if (is_on_ring(cell)) {
                support.is_on_ring = true;
            } else if (spokes[cell] == Light::On) {
                support.is_alone = true;
            } else if (spokes[cell] == Light::Off) {
                support.is_left_out = true;
            } else {
                support.is_alone = support.is_alone || demand.pieces[1] > surely;
                support.is_left_out = support.is_left_out || demand.pieces[1] < surely + perhaps;
            }
        }
    }
    return supports;
}

}  // namespace

std::array<std::uint32_t, kRingCells + 1> RingDemand::pieces_of(
    const std::array<bool, kRingCells>& is_drawn, const std::array<bool, kRingCells>& is_entered) {
    std::array<std::uint32_t, kRingCells + 1> pieces{};
    const auto gap = std::ranges::find(is_drawn, false);
    if (gap == is_drawn.end()) {
        pieces[kRingCells] = 1;
        return pieces;
    }
    // The first cell of a piece follows a line that is not drawn.
    const auto first = static_cast<std::size_t>(gap - is_drawn.begin()) + 1;
    std::size_t length = 0;
    for (std::size_t i = 0; i < kRingCells; ++i) {
        const std::size_t cell = (first + i) % kRingCells;
        ++length;
        if (is_drawn[cell]) continue;
        if (length > 1 || is_entered[cell]) ++pieces[length];
        length = 0;
    }
    return pieces;
}

Propagation RingPieces::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const RingSupports supports = supports_of(demand_, lights);
        if (!supports.has_any) return Propagation::Conflict;
        scope.begin_step();
        const auto decide_open = [&](std::uint32_t position, bool may_be_on, bool may_be_off) {
            if (lights[position] != Light::Open || (may_be_on && may_be_off)) return true;
            return decide(scope, position, values_, may_be_on ? Light::On : Light::Off);
        };
        for (std::size_t i = 0; i < kRingCells; ++i) {
            if (demand_.ring[i] &&
                !decide_open(*demand_.ring[i], supports.may_be_on[i], supports.may_be_off[i]))
                return Propagation::Conflict;
            const CellSupport& cell = supports.cells[i];
            const auto& spokes = demand_.spokes[i];
            const auto live = std::ranges::count_if(
                spokes, [&](std::uint32_t spoke) { return lights[spoke] != Light::Off; });
            for (const std::uint32_t spoke : spokes) {
                if (!decide_open(spoke, cell.is_on_ring || cell.is_alone,
                                 cell.is_on_ring || cell.is_left_out || (cell.is_alone && live > 1)))
                    return Propagation::Conflict;
            }
        }
        const Lights after = lights_of(scope, values_);
        const bool is_open = std::ranges::find(after, Light::Open) != after.end();
        if (!is_open && after == lights) return Propagation::Entailed;
        if (after == lights || scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

Reason RingPieces::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void RingPieces::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
