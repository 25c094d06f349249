// While two variables are open, in one group or in two, each value of the scope has a support: whatever it
// is, one of the two can still differ from its neighbour. So nothing is pruned but the last open variable,
// which must not make its group equal. The two open variables last seen are looked at first. Generalised arc
// consistency; constant cost while they stay open, else linear.
#include "sator/propagators/some_group_differs.hpp"

#include <optional>

#include "sator/engine/scope.hpp"

namespace sator {

namespace {

/// How many open variables make sure that nothing is pruned.
constexpr std::size_t kWitnesses = 2;

/// The memo's words each hold a position plus one, or zero.
bool are_open(const Scope& scope, std::span<const Word> witnesses) {
    for (const Word witness : witnesses) {
        if (witness == 0 || witness > scope.size() || scope[witness - 1].is_fixed()) return false;
    }
    return witnesses[0] != witnesses[1];
}

}  // namespace

std::size_t SomeGroupDiffers::memo_words(std::size_t /*positions*/) const {
    return kWitnesses;
}

Propagation SomeGroupDiffers::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    if (are_open(scope, scratch.memo)) return Propagation::Fixpoint;
    std::size_t open = 0;
    std::optional<Value> forbidden;  // the value that would make the last open variable's group equal
    for (std::size_t g = 0, begin = 0; g < ends_.size(); begin = ends_[g++]) {
        std::optional<Value> common;
        const std::size_t open_before = open;
        for (std::size_t i = begin; i < ends_[g]; ++i) {
            if (!scope[i].is_fixed()) {
                if (open < kWitnesses) scratch.memo[open] = i + 1;
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
    if (open >= kWitnesses) return Propagation::Fixpoint;
    if (open == 0 || !forbidden) return Propagation::Conflict;
    return scope.remove(scratch.memo[0] - 1, *forbidden) ? Propagation::Entailed : Propagation::Conflict;
}

}  // namespace sator
