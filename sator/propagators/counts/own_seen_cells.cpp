// The sums of what the views can see are the numbers that the position may have, and its numbers are the sums that the views may have:
// those of them that have a support decide the positions of each view, as in SeenCells.
#include "sator/propagators/counts/own_seen_cells.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/counts/view_numbers.hpp"

namespace sator::propagators {

std::vector<bool> OwnSeenCells::allowed_numbers(const Scope& scope, std::size_t most) const {
    std::vector<bool> allowed(most + 1, false);
    bool has_other = false;
    scope[0].for_each([&](Value value) {
        const auto& number = numbers_[static_cast<std::size_t>(value)];
        if (!number)
            has_other = true;
        else if (*number <= most)
            allowed[*number] = true;
    });
    if (has_other) allowed.assign(most + 1, true);
    return allowed;
}

/// If no variable occurs twice, the first pass finds everything.
Propagation OwnSeenCells::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (Lights lights = lights_of(scope, blocking_);;) {
        scope.begin_step();
        const Propagation found = prune(scope, lights);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, blocking_);
        if (after == lights) return found;
        lights = std::move(after);
    }
}

Propagation OwnSeenCells::prune(Scope& scope, const Lights& lights) const {
    std::vector<Numbers> possible, before{{true}}, after(lengths_.size() + 1, {true});
    std::size_t first = 1;
    for (const std::uint32_t length : lengths_) {
        possible.push_back(seen_numbers(std::span(lights).subspan(first, length)));
        before.push_back(sums_of(before.back(), possible.back()));
        first += length;
    }
    for (std::size_t view = lengths_.size(); view-- > 0;)
        after[view] = sums_of(after[view + 1], possible[view]);
    const Numbers& totals = before.back();
    std::vector<Value> impossible;
    scope[0].for_each([&](Value value) {
        const auto& number = numbers_[static_cast<std::size_t>(value)];
        if (number && (*number >= totals.size() || !totals[*number])) impossible.push_back(value);
    });
    for (const Value value : impossible) {
        if (!scope.remove(0, value)) return Propagation::Conflict;
    }
    const std::vector<bool> allowed = allowed_numbers(scope, totals.size() - 1);
    first = 1;
    for (std::size_t view = 0; view < lengths_.size(); first += lengths_[view++]) {
        const Numbers others = sums_of(before[view], after[view + 1]);
        std::vector<std::size_t> supported;
        for (std::size_t n = 0; n <= lengths_[view]; ++n) {
            bool is_supported = false;
            for (std::size_t rest = 0; possible[view][n] && rest < others.size(); ++rest)
                is_supported = is_supported || (others[rest] && allowed[n + rest]);
            if (is_supported) supported.push_back(n);
        }
        if (supported.empty()) return Propagation::Conflict;
        const std::size_t least = supported.front();
        for (std::size_t i = 0; i < least; ++i) {
            if (lights[first + i] == Light::Open && !decide(scope, first + i, blocking_, Light::Off))
                return Propagation::Conflict;
        }
        if (supported.size() == 1 && least < lengths_[view] && lights[first + least] == Light::Open &&
            !decide(scope, first + least, blocking_, Light::On))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

void OwnSeenCells::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(blocking_);
    for (std::size_t value = 0; value < numbers_.size(); ++value) {
        if (!numbers_[value]) continue;
        std::vector<Word> alone(blocking_.size(), 0);
        set_bit(alone, value);
        classes.split(alone);
    }
}

}  // namespace sator::propagators
