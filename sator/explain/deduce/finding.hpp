#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator::explain {

/// The conclusion of a deduction.
struct Claim {
    std::vector<Candidate> placed;
    std::vector<Candidate> removed;
    /// True if each of `removed` is refuted: assuming it leads to a conflict. False if propagation without an
    /// assumption removes it.
    bool by_assuming = false;
    /// The claim is that the premises have no solution.
    bool is_contradiction = false;
    /// A cell for a case split: an assumption also fails if each value that it leaves to this cell conflicts.
    std::optional<CellId> split = {};
};

/// The premises that a search needs. make_step does not minimise them, because only a search shows the
/// deduction.
struct SearchedPremises {
    Candidates premises;
    bool is_minimal = true;  ///< it is proved that no rule and no premise can be left out
};

/// The candidates that a deduction starts from, instead of those of its `source`.
struct KnownCandidates {
    Candidates candidates;
};

/// The deduction follows from what the finding's rules imply together: an index in the context's combined rules.
/// Their fixpoint is used instead of that of the finding's rules.
struct UsesCombined {
    std::size_t index = 0;
};

/// The deduction follows from combined counts, which are too many to be known beforehand. Their fixpoint is used instead of
/// that of the finding's rules.
struct UsesCounts {
    std::shared_ptr<const CombinedRule> combined;  ///< says a CountWindow
};

/// What a finding of some techniques has besides rules and claim, e.g. the cells and values of a naked
/// subset.
using FindingDetail =
    std::variant<std::monostate, Subset, SearchedPremises, KnownCandidates, UsesCombined, UsesCounts>;

/// A deduction that is possible now: rules that are enough for it, and a conclusion. make_step makes a Step
/// of it: it finds the premises that are needed, and what else follows from the rules and these premises.
/// Unless the premises are SearchedPremises, the fixpoint of these rules must show the claim (`follows` in
/// minimal_premises.hpp); make_step asserts it.
struct Finding {
    Technique technique;
    std::vector<RuleId> rules;  ///< these are enough; a naked single may need fewer
    Claim claim;
    PremiseSource source = PremiseSource::Candidates;
    double cost = 0;  ///< the technique's cost, or a little more
    /// How much a person has to look at, e.g. the number of open cells. Among findings of the same cost the
    /// one with the least work is chosen.
    double work = 0;
    FindingDetail detail = {};
    SmallestProof smallest_proof = SmallestProof::NotAsked;

    bool is_by_search() const { return std::holds_alternative<SearchedPremises>(detail); }
    bool is_by_combined() const {
        return std::holds_alternative<UsesCombined>(detail) || std::holds_alternative<UsesCounts>(detail);
    }
};

}  // namespace sator::explain
