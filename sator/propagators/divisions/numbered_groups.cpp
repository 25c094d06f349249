#include "sator/propagators/divisions/numbered_groups.hpp"

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/numbered_reasons.hpp"
#include "sator/propagators/divisions/passes.hpp"

namespace sator::propagators {

namespace {

/// A pass over groups of equal numbers (passes.hpp).
class NumberedPass {
  public:
    using Finding = NumberedFindings::Finding;

    NumberedPass(const PositionGraph& graph, std::span<const std::uint32_t> sizes,
                 const ValueTable& candidates)
        : parts_(graph, sizes, candidates) {}

    std::vector<Finding> findings(const ChangedPositions& changed) {
        return NumberedFindings(parts_).near(steps_between_parts(changed, parts_));
    }
    std::vector<Word> kept(const Finding& finding) const {
        std::vector<Word> values(parts_.candidates().width(), finding.is_placed ? 0 : ~Word{0});
        const auto bit = static_cast<std::size_t>(finding.value);
        values[bit / kWordBits] ^= Word{1} << bit % kWordBits;
        return values;
    }
    void explain_conflict(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        NumberedReasons(parts_, initial, lost).add_conflict(finding);
    }
    bool explain(std::uint32_t position, const std::vector<Value>& values, const ValueTable& initial,
                 ValueTable& lost) const {
        return NumberedReasons(parts_, initial, lost).add_removals(position, values);
    }

  private:
    NumberedParts parts_;
};

}  // namespace

Propagation NumberedGroups::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return propagate_in_passes(scope, changed, scratch, [this](const ValueTable& candidates) {
        return NumberedPass(graph_, sizes_, candidates);
    });
}

Reason NumberedGroups::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = reason_in_passes(removals, before, [this](const ValueTable& candidates) {
        return NumberedPass(graph_, sizes_, candidates);
    });
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

}  // namespace sator::propagators
