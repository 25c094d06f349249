// A view can see n positions if none of them must block, and the next one may block or there is none. Sums of such numbers over the
// views before a view, and over those after it, say which of its own numbers have a support; these decide its positions.
#include "sator/propagators/counts/seen_cells.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/counts/view_numbers.hpp"

namespace sator::propagators {

/// If no position occurs twice, the first pass finds everything.
Propagation SeenCells::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights lights = lights_of(scope, blocking_);;) {
        scope.begin_step();
        const Propagation found = prune(scope, lights);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, blocking_);
        if (after == lights) return found;
        lights = std::move(after);
    }
}

Propagation SeenCells::prune(Scope& scope, const Lights& lights) const {
    if (lengths_.empty()) return least_ == 0 ? Propagation::Entailed : Propagation::Conflict;
    std::vector<Numbers> possible, before{{true}}, after(lengths_.size() + 1, {true});
    std::size_t first = 0;
    for (const std::uint32_t length : lengths_) {
        possible.push_back(seen_numbers(std::span(lights).subspan(first, length)));
        before.push_back(sums_of(before.back(), possible.back()));
        first += length;
    }
    for (std::size_t view = lengths_.size(); view-- > 0;)
        after[view] = sums_of(after[view + 1], possible[view]);
    bool is_decided = true;
    first = 0;
    for (std::size_t view = 0; view < lengths_.size(); first += lengths_[view++]) {
        const Numbers others = sums_of(before[view], after[view + 1]);
        std::vector<std::size_t> supported;
        for (std::size_t n = 0; n <= lengths_[view]; ++n) {
            bool is_supported = false;
            for (std::size_t rest = 0; possible[view][n] && rest < others.size(); ++rest)
                is_supported = is_supported || (others[rest] && n + rest >= least_ && n + rest <= most_);
            if (is_supported) supported.push_back(n);
        }
        if (supported.empty()) return Propagation::Conflict;
        const std::size_t least = supported.front();
        for (std::size_t i = 0; i < least; ++i) {
            if (lights[first + i] == Light::Open && !decide(scope, first + i, blocking_, Light::Off))
                return Propagation::Conflict;
        }
        is_decided = is_decided && supported.size() == 1;
        if (supported.size() == 1 && least < lengths_[view] && lights[first + least] == Light::Open &&
            !decide(scope, first + least, blocking_, Light::On))
            return Propagation::Conflict;
    }
    return is_decided ? Propagation::Entailed : Propagation::Fixpoint;
}

/// The reason is the known positions of each view, up to the first one that surely blocks.
Reason SeenCells::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, blocking_);
    Reason reason;
    // A bound also rests on the values beyond it that the position had lost before.
    for (const Literal& removal : removals) {
        if (removal.relation == Literal::Relation::NotEqual) continue;
        before.initial(removal.position).for_each([&](Value v) {
            if (excludes(removal, v) && !before[removal.position].contains(v))
                reason.push_back({removal.position, Literal::Relation::NotEqual, v});
        });
    }
    LightReason collected(before, blocking_, reason);
    std::uint32_t first = 0;
    for (const std::uint32_t length : lengths_) {
        for (std::uint32_t i = first; i < first + length; ++i) {
            if (lights[i] != Light::Open) collected.add(i);
            if (lights[i] == Light::On) break;
        }
        first += length;
    }
    return reason;
}

void SeenCells::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(blocking_);
}

}  // namespace sator::propagators
