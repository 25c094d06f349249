#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator {

/// Finds the fewest rules that refute a candidate, where these are few. What was found of a set of rules is
/// kept for as long as what is known of their cells does not change.
class SmallRefutations {
  public:
    /// Larger sets are not looked for: there are too many.
    static constexpr std::size_t kMaxRules = 3;

    /// The fewest rules, by index and ascending, that refute the candidate, if they are no more than `most`;
    /// else none. `fixpoint`, of all rules, has what is known on its innermost level, at the fixpoint, and all
    /// rules switched off. What is known may only grow from call to call.
    std::vector<std::size_t> find(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidate candidate,
                                  std::size_t most);

  private:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

    /// The candidate as a number, and the rules, ascending; kNone where there are fewer.
    struct Key {
        std::uint64_t candidate;
        std::array<std::uint32_t, kMaxRules> rules;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const;
    };
    /// What is known of rules that do not refute the candidate.
    struct Node {
        std::uint64_t revision = 0;       ///< of its rules together, from 1, when it was asked
        std::uint64_t round = 0;          ///< in which it was met last
        bool adds = false;                ///< whether the last of its rules said more than the others
        std::vector<std::uint32_t> next;  ///< the rules that speak of what they changed
    };

    bool extend(std::size_t most);
    bool visit(std::uint32_t rule, std::size_t most);
    bool ask(Node& node);
    bool enter_path();
    void leave_to(std::size_t depth);
    Node& node_of_path();
    std::uint64_t revision_of_path() const;

    std::unordered_map<Key, Node, HashOfKey> nodes_;
    std::uint64_t round_ = 0;

    // Of the search that runs.
    const Knowledge* knowledge_ = nullptr;
    RuleFixpoint* fixpoint_ = nullptr;
    Candidate candidate_{};
    std::size_t place_ = 0;            // of its cell
    std::vector<std::uint32_t> path_;  // the rules on the way to where it is
    std::size_t entered_ = 0;          // levels: the candidate's, and one for each of the path's first rules
    std::size_t first_level_ = 0;      // the candidate's
};

}  // namespace sator
