// A point has at most twelve states: no line, one or two of four arms, or all of them. Those that the lights allow say whether it is
// counted, is not, or may be. If the greatest number of points is counted already, no other point is. If the points that may be counted are
// as few as the least number, all of them are.
#include "sator/propagators/loops/counted_passes.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

constexpr std::size_t kArms = 4;
constexpr std::uint32_t kStates = 1U << kArms;

std::array<bool, kArms> arms_of(std::uint32_t state) {
    std::array<bool, kArms> is_lit{};
    for (std::size_t i = 0; i < kArms; ++i) is_lit[i] = (state >> i & 1U) != 0;
    return is_lit;
}

/// The states of a point that the lights allow, as a set of numbers below kStates, apart by whether they are counted.
struct PointStates {
    std::uint32_t counted = 0, others = 0;
};

PointStates states_of(const PassDemand& demand, const PassDemand::Arms& arms, const Lights& lights) {
    PointStates states;
    for (std::uint32_t state = 0; state < kStates; ++state) {
        const auto is_lit = arms_of(state);
        const auto pass = pass_of(is_lit, demand);
        bool is_allowed = pass.has_value();
        for (std::size_t i = 0; i < kArms && is_allowed; ++i) {
            const Light light = arms[i] ? lights[*arms[i]] : Light::Off;
            is_allowed = light != (is_lit[i] ? Light::Off : Light::On);
        }
        if (!is_allowed) continue;
        const bool is_counted = (static_cast<std::uint8_t>(*pass) & demand.counted) != 0;
        (is_counted ? states.counted : states.others) |= 1U << state;
    }
    return states;
}

/// Leaves the point only these states.
bool keep_states(Scope& scope, const PassDemand::Arms& arms, const Lights& lights, std::uint32_t states,
                 std::span<const Word> values) {
    for (std::size_t i = 0; i < kArms; ++i) {
        if (!arms[i] || lights[*arms[i]] != Light::Open) continue;
        bool may_be_on = false, may_be_off = false;
        for (std::uint32_t state = 0; state < kStates; ++state) {
            if ((states >> state & 1U) == 0) continue;
            may_be_on = may_be_on || arms_of(state)[i];
            may_be_off = may_be_off || !arms_of(state)[i];
        }
        if (may_be_on && may_be_off) continue;
        if (!decide(scope, *arms[i], values, may_be_on ? Light::On : Light::Off)) return false;
    }
    return true;
}

}  // namespace

std::optional<Pass> pass_of(const std::array<bool, 4>& is_lit, const PassDemand& demand) {
    const auto arms = std::ranges::count(is_lit, true);
    if (arms == 0) return Pass::None;
    if (arms == 1 && demand.may_end) return Pass::End;
    if (arms == 4 && demand.may_cross) return Pass::Straight;
    if (arms != 2) return std::nullopt;
    return is_lit[0] == is_lit[1] ? Pass::Straight : Pass::Turn;
}

Propagation CountedPasses::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        std::vector<PointStates> states;
        std::uint32_t surely = 0, perhaps = 0;
        for (const auto& arms : demand_.points) {
            states.push_back(states_of(demand_, arms, lights));
            if (states.back().counted == 0 && states.back().others == 0) return Propagation::Conflict;
            surely += states.back().others == 0 ? 1 : 0;
            perhaps += states.back().counted != 0 ? 1 : 0;
        }
        const auto all = static_cast<std::uint32_t>(states.size());
        const bool are_some = surely > 0, are_not_all = perhaps < all;
        if (demand_.are_alike ? are_some && are_not_all : surely > demand_.most || perhaps < demand_.least)
            return Propagation::Conflict;
        const bool are_no_more = demand_.are_alike ? are_not_all : surely == demand_.most;
        const bool are_no_less = demand_.are_alike ? are_some : perhaps == demand_.least;
        scope.begin_step();
        for (std::size_t i = 0; i < states.size(); ++i) {
            std::uint32_t kept = states[i].counted | states[i].others;
            if (states[i].counted != 0 && states[i].others != 0) {
                if (are_no_more) kept = states[i].others;
                if (are_no_less) kept = are_no_more ? kept : states[i].counted;
            }
            if (!keep_states(scope, demand_.points[i], lights, kept, values_)) return Propagation::Conflict;
        }
        const Lights after = lights_of(scope, values_);
        const bool is_open = std::ranges::find(after, Light::Open) != after.end();
        if (!is_open && after == lights) return Propagation::Entailed;
        if (after == lights || scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

Reason CountedPasses::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void CountedPasses::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
