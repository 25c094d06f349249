#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator {

/// Candidates that were assumed without a conflict, and what propagation left to the cells then. As long as
/// all of that is still there it would leave the same again: it is the greatest choice of candidates with
/// which every rule agrees, of fewer candidates now than then.
class ConsistentAssumptions {
  public:
    /// 32 MB.
    static constexpr std::size_t kMaxWords = std::size_t{1} << 22;

    /// Of what does not fit into so many words nothing is remembered.
    explicit ConsistentAssumptions(std::size_t most_words = kMaxWords) : most_words_(most_words) {}

    /// Whether it is known that assuming the candidate does not conflict with what the fixpoint has.
    bool is_known_consistent(const RuleFixpoint& fixpoint, Candidate candidate) const;
    /// The fixpoint has what is left where the candidate is assumed, at the fixpoint.
    void remember(const RuleFixpoint& fixpoint, Candidate candidate);

  private:
    std::unordered_map<std::uint64_t, std::vector<Word>> left_;  // to each of the fixpoint's cells
    std::size_t words_ = 0, most_words_;                         // in all
};

}  // namespace sator
