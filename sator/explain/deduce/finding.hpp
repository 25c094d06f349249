#pragma once

#include <optional>
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
    /// The claim is that the premises clash.
    bool is_contradiction = false;
    /// An assumption also fails where each value that it leaves this cell conflicts.
    std::optional<CellId> split = {};
};

/// A deduction that is at hand, not yet told: which rules make it and what they say at least. Which premises it
/// needs is found out when it is told.
struct Finding {
    Technique technique;
    std::vector<RuleId> rules;  ///< enough for it; of a naked single perhaps more than enough
    Claim claim;
    PremiseSource source = PremiseSource::Candidates;
    double cost = 0;  ///< the technique's, or a little more
    /// How much there is to look at, for choosing among findings of one cost: smaller is better.
    double work = 0;
    Subset subset = {};  ///< of the techniques about one
    /// Of what only a search shows: the premises that it needs.
    std::optional<Candidates> premises = {};
    bool is_minimal = true;  ///< of that: whether no rule and no premise can be left out
    SmallestProof smallest_proof = SmallestProof::NotAsked;
    /// What it starts from, where that is not what `source` says.
    std::optional<Candidates> known = {};
};

}  // namespace sator
