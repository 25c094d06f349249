// As long as two variables are open, in one group or in two, each value of the scope has a support: whatever
// the value is, one of the two can still differ from its neighbour. Therefore only the last open variable can
// be pruned, and it loses the value that would make its group equal. GAC; a call is linear in the positions.
//
// Why no watches: remembering two open variables would often save the scan, but which two they are would then
// decide when entailment is detected, and with it the order of solutions.
#include "sator/propagators/basic/any_not_all_equal.hpp"

#include <optional>

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

Propagation AnyNotAllEqual::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    std::size_t open = 0, last_open = 0;
    std::optional<Value> forbidden;  // the value that would make the last open variable's group equal
    for (std::size_t g = 0, begin = 0; g < ends_.size(); begin = ends_[g++]) {
        std::optional<Value> common;
        const std::size_t open_before = open;
        for (std::size_t i = begin; i < ends_[g]; ++i) {
            if (!scope[i].is_fixed()) {
                last_open = i;
                ++open;
            } else if (!common) {
                common = scope[i].value();
            }
        }
        for (std::size_t i = begin; common && i < ends_[g]; ++i) {
            if (!scope[i].contains(*common)) return Propagation::Entailed;
        }
        if (open > open_before) forbidden = common;
    }
    if (open >= 2) return Propagation::Fixpoint;
    if (open == 0 || !forbidden) return Propagation::Conflict;
    return scope.remove(last_open, *forbidden) ? Propagation::Entailed : Propagation::Conflict;
}

}  // namespace sator::propagators
