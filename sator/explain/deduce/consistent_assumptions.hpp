#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator::explain {

/// Remembers candidates that were assumed without a conflict, with the domains that propagation left. If all
/// values of these domains are still candidates, assuming the candidate again cannot conflict: the fixpoint
/// is the greatest set of candidates on which every propagator removes nothing, and the saved domains are
/// such a set.
class ConsistentAssumptions {
  public:
    /// The most words that are stored for all candidates together: 32 MB.
    static constexpr std::size_t kMaxWords = std::size_t{1} << 22;

    /// Assumptions that do not fit into `most_words` words are not remembered.
    explicit ConsistentAssumptions(std::size_t most_words = kMaxWords) : most_words_(most_words) {}

    /// Returns true if it is known that assuming the candidate does not conflict with the fixpoint's current
    /// domains.
    bool is_known_consistent(const RuleFixpoint& fixpoint, Candidate candidate) const;
    /// Stores the fixpoint's current domains, which propagation left after the candidate was assumed.
    void remember(const RuleFixpoint& fixpoint, Candidate candidate);

  private:
    std::unordered_map<std::uint64_t, std::vector<Word>> left_;  // the domains of the fixpoint's cells
    std::size_t words_ = 0, most_words_;                         // of all entries together
};

}  // namespace sator::explain
