#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator {

/// What a deduction says.
struct Claim {
    std::vector<Candidate> placed;
    std::vector<Candidate> removed;
    /// Each of `removed` is removed because it leads to a conflict once it is assumed; else propagation alone
    /// removes it.
    bool by_assuming = false;
    /// The claim is that the premises have no solution.
    bool is_contradiction = false;
    /// A cell. An assumption also fails if each value that it leaves to this cell conflicts.
    std::optional<CellId> split = {};
};

/// The premises that a search needs. Only a search shows the deduction, so make_step does not cut them down.
struct SearchedPremises {
    Candidates premises;
    bool is_minimal = true;  ///< it is proved that no rule and no premise can be left out
};

/// The candidates that a deduction starts from, in place of what its `source` says.
struct KnownCandidates {
    Candidates candidates;
};

/// What a finding of some techniques has beside rules and claim: a naked or hidden subset its cells and
/// values.
using FindingDetail = std::variant<std::monostate, Subset, SearchedPremises, KnownCandidates>;

/// A deduction that is at hand: the rules that make it, and what they say at least. make_step finds out which
/// premises it needs.
struct Finding {
    Technique technique;
    std::vector<RuleId> rules;  ///< these are enough; a naked single may need fewer
    Claim claim;
    PremiseSource source = PremiseSource::Candidates;
    double cost = 0;  ///< the technique's, or a little more
    /// How much there is to look at. Among findings of one cost the smallest is best.
    double work = 0;
    FindingDetail detail = {};
    SmallestProof smallest_proof = SmallestProof::NotAsked;

    bool is_by_search() const { return std::holds_alternative<SearchedPremises>(detail); }
};

}  // namespace sator
