#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator::explain {

/// Finds a smallest set of at most `kMaxRules` rules that refutes a candidate. Sets that did not are cached
/// until the candidates of their cells change.
class SmallRefutations {
  public:
    /// The largest sets that are tried. There are too many larger ones.
    static constexpr std::size_t kMaxRules = 3;

    /// Returns a smallest set of at most `most` rules (indices, ascending) that refutes the candidate, or an
    /// empty list if there is none. `fixpoint` is that of all rules: `knowledge` is propagated on its
    /// innermost level, and all its rules are switched off. Between calls, candidates may only be removed.
    std::vector<std::size_t> find(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidate candidate,
                                  std::size_t most);

  private:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

    /// The candidate as a number, and the rules, ascending, padded with kNone.
    struct Key {
        std::uint64_t candidate;
        std::array<std::uint32_t, kMaxRules> rules;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const;
    };
    /// A set of rules that does not refute the candidate.
    struct Node {
        std::uint64_t revision = 0;       ///< the sum of its rules' revisions when it was tried, plus 1
        std::uint64_t round = 0;          ///< the round in which it was last visited
        bool adds = false;                ///< whether its last rule removed something after the others
        std::vector<std::uint32_t> next;  ///< the rules whose scope has a cell that these rules changed
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

    // The state of the current `find`.
    const Knowledge* knowledge_ = nullptr;
    RuleFixpoint* fixpoint_ = nullptr;
    Candidate candidate_{};
    std::size_t place_ = 0;            // the place of its cell in the fixpoint
    std::vector<std::uint32_t> path_;  // the set of rules, in the order in which they were added
    std::size_t entered_ = 0;          // open levels: the candidate's, and one for each rule entered
    std::size_t first_level_ = 0;      // the candidate's level
};

}  // namespace sator::explain
