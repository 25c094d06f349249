// What the fixed positions leave of the target must be divisible by every value of the open ones; the last
// open one makes up the whole rest. Decides; for targets with so many divisors that an automaton over them
// would be too large. Values of the domains a round.
#include "sator/propagators/factors.hpp"

#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/propagators/keep_fitting.hpp"

namespace sator {

Propagation Factors::propagate(Scope& scope, Changed, Scratch&) const {
    const std::size_t n = scope.size();
    for (bool is_again = true; is_again;) {
        is_again = false;
        std::int64_t rest = target_;
        std::size_t open = 0;
        for (std::size_t i = 0; i < n; ++i) {
            if (!scope[i].is_fixed()) {
                ++open;
                continue;
            }
            const std::int64_t factor = factors_[static_cast<std::size_t>(scope[i].value())];
            if (factor == 0 || rest % factor != 0) return Propagation::Conflict;
            rest /= factor;
        }
        if (open == 0) return rest == 1 ? Propagation::Entailed : Propagation::Conflict;
        for (std::size_t i = 0; i < n; ++i) {
            if (scope[i].is_fixed()) continue;
            const auto fits = [&](Value v) {
                const std::int64_t factor = factors_[static_cast<std::size_t>(v)];
                return factor != 0 && (open == 1 ? factor == rest : rest % factor == 0);
            };
            if (!keep_fitting(scope, i, fits)) return Propagation::Conflict;
            is_again = is_again || scope[i].is_fixed();
        }
    }
    return Propagation::Fixpoint;
}

void Factors::residual(const Scope& scope, Residual& residual) const {
    std::int64_t rest = target_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) rest /= factors_[static_cast<std::size_t>(scope[i].value())];
    }
    residual.add_signed(rest);
}

}  // namespace sator
